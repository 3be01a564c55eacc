import { CATEGORIES } from "@sunwright/engine/procurement/specifications";
import { expect, it } from "vitest";
import { isDrawn } from "../../../ui/product-drawing/product-drawing";

it("has a drawing of every category that shops sell, and of nothing else", () => {
  expect(CATEGORIES.length).toBeGreaterThan(15);
  expect(CATEGORIES.filter((category) => !isDrawn(category))).toEqual([]);
  expect(isDrawn("toString")).toBe(false);
});

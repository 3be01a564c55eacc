import { MATERIAL_MAX } from "@sunwright/contract/carts";
import { expect, it } from "vitest";
import { filledIn } from "../../../lib/filling";
import { linesOfFilling } from "./filling-lines";

it("puts a product in once, with the pieces and the names of all lines it fills", () => {
  const lines = linesOfFilling([
    { line: "panel", product: "a", quantity: 7 },
    // Two and one: each line tells what is bought for both together.
    { line: "fuse-string", product: "b", quantity: 3 },
    { line: "fuse-battery", product: "b", quantity: 3 },
  ]);
  expect(lines).toEqual([
    { productId: "a", quantity: 7, material: "panel" },
    { productId: "b", quantity: 3, material: "fuse-string fuse-battery" },
  ]);
});

it("names no more lines than there is room for", () => {
  const found = Array.from({ length: 30 }, (_, each) => ({ line: `fuse-of-run-${each}`, product: "a", quantity: 30 }));
  const [line] = linesOfFilling(found);
  expect(line?.quantity).toBe(30);
  expect(line?.material?.length).toBeLessThanOrEqual(MATERIAL_MAX);
  expect(line?.material?.split(" ").every((name) => found.some((one) => one.line === name))).toBe(true);
});

it("counts a line that two shops fill once, and puts what both have into the cart", () => {
  const found = [
    { line: "panel", product: "of one", quantity: 10 },
    { line: "panel", product: "of another", quantity: 8 },
    { line: "battery", product: "battery", quantity: 2 },
  ];
  expect(filledIn(found)).toBe(2);
  expect(linesOfFilling(found)).toEqual([
    { productId: "of one", quantity: 10, material: "panel" },
    { productId: "of another", quantity: 8, material: "panel" },
    { productId: "battery", quantity: 2, material: "battery" },
  ]);
});

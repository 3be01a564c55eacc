import { CATALOGUE } from "@sunwright/engine/sizing/load/appliances/catalogue";
import { expect, it } from "vitest";
import { DrawnIcon } from "./drawn-icon";

it("draws every icon the catalogue names", () => {
  const missing = CATALOGUE.filter(({ icon }) => DrawnIcon({ name: icon }) === null);
  expect(missing).toEqual([]);
});

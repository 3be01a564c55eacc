import fc from "fast-check";
import { expect, it } from "vitest";
import { cheapestFilling } from "./cheapest-filling";
import { withoutDominated } from "./dominated";
import type { FillingOption } from "./filling-task";
import { fillingTask } from "./testing/random-filling";

const product = (id: string, unit: number, stock = 100) => ({ id, prices: [{ from: 1, unit }], stock });
const option = (of: FillingOption["product"], shop: number, pieces = 1, kind = ""): FillingOption => ({
  product: of,
  shop,
  pieces,
  goods: (of.prices[0]?.unit ?? 0) * pieces,
  kind,
});
const idsOf = (options: readonly (readonly FillingOption[])[]) =>
  options.map((ofLine) => ofLine.map((one) => one.product.id));

it("leaves out what another product of the same shop replaces at no more", () => {
  const [cheap, dear, broad, few] = [
    product("cheap", 2),
    product("dear", 3),
    product("broad", 3),
    product("few", 1, 4),
  ];
  expect(idsOf(withoutDominated([[option(dear, 0), option(cheap, 0)]]))).toEqual([["cheap"]]);
  expect(idsOf(withoutDominated([[option(dear, 1), option(cheap, 0)]])), "of another shop").toEqual([
    ["dear", "cheap"],
  ]);
  const both = [[option(cheap, 0), option(broad, 0)], [option(broad, 0)]];
  expect(idsOf(withoutDominated(both)), "fills another line, too").toEqual([["cheap", "broad"], ["broad"]]);
  const scarce = [
    [option(few, 0, 3), option(dear, 0, 3)],
    [option(few, 0, 3), option(dear, 0, 3)],
  ];
  expect(idsOf(withoutDominated(scarce)), "not enough for both lines").toEqual([
    ["few", "dear"],
    ["few", "dear"],
  ]);
  const kinds = [[option(dear, 0, 1, "a"), option(cheap, 0, 1, "b")]];
  expect(idsOf(withoutDominated(kinds)), "parts that rules name by their figures").toEqual([["dear", "cheap"]]);
});

it("makes no filling dearer", () => {
  fc.assert(
    fc.property(fillingTask({ lines: 5, shops: 3, products: 14 }), (random) => {
      const options = random.options.map((ofLine) => ofLine.map((one) => ({ ...one, kind: "" })));
      const task = { ...random, options, cuts: [] };
      expect(cheapestFilling({ ...task, options: withoutDominated(options) }).cost).toBe(cheapestFilling(task).cost);
    }),
    { numRuns: 300 },
  );
});

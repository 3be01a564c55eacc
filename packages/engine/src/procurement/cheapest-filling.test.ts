import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cheapestFilling } from "./cheapest-filling";
import type { FillingOption, FillingTask } from "./filling-task";
import { purchaseOf, type Priced } from "./price";
import { costOf, everyFilling } from "./testing/every-filling";
import { fillingTask } from "./testing/random-filling";

const product = (id: string, unit: number, more: Partial<Priced> = {}): Priced => ({
  id,
  prices: [{ from: 1, unit }],
  stock: 1_000,
  ...more,
});
const option = (of: Priced, shop: number, pieces: number, kind = ""): FillingOption => ({
  product: of,
  shop,
  pieces,
  goods: purchaseOf(of, pieces)?.goods ?? Infinity,
  kind,
});
const task = (change: Partial<FillingTask>): FillingTask => ({
  options: [],
  opening: [],
  unfilled: 1_000_000,
  cuts: [],
  mostSteps: 10_000,
  ...change,
});

describe("the price of a quantity", () => {
  const tiered = product("panel", 100, {
    prices: [
      { from: 1, unit: 100 },
      { from: 10, unit: 80 },
    ],
    stock: 12,
  });

  it("goes by the step that holds, and by more pieces where those cost less", () => {
    expect(purchaseOf(tiered, 7)).toEqual({ quantity: 7, goods: 700 });
    // Nine at 100 are 900, ten at 80 are 800.
    expect(purchaseOf(tiered, 9)).toEqual({ quantity: 10, goods: 800 });
  });

  it("is bought in the multiples it is sold in, and not beyond what there is", () => {
    expect(purchaseOf({ ...tiered, multiple: 4 }, 5)).toEqual({ quantity: 8, goods: 800 });
    expect(purchaseOf(tiered, 13)).toBeNull();
    expect(purchaseOf({ ...tiered, stock: 9 }, 9)).toEqual({ quantity: 9, goods: 900 });
  });
});

describe("the cheapest filling", () => {
  it("opens a second shop only where that saves more than it costs, by hand", () => {
    const [panelA, panelB, fuseA, fuseB] = [product("pa", 100), product("pb", 90), product("fa", 5), product("fb", 20)];
    const options = [
      [option(panelA, 0, 10), option(panelB, 1, 10)],
      [option(fuseA, 0, 2), option(fuseB, 1, 2)],
    ];
    // One shop: A 1,000 + 10 + 50 = 1,060; B 900 + 40 + 50 = 990. Both: 900 + 10 + 100 = 1,010.
    expect(cheapestFilling(task({ options, opening: [50, 50] }))).toMatchObject({ cost: 990, bound: 990 });
    // At 10 a shop both are 900 + 10 + 20 = 930 and B alone 950.
    expect(cheapestFilling(task({ options, opening: [10, 10] })).cost).toBe(930);
  });

  it("leaves open what nobody can fill, and fills the rest", () => {
    const few = product("few", 10, { stock: 3 });
    const filled = cheapestFilling(task({ options: [[option(few, 0, 5)], [option(few, 0, 2)], []], opening: [7] }));
    expect(filled.picks.map((pick) => pick?.pieces ?? null)).toEqual([null, 2, null]);
    expect(filled.cost).toBe(2 * 1_000_000 + 20 + 7);
  });

  it("prices a product by the pieces of all lines, and shares its stock", () => {
    const cable = product("cable", 10, {
      prices: [
        { from: 1, unit: 10 },
        { from: 8, unit: 6 },
      ],
      stock: 9,
    });
    const other = product("other", 8);
    const options = [
      [option(cable, 0, 4), option(other, 0, 4)],
      [option(cable, 0, 5), option(other, 0, 5)],
    ];
    // Nine of the cable at 6 are 54; nine of the other 72; parted never below 4 × 8 + 8 × 6 = 80.
    expect(cheapestFilling(task({ options, opening: [0] })).cost).toBe(54);
  });

  it("keeps apart kinds that do not go together", () => {
    const options = [
      [option(product("a", 1), 0, 1, "a"), option(product("b", 5), 0, 1, "b")],
      [option(product("c", 1), 0, 1, "c"), option(product("d", 3), 0, 1, "d")],
    ];
    const cuts = [
      [
        { line: 0, kind: "a" },
        { line: 1, kind: "c" },
      ],
    ];
    expect(cheapestFilling(task({ options, opening: [0], cuts })).cost).toBe(4);
  });

  it("is never dearer than looking at every pick", () => {
    fc.assert(
      fc.property(fillingTask({ lines: 4, shops: 4, products: 9 }), (random) => {
        const found = cheapestFilling(random);
        expect(found.cost).toBe(everyFilling(random));
        expect(found.bound).toBe(found.cost);
        expect(costOf(found.picks, random.opening, random.unfilled)).toBe(found.cost);
      }),
      { numRuns: 300 },
    );
  });

  it("says what no filling is below where it has to end early", () => {
    fc.assert(
      fc.property(fillingTask({ lines: 4, shops: 4, products: 9 }), (random) => {
        const hurried = cheapestFilling({ ...random, mostSteps: 1 });
        const least = everyFilling(random);
        expect(hurried.bound).toBeLessThanOrEqual(least);
        expect(hurried.cost).toBeGreaterThanOrEqual(least);
        // Branches and picks take from the same steps: beyond them only the first way down is gone, to have an answer.
        expect(hurried.steps).toBeLessThan(200);
      }),
      { numRuns: 100 },
    );
  });
});

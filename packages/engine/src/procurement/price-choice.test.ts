import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { choosePrice, type ListedPrice, PRICE_LISTS } from "./price-choice";

const NOON = new Date("2026-11-23T12:00:00Z");
const MORNING = new Date("2026-11-23T06:00:00Z");
const EVENING = new Date("2026-11-23T18:00:00Z");
const price = (
  list: ListedPrice["list"],
  from: number,
  unit: number,
  more: Partial<ListedPrice> = {},
): ListedPrice => ({
  id: `${list}-${from}-${unit}`,
  list,
  from,
  unit,
  validFrom: null,
  validTo: null,
  ...more,
});
const asked = (quantity: number, lists: readonly ListedPrice["list"][] = ["public"]) => ({ quantity, lists, at: NOON });
const unitOf = (...question: Parameters<typeof choosePrice>) => choosePrice(...question)?.winner.unit ?? null;

const STEPS = [price("public", 1, 100), price("public", 10, 90), price("trade", 1, 95), price("own", 5, 80)];

describe("the price of a piece", () => {
  it("is the lowest that holds for the quantity and is open to the buyer", () => {
    expect(unitOf(STEPS, asked(1))).toBe(100);
    expect(unitOf(STEPS, asked(10))).toBe(90);
    expect(unitOf(STEPS, asked(1, ["public", "trade"]))).toBe(95);
    expect(unitOf(STEPS, asked(10, ["public", "trade"]))).toBe(90);
    expect(unitOf(STEPS, asked(4, PRICE_LISTS))).toBe(95);
    expect(unitOf(STEPS, asked(5, PRICE_LISTS))).toBe(80);
  });

  it("is of the most specific list where several ask the same", () => {
    const same = PRICE_LISTS.map((list) => price(list, 1, 100));
    expect(choosePrice(same, asked(1, PRICE_LISTS))?.winner.list).toBe("own");
    expect(choosePrice(same, asked(1, ["public", "trade"]))?.winner.list).toBe("trade");
  });

  it("holds from its first moment until before its end", () => {
    const until = (validTo: Date) => [price("public", 1, 100), price("public", 1, 70, { validTo })];
    expect(unitOf(until(EVENING), asked(1))).toBe(70);
    expect(unitOf(until(NOON), asked(1))).toBe(100);
    const since = (validFrom: Date) => [price("public", 1, 100), price("public", 1, 70, { validFrom })];
    expect(unitOf(since(NOON), asked(1))).toBe(70);
    expect(unitOf(since(EVENING), asked(1))).toBe(100);
    expect(unitOf(since(MORNING), asked(1))).toBe(70);
  });

  it("is none where nothing holds", () => {
    expect(choosePrice([], asked(1))).toBeNull();
    expect(choosePrice([price("public", 5, 90)], asked(4))).toBeNull();
    expect(choosePrice([price("trade", 1, 90)], asked(4))).toBeNull();
  });

  it("never rises with a list opened or a piece more, and shows no figure of a closed list", () => {
    const prices = fc.array(
      fc.record({
        list: fc.constantFrom(...PRICE_LISTS),
        from: fc.integer({ min: 1, max: 30 }),
        unit: fc.integer({ min: 1, max: 1_000 }),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 30 }), (drawn, quantity) => {
        const all = drawn.map(({ list, from, unit }, index) => price(list, from, unit, { id: `${index}` }));
        const open = choosePrice(all, asked(quantity));
        for (const { price: seen } of open?.ladder ?? []) expect(seen.list).toBe("public");
        const most = unitOf(all, asked(quantity)) ?? Infinity;
        expect(unitOf(all, asked(quantity, PRICE_LISTS)) ?? Infinity).toBeLessThanOrEqual(most);
        expect(unitOf(all, asked(quantity + 1)) ?? Infinity).toBeLessThanOrEqual(most);
      }),
    );
  });
});

it("gives a ladder by list and quantity, with what is reached and what wins", () => {
  const rungs = choosePrice(STEPS, asked(5, PRICE_LISTS))?.ladder.map(({ price: { id }, reached, wins }) => [
    id,
    reached,
    wins,
  ]);
  expect(rungs).toEqual([
    ["public-1-100", true, false],
    ["public-10-90", false, false],
    ["trade-1-95", true, false],
    ["own-5-80", true, true],
  ]);
});

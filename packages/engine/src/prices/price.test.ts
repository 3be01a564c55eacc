import { expect, it } from "vitest";
import { IN_PRICE, type Ladder, type Price, priceOf, RUNGS } from "./price";

const NONE: Ladder = { estimate: null, local: null, shops: null, offer: null, contract: null };
const price = (rung: Price["rung"], amount: number): Price => ({
  rung,
  amount,
  currency: "NGN",
  day: "2026-11-29",
  includes: IN_PRICE,
});

it("is the surest rung that is known, whatever it costs", () => {
  const known = RUNGS.map((rung, index) => price(rung, 10 - index));
  const upTo = (count: number): Ladder => ({
    ...NONE,
    ...Object.fromEntries(known.slice(0, count).map((one) => [one.rung, one])),
  });
  expect(RUNGS.map((_, index) => priceOf(upTo(index + 1))?.rung)).toEqual(RUNGS);
});

it("falls to the next lower rung where one ends", () => {
  const ladder = { ...NONE, estimate: price("estimate", 4), local: price("local", 1), offer: price("offer", 2) };
  expect(priceOf(ladder)?.rung).toBe("offer");
  expect(priceOf({ ...ladder, offer: null })?.rung).toBe("local");
  expect(priceOf({ ...ladder, offer: null, local: null })?.rung).toBe("estimate");
});

it("is nobody's guess where nothing is known", () => {
  expect(priceOf(NONE)).toBeNull();
});

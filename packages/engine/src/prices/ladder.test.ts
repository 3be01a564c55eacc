import { expect, it } from "vitest";
import { ladderFrom, thePrice } from "./ladder";
import type { Price } from "./price";

const COSTED = { estimate: 14_600, estimateDay: "2026-01-01", system: null };
const OFFER: Price = {
  rung: "offer",
  amount: 5_100_000,
  currency: "NGN",
  day: "2026-11-20",
  includes: ["parts", "delivery", "labour", "tax"],
};

it("does not know a local price where there is no table of it, and is the estimate until somebody asks for a price", () => {
  expect(ladderFrom(COSTED)).toMatchObject({ local: null, shops: null, offer: null, contract: null });
  expect(thePrice(COSTED)).toMatchObject({ rung: "estimate", amount: 14_600, currency: "USD" });
  expect(thePrice(COSTED, { offer: OFFER })).toEqual(OFFER);
});

it("counts what was typed for a part in place of the table's, and leaves the rest to it", () => {
  const system = { country: "Nigeria", systemType: "hybrid", panels: 5_600, battery: 0, inverter: 5_700 } as const;
  const middle = (typed?: object) => thePrice({ ...COSTED, system: { ...system, ...typed } }).amount;
  const panels = { amount: 1_000_000, currency: "NGN" } as const;
  // 5,600 W at 255 naira each, from the reference, give way to a million.
  expect(middle() - middle({ typed: { panels } })).toBeCloseTo(5_600 * 255 - 1_000_000, 6);
});

import { expect, it } from "vitest";
import { unreadText } from "../../../ui/number";
import { purchasesIn, saidAmounts } from "./bill";

it("says of a form what can be read in it, and nothing of empty boxes", () => {
  expect(saidAmounts({})).toEqual([]);
  expect(saidAmounts({ have: "one", month: "6", amount: "310" })).toEqual([
    { kind: "period", month: 6, months: 1, amount: 310 },
  ]);
  expect(saidAmounts({ have: "year", year: "1488", amount: "5" })).toEqual([
    { kind: "period", month: 0, months: 12, amount: 1_488 },
  ]);
  expect(saidAmounts({ have: "twelve", "month-0": "300", "month-11": "0.5", "month-3": "" })).toEqual([
    { kind: "period", month: 0, months: 1, amount: 300 },
    { kind: "period", month: 11, months: 1, amount: 0.5 },
  ]);
});

it("reads purchases that have a day, and offers one more than there are", () => {
  const texts = { have: "tokens", "day-0": "2026-03-01", "amount-0": "20000", "amount-1": "5000" };
  expect(saidAmounts(texts)).toEqual([{ kind: "purchase", day: "2026-03-01", amount: 20_000 }]);
  expect(purchasesIn(texts)).toEqual([0, 1, 2]);
  expect(purchasesIn({})).toEqual([0, 1]);
});

it("says nothing while a box holds what can be read in two ways", () => {
  expect(saidAmounts({ have: "twelve", "month-0": "300", "month-1": unreadText("1.500") })).toBeNull();
});

import { expect, it } from "vitest";
import { amountText } from "../../../lib/minor-money";
import { minorOf, typedAmount } from "../../sales/model/amounts";
import { leftOf } from "./amounts";

it("reads what somebody types as minor units, and writes it back", () => {
  // The box reads "18,000" and hands "18000" on.
  expect([minorOf("18000", "NGN"), minorOf("1.234,56", "EUR"), minorOf("18,000", "NGN")]).toEqual([
    1_800_000,
    123_456,
    null,
  ]);
  expect(minorOf("185.5", "USD")).toBe(18_550);
  expect(minorOf("0.29", "EUR")).toBe(29);
  for (const nothing of ["", "abc", "0", "-5", "0.001"]) expect(minorOf(nothing, "USD"), nothing).toBeNull();
  expect(typedAmount(1_800_050, "NGN")).toBe("18000.5");
  expect(amountText(1_800_000, "NGN")).toBe("₦18,000.00");
});

it("knows what is left of an order: what is due, and what came and did not go back", () => {
  // Sold for 400, 100 of it sent back and paid back.
  expect(leftOf({ dueMinor: 0, receivedMinor: 40_000, refundedMinor: 10_000, chargedBackMinor: 0 })).toBe(30_000);
  // Sold for 400, and the bank has taken it back.
  expect(leftOf({ dueMinor: 40_000, receivedMinor: 40_000, refundedMinor: 0, chargedBackMinor: 40_000 })).toBe(40_000);
  // Of the same, the 100 are owed.
  expect(leftOf({ dueMinor: -10_000, receivedMinor: 40_000, refundedMinor: 0, chargedBackMinor: 0 })).toBe(30_000);
});

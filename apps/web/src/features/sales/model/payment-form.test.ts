import { expect, it } from "vitest";
import { amountFault, type Bill, expectedOf } from "./payment-form";

const said = { kind: "payment", state: "said", amountMinor: 30_000, reference: "TRF 7" } as const;
const bill: Bill = { number: "J-10001", dueMinor: 50_000, payments: [said] };

it("begins with what the buyer said where that is confirmed, else with what is due", () => {
  expect(expectedOf("receive-payment", bill)).toMatchObject({ amountMinor: 30_000, reference: "TRF 7" });
  expect(expectedOf("say-paid", bill)).toEqual({ amountMinor: 50_000, reference: "J-10001" });
  const found = { ...bill, payments: [{ ...said, state: "confirmed" }] } as const;
  expect(expectedOf("receive-payment", found)).toEqual({ amountMinor: 50_000, reference: "J-10001" });
  expect(expectedOf("refund", { ...bill, dueMinor: -2_000 })).toEqual({ amountMinor: 2_000, reference: "J-10001" });
});

it("pays back no more than is owed, of a job as of an order", () => {
  expect(amountFault("refund", 2_001, { dueMinor: -2_000 })).toBe("amountTooMuch");
  expect(amountFault("refund", 2_000, { dueMinor: -2_000 })).toBeNull();
  expect(amountFault("refund", 1, { dueMinor: 2_000 })).toBe("amountTooMuch");
  expect(amountFault("receive-payment", 9_000, { dueMinor: 2_000 }), "more may come than is due").toBeNull();
  expect(amountFault("say-paid", null, { dueMinor: 2_000 })).toBe("amountNeeded");
});

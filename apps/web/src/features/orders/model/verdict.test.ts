import type { Order } from "@sunwright/contract/orders";
import { expect, it } from "vitest";
import { buyerVerdict } from "./verdict";

const dispute: Order["disputes"][number] = {
  id: "one",
  about: "order",
  state: "open",
  openedBy: "buyer",
  amountMinor: 18_500_000,
  proposedMinor: null,
  deadline: "2026-12-01T10:00:00.000Z",
  entries: [],
  allowed: ["propose", "withdraw"],
};
const verdictOf = (change: Partial<typeof dispute>) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the sentence looks at
  buyerVerdict({
    shop: "Northern Volt",
    currency: "NGN",
    state: "delivered",
    money: "paid",
    dueMinor: 0,
    completesAt: null,
    disputes: [{ ...dispute, ...change }],
  } as unknown as Order);

it.each([
  ["waits for the other side", {}, "You and Northern Volt do not agree about ₦185,000.00."],
  ["is to be answered", { allowed: ["answer", "propose"] }, "Northern Volt claims ₦185,000.00 of this order."],
  [
    "has a proposal",
    { state: "proposed", proposedMinor: 1_850_000, allowed: ["propose", "agree"] },
    "proposes ₦18,500.00.",
  ],
] as const)("a dispute that %s is said first", (_name, change, expected) => {
  expect(verdictOf(change)).toContain(expected);
});

it("says where the order is once a dispute has ended", () => {
  expect(verdictOf({ state: "withdrawn", allowed: [] })).toMatch(/^Your order is there/);
});

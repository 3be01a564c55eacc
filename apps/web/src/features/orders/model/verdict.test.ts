import type { Order, SoldOrder } from "@sunwright/contract/orders";
import { expect, it } from "vitest";
import { buyerVerdict, shopVerdict } from "./verdict";

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
  ["waits for the other side", {}, "You and Northern Volt disagree about ₦185,000.00."],
  ["is to be answered", { allowed: ["answer", "propose"] }, "Northern Volt claims ₦185,000.00 for this order."],
  [
    "has a proposal",
    { state: "proposed", proposedMinor: 1_850_000, allowed: ["propose", "agree"] },
    "proposes ₦18,500.00.",
  ],
] as const)("a dispute that %s is said first", (_name, change, expected) => {
  expect(verdictOf(change)).toContain(expected);
});

it("says where the order is once a dispute has ended", () => {
  expect(verdictOf({ state: "withdrawn", allowed: [] })).toMatch(/^Your order was delivered/);
});

// Record 102: paid on delivery, goods are held for 24 hours or until the shop takes the order.
it("says how long the goods of an order that is paid on delivery are held, and when they are not", () => {
  const placed = {
    shop: "Northern Volt",
    buyer: "Amina Bello",
    currency: "NGN",
    state: "placed",
    money: "unpaid",
    payment: "on-delivery",
    placedAt: "2026-11-20T09:30:00.000Z",
    holdUntil: null,
    dueMinor: 100,
    held: true,
    disputes: [],
  };
  const both = (order: typeof placed) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the sentences look at
    const each = order as unknown as Order & SoldOrder;
    return [buyerVerdict(each), shopVerdict(each)];
  };
  for (const text of both(placed)) expect(text).toMatch(/reserved until .*Nov 21.*|by .*Nov 21.*reserved/);
  expect(both({ ...placed, held: false }).join(" ")).toMatch(/Nothing is reserved.*nothing is reserved/);
  expect(both({ ...placed, state: "confirmed" }).join(" ")).not.toMatch(/reserved/);
});

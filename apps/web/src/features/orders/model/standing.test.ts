import type { OrderEvent, OrderRole, OrderState } from "@sunwright/contract/order-states";
import { describe, expect, it } from "vitest";
import { nextAction, shownState, stepsOf, timeLeft, warningOf } from "./standing";

const row = {
  id: "1",
  number: "SW-10480",
  state: "placed" as OrderState,
  money: "unpaid" as const,
  currency: "NGN" as const,
  totalMinor: 100,
  dueMinor: 100,
  placedAt: "2026-10-19T11:27:00.000Z",
  delivery: "delivery" as const,
  payment: "transfer" as const,
  holdUntil: null,
  completesAt: null,
  saidPaid: false,
  returning: false,
  disputing: false,
  held: true,
  items: [],
  lineCount: 0,
  buyer: "Amina Bello",
  town: "Kano",
};

describe("what a shop does next (mock 24)", () => {
  it.each([
    ["a transfer that has not come", {}, "waiting", "await-payment"],
    ["an order whose goods are not set aside", { held: false }, "unheld", "confirm"],
    ["confirmed before the transfer has come", { state: "confirmed" }, "confirmed", "await-payment"],
    [
      "confirmed and paid in part",
      { state: "confirmed", money: "part-paid", dueMinor: 40 },
      "confirmed",
      "await-payment",
    ],
    ["confirmed, paid on delivery", { state: "confirmed", payment: "on-delivery" }, "confirmed", "pack"],
    ["one that is said to be paid", { saidPaid: true }, "said", "receive-payment"],
    ["one that is paid", { money: "paid", dueMinor: 0 }, "placed", "confirm"],
    ["one that is paid on delivery", { payment: "on-delivery" }, "placed", "confirm"],
    ["confirmed", { state: "confirmed", money: "paid", dueMinor: 0 }, "confirmed", "pack"],
    ["packed", { state: "packed" }, "packed", "ship"],
    ["packed for collection", { state: "packed", delivery: "collection" }, "packed", "make-ready"],
    ["partly shipped", { state: "partly-shipped" }, "partly-shipped", "ship"],
    ["shipped", { state: "shipped" }, "shipped", "deliver"],
    ["ready to collect", { state: "ready" }, "ready", "handOver"],
    ["delivered", { state: "delivered" }, "delivered", null],
    ["a return", { state: "delivered", returning: true }, "returning", "answer-return"],
    ["a dispute", { state: "delivered", disputing: true, returning: true }, "disputing", "answer-dispute"],
    ["cancelled and paid", { state: "cancelled", money: "refund-owed", dueMinor: -100 }, "cancelled", "refund"],
    ["expired", { state: "expired", dueMinor: 0 }, "expired", null],
  ] as const)("%s", (_name, change, shown, next) => {
    const order = { ...row, ...change };
    expect(shownState(order)).toBe(shown);
    expect(nextAction(order)).toBe(next);
  });
});

const event = (name: OrderEvent, at: string) => ({
  event: name,
  state: "placed" as OrderState,
  role: "shop" as OrderRole,
  at: `2026-10-${at}:00.000Z`,
});
const way = (order: Parameters<typeof stepsOf>[0]) =>
  stepsOf(order).map(({ name, is, at }) => `${name} ${is} ${at?.slice(5, 10) ?? "-"}`);

describe("the way of an order (mock 20)", () => {
  const passed = [event("confirm", "19T14:05"), event("pack", "19T16:20")];
  const order = { ...row, events: passed, state: "packed" as OrderState };

  it("is at the last step that it has reached", () => {
    expect(way(order)).toEqual([
      "placed done 10-19",
      "confirmed done 10-19",
      "packed now 10-19",
      "shipped coming -",
      "delivered coming -",
      "completed coming -",
    ]);
    const events = [...passed, event("ship-part", "20T08:15")];
    expect(way({ ...order, events, state: "partly-shipped" })[3]).toBe("partly-shipped now 10-20");
    const delivered = [...events, event("ship-rest", "21T08:00"), event("deliver", "21T10:00")];
    const completesAt = "2026-11-04T10:00:00.000Z";
    expect(way({ ...order, events: delivered, state: "delivered", completesAt }).slice(3)).toEqual([
      "shipped done 10-21",
      "delivered now 10-21",
      "completed coming 11-04",
    ]);
  });

  it("goes by the shop where it is collected, and ends where it was cancelled", () => {
    expect(stepsOf({ ...order, delivery: "collection" }).map(({ name }) => name)).toContain("ready");
    const events = [event("confirm", "19T14:05"), event("cancel-part", "20T08:00"), event("cancel-rest", "20T09:00")];
    expect(way({ ...order, events, state: "cancelled" })).toEqual([
      "placed done 10-19",
      "confirmed done 10-19",
      "cancelled now 10-20",
    ]);
  });
});

describe("the clock of what is held", () => {
  const now = new Date("2026-10-19T12:00:00Z");
  const heldFor = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();

  it("counts whole hours, and whole minutes within the last one", () => {
    expect(timeLeft("2026-10-20T10:30:00.000Z", now)).toEqual({ hours: 22, minutes: 30 });
    expect(timeLeft(heldFor(15 * 60), now)).toEqual({ hours: 0, minutes: 15 });
    expect(timeLeft(heldFor(59), now)).toEqual({ hours: 0, minutes: 0 });
    expect(timeLeft("2026-10-19T11:00:00.000Z", now)).toEqual({ hours: 0, minutes: 0 });
    expect(timeLeft(null, now)).toBeNull();
  });

  it.each([
    [15 * 60, null],
    [5 * 60 + 1, null],
    [5 * 60, 5],
    [61, 5],
    [60, 1],
    [1, 1],
    [0, null],
    [-60, null],
  ])("with %i seconds left has warned of %s minutes", (seconds, warning) => {
    expect(warningOf(heldFor(seconds), now)).toBe(warning);
    expect(warningOf(null, now)).toBeNull();
  });
});

import {
  CHARGEBACK_STATES,
  DISPUTE_EVENTS,
  DISPUTE_PARTIES,
  DISPUTE_ROLES,
  DISPUTE_STATES,
  ORDER_EVENTS,
  ORDER_ROLES,
  ORDER_STATES,
  RETURN_EVENTS,
  RETURN_STATES,
} from "@sunwright/contract/order-states";
import { describe, expect, it } from "vitest";
import { next } from "../../platform/states";
import { DISPUTE_RULES, partyIn } from "../sales/dispute-rules";
import {
  canDispute,
  CHARGEBACK_EVENTS,
  CHARGEBACK_RULES,
  moneyStateOf,
  openOf,
  ORDER_RULES,
  RETURN_RULES,
} from "./rules";
import { dueOf } from "../sales/balance";
import { ALLOWED, OF_DISPUTES, OF_RETURNS, triplesOf } from "./testing/triples";

it("walks every state, event and role of an order: what is not listed is refused", () => {
  const expected = ALLOWED;
  const found = new Map<string, string>();
  for (const state of ORDER_STATES)
    for (const event of ORDER_EVENTS)
      for (const role of ORDER_ROLES) {
        const outcome = next(ORDER_RULES, state, event, role);
        if (outcome.is === "allowed") found.set(`${state} ${event} ${role}`, outcome.to);
      }
  expect(found).toEqual(expected);
});

it("walks every state, event and role of a return", () => {
  const found = new Map<string, string>();
  for (const state of RETURN_STATES)
    for (const event of RETURN_EVENTS)
      for (const role of ORDER_ROLES) {
        const outcome = next(RETURN_RULES, state, event, role);
        if (outcome.is === "allowed") found.set(`${state} ${event} ${role}`, outcome.to);
      }
  expect(found).toEqual(OF_RETURNS);
});

it("walks every state, event and role of a dispute", () => {
  const found = new Map<string, string>();
  for (const state of DISPUTE_STATES)
    for (const event of DISPUTE_EVENTS)
      for (const role of DISPUTE_ROLES) {
        const outcome = next(DISPUTE_RULES, state, event, role);
        if (outcome.is === "allowed") found.set(`${state} ${event} ${role}`, outcome.to);
      }
  expect(found).toEqual(OF_DISPUTES);
});

it("makes whoever opened a dispute the claimant, the other side the respondent", () => {
  const roles = (openedBy: "buyer" | "shop") => DISPUTE_PARTIES.map((party) => partyIn({ openedBy }, party));
  expect(roles("buyer")).toEqual(["claimant", "respondent", "operator"]);
  expect(roles("shop")).toEqual(["respondent", "claimant", "operator"]);
});

it("argues about nothing that was neither paid nor said to be, nor about what is completed", () => {
  const those = (hasPaid: boolean) => ORDER_STATES.filter((state) => canDispute(state, hasPaid));
  expect(those(false)).toEqual(["confirmed", "packed", "partly-shipped", "shipped", "ready", "delivered"]);
  expect(those(true)).toEqual(ORDER_STATES.filter((state) => state !== "completed"));
});

it("walks every state and word of a chargeback: words come in any order, and what is closed stays so", () => {
  const found = new Map<string, string>();
  for (const state of ["none", ...CHARGEBACK_STATES] as const)
    for (const event of CHARGEBACK_EVENTS) {
      const outcome = next(CHARGEBACK_RULES, state, event, "provider");
      if (outcome.is === "allowed") found.set(`${state} ${event} provider`, outcome.to);
    }
  expect(found).toEqual(
    triplesOf(`
    none opened provider open
    none won provider won
    none lost provider lost
    open won provider won
    open lost provider lost`),
  );
});

describe("the money of an order", () => {
  // goods, reduced, received, refunded, charged back
  it.each([
    ["nothing came", [100, 0, 0, 0, 0], "unpaid", 100],
    // Mock 20: 2,324,000 came in place of 2,342,000.
    ["two digits swapped", [2_342_000, 0, 2_324_000, 0, 0], "part-paid", 18_000],
    ["all came", [100, 0, 100, 0, 0], "paid", 0],
    ["more came", [100, 0, 130, 0, 0], "overpaid", -30],
    ["a part was cancelled", [60, 40, 100, 0, 0], "refund-owed", -40],
    ["some of it went back", [60, 40, 100, 30, 0], "refund-owed", -10],
    ["that part went back", [60, 40, 100, 40, 0], "part-refunded", 0],
    ["all was cancelled and went back", [0, 100, 100, 100, 0], "refunded", 0],
    ["an unpaid one was cancelled", [0, 100, 0, 0, 0], "unpaid", 0],
    ["the bank took all back", [100, 0, 100, 0, 100], "charged-back", 100],
    ["the bank took a part back", [100, 0, 100, 0, 40], "charged-back", 40],
    ["it came again another way", [100, 0, 200, 0, 100], "paid", 0],
    ["all was cancelled after the bank took it back", [0, 100, 100, 0, 100], "refunded", 0],
    ["a part was cancelled of what the bank took back", [60, 40, 100, 0, 100], "charged-back", 60],
  ] as const)("%s", (_name, [goods, reduced, received, refunded, chargedBack], state, due) => {
    const balance = { goods, reduced, received, refunded, chargedBack };
    expect(moneyStateOf(balance)).toBe(state);
    expect(dueOf(balance)).toBe(due);
  });
});

it("leaves open what is neither cancelled nor shipped", () => {
  expect(openOf({ ordered: 10, cancelled: 2, shipped: 5, delivered: 5, returned: 1 })).toBe(3);
});

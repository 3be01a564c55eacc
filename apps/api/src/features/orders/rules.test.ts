import {
  ORDER_EVENTS,
  ORDER_ROLES,
  ORDER_STATES,
  RETURN_EVENTS,
  RETURN_STATES,
} from "@sunwright/contract/order-states";
import { describe, expect, it } from "vitest";
import { next } from "../../platform/states";
import { dueOf, moneyStateOf, openOf, ORDER_RULES, RETURN_RULES } from "./rules";

/** Source: marketplace design, section 4, read line by line: state, event, role, the state that follows. */
const ALLOWED = `
  placed confirm shop confirmed
  placed cancel-part buyer placed
  placed cancel-part shop placed
  placed cancel-rest buyer cancelled
  placed cancel-rest shop cancelled
  placed expire clock expired
  confirmed pack shop packed
  confirmed cancel-part buyer confirmed
  confirmed cancel-part shop confirmed
  confirmed cancel-rest buyer cancelled
  confirmed cancel-rest shop cancelled
  packed ship-part shop partly-shipped
  packed ship-rest shop shipped
  packed make-ready shop ready
  packed cancel-part shop packed
  packed cancel-rest shop cancelled
  partly-shipped ship-part shop partly-shipped
  partly-shipped ship-rest shop shipped
  partly-shipped cancel-part shop partly-shipped
  partly-shipped cancel-rest shop shipped
  shipped deliver shop delivered
  shipped deliver buyer delivered
  ready deliver shop delivered
  ready deliver buyer delivered
  delivered complete clock completed`;
const OF_RETURNS = `
  asked accept shop accepted
  asked refuse shop refused
  accepted receive shop refund-owed
  refund-owed refund clock refunded`;
const read = (text: string) =>
  new Map(
    text
      .trim()
      .split("\n")
      .map((row) => row.trim().split(" "))
      .map(([state, event, role, to]) => [`${state} ${event} ${role}`, to]),
  );

it("walks every state, event and role of an order: what is not listed is refused", () => {
  const expected = read(ALLOWED);
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
  expect(found).toEqual(read(OF_RETURNS));
});

describe("the money of an order", () => {
  it.each([
    ["nothing came", { goods: 100, reduced: 0, received: 0, refunded: 0 }, "unpaid", 100],
    // Mock 20: 2,324,000 came in place of 2,342,000.
    ["two digits swapped", { goods: 2_342_000, reduced: 0, received: 2_324_000, refunded: 0 }, "part-paid", 18_000],
    ["all came", { goods: 100, reduced: 0, received: 100, refunded: 0 }, "paid", 0],
    ["more came", { goods: 100, reduced: 0, received: 130, refunded: 0 }, "overpaid", -30],
    ["a part was cancelled", { goods: 60, reduced: 40, received: 100, refunded: 0 }, "refund-owed", -40],
    ["some of it went back", { goods: 60, reduced: 40, received: 100, refunded: 30 }, "refund-owed", -10],
    ["that part went back", { goods: 60, reduced: 40, received: 100, refunded: 40 }, "part-refunded", 0],
    ["all was cancelled and went back", { goods: 0, reduced: 100, received: 100, refunded: 100 }, "refunded", 0],
    ["an unpaid one was cancelled", { goods: 0, reduced: 100, received: 0, refunded: 0 }, "unpaid", 0],
  ] as const)("%s", (_name, balance, state, due) => {
    expect(moneyStateOf(balance)).toBe(state);
    expect(dueOf(balance)).toBe(due);
  });
});

it("leaves open what is neither cancelled nor shipped", () => {
  expect(openOf({ ordered: 10, cancelled: 2, shipped: 5, delivered: 5, returned: 1 })).toBe(3);
});

import type { RealPart } from "@sunwright/contract/carts";
import type { ProjectPrice } from "@sunwright/contract/prices";
import { LEAD_STATES, type LeadState } from "@sunwright/contract/request-states";
import { expect, it } from "vitest";
import { nextAction } from "./next-action";

const asked = (...states: LeadState[]) => ({ invitations: states.map((state) => ({ state })) });

const part = (orderId: string | null): RealPart => ({
  productId: "p",
  name: "Panel",
  category: "panel",
  quantity: 4,
  unitMinor: 100,
  totalMinor: 400,
  currency: "NGN",
  orderId,
  number: orderId,
  at: "2026-11-30T09:00:00.000Z",
});

const agreed = (paid: boolean): ProjectPrice => ({
  price: null,
  known: {
    contract: {
      rung: "contract",
      amount: 6_898_500,
      currency: "NGN",
      day: "2026-11-25",
      includes: ["parts", "labour", "tax"],
      agreed: { system: null, paid },
    },
  },
  fallen: [],
  offers: [],
  chosen: null,
  shown: false,
});

/** One primary action by state: visual direction, section 13, screen 41. */
it("asks installers first, waits for them, then compares what they sent", () => {
  const nothing = { price: null, parts: [] };
  expect(nextAction({ ...nothing, request: null })).toEqual({ stage: "design", kind: "ask" });
  expect(nextAction({ ...nothing, request: asked("offered", "accepted", "declined") })).toEqual({
    stage: "offers",
    kind: "wait",
    asked: 2,
  });
  expect(nextAction({ ...nothing, request: asked("quoted", "viewed", "quoted", "expired") })).toEqual({
    stage: "offers",
    kind: "compare",
    offers: 2,
    asked: 3,
  });
});

it("asks again once nobody who was asked can still answer", () => {
  const over = LEAD_STATES.filter((state) => ["lost", "declined", "expired", "withdrawn"].includes(state));
  expect(nextAction({ request: asked(...over), price: null, parts: [] })).toEqual({ stage: "design", kind: "ask" });
});

it("follows what was ordered, not what lies in the cart", () => {
  expect(nextAction({ request: null, price: null, parts: [part(null)] }).kind).toBe("ask");
  expect(nextAction({ request: asked("quoted"), price: null, parts: [part("1"), part("1"), part(null)] })).toEqual({
    stage: "job",
    kind: "orders",
    parts: 2,
  });
});

it("follows the job that was agreed before all else, and its passport once it is paid", () => {
  const rest = { request: asked("won"), parts: [part("1")] };
  expect(nextAction({ ...rest, price: agreed(false) })).toEqual({ stage: "job", kind: "job", paid: false });
  expect(nextAction({ ...rest, price: agreed(true) })).toEqual({ stage: "job", kind: "job", paid: true });
});

// Of the rest: every event in every state of an order.
import type { SoldOrder } from "@sunwright/contract/orders";
import {
  DISPUTE_EVENTS,
  DISPUTE_STATES,
  type DisputeEvent,
  type DisputeRole,
  type DisputeState,
  ORDER_EVENTS,
  ORDER_STATES,
  type OrderEvent,
  type OrderState,
  RETURN_STATES,
  type ReturnState,
} from "@sunwright/contract/order-states";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { AppError } from "../../platform/errors";
import { faultsOf } from "./audit-table";
import { type Market, openMarket, type Shop } from "./testing/market";
import { claim, disputeOf, type Sides, sidesOf } from "./testing/sides";
import { ALLOWED, OF_DISPUTES, OF_RETURNS } from "./testing/triples";

let market: Market;
let shop: Shop;
let rival: Shop;
let sides: Sides;
beforeAll(async () => {
  market = await openMarket();
  [shop, rival] = [await market.shop(), await market.shop()];
  sides = sidesOf(market, shop);
});
afterAll(() => market.close());
afterEach(async () => {
  const faults = await faultsOf(market.database.executor);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
});

const DAY = 86_400;
const PIECES = 4;
type Ordered = Awaited<ReturnType<Sides["ordered"]>>;
type Role = "buyer" | "shop";
/** The action has another name for that side, the state has no such event, or the order is not there for them. */
const REFUSED = [400, 404, 409];

/** The state that followed, or that there was none. */
const heard = (status: number, state: string | undefined) =>
  REFUSED.includes(status) ? "refused" : status === 200 ? state : status;

const sold = async (id: string) => (await (await sides.signedIn(shop)).get<SoldOrder>(`/api/shop/orders/${id}`)).body;
/** All that an order is, as either side reads it. */
const all = async ({ id, read }: Ordered) => ({ bought: await read(), sold: await sold(id) });
const by = (role: Role, { id, buyer }: Ordered, action: string, more: object = {}) =>
  role === "buyer" ? sides.does(buyer, id, action, more) : sides.shopDoes(id, action, more);
const sweep = async () => {
  for (const clear of market.server.app.sweeps) await clear();
};

/** Pieces of an order that neither left nor were cancelled; as many as one call may name where there are none. */
async function openPieces({ read }: Ordered): Promise<number> {
  const [line] = (await read()).lines;
  return line ? Math.max(1, line.ordered - line.cancelled - line.shipped) : 1;
}

/** Asks for an event as a browser does: what is left open decides whether it was a part or the rest. */
async function ask(role: Role, order: Ordered, event: OrderEvent) {
  const quantity = event.endsWith("-rest") ? await openPieces(order) : 1;
  const lines = [{ lineId: order.lineId, quantity }];
  if (event.startsWith("ship")) return by(role, order, "ship", { lines });
  if (event.startsWith("cancel")) return by(role, order, "cancel", { lines });
  return by(role, order, event);
}

/** The way by which an order comes to a state. */
const WAYS: Readonly<Record<OrderState, readonly OrderEvent[]>> = {
  placed: [],
  confirmed: ["confirm"],
  packed: ["confirm", "pack"],
  "partly-shipped": ["confirm", "pack", "ship-part"],
  shipped: ["confirm", "pack", "ship-rest"],
  ready: ["confirm", "pack", "make-ready"],
  delivered: ["confirm", "pack", "ship-rest", "deliver"],
  completed: ["confirm", "pack", "ship-rest", "deliver"],
  cancelled: ["cancel-rest"],
  expired: [],
};
async function orderIn(state: OrderState): Promise<Ordered> {
  const order = await sides.ordered(PIECES);
  for (const event of WAYS[state]) expect((await ask("shop", order, event)).status, event).toBe(200);
  if (state === "completed" || state === "expired") {
    market.advance(15 * DAY);
    await sweep();
  }
  expect((await order.read()).state).toBe(state);
  return order;
}

it.each(ORDER_STATES)("does with an order that is %s what the table lists, and refuses all else", async (state) => {
  const kept = await orderIn(state);
  const before = await all(kept);
  for (const role of ["buyer", "shop"] as const)
    for (const event of ORDER_EVENTS) {
      const to = ALLOWED.get(`${state} ${event} ${role}`);
      const order = to === undefined ? kept : await orderIn(state);
      const { status, body } = await ask(role, order, event);
      expect(heard(status, body.state), `${event} by ${role}: ${JSON.stringify(body)}`).toBe(to ?? "refused");
    }
  expect(await all(kept), "nothing was written").toEqual(before);
});

it.each(ORDER_STATES)("lets no other shop, buyer or visitor do anything with an order that is %s", async (state) => {
  const order = await orderIn(state);
  const before = await all(order);
  const lines = [{ lineId: order.lineId, quantity: 1 }];
  const [foreignShop, stranger] = [await sides.signedIn(rival), await market.buyer()];
  for (const action of ["confirm", "pack", "ship", "make-ready", "deliver", "cancel"]) {
    const body = { action, ...(["ship", "cancel"].includes(action) ? { lines } : {}) };
    for (const who of [foreignShop, stranger, order.buyer])
      expect((await who.post(`/api/shop/orders/${order.id}/actions`, body)).status, action).not.toBe(200);
    for (const who of [foreignShop, stranger])
      expect((await who.post(`/api/orders/${order.id}/actions`, body)).status, action).not.toBe(200);
    expect((await market.nobody().post(`/api/orders/${order.id}/actions`, body)).status).toBe(401);
  }
  expect(await all(order)).toEqual(before);
});

it.each(ORDER_STATES)("leaves an order that is %s to the clock as the table says", async (state) => {
  const order = await orderIn(state);
  market.advance(60 * DAY);
  await sweep();
  const after = ALLOWED.get(`${state} complete clock`) ?? ALLOWED.get(`${state} expire clock`) ?? state;
  expect((await order.read()).state).toBe(after);
});

/** By the calls of a shop; what was owed is paid back by the shop's money and the buyer's word. */
type ReturnWay = "accept" | "refuse" | "receive";
const OF_SHOP: Readonly<Record<ReturnWay, (returnId: string) => readonly [string, object]>> = {
  accept: (returnId: string) => ["answer-return", { returnId, accept: true }],
  refuse: (returnId: string) => ["answer-return", { returnId, accept: false }],
  receive: (returnId: string) => ["receive-return", { returnId, to: "stock" }],
};
const RETURN_WAYS: Readonly<Record<ReturnState, readonly ReturnWay[]>> = {
  asked: [],
  accepted: ["accept"],
  refused: ["refuse"],
  "refund-owed": ["accept", "receive"],
  refunded: ["accept", "receive"],
};
async function returnIn(state: ReturnState) {
  const order = await sides.delivered(PIECES);
  const lines = [{ lineId: order.lineId, quantity: 1 }];
  await sides.does(order.buyer, order.id, "ask-return", { lines, reason: "Broken glass" });
  const returnId = (await order.read()).returns[0]?.id ?? "";
  for (const way of RETURN_WAYS[state]) await sides.shopDoes(order.id, ...OF_SHOP[way](returnId));
  if (state === "refunded") {
    await sides.shopDoes(order.id, "refund", { amountMinor: order.total / PIECES, reference: "Back" });
    const paymentId = (await order.read()).payments.find(({ kind }) => kind === "refund")?.id;
    await sides.does(order.buyer, order.id, "confirm-refund", { paymentId });
  }
  expect((await order.read()).returns[0]?.state).toBe(state);
  return { order, returnId };
}

it.each(RETURN_STATES)("does with a return that is %s what the table lists, and refuses all else", async (state) => {
  const kept = await returnIn(state);
  const before = await all(kept.order);
  for (const role of ["buyer", "shop"] as const)
    for (const event of ["accept", "refuse", "receive"] as const) {
      const to = OF_RETURNS.get(`${state} ${event} ${role}`);
      const { order, returnId } = to === undefined ? kept : await returnIn(state);
      const { status } = await by(role, order, ...OF_SHOP[event](returnId));
      const { state: after } = (await order.read()).returns[0] ?? {};
      expect(heard(status, after), `${event} by ${role}`).toBe(to ?? "refused");
    }
  expect(await all(kept.order), "nothing was written").toEqual(before);
});

const AMOUNT = 10_000;
const OTHER: Readonly<Record<Role, Role>> = { buyer: "shop", shop: "buyer" };
/** Who claims and who is claimed from, of the two sides. */
const sideOf = (opener: Role, role: Exclude<DisputeRole, "operator">): Role =>
  role === "claimant" ? opener : OTHER[opener];
const ACTIONS = {
  answer: "answer-dispute",
  propose: "propose-settlement",
  agree: "agree-settlement",
  withdraw: "withdraw-dispute",
} as const;
type Arguing = Exclude<DisputeEvent, "decide">;
function argue(side: Role, order: Ordered, disputeId: string, event: Arguing) {
  const said = event === "answer" ? { text: "Well" } : event === "withdraw" ? {} : { amountMinor: AMOUNT };
  return by(side, order, ACTIONS[event], { disputeId, ...said });
}

/** A dispute of the opener's; a proposal in it is of the side that does not act next. */
async function disputeIn(state: DisputeState, opener: Role, acting: DisputeRole) {
  const order = await sides.delivered(PIECES);
  expect((await by(opener, order, "open-dispute", claim(AMOUNT))).status).toBe(200);
  const id = await disputeOf(order.read);
  const proposer = acting === "claimant" ? OTHER[opener] : opener;
  if (state === "answered") await argue(OTHER[opener], order, id, "answer");
  if (state === "proposed" || state === "agreed") await argue(proposer, order, id, "propose");
  if (state === "agreed") await argue(OTHER[proposer], order, id, "agree");
  if (state === "withdrawn") await argue(opener, order, id, "withdraw");
  if (state === "decided") await sides.decide({ id, sellerOrderId: order.id }, AMOUNT);
  expect((await order.read()).disputes[0]?.state).toBe(state);
  return { order, id };
}

const OPENERS = DISPUTE_STATES.flatMap((state) =>
  (["buyer", "shop"] as const).map((opener) => [state, opener] as const),
);
it.each(OPENERS)(
  "does with a dispute that is %s and the %s's what the table lists, and refuses all else",
  async (state, opener) => {
    for (const role of ["claimant", "respondent"] as const) {
      const kept = await disputeIn(state, opener, role);
      const before = await all(kept.order);
      for (const event of DISPUTE_EVENTS) {
        if (event === "decide") continue;
        const to = OF_DISPUTES.get(`${state} ${event} ${role}`);
        const { order, id } = to === undefined ? kept : await disputeIn(state, opener, role);
        const { status } = await argue(sideOf(opener, role), order, id, event);
        const { state: after } = (await order.read()).disputes[0] ?? {};
        expect(heard(status, after), `${event} by ${role}`).toBe(to ?? "refused");
      }
      expect(await all(kept.order), "nothing was written").toEqual(before);
    }
  },
);

it.each(DISPUTE_STATES)("lets an operator decide a dispute that is %s as the table says", async (state) => {
  const { order, id } = await disputeIn(state, "buyer", "claimant");
  const decided = sides.decide({ id, sellerOrderId: order.id }, AMOUNT);
  const to = OF_DISPUTES.get(`${state} decide operator`);
  const answer = await decided.then(
    () => "decided",
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );
  expect(answer).toBe(to ?? "wrong_state");
  expect((await order.read()).disputes[0]?.state).toBe(to ?? state);
});

it("has for no side a call that decides, completes or expires", async () => {
  const order = await sides.delivered(PIECES);
  for (const action of ["complete", "expire", "decide"])
    for (const role of ["buyer", "shop"] as const)
      expect(await by(role, order, action)).toMatchObject({ status: 400, body: { code: "invalid_input" } });
});

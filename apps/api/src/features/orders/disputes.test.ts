import { DISPUTE_EVENTS, DISPUTE_ROLES, DISPUTE_STATES } from "@sunwright/contract/order-states";
import type { Order, SoldOrder } from "@sunwright/contract/orders";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { next } from "../../platform/states";
import { DISPUTE_RULES } from "./rules";
import { createArbitration } from "./arbitration";
import { createNotifications } from "../notifications/service";
import { pdfOf, picture } from "../files/testing/samples";
import { faultsOf } from "./testing/audit";
import { type Buyer, type Market, openMarket, type Shop } from "./testing/market";

/** Source: marketplace design, section 4, "Dispute": state, event, role, the state that follows. */
const ALLOWED = `
  open answer respondent answered
  open propose claimant proposed
  open propose respondent proposed
  open withdraw claimant withdrawn
  open decide operator decided
  answered propose claimant proposed
  answered propose respondent proposed
  answered withdraw claimant withdrawn
  answered decide operator decided
  proposed propose claimant proposed
  proposed propose respondent proposed
  proposed agree claimant agreed
  proposed agree respondent agreed
  proposed withdraw claimant withdrawn
  proposed decide operator decided`;

it("walks every state, event and role of a dispute: what is not listed is refused", () => {
  const found: string[] = [];
  for (const state of DISPUTE_STATES)
    for (const event of DISPUTE_EVENTS)
      for (const role of DISPUTE_ROLES) {
        const outcome = next(DISPUTE_RULES, state, event, role);
        if (outcome.is === "allowed") found.push(`${state} ${event} ${role} ${outcome.to}`);
      }
  expect(found.toSorted()).toEqual(
    ALLOWED.trim()
      .split("\n")
      .map((row) => row.trim())
      .toSorted(),
  );
});

let market: Market;
let shop: Shop;
beforeAll(async () => {
  market = await openMarket();
  shop = await market.shop();
});
afterAll(() => market.close());
afterEach(async () => {
  const faults = await faultsOf(market.database.executor);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
});

const DAY = 86_400;
const sweep = async () => {
  for (const clear of market.server.app.sweeps) await clear();
};
// Sessions end sooner than these clocks.
const signedIn = ({ userId }: { readonly userId: string }) => market.signedIn(userId);
const shopDoes = async (id: string, action: string, more: object = {}) =>
  (await signedIn(shop)).post<Order>(`/api/shop/orders/${id}/actions`, { action, ...more });
const does = async (buyer: Buyer, id: string, action: string, more: object = {}, key?: string) =>
  (await signedIn(buyer)).post<Order>(`/api/orders/${id}/actions`, { action, ...more }, key);
const claim = (amountMinor: number, returnId: string | null = null) => ({
  returnId,
  amountMinor,
  text: "One is broken",
});

async function ordered(quantity = 4) {
  const product = await shop.product();
  const buyer = await market.buyer();
  await buyer.put(product.id, quantity);
  const { body } = await buyer.place();
  const id = body.orders[0]?.id ?? "";
  const total = body.orders[0]?.totalMinor ?? 0;
  const read = async () => (await (await signedIn(buyer)).get<Order>(`/api/orders/${id}`)).body;
  const lineId = (await read()).lines[0]?.id ?? "";
  return { id, buyer, read, lineId, total };
}
async function delivered(quantity = 4) {
  const order = await ordered(quantity);
  await shopDoes(order.id, "receive-payment", { amountMinor: order.total, reference: "All" });
  await shopDoes(order.id, "confirm");
  await shopDoes(order.id, "pack");
  await shopDoes(order.id, "ship", { lines: [{ lineId: order.lineId, quantity }] });
  await does(order.buyer, order.id, "deliver");
  return order;
}
/** As the operator's command does. */
function decideOn(dispute: { readonly id: string; readonly sellerOrderId: string }, amountMinor: number) {
  const { clock, database } = market.server;
  const { decide } = createArbitration({ clock, tell: createNotifications({ clock }).tell });
  return database.transaction((tx) => decide(tx, dispute, { amountMinor, text: "The photo shows it" }));
}
const newsOf = async (who: { readonly userId: string }) => {
  const { body } = await (await signedIn(who)).get<{ notifications: { kind: string }[] }>("/api/notifications");
  return body.notifications.map(({ kind }) => kind).filter((kind) => kind.startsWith("dispute"));
};
const disputeOf = async (read: () => Promise<Order>) => (await read()).disputes[0]?.id ?? "";

describe("a dispute", () => {
  it("is answered, proposed and agreed: the order is smaller, and what was paid too much is owed", async () => {
    const { id, buyer, read } = await delivered();
    const opened = await does(buyer, id, "open-dispute", claim(20_000), "one");
    expect(opened.status, JSON.stringify(opened.body)).toBe(200);
    expect(await does(buyer, id, "open-dispute", claim(20_000), "one"), "the same answer again").toEqual(opened);
    expect(await does(buyer, id, "open-dispute", claim(1)), "one at a time").toMatchObject({
      status: 409,
      body: { code: "wrong_state", allowed: [] },
    });
    const disputeId = await disputeOf(read);
    expect((await read()).disputes[0]?.allowed, "who claims does not answer").toEqual(["propose", "withdraw"]);
    expect(await does(buyer, id, "answer-dispute", { disputeId, text: "Well" })).toMatchObject({ status: 409 });
    await shopDoes(id, "answer-dispute", { disputeId, text: "Send a photo" });
    await shopDoes(id, "propose-settlement", { disputeId, amountMinor: 10_000, text: "" });
    expect(await shopDoes(id, "agree-settlement", { disputeId, amountMinor: 10_000 }), "nobody agrees with themselves").toMatchObject({
      status: 409,
      body: { code: "wrong_state" },
    });
    expect(await does(buyer, id, "agree-settlement", { disputeId, amountMinor: 20_000 }), "another").toMatchObject({
      status: 409,
    });
    expect(await does(buyer, id, "agree-settlement", { disputeId, amountMinor: 10_000 })).toMatchObject({
      body: { money: "refund-owed", dueMinor: -10_000 },
    });
    const after = await read();
    expect(after.disputes[0]).toMatchObject({ state: "agreed", proposedMinor: 10_000, allowed: [] });
    expect(after.disputes[0]?.entries.map(({ event, by }) => `${event} by ${by}`)).toEqual([
      "open by buyer",
      "answer by shop",
      "propose by shop",
      "agree by buyer",
    ]);
    expect(after.invoices.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
      ["invoice", 40_000],
      ["credit-note", 10_000],
    ]);
  });

  it("stops completion, which goes on with what was left of it", async () => {
    const { id, buyer, read } = await delivered();
    market.advance(4 * DAY);
    await does(buyer, id, "open-dispute", claim(10_000));
    market.advance(30 * DAY);
    await sweep();
    expect(await read()).toMatchObject({ state: "delivered", completesAt: null });
    await does(buyer, id, "withdraw-dispute", { disputeId: await disputeOf(read) });
    market.advance(9 * DAY);
    await sweep();
    expect((await read()).state).toBe("delivered");
    market.advance(1.01 * DAY);
    await sweep();
    expect((await read()).state).toBe("completed");
  });

  it("stops the clock of a payment that is said, and holds no goods for nothing", async () => {
    const { id, buyer, read, total } = await ordered();
    expect(await does(buyer, id, "open-dispute", claim(total)), "nothing is paid or said").toMatchObject({
      status: 409,
    });
    await does(buyer, id, "say-paid", { amountMinor: total, reference: "Sent" });
    await does(buyer, id, "open-dispute", claim(total));
    market.advance(20 * DAY);
    await sweep();
    expect(await read()).toMatchObject({ state: "placed", holdUntil: null });
    await does(buyer, id, "withdraw-dispute", { disputeId: await disputeOf(read) });
    market.advance(4 * DAY);
    expect((await read()).state).toBe("placed");
    market.advance(1.01 * DAY);
    expect((await read()).state).toBe("expired");
  });

  it("about a return is decided by an operator, never beyond what the order still is", async () => {
    const { id, buyer, read, lineId, total } = await delivered(2);
    await does(buyer, id, "ask-return", { lines: [{ lineId, quantity: 1 }], reason: "Broken" });
    const returnId = (await read()).returns[0]?.id ?? "";
    await shopDoes(id, "answer-return", { returnId, accept: false, answer: "It was whole" });
    await does(buyer, id, "open-dispute", claim(10_000, returnId));
    expect((await read()).disputes[0]).toMatchObject({ about: "return", state: "open" });
    const disputeId = await disputeOf(read);
    const decide = (amountMinor: number) => decideOn({ id: disputeId, sellerOrderId: id }, amountMinor);
    await expect(decide(total + 1)).rejects.toMatchObject({ code: "amount_exceeded" });
    await decide(15_000);
    await expect(decide(1)).rejects.toMatchObject({ code: "wrong_state" });
    expect(await read()).toMatchObject({ dueMinor: -15_000, disputes: [{ state: "decided", proposedMinor: 15_000 }] });
    // What comes back after that is credited with what is left of the order.
    await does(buyer, id, "ask-return", { lines: [{ lineId, quantity: 2 }], reason: "All of it" });
    const second = (await read()).returns[1]?.id ?? "";
    await shopDoes(id, "answer-return", { returnId: second, accept: true, answer: "" });
    await shopDoes(id, "receive-return", { returnId: second, to: "stock" });
    expect((await read()).dueMinor).toBe(-total);
  });

  it("is of its order alone, and of the two sides of it", async () => {
    const one = await delivered();
    const other = await delivered();
    await does(one.buyer, one.id, "open-dispute", claim(1_000));
    const disputeId = await disputeOf(one.read);
    const missing = { status: 404, body: { code: "order_not_found" } };
    expect(await does(other.buyer, other.id, "withdraw-dispute", { disputeId })).toMatchObject(missing);
    expect(await does(other.buyer, one.id, "withdraw-dispute", { disputeId })).toMatchObject(missing);
    expect(await shopDoes(other.id, "answer-dispute", { disputeId, text: "No" })).toMatchObject(missing);
    expect(await does(one.buyer, one.id, "open-dispute", claim(41_000))).toMatchObject({ status: 409 });
    expect(await does(other.buyer, other.id, "open-dispute", claim(41_000))).toMatchObject({
      status: 422,
      body: { code: "amount_exceeded" },
    });
    const sold = (await (await signedIn(shop)).get<SoldOrder>(`/api/shop/orders/${one.id}`)).body;
    expect(sold.disputes[0]?.allowed).toEqual(["answer", "propose"]);
    const list = await (await signedIn(shop)).get<{ orders: { id: string }[] }>("/api/shop/orders?view=returns");
    expect(list.body.orders).toContainEqual(expect.objectContaining({ id: one.id, disputing: true }));
  });
});

import type { Response } from "@sunwright/contract/endpoint";
import { NOTICE_KIND_NAMES, type NoticeKind } from "@sunwright/contract/notices";
import { type listNotifications, NOTIFICATIONS_PER_PAGE, type Notification } from "@sunwright/contract/notifications";
import { tell } from "@sunwright/words/tell-notifications";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Buyer, type Market, openMarket, type Shop } from "../orders/testing/market";
import { PASSWORD, type Person } from "../../testing/people";
import { notifications } from "./schema";
import { createNotifications } from "./service";

let market: Market;
let shop: Shop;
beforeAll(async () => {
  market = await openMarket();
  shop = await market.shop();
});
afterAll(() => market.close());

/** What other features are handed. */
const write = () => createNotifications(market.server).tell;
type Reader = Pick<Buyer, "get" | "post">;
type List = Response<typeof listNotifications>;
const listOf = async (reader: Reader, query = "") => (await reader.get<List>(`/api/notifications${query}`)).body;
const unreadOf = async (reader: Reader) =>
  (await reader.get<{ unread: number }>("/api/notifications/unread")).body.unread;
const kindsOf = async (reader: Reader) => (await listOf(reader)).notifications.map(({ kind }) => kind);
const titleOf = ({ kind, values }: Notification) => tell({ key: `notifications.${kind}.title`, values });
const lineOf = ({ kind, values }: Notification) => tell({ key: `notifications.${kind}.line`, values });
const newest = async (reader: Reader) => {
  const [first] = (await listOf(reader)).notifications;
  if (!first) throw new Error("Nobody was told anything");
  return first;
};

async function ordered(quantity = 4) {
  const own = await market.shop();
  const product = await own.product({ unitMinor: 10_000 });
  const buyer = await market.buyer();
  await buyer.put(product.id, quantity);
  const { body } = await buyer.place();
  const { id = "", number = "" } = body.orders[0] ?? {};
  const order = (await buyer.get<{ lines: { id: string }[] }>(`/api/orders/${id}`)).body;
  const lineId = order.lines[0]?.id ?? "";
  return {
    shop: own,
    buyer,
    id,
    number,
    lineId,
    buyerDoes: (action: string, more: object = {}) => buyer.post(`/api/orders/${id}/actions`, { action, ...more }),
    shopDoes: (action: string, more: object = {}) => own.post(`/api/shop/orders/${id}/actions`, { action, ...more }),
  };
}

describe("an order", () => {
  it("is told to the other side at every step, with what it needs to know, and leads to it", async () => {
    const { shop: own, buyer, id, number, lineId, shopDoes, buyerDoes } = await ordered();
    const first = await newest(own);
    expect(first).toMatchObject({ kind: "order_placed", subject: { kind: "shop-order", id }, read: false });
    expect(titleOf(first)).toBe(`New order ${number}`);
    // 4 × 100.00 in the currency a shop begins with.
    expect(lineOf(first)).toBe("$400.00 in total. Confirm or cancel it.");
    expect(await kindsOf(buyer)).toEqual([]);

    await buyerDoes("say-paid", { amountMinor: 40_000, reference: "TRF 1" });
    await shopDoes("receive-payment", { amountMinor: 40_000, reference: "TRF 1" });
    await shopDoes("confirm");
    await shopDoes("pack");
    await shopDoes("ship", { lines: [{ lineId, quantity: 1 }] });
    await shopDoes("ship", { lines: [{ lineId, quantity: 3 }] });
    await buyerDoes("deliver");
    await buyerDoes("ask-return", { lines: [{ lineId, quantity: 1 }], reason: "It is broken" });
    const read = (await own.get<{ returns: { id: string }[] }>(`/api/shop/orders/${id}`)).body;
    const returnId = read.returns[0]?.id;
    await shopDoes("answer-return", { returnId, accept: true });
    await shopDoes("receive-return", { returnId, to: "scrap" });
    await shopDoes("refund", { amountMinor: 10_000, reference: "TRF 2" });
    const { payments } = (await buyer.get<{ payments: { id: string; kind: string }[] }>(`/api/orders/${id}`)).body;
    await buyerDoes("dispute-refund", { paymentId: payments.find(({ kind }) => kind === "refund")?.id });

    expect((await kindsOf(buyer)).toReversed()).toEqual([
      "payment_received",
      "order_confirmed",
      "order_packed",
      "order_part_shipped",
      "order_shipped",
      "review_asked_order",
      "return_accepted",
      "return_received",
      "refund_said",
    ]);
    expect((await kindsOf(own)).toReversed()).toEqual([
      "order_placed",
      "payment_said",
      "order_delivered",
      "return_asked",
      "refund_disputed",
    ]);
    for (const notification of (await listOf(buyer)).notifications)
      expect(notification.subject).toEqual({ kind: "order", id });
  });

  it("is told to whoever waits for goods that the shop has paused, and the newest state alone while it is unread", async () => {
    const { shop: own, buyer, id } = await ordered();
    const states = async () =>
      (await listOf(buyer)).notifications.flatMap(({ kind, values }) =>
        kind === "order_shop_state" ? [values["state"]] : [],
      );
    const event = async (name: string) => (await own.post("/api/shop/events", { event: name })).status;
    expect(await event("pause")).toBe(200);
    expect(await states()).toEqual(["paused"]);
    expect(titleOf(await newest(buyer))).toMatch(/^The shop for order SW-\d+ has paused sales$/);
    expect((await newest(buyer)).subject).toEqual({ kind: "order", id });
    market.advance(1);
    expect(await event("resume")).toBe(200);
    expect(await states()).toEqual(["active"]);
    await buyer.post("/api/notifications/read", { upTo: (await newest(buyer)).id });
    market.advance(1);
    expect(await event("pause")).toBe(200);
    expect(await states(), "what was read stays").toEqual(["paused", "active"]);
  });

  it("is told to both sides where the clock acts", async () => {
    const { shop: own, buyer } = await ordered();
    market.advance(5 * 86_400);
    for (const clear of market.server.app.sweeps) await clear();
    expect(await kindsOf(buyer)).toEqual(["order_expired"]);
    expect((await kindsOf(own))[0]).toBe("order_expired");
    expect(lineOf(await newest(own))).not.toBe(lineOf(await newest(buyer)));
  });

  it("is told to everybody who works for the shop, and to nobody of another", async () => {
    const { shop: own, buyerDoes } = await ordered();
    const colleague = await market.buyer();
    await market.database.executor.execute(
      sql`insert into memberships (firm_id, user_id, role, joined_at)
        values (${own.firm.id}, ${colleague.userId}, 'staff', now())`,
    );
    const before = await unreadOf(shop);
    await buyerDoes("say-paid", { amountMinor: 100, reference: "TRF 3" });
    expect(await kindsOf(colleague)).toEqual(["payment_said"]);
    expect(await unreadOf(shop)).toBe(before);
  });

  it("tells nothing where the act is refused", async () => {
    const { shop: own, buyer, shopDoes } = await ordered();
    expect((await shopDoes("pack")).status).toBe(409);
    expect(await kindsOf(buyer)).toEqual([]);
    expect(await kindsOf(own)).toEqual(["order_placed"]);
  });
});

/** Somebody who was told so many things. */
async function told(count: number) {
  const reader = await market.buyer();
  for (let index = 0; index < count; index++) {
    market.advance(1);
    await market.server.database.transaction((tx) =>
      write()(tx, {
        to: [reader.userId],
        kind: "order_packed",
        subject: { kind: "order", id: NOBODY },
        values: { number: `SW-${index}`, shop: "Panel shop" },
      }),
    );
  }
  return reader;
}
const NOBODY = "019f0000-0000-7000-8000-000000000000";

describe("the list", () => {
  it("comes in pages, the newest first, each notification once", async () => {
    const reader = await told(NOTIFICATIONS_PER_PAGE + 2);
    const first = await listOf(reader);
    expect(first.notifications).toHaveLength(NOTIFICATIONS_PER_PAGE);
    expect(first).toMatchObject({ more: true, unread: NOTIFICATIONS_PER_PAGE + 2 });
    const second = await listOf(reader, `?before=${first.notifications.at(-1)?.id}`);
    expect(second.more).toBe(false);
    const numbers = [...first.notifications, ...second.notifications].map(({ values }) => values["number"]);
    expect(numbers).toEqual(
      Array.from({ length: NOTIFICATIONS_PER_PAGE + 2 }, (_, index) => `SW-${index}`).toReversed(),
    );
  });

  it("is asked by topic and for what is unread", async () => {
    const reader = await told(2);
    expect((await listOf(reader, "?topic=payments")).notifications).toEqual([]);
    expect((await listOf(reader, "?topic=orders")).notifications).toHaveLength(2);
    const { id } = await newest(reader);
    await reader.post("/api/notifications/read", { ids: [id] });
    const left = await listOf(reader, "?which=unread");
    expect(left.notifications).toHaveLength(1);
    expect(left.notifications[0]?.id).not.toBe(id);
    expect((await reader.get("/api/notifications?topic=weather")).status).toBe(400);
  });

  it("marks what was seen and leaves what came meanwhile", async () => {
    const reader = await told(3);
    const [, middle] = (await listOf(reader)).notifications;
    const reply = await reader.post("/api/notifications/read", { upTo: middle?.id });
    expect(reply).toEqual({ status: 200, body: { unread: 1 } });
    expect((await listOf(reader)).notifications.map(({ read }) => read)).toEqual([false, true, true]);
  });

  it("passes over what is somebody else's", async () => {
    const [reader, other] = [await told(1), await told(1)];
    const { id } = await newest(other);
    expect(await reader.post("/api/notifications/read", { ids: [id] })).toEqual({ status: 200, body: { unread: 1 } });
    expect(await unreadOf(other)).toBe(1);
    expect((await listOf(reader)).notifications.map((each) => each.id)).not.toContain(id);
  });

  it("goes with the account", async () => {
    const person: Person = await market.server.build.person();
    await market.server.database.transaction((tx) =>
      write()(tx, {
        to: [person.userId, person.userId],
        kind: "order_packed",
        subject: { kind: "order", id: NOBODY },
        values: { number: "SW-1", shop: "Panel shop" },
      }),
    );
    const rows = () =>
      market.database.executor.select().from(notifications).where(eq(notifications.userId, person.userId));
    expect(await rows()).toHaveLength(1);
    expect((await person.client.post("/api/account/delete", { password: PASSWORD })).status).toBe(200);
    expect(await rows()).toEqual([]);
  });

  it("keeps the newest 2,000 of a person", async () => {
    const reader = await told(1);
    const { id: newestId } = await newest(reader);
    await market.database.executor.execute(sql`
      insert into notifications (id, user_id, kind, subject_kind, subject_id, told, created_at)
      select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, ${reader.userId}, 'order_packed', 'order', ${NOBODY}, '{}', ${market.server.clock.now().toISOString()}
      from generate_series(1, 2005) n`);
    for (const clear of market.server.app.sweeps) await clear();
    const left = await market.database.executor
      .select({ id: notifications.id })
      .from(notifications)
      .where(eq(notifications.userId, reader.userId));
    expect(left).toHaveLength(2_000);
    expect(left.map(({ id }) => id)).toContain(newestId);
  });

  it("forgets what is older than a year", async () => {
    const reader = await told(1);
    market.advance(366 * 86_400);
    for (const clear of market.server.app.sweeps) await clear();
    const { userId } = reader;
    const left = await market.database.executor.select().from(notifications).where(eq(notifications.userId, userId));
    expect(left).toEqual([]);
  });
});

const ORDER = {
  number: "SW-1",
  shop: "Panel shop",
  side: "shop",
  total: "1 USD",
  amount: "1 USD",
  pieces: 2,
  count: 3,
};
const PAPER = { certificate: "Panel shop licence", reason: "It ended.", day: "31", month: { month: 7 }, year: "2027" };
const ASKED = {
  place: "Ikeja",
  distance: 15,
  unit: "km",
  hours: 12,
  days: 14,
  version: 2,
  firm: "Panel shop Installations",
};
const JOB = { state: "scheduled", agreed: "yes", stars: 4 };
const PASSPORT = { alert: "soiling", outcome: "expired" };
const KEYS = { ...ORDER, ...PAPER, ...ASKED, ...JOB, ...PASSPORT };
it.each<[NoticeKind]>(NOTICE_KIND_NAMES.map((kind) => [kind]))(
  "says of %s a title without anything that somebody typed, and a line",
  (kind) => {
    const said = (part: "title" | "line") => tell({ key: `notifications.${kind}.${part}`, values: KEYS });
    expect(said("title")).not.toContain("Panel shop");
    expect(said("line")).toMatch(/^[\p{L}\d].+\.$/u);
  },
);

import { hideContacts } from "@sunwright/contract/contact-hiding";
import type { Response } from "@sunwright/contract/endpoint";
import { TEXT_MAX } from "@sunwright/contract/limits";
import type { listThreads, Message, readThread } from "@sunwright/contract/messages";
import { MESSAGES_PER_HOUR, MESSAGES_PER_PAGE, MESSAGES_PER_THREAD } from "@sunwright/contract/threads";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PASSWORD } from "../../testing/people";
import { type Buyer, type Market, openMarket, type Shop } from "../orders/testing/market";
import { sellerOrders } from "../orders/schema";
import { memberships } from "../shops/schema";
import { messages, threads } from "./schema";
import { createMessages, type Subject, type Subjects } from "./service";

let market: Market;
let shop: Shop;
beforeAll(async () => {
  market = await openMarket();
  shop = await market.shop();
});
afterAll(() => market.close());

type Someone = Pick<Buyer, "get" | "post" | "userId">;
type Thread = Response<typeof readThread>;
const NO_THREAD = { status: 404, body: { code: "thread_not_found" } };
const write = (someone: Someone, id: string, text: string, key?: string) =>
  someone.post<Message>(`/api/messages/${id}`, { text }, key);
const read = async (someone: Someone, id: string, query = "") =>
  (await someone.get<Thread>(`/api/messages/${id}${query}`)).body;
const list = async (someone: Someone) =>
  (await someone.get<Response<typeof listThreads>>("/api/messages")).body.threads;
const wordsOf = ({ messages: those }: Thread) =>
  those.map(({ pieces }) => pieces.map((piece) => (typeof piece === "string" ? piece : "…")).join(""));

async function ordered(buyer: Awaited<ReturnType<Market["buyer"]>>) {
  const product = await shop.product();
  await buyer.put(product.id, 1);
  const { status, body } = await buyer.place();
  expect(status, JSON.stringify(body)).toBe(201);
  return { buyer, id: body.orders[0]?.id ?? "", number: body.orders[0]?.number ?? "" };
}
const someOrder = async () => ordered(await market.buyer());
async function colleague() {
  const person = await market.buyer();
  await market.database.executor
    .insert(memberships)
    .values({ firmId: shop.firm.id, userId: person.userId, role: "staff", joinedAt: market.server.clock.now() });
  return person;
}

describe("a thread of an order", () => {
  it("is empty at first, and holds what both sides write in its order", async () => {
    const { buyer, id, number } = await someOrder();
    expect(await read(buyer, id)).toMatchObject({ id, number, side: "person", messages: [], read: 0, closed: false });
    const first = await write(buyer, id, "  Can it come on Friday?\nAfter 10?  ");
    expect(first).toMatchObject({
      status: 201,
      body: { position: 1, side: "person", mine: true, pieces: ["Can it come on Friday?\nAfter 10?"] },
    });
    await write(shop, id, "Yes. Call 0803 555 0142 if nobody is there.");
    const thread = await read(shop, id);
    // Nothing is hidden: the shop has the buyer's address and phone for the delivery.
    expect(wordsOf(thread)).toEqual([
      "Can it come on Friday?\nAfter 10?",
      "Yes. Call 0803 555 0142 if nobody is there.",
    ]);
    expect(thread).toMatchObject({ side: "firm", name: "Amina Bello", masked: false });
    expect(thread.messages.map(({ mine }) => mine)).toEqual([false, true]);
    expect((await read(buyer, id)).name).toBe("Panel shop");
  });

  it("is for its buyer and those who work for its shop; for all others there is none", async () => {
    const { id } = await someOrder();
    const helper = await colleague();
    expect((await write(helper, id, "Good day")).status).toBe(201);
    // A colleague's message is the shop's own.
    expect((await read(shop, id)).messages[0]).toMatchObject({ side: "firm", mine: false });
    for (const other of [await market.buyer(), await market.shop()]) {
      expect(await other.get(`/api/messages/${id}`)).toMatchObject(NO_THREAD);
      expect(await write(other, id, "Hello")).toMatchObject(NO_THREAD);
      expect(await other.post(`/api/messages/${id}/read`, { upTo: 1 })).toMatchObject(NO_THREAD);
      expect(await list(other)).toEqual([]);
    }
    expect(await write(shop, "019f0000-0000-7000-8000-000000000000", "Hello")).toMatchObject(NO_THREAD);
    expect((await market.nobody().get(`/api/messages/${id}`)).status).toBe(401);
  });

  it("counts what the other side wrote until it is read, for each person apart", async () => {
    const { buyer, id } = await someOrder();
    const helper = await colleague();
    const unreadOf = async (someone: Someone) => (await list(someone)).find((thread) => thread.id === id)?.unread;
    await write(buyer, id, "One");
    await write(buyer, id, "Two");
    expect([await unreadOf(buyer), await unreadOf(shop), await unreadOf(helper)]).toEqual([0, 2, 2]);
    expect(await shop.post(`/api/messages/${id}/read`, { upTo: 1 })).toMatchObject({ body: { read: 1 } });
    expect([await unreadOf(shop), await unreadOf(helper)]).toEqual([1, 2]);
    // Nobody has read what is not there yet, and nothing is unread again.
    expect(await shop.post(`/api/messages/${id}/read`, { upTo: 90 })).toMatchObject({ body: { read: 2 } });
    expect(await shop.post(`/api/messages/${id}/read`, { upTo: 1 })).toMatchObject({ body: { read: 2 } });
    await write(helper, id, "Three");
    expect([await unreadOf(buyer), await unreadOf(shop)]).toEqual([1, 0]);
  });

  it("is told to the other side once until it is opened, and then the bell is quiet", async () => {
    const { buyer, id, number } = await someOrder();
    const told = async () =>
      (
        await buyer.get<{ notifications: { kind: string; read: boolean; subject: object; values: object }[] }>(
          "/api/notifications?topic=messages",
        )
      ).body.notifications;
    for (const text of ["One", "Two", "Three"]) await write(shop, id, text);
    expect(await told()).toMatchObject([
      { kind: "message", read: false, subject: { kind: "thread", id }, values: { number, shop: "Panel shop" } },
    ]);
    await buyer.post(`/api/messages/${id}/read`, { upTo: 2 });
    expect(await told()).toMatchObject([{ read: false }]);
    await buyer.post(`/api/messages/${id}/read`, { upTo: 3 });
    expect(await told()).toMatchObject([{ read: true }]);
    await write(shop, id, "Four");
    expect(await told()).toMatchObject([{ read: false }, { read: true }]);
  });

  it("is found by its number, the other side's name and what was written, and by what is unread", async () => {
    const { buyer, id, number } = await someOrder();
    const other = await ordered(buyer);
    await write(buyer, id, "Is the 100% copper cable there?");
    await write(shop, other.id, "It left today.");
    const found = async (someone: Someone, query: string) =>
      (await someone.get<Response<typeof listThreads>>(`/api/messages?${query}`)).body.threads.map((each) => each.id);
    expect(await found(buyer, `search=${number}`)).toEqual([id]);
    expect(await found(buyer, "search=panel%20SHOP")).toEqual([other.id, id]);
    expect(await found(buyer, "search=COPPER")).toEqual([id]);
    expect(await found(buyer, "search=100%25%20c")).toEqual([id]);
    expect(await found(buyer, "search=1%25e")).toEqual([]);
    expect(await found(buyer, "which=unread")).toEqual([other.id]);
    expect(await found(buyer, `which=unread&search=${number}`)).toEqual([]);
    expect(await found(await market.buyer(), "search=copper")).toEqual([]);
  });

  it("takes what is sent twice with one key once", async () => {
    const { buyer, id } = await someOrder();
    const key = "messages-test-0001";
    const [first, again] = [await write(buyer, id, "Once", key), await write(buyer, id, "Once", key)];
    expect(again).toEqual(first);
    expect(await write(buyer, id, "Twice", key)).toMatchObject({
      status: 422,
      body: { code: "idempotency_key_reused" },
    });
    expect(wordsOf(await read(buyer, id))).toEqual(["Once"]);
  });

  it("gives each of many at once its own place", async () => {
    const { buyer, id } = await someOrder();
    const sent = await Promise.all(["a", "b", "c", "d", "e"].map((text) => write(buyer, id, text)));
    expect(sent.map(({ body }) => body.position).toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5]);
  });

  it.each(["", "  \n ", "x".repeat(TEXT_MAX + 1), "a\u0000b", undefined, 5])("refuses %j", async (text) => {
    const { buyer, id } = await someOrder();
    expect((await buyer.post(`/api/messages/${id}`, { text })).status).toBe(400);
    expect(await read(buyer, id)).toMatchObject({ messages: [] });
  });

  it("comes in pages, the newest at the end", async () => {
    const { buyer, id } = await someOrder();
    await write(buyer, id, "1");
    await market.database.executor.execute(sql`
      insert into messages select thread_id, n, side, author_id, n::text, created_at
      from messages, generate_series(2, ${MESSAGES_PER_PAGE + 3}::int) n where thread_id = ${id}`);
    const newest = await read(buyer, id);
    expect(newest.more).toBe(true);
    expect(wordsOf(newest).at(-1)).toBe(`${MESSAGES_PER_PAGE + 3}`);
    const before = await read(buyer, id, `?before=${newest.messages[0]?.position}`);
    expect(before.more).toBe(false);
    expect(wordsOf(before)).toEqual(["1", "2", "3"]);
  });

  it("is full at some length, and a person writes so much in an hour", async () => {
    const { buyer, id } = await someOrder();
    await write(buyer, id, "1");
    await market.database.executor.update(threads).set({ last: MESSAGES_PER_THREAD }).where(eq(threads.id, id));
    expect(await write(buyer, id, "2")).toMatchObject({ status: 422, body: { code: "too_many_messages" } });
    const other = await ordered(buyer);
    for (let sent = 1; sent < MESSAGES_PER_HOUR; sent++) expect((await write(buyer, other.id, "x")).status).toBe(201);
    const refused = await write(buyer, other.id, "one more");
    expect(refused).toMatchObject({ status: 429, body: { code: "too_many_attempts" } });
    market.advance(3_601);
    expect((await write(buyer, other.id, "one more")).status).toBe(201);
  });
});

describe("who leaves", () => {
  it("the shop, loses its threads; what they wrote stays the shop's", async () => {
    const { buyer, id } = await someOrder();
    const helper = await colleague();
    await write(helper, id, "I packed it");
    await market.database.executor.delete(memberships).where(eq(memberships.userId, helper.userId));
    expect(await helper.get(`/api/messages/${id}`)).toMatchObject(NO_THREAD);
    expect(await list(helper)).toEqual([]);
    expect(wordsOf(await read(buyer, id))).toEqual(["I packed it"]);
  });

  it("the product, takes out what they wrote, leaves it to the shop as nobody's, and is written to no more", async () => {
    const person = await market.server.build.person();
    const { post, get } = person.client;
    const product = await shop.product();
    await person.client.put(`/api/cart/lines/${product.id}`, { quantity: 1 });
    const calls: Someone = { ...(await market.signedIn(person.userId)), userId: person.userId };
    const buyer = await market.buyer();
    const { id } = await ordered(buyer);
    await market.database.executor.update(sellerOrders).set({ buyerId: person.userId }).where(eq(sellerOrders.id, id));
    await write(calls, id, "Thank you");
    await market.database.executor.update(sellerOrders).set({ state: "completed" }).where(eq(sellerOrders.id, id));
    expect((await get("/api/account/export")).body).toMatchObject({
      messages: [{ threadId: id, position: 1, content: "Thank you" }],
    });
    expect((await post("/api/account/delete", { password: PASSWORD })).status).toBe(200);
    const left = await read(shop, id);
    expect(left).toMatchObject({ name: null, closed: true, messages: [{ side: "person", mine: false }] });
    expect(await write(shop, id, "Are you there?")).toMatchObject({ status: 409, body: { code: "thread_closed" } });
    const rows = await market.database.executor.select().from(messages).where(eq(messages.authorId, person.userId));
    expect(rows).toEqual([]);
  });

  it("the last of a shop, leaves threads that nobody can be written to in", async () => {
    const own = await market.shop();
    const product = await own.product();
    const buyer = await market.buyer();
    await buyer.put(product.id, 1);
    const { body } = await buyer.place();
    const id = body.orders[0]?.id ?? "";
    await write(buyer, id, "Hello");
    await market.database.executor.delete(memberships).where(eq(memberships.firmId, own.firm.id));
    expect(await read(buyer, id)).toMatchObject({ closed: true, name: own.firm.name });
    expect(await write(buyer, id, "Hello?")).toMatchObject({ status: 409, body: { code: "thread_closed" } });
  });
});

describe("a thread whose stage keeps its sides apart", () => {
  const SECRET = "Call 0803 555 0142 or amina@example.com, 12 Gidan Rimi Close";

  it("shows neither side how the other can be reached, until its stage has passed, and again once it is lost", async () => {
    const { buyer, id } = await someOrder();
    let reading: Subject["reading"] = "known";
    const subjects: Subjects = async (_executor, userId, ids) =>
      ids.map((each) => ({
        id: each,
        kind: "order",
        personId: buyer.userId,
        firmId: shop.firm.id,
        side: userId === buyer.userId ? "person" : "firm",
        number: "SW-1",
        personName: "Amina",
        firmName: "Panel shop",
        reading,
        names: null,
      }));
    const { clock, app } = market.server;
    const parts = { clock, throttle: app.throttle, tell: async () => undefined, markTold: async () => undefined };
    const service = createMessages({ ...parts, subjects: [subjects] });
    const sent = await market.database.transaction((tx) => service.send(tx, buyer.userId, id, SECRET));
    expect(sent.pieces).toEqual(hideContacts(SECRET));
    const seen = async () => {
      const { executor } = market.database;
      const thread = await service.read(executor, shop.userId, id, undefined);
      const summary = await service.list(executor, shop.userId, { search: "", which: "all", page: 1 });
      return JSON.stringify([thread, summary.threads.filter((each) => each.id === id)]);
    };
    for (const secret of ["0803", "0142", "amina@", "Gidan"]) expect(await seen()).not.toContain(secret);
    const found = async (search: string) =>
      (await service.list(market.database.executor, shop.userId, { search, which: "all", page: 1 })).threads.filter(
        (each) => each.id === id,
      ).length;
    // Nobody finds by a search what is hidden.
    expect([await found("0142"), await found("SW-1"), await found("amina")]).toEqual([0, 1, 1]);
    reading = "whole";
    expect(await found("0142")).toBe(1);
    expect(await seen()).toContain("0803 555 0142");
    reading = "known";
    expect(await seen()).not.toContain("0803");
    // Masked once, when it was written: what is read is the copy.
    const copy = { known: ["The copy"], stranger: null };
    await market.database.executor.update(messages).set({ masked: copy }).where(eq(messages.threadId, id));
    expect(await seen()).toContain("The copy");
  });
});

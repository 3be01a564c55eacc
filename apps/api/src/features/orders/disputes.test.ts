// Of the rest: every state of a dispute; the journey of orders walks them.
import { readFileSync } from "node:fs";
import { StoredFile } from "@sunwright/contract/files";
import type { SoldOrder } from "@sunwright/contract/orders";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { PASSWORD } from "../../testing/people";
import { pdfOf, picture } from "../files/testing/samples";
import { insertMember } from "../shops/members-table";
import { createOrders } from "./service";
import { faultsOf } from "./audit-table";
import { type Buyer, type Market, openMarket, type Shop } from "./testing/market";
import { claim, disputeOf, type Sides, sidesOf } from "./testing/sides";

let market: Market;
let shop: Shop;
let sides: Sides;
beforeAll(async () => {
  market = await openMarket();
  shop = await market.shop();
  sides = sidesOf(market, shop);
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

const stored = async (
  { client }: Pick<Buyer, "client">,
  owner: "account" | "firm",
  bytes: Uint8Array,
  name: string,
): Promise<string> => (await client.upload(`/api/files?owner=${owner}&name=${name}`, bytes)).read(StoredFile).id;

describe("a dispute", () => {
  it("is answered, proposed and agreed: the order is smaller, and what was paid too much is owed", async () => {
    const { id, buyer, read } = await sides.delivered();
    const opened = await sides.does(buyer, id, "open-dispute", claim(20_000), "one");
    expect(opened.status, JSON.stringify(opened.body)).toBe(200);
    expect(await sides.does(buyer, id, "open-dispute", claim(20_000), "one"), "the same answer again").toEqual(opened);
    expect(await sides.does(buyer, id, "open-dispute", claim(1)), "one at a time").toMatchObject({
      status: 409,
      body: { code: "wrong_state", allowed: [] },
    });
    const disputeId = await disputeOf(read);
    expect((await read()).disputes[0]?.allowed, "who claims does not answer").toEqual(["propose", "withdraw"]);
    expect(await sides.does(buyer, id, "answer-dispute", { disputeId, text: "Well" })).toMatchObject({ status: 409 });
    await sides.shopDoes(id, "answer-dispute", { disputeId, text: "Send a photo" });
    await sides.shopDoes(id, "propose-settlement", { disputeId, amountMinor: 10_000, text: "" });
    expect(
      await sides.shopDoes(id, "agree-settlement", { disputeId, amountMinor: 10_000 }),
      "nobody agrees with themselves",
    ).toMatchObject({
      status: 409,
      body: { code: "wrong_state" },
    });
    expect(
      await sides.does(buyer, id, "agree-settlement", { disputeId, amountMinor: 20_000 }),
      "another",
    ).toMatchObject({
      status: 409,
    });
    expect(await sides.does(buyer, id, "agree-settlement", { disputeId, amountMinor: 10_000 })).toMatchObject({
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
    const { id, buyer, read } = await sides.delivered();
    market.advance(4 * DAY);
    await sides.does(buyer, id, "open-dispute", claim(10_000));
    market.advance(30 * DAY);
    await sweep();
    expect(await read()).toMatchObject({ state: "delivered", completesAt: null });
    await sides.does(buyer, id, "withdraw-dispute", { disputeId: await disputeOf(read) });
    market.advance(9 * DAY);
    await sweep();
    expect((await read()).state).toBe("delivered");
    market.advance(1.01 * DAY);
    await sweep();
    expect((await read()).state).toBe("completed");
  });

  it("stops the clock of a payment that is shown, and holds no goods for nothing", async () => {
    const { id, buyer, read, total } = await sides.ordered();
    const refused = { status: 409, body: { code: "wrong_state" } };
    expect(await sides.does(buyer, id, "open-dispute", claim(total)), "nothing is paid").toMatchObject(refused);
    await sides.does(buyer, id, "say-paid", { amountMinor: total, reference: "Sent" });
    expect(await sides.does(buyer, id, "open-dispute", claim(total)), "a word is no proof").toMatchObject(refused);
    const { client } = await sides.signedIn(buyer);
    const fileId = (await client.upload("/api/files?owner=account&name=slip.png", picture())).read(StoredFile).id;
    await sides.does(buyer, id, "add-proof", { paymentId: (await read()).payments[0]?.id, fileId });
    await sides.does(buyer, id, "open-dispute", claim(total));
    market.advance(20 * DAY);
    await sweep();
    expect(await read()).toMatchObject({ state: "placed", holdUntil: null });
    await sides.does(buyer, id, "withdraw-dispute", { disputeId: await disputeOf(read) });
    market.advance(4 * DAY);
    expect((await read()).state).toBe("placed");
    market.advance(1.01 * DAY);
    expect((await read()).state).toBe("expired");
  });

  it("about a return is decided by an operator, never beyond what the order still is", async () => {
    const { id, buyer, read, lineId, total } = await sides.delivered(2);
    await sides.does(buyer, id, "ask-return", { lines: [{ lineId, quantity: 1 }], reason: "Broken" });
    const returnId = (await read()).returns[0]?.id ?? "";
    await sides.shopDoes(id, "answer-return", { returnId, accept: false, answer: "It was whole" });
    await sides.does(buyer, id, "open-dispute", claim(10_000, returnId));
    expect((await read()).disputes[0]).toMatchObject({ about: "return", state: "open" });
    const disputeId = await disputeOf(read);
    const decide = (amountMinor: number) => sides.decide({ id: disputeId, sellerOrderId: id }, amountMinor);
    await expect(decide(total + 1)).rejects.toMatchObject({ code: "amount_exceeded" });
    await decide(15_000);
    await expect(decide(1)).rejects.toMatchObject({ code: "wrong_state" });
    expect(await read()).toMatchObject({ dueMinor: -15_000, disputes: [{ state: "decided", proposedMinor: 15_000 }] });
    // What comes back after that is credited with what is left of the order.
    await sides.does(buyer, id, "ask-return", { lines: [{ lineId, quantity: 2 }], reason: "All of it" });
    const second = (await read()).returns[1]?.id ?? "";
    await sides.shopDoes(id, "answer-return", { returnId: second, accept: true, answer: "" });
    await sides.shopDoes(id, "receive-return", { returnId: second, to: "stock" });
    expect((await read()).dueMinor).toBe(-total);
  });

  it("is of its order alone, and of the two sides of it", async () => {
    const one = await sides.delivered();
    const other = await sides.delivered();
    await sides.does(one.buyer, one.id, "open-dispute", claim(1_000));
    const disputeId = await disputeOf(one.read);
    const missing = { status: 404, body: { code: "order_not_found" } };
    expect(await sides.does(other.buyer, other.id, "withdraw-dispute", { disputeId })).toMatchObject(missing);
    expect(await sides.does(other.buyer, one.id, "withdraw-dispute", { disputeId })).toMatchObject(missing);
    expect(await sides.shopDoes(other.id, "answer-dispute", { disputeId, text: "No" })).toMatchObject(missing);
    expect(await sides.does(one.buyer, one.id, "open-dispute", claim(41_000))).toMatchObject({ status: 409 });
    expect(await sides.does(other.buyer, other.id, "open-dispute", claim(41_000))).toMatchObject({
      status: 422,
      body: { code: "amount_exceeded" },
    });
    const sold = (await (await sides.signedIn(shop)).get<SoldOrder>(`/api/shop/orders/${one.id}`)).body;
    expect(sold.disputes[0]?.allowed).toEqual(["answer", "propose"]);
    const list = await (await sides.signedIn(shop)).get<{ orders: { id: string }[] }>("/api/shop/orders?view=returns");
    expect(list.body.orders).toContainEqual(expect.objectContaining({ id: one.id, disputing: true }));
  });

  it("shows what either side showed to both of them, and to nobody else", async () => {
    const { id, buyer, read } = await sides.delivered();
    const seller = await sides.signedIn(shop);
    const eve = await market.buyer();
    const [broken, packed] = [
      await stored(buyer, "account", picture(), "broken.png"),
      await stored(seller, "firm", pdfOf(400), "list.pdf"),
    ];
    const stolen = { ...claim(1_000), fileId: packed };
    expect(await sides.does(buyer, id, "open-dispute", stolen), "another's file").toMatchObject({
      status: 404,
      body: { code: "file_not_found" },
    });
    await sides.does(buyer, id, "open-dispute", { ...claim(1_000), fileId: broken });
    const disputeId = await disputeOf(read);
    await sides.shopDoes(id, "answer-dispute", { disputeId, text: "It was whole", fileId: packed });
    const entries = (await read()).disputes[0]?.entries ?? [];
    expect(entries.map(({ evidence }) => evidence)).toEqual([
      { type: "picture", name: "broken.png" },
      { type: "pdf", name: "list.pdf" },
    ]);
    const rival = await market.shop();
    const other = await sides.delivered();
    for (const [index, type] of ["image/webp", "application/pdf"].entries()) {
      const at = `${id}/disputes/evidence/${entries[index]?.id}`;
      expect((await buyer.file(`/api/orders/${at}`)).headers).toMatchObject({
        "content-type": type,
        "cache-control": "no-store",
      });
      expect((await seller.file(`/api/shop/orders/${at}?size=small`)).status).toBe(200);
      for (const [who, path] of [
        [eve, `/api/orders/${at}`],
        [seller, `/api/orders/${at}`],
        [rival, `/api/shop/orders/${at}`],
        [buyer, `/api/shop/orders/${at}`],
      ] as const)
        expect(await who.get(path)).toMatchObject({ status: 404, body: { code: "order_not_found" } });
      const elsewhere = `/api/orders/${other.id}/disputes/evidence/${entries[index]?.id}`;
      expect(await other.buyer.get(elsewhere)).toMatchObject({ status: 404, body: { code: "file_not_found" } });
    }
  });

  it("keeps what a member of the shop showed when the member is gone", async () => {
    const { id, buyer, read } = await sides.delivered();
    const { userId } = await market.server.build.person();
    await market.server.database.transaction((tx) =>
      insertMember(tx, { firmId: shop.firm.id, userId, role: "staff", joinedAt: market.server.clock.now() }),
    );
    const member = await sides.signedIn({ userId });
    const [own, ofShop] = [
      await stored(member, "account", picture(3, 2), "own.png"),
      await stored(member, "firm", picture(), "packed.png"),
    ];
    await sides.does(buyer, id, "open-dispute", claim(1_000));
    const disputeId = await disputeOf(read);
    const answer = (fileId: string) =>
      member.post(`/api/shop/orders/${id}/actions`, {
        action: "answer-dispute",
        disputeId,
        text: "It was whole",
        fileId,
      });
    expect(await answer(own), "what is a member's own goes with them").toMatchObject({
      status: 404,
      body: { code: "file_not_found" },
    });
    expect((await answer(ofShop)).status).toBe(200);
    await (await sides.signedIn(shop)).send("DELETE", `/api/firm/members/${userId}`);
    expect((await member.post("/api/account/delete", { password: PASSWORD })).status).toBe(200);
    const entry = (await read()).disputes[0]?.entries.at(-1);
    expect(entry?.evidence).toEqual({ type: "picture", name: "packed.png" });
    expect((await (await sides.signedIn(buyer)).file(`/api/orders/${id}/disputes/evidence/${entry?.id}`)).status).toBe(
      200,
    );
  });

  it("tells the other side of every step, and both of a decision", async () => {
    const { id, buyer, read } = await sides.delivered();
    const newsOf = async (who: Pick<Buyer, "userId">) => {
      const { body } = await (
        await sides.signedIn(who)
      ).get<{
        notifications: { kind: string; subject: { id: string } }[];
      }>("/api/notifications?topic=returns");
      return body.notifications
        .filter(({ subject }) => subject.id === id)
        .map(({ kind }) => kind)
        .toReversed();
    };
    await sides.does(buyer, id, "open-dispute", claim(20_000));
    const disputeId = await disputeOf(read);
    await sides.shopDoes(id, "answer-dispute", { disputeId, text: "Send a photo" });
    await sides.does(buyer, id, "propose-settlement", { disputeId, amountMinor: 15_000 });
    await sides.decide({ id: disputeId, sellerOrderId: id }, 12_000);
    expect(await newsOf(shop)).toEqual(["dispute_opened", "dispute_proposed", "dispute_settled"]);
    expect(await newsOf(buyer)).toEqual(["dispute_answered", "dispute_settled"]);
    await sides.shopDoes(id, "open-dispute", claim(0));
    const second = (await read()).disputes[1]?.id;
    await sides.shopDoes(id, "withdraw-dispute", { disputeId: second });
    expect(await newsOf(buyer)).toEqual(["dispute_answered", "dispute_settled", "dispute_opened", "dispute_withdrawn"]);
  });

  it("ends once, whoever ends it first", async () => {
    const { id, buyer, read } = await sides.delivered();
    await sides.does(buyer, id, "open-dispute", claim(20_000));
    const disputeId = await disputeOf(read);
    await sides.shopDoes(id, "propose-settlement", { disputeId, amountMinor: 10_000 });
    const ends = await Promise.allSettled([
      sides.does(buyer, id, "agree-settlement", { disputeId, amountMinor: 10_000 }),
      sides.does(buyer, id, "withdraw-dispute", { disputeId }),
      sides.decide({ id: disputeId, sellerOrderId: id }, 10_000),
    ]);
    const done = ends.filter(
      (end) => end.status === "fulfilled" && (end.value === undefined || end.value.status === 200),
    );
    expect(done).toHaveLength(1);
    const after = await read();
    expect(after.dueMinor).toBe(after.disputes[0]?.state === "withdrawn" ? 0 : -10_000);
  });

  it("keeps both sides there until it has ended, and what was said for good", async () => {
    const { id, buyer, read, total } = await sides.ordered();
    await sides.does(buyer, id, "say-paid", { amountMinor: total, reference: "Sent" });
    await sides.shopDoes(id, "receive-payment", { amountMinor: total, reference: "All" });
    const lines = (await read()).lines.map(({ id: lineId, ordered: quantity }) => ({ lineId, quantity }));
    await sides.shopDoes(id, "cancel", { lines });
    await sides.shopDoes(id, "refund", { amountMinor: total, reference: "Back" });
    await sides.does(buyer, id, "open-dispute", { ...claim(0), text: "Nothing came back" });
    const { clock } = market.server;
    const { keepUntilDone } = createOrders({
      clock,
      tell: () => Promise.resolve(),
      namesOf: () => Promise.resolve(new Map()),
    });
    const leave = () => market.database.transaction((tx) => keepUntilDone(tx, buyer.userId));
    await expect(leave()).rejects.toMatchObject({ code: "orders_under_way" });
    await sides.does(buyer, id, "withdraw-dispute", { disputeId: await disputeOf(read) });
    await expect(leave()).resolves.toBeUndefined();
    for (const change of [sql`update dispute_entries set text = ''`, sql`delete from dispute_entries`])
      await expect(market.database.executor.execute(change)).rejects.toThrow(/dispute_entries/);
  });

  it("gives orders that were delivered before there were disputes their fourteen days", async () => {
    const { id } = await sides.delivered();
    const { executor } = market.database;
    const until = async () =>
      (await executor.execute(sql`select completes_at from seller_orders where id = ${id}`)).rows[0]?.["completes_at"];
    const expected = await until();
    const text = readFileSync(new URL("../../../migrations/0026_disputes.sql", import.meta.url), "utf8");
    const fill = text.split("--> statement-breakpoint").find((each) => each.trim().startsWith("UPDATE")) ?? "";
    await executor.execute(sql`update seller_orders set completes_at = null where id = ${id}`);
    await executor.execute(sql.raw(fill));
    expect(expected).not.toBeNull();
    expect(await until()).toEqual(expected);
  });
});

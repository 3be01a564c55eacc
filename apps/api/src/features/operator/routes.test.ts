import {
  CertificateFile,
  DisputeFile,
  listDisputes,
  lookUp,
  readHealth,
  readQueue,
  readSelf,
} from "@sunwright/contract/operator";
import { type AuditLine, readAudit } from "@sunwright/contract/operator-audit";
import { StoredFile } from "@sunwright/contract/files";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operate } from "../../operations/operator";
import { decisionsBy } from "../../operators";
import { putMark } from "../../platform/marks-table";
import type { Client } from "../../testing/client";
import { PASSWORD, type Person } from "../../testing/people";
import { picture } from "../files/testing/samples";
import { type Market, openMarket, type Shop } from "../orders/testing/market";
import { claim, type Sides, sidesOf } from "../orders/testing/sides";
import { type Operator, operatorOf } from "./testing/operator";

let market: Market;
let operator: Operator;
let shop: Shop;
let sides: Sides;
beforeAll(async () => {
  market = await openMarket();
  operator = await operatorOf(market.server);
  shop = await market.shop();
  sides = sidesOf(market, shop);
});
afterAll(() => market.close());

const command = (...args: string[]) => {
  market.advance(0.001);
  return operate(market.database, decisionsBy(market.server), args);
};
const LICENCE = { kind: "Trade licence", number: "TL-2041", issuer: "Kano State", expires: "2099-03-14" };
const READ = { number: "tl 2041", expires: "2099-03-14", holder: "Panels and More" };
const PATH = "/api/operator";

/** A shop that waits for a decision about its licence. */
async function waiting(paper: object = LICENCE) {
  const other = await market.shop();
  const upload = await other.client.upload("/api/files?owner=firm&name=licence.png", picture());
  const fileId = upload.read(StoredFile).id;
  const reply = await other.post<{ certificates: { id: string }[] }>("/api/shop/certificates", { ...paper, fileId });
  const id = reply.body.certificates[0]?.id ?? "";
  const papers = async () =>
    (
      await other.get<{ certificates: { state: string; reason: string; expires: string | null }[] }>(
        "/api/shop/certificates",
      )
    ).body.certificates;
  return { ...other, certificateId: id, papers, at: `${PATH}/certificates/${id}` };
}
const queue = async (query = "") => (await operator.client.get(`${PATH}/queue${query}`)).read(readQueue.response);
const audit = async (query = "") => (await operator.client.get(`${PATH}/audit${query}`)).read(readAudit.response);
const refused = (status: number, code: string) => ({ status, body: { code } });
const decide = (client: Client, at: string, body: object) => client.post(`${at}/decision`, body);
const VERIFY = { decision: "verify", reason: "Found in the register", read: READ };

describe("who may", () => {
  it("is an operator with two-step verification; a decision needs one of the last 15 minutes", async () => {
    const { at } = await waiting();
    const stranger = await market.server.build.person();
    const bare = await market.server.build.person();
    await market.database.executor.execute(sql`update users set email_verified_at = now() where id = ${bare.userId}`);
    await command(bare.email);
    const selfOf = async ({ client }: Person) => (await client.get(`${PATH}/self`)).read(readSelf.response);
    expect(await selfOf(stranger)).toEqual({ operator: false, second: false, freshUntil: null });
    expect(await selfOf(bare)).toEqual({ operator: true, second: false, freshUntil: null });
    for (const [who, code] of [
      [stranger, "operator_needed"],
      [bare, "second_missing"],
    ] as const) {
      for (const path of ["queue", "disputes", "audit", "health"])
        expect(await who.client.get(`${PATH}/${path}`), path).toMatchObject(refused(403, code));
      expect(await who.client.post(`${at}/opening`)).toMatchObject(refused(403, code));
      expect(await who.client.get(`${at}/paper`)).toMatchObject(refused(403, code));
      expect(await decide(who.client, at, VERIFY)).toMatchObject(refused(403, code));
      expect(await who.client.post(`${PATH}/look-ups`, { what: "SW-10001" })).toMatchObject(refused(403, code));
    }
    market.advance(15 * 60);
    expect((await selfOf(operator)).freshUntil).toBeNull();
    expect(await operator.client.post(`${at}/opening`), "reading goes on").toMatchObject({ status: 200 });
    expect(await decide(operator.client, at, VERIFY)).toMatchObject(refused(403, "second_step_needed"));
    await operator.step();
    expect((await selfOf(operator)).freshUntil).not.toBeNull();
    expect(await decide(operator.client, at, VERIFY)).toMatchObject({ status: 200 });
  });
});

describe("the queue", () => {
  it("lists what waits, the longest first, by words, and shows typed beside the paper with its whole history", async () => {
    const [first, second] = [await waiting(), await waiting({ ...LICENCE, kind: "Insurance", number: "LIA-77" })];
    const { lines, waiting: count, oldest } = await queue();
    const mine = lines.filter(({ id }) => [first.certificateId, second.certificateId].includes(id));
    expect(mine.map(({ kind }) => kind)).toEqual(["Trade licence", "Insurance"]);
    expect([count, oldest]).toEqual([lines.length, lines[0]?.handedInAt]);
    expect(mine[0]).toMatchObject({ number: "TL-2041", expires: "2099-03-14", state: "pending" });
    const found = await queue("?view=all&search=lia-77");
    expect(found).toMatchObject({ total: 1, lines: [{ id: second.certificateId }] });
    const opened = (await operator.client.post(`${first.at}/opening`)).read(CertificateFile);
    expect(opened).toMatchObject({ certificate: LICENCE, file: { type: "picture", name: "licence.png" }, history: [] });
    market.advance(1);
    const paper = await operator.client.bytes(`${first.at}/paper`);
    expect(paper.status).toBe(200);
    const again = (await operator.client.post(`${first.at}/opening`)).read(CertificateFile);
    expect(again.history.map(({ act }) => act)).toEqual(["paper opened", "certificate opened"]);
    const { text } = await operator.client.post(`${first.at}/opening`);
    expect(text, "nothing of who works there").not.toContain(first.userId);
  });

  it("verifies by what stands on the paper and tells the firm; the audit keeps what was read", async () => {
    const { at, papers, firm } = await waiting();
    await operator.step();
    const read = { ...READ, expires: "2098-12-31" };
    expect(await decide(operator.client, at, { ...VERIFY, read })).toMatchObject({ status: 200 });
    expect(await papers()).toMatchObject([{ state: "verified", expires: "2098-12-31" }]);
    const { lines } = await audit("?act=certificate%20verified");
    expect(lines[0]).toMatchObject({
      by: "Ada Obi",
      about: firm.name,
      reason: "Found in the register",
      after: { read },
    });
  });

  it("does not verify another number, a paper that has ended, or without a reason", async () => {
    const { at, papers } = await waiting();
    await operator.step();
    for (const [read, code, status] of [
      [{ ...READ, number: "TL-2014" }, "papers_differ", 409],
      [{ ...READ, expires: "2001-01-01" }, "papers_ended", 409],
    ] as const)
      expect(await decide(operator.client, at, { ...VERIFY, read })).toMatchObject(refused(status, code));
    expect(await decide(operator.client, at, { ...VERIFY, reason: " " })).toMatchObject(refused(400, "invalid_input"));
    expect(await papers()).toMatchObject([{ state: "pending" }]);
  });

  it("rejects with a reason that the firm reads", async () => {
    const { at, papers } = await waiting();
    await operator.step();
    const body = { decision: "reject", reason: "The scan is cut off", read: READ };
    expect(await decide(operator.client, at, body)).toMatchObject({ status: 200 });
    expect(await papers()).toMatchObject([{ state: "rejected", reason: "The scan is cut off" }]);
  });

  it("is decided once, when two tabs decide at the same moment: the other is told", async () => {
    const { at, papers } = await waiting();
    await operator.step();
    const reject = { ...VERIFY, decision: "revoke" };
    const replies = await Promise.all([decide(operator.client, at, VERIFY), decide(operator.client, at, VERIFY)]);
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)).toMatchObject(refused(409, "decided_already"));
    expect(await papers()).toMatchObject([{ state: "verified" }]);
    expect(await decide(operator.client, at, reject), "a verified one is revoked").toMatchObject({ status: 200 });
    expect(await decide(operator.client, at, reject)).toMatchObject(refused(409, "decided_already"));
  });

  it("suspends a firm and reopens it, with a reason that it reads; nothing of it is on sale meanwhile", async () => {
    const other = await market.shop();
    const { id } = await other.product();
    const onSale = async () => (await (await market.buyer()).get(`/api/marketplace/products/${id}`)).status;
    const at = `${PATH}/firms/${other.firm.id}/decision`;
    await operator.step();
    const suspend = { decision: "suspend", seen: "active", reason: "Serials were sold twice." };
    const buyer = await market.buyer();
    await buyer.put(id, 1);
    expect((await buyer.place()).status).toBe(201);
    const told = async () =>
      (
        await buyer.get<{ notifications: { kind: string; values: { state?: string } }[] }>("/api/notifications")
      ).body.notifications.flatMap(({ kind, values }) => (kind === "order_shop_state" ? [values.state] : []));
    expect(await onSale()).toBe(200);
    expect(await operator.client.post(at, suspend)).toMatchObject({ status: 200, body: { state: "suspended" } });
    expect(await operator.client.post(at, suspend)).toMatchObject(refused(409, "decided_already"));
    expect(await onSale()).toBe(404);
    expect(await told(), "who has ordered there hears of it").toEqual(["suspended"]);
    expect(JSON.stringify((await buyer.get("/api/notifications")).body)).not.toContain("Serials were sold twice.");
    expect(JSON.stringify((await other.get("/api/notifications")).body)).toContain("Serials were sold twice.");
    const reopen = { decision: "reopen", seen: "suspended", reason: "Cleared up." };
    market.advance(1);
    expect(await operator.client.post(at, reopen)).toMatchObject({ status: 200, body: { state: "active" } });
    expect(await told(), "the newest alone, while it is unread").toEqual(["active"]);
    expect(await onSale()).toBe(200);
  });
});

describe("disputes", () => {
  const disputed = async () => {
    const order = await sides.delivered();
    const file = await order.buyer.client.upload("/api/files?owner=account&name=broken.png", picture());
    const fileId = file.read(StoredFile).id;
    const reply = await sides.does(order.buyer, order.id, "open-dispute", { ...claim(5_000), fileId });
    expect(reply.status).toBe(200);
    return { ...order, number: (await order.read()).number };
  };

  it("show what both sides said and showed, and the buyer as a number; one decision wins", async () => {
    const order = await disputed();
    const all = (await operator.client.get(`${PATH}/disputes`)).read(listDisputes.response);
    expect(all.disputes.find(({ number }) => number === order.number)).toMatchObject({
      amountMinor: 5_000,
      about: "order",
    });
    const at = `${PATH}/disputes/${order.number}`;
    const opened = await operator.client.post(`${at}/opening`);
    const file = opened.read(DisputeFile);
    expect(file).toMatchObject({ entries: [{ by: "buyer", text: "One is broken", evidence: { name: "broken.png" } }] });
    for (const secret of ["Amina Bello", "Gidan Rimi", "0803", order.buyer.userId])
      expect(opened.text).not.toContain(secret);
    const evidence = await operator.client.bytes(`${PATH}/evidence/${file.entries[0]?.id}`);
    expect(evidence.status).toBe(200);
    await operator.step();
    const decision = { amountMinor: 4_000, reason: "The photo shows it" };
    const tooMuch = { ...decision, amountMinor: file.leftMinor + 1 };
    expect(await operator.client.post(`${at}/decision`, tooMuch)).toMatchObject(refused(422, "amount_exceeded"));
    const replies = await Promise.all([1, 2].map(() => operator.client.post(`${at}/decision`, decision)));
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect((await order.read()).disputes).toMatchObject([{ state: "decided", proposedMinor: 4_000 }]);
    expect(await operator.client.post(`${at}/opening`)).toMatchObject(refused(404, "dispute_missing"));
    const acts = (await audit(`?search=${order.number}`)).lines.map(({ act }) => act);
    expect(acts).toEqual(["dispute decided", "dispute opened"]);
    const ended = await operator.client.post(`${at}/opening?id=${file.id}`);
    expect(ended.read(DisputeFile), "one that has ended is read by its id").toMatchObject({
      state: "decided",
      proposedMinor: 4_000,
    });
  });

  it("are listed open or closed, of orders or of jobs, by words of the firm and by number, in pages", async () => {
    const order = await disputed();
    const list = async (query: string) =>
      (await operator.client.get(`${PATH}/disputes${query}`)).read(listDisputes.response);
    const numbers = async (query: string) => (await list(query)).disputes.map(({ number }) => number);
    expect(await numbers(`?search=${order.number}`)).toEqual([order.number]);
    expect(await numbers(`?kind=order&search=${order.number.toLowerCase()}`)).toEqual([order.number]);
    expect(await numbers(`?kind=job&search=${order.number}`)).toEqual([]);
    expect(await numbers(`?view=closed&search=${order.number}`)).toEqual([]);
    const open = await list("");
    const deadlines = open.disputes.map(({ deadline }) => deadline);
    expect(deadlines).toEqual(deadlines.toSorted((one, other) => one.localeCompare(other)));
    expect(open.total).toBeGreaterThanOrEqual(open.disputes.length);
    expect(await list("?page=1000")).toEqual({ total: open.total, disputes: [] });
    await operator.step();
    await operator.client.post(`${PATH}/disputes/${order.number}/decision`, {
      amountMinor: 0,
      reason: "Nothing is wrong",
    });
    expect(await numbers(`?search=${order.number}`)).toEqual([]);
    expect((await numbers("?view=closed"))[0], "the last that ended is the first").toBe(order.number);
    expect(await queue()).toMatchObject({ disputes: open.total - 1, passports: 0, reviews: 0 });
  });

  it("are not decided by who stands on a side of them, nor are firms by who works there", async () => {
    const order = await disputed();
    await operator.step();
    const decision = { amountMinor: 0, reason: "Nothing is wrong" };
    const own = { decision: "suspend", seen: "active", reason: "Ours" };
    const { rows } = await market.database.executor.execute<{ firm_id: string }>(
      sql`select firm_id from seller_orders where id = ${order.id}`,
    );
    const firmId = rows[0]?.firm_id ?? "";
    const decide = () => operator.client.post(`${PATH}/disputes/${order.number}/decision`, decision);
    const asBuyer = sql`update seller_orders set buyer_id = ${operator.userId} where id = ${order.id}`;
    await market.database.executor.execute(asBuyer);
    expect(await decide()).toMatchObject(refused(422, "own_case"));
    await market.database.executor.execute(
      sql`update seller_orders set buyer_id = ${order.buyer.userId} where id = ${order.id}`,
    );
    await market.database.executor.execute(
      sql`insert into memberships (firm_id, user_id, role, joined_at) values (${firmId}, ${operator.userId}, 'staff', now())`,
    );
    expect(await decide(), "of the shop").toMatchObject(refused(422, "own_case"));
    expect(await operator.client.post(`${PATH}/firms/${firmId}/decision`, own)).toMatchObject(refused(422, "own_case"));
    await market.database.executor.execute(sql`delete from memberships where user_id = ${operator.userId}`);
    expect((await decide()).status).toBe(200);
  });

  it("know no job that is not there", async () => {
    await operator.step();
    const reply = await operator.client.post(`${PATH}/jobs/J-999999/ending`, { reason: "Abandoned" });
    expect(reply).toMatchObject(refused(404, "nothing_found"));
    const decision = { amountMinor: 0, reason: "Nothing is wrong" };
    const none = await operator.client.post(`${PATH}/disputes/SW-999999/decision`, decision);
    expect(none).toMatchObject(refused(404, "dispute_missing"));
  });
});

describe("the audit trail", () => {
  it("answers by who, what and day, in pages, the newest first", async () => {
    const everything = await audit();
    const times = everything.lines.map(({ at }: AuditLine) => at);
    expect(times).toEqual(times.toSorted((a, b) => b.localeCompare(a)));
    for (const { mark } of everything.lines) expect(mark).toMatch(/^[0-9a-f]{64}$/);
    const byCommand = await audit("?by=command&act=operator%20made");
    expect(byCommand.lines.every(({ by, act }) => by === null && act === "operator made")).toBe(true);
    expect(byCommand.total).toBeGreaterThan(0);
    const own = await audit(`?by=${operator.userId}`);
    expect(own.lines.every(({ by }) => by === "Ada Obi")).toBe(true);
    expect(own.operators).toContainEqual({ id: operator.userId, name: "Ada Obi" });
    expect((await audit("?day=2001-01-01")).total).toBe(0);
    const today = market.server.clock.now().toISOString().slice(0, 10);
    expect((await audit(`?day=${today}`)).total).toBeGreaterThan(0);
    expect((await audit("?page=1000")).lines).toEqual([]);
    await expect(
      market.database.executor.execute(sql`delete from operator_audit`),
      "nobody removes a line",
    ).rejects.toThrow(/operator_audit/);
  });

  it("tells what happened to an order by its number and to a firm by its name, each look a line", async () => {
    const order = await sides.delivered();
    const { number } = await order.read();
    const found = (await operator.client.post(`${PATH}/look-ups`, { what: number })).read(lookUp.response);
    expect(found).toMatchObject({ kind: "order", name: number, state: "delivered" });
    expect(found.events.map(({ event }) => event)).toEqual(
      expect.arrayContaining(["confirm", "pack", "ship-rest", "deliver"]),
    );
    const { at, firm } = await waiting();
    await operator.client.post(`${at}/opening`);
    const byId = (await operator.client.post(`${PATH}/look-ups`, { what: firm.id })).read(lookUp.response);
    expect(byId).toMatchObject({
      kind: "firm",
      name: firm.name,
      firmId: firm.id,
      audit: [{ act: "certificate opened" }],
    });
    expect(await operator.client.post(`${PATH}/look-ups`, { what: firm.name.toUpperCase() })).toMatchObject({
      status: 200,
      body: { kind: "firm" },
    });
    const nothing = await operator.client.post(`${PATH}/look-ups`, { what: "SW-999999999" });
    expect(nothing).toMatchObject(refused(404, "nothing_found"));
    expect((await audit(`?search=${number}`)).lines.map(({ act }) => act)).toContain("looked up");
  });
});

it("shows figures of the server that somebody can act on", async () => {
  const { app, clock } = market.server;
  await app.outbox.flush();
  const at = clock.now();
  await putMark(market.database.executor, "books", at, 2);
  await putMark(market.database.executor, "backup", at);
  const health = (await operator.client.get(`${PATH}/health`)).read(readHealth.response);
  expect(health).toMatchObject({
    mails: { due: 0, oldest: null, givenUp: 0 },
    backup: at.toISOString(),
    books: { at: at.toISOString(), faults: 2 },
    failures: [],
  });
});

it("loses two-step verification by the command, with its reason in the audit; the sessions end", async () => {
  const other = await operatorOf(market.server);
  expect(await command("reset-second", other.email, "--reason", "Lost the telephone")).toContain("is off");
  expect(await other.client.get("/api/auth/user")).toMatchObject({ status: 401 });
  const again = await market.server.visitor().post("/api/auth/login", { email: other.email, password: PASSWORD });
  expect(again.body).toMatchObject({ id: other.userId });
  await market.server.app.outbox.flush();
  const mails = market.server.mailbox.mails.filter(({ to }) => to === other.email).map(({ text }) => text);
  expect(mails.some((text) => text.includes("an operator turned off two-step verification"))).toBe(true);
  const { lines } = await audit("?act=second%20sign-in%20reset");
  expect(lines[0]).toMatchObject({ by: null, reason: "Lost the telephone", before: { methods: ["app", "recovery"] } });
  await expect(command("reset-second", other.email, "--reason", "Again")).rejects.toThrow("no two-step verification");
});

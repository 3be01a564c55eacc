import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { decisionsBy } from "../operators";
import { type Market, openMarket } from "../features/orders/testing/market";
import { claim, disputeOf, sidesOf } from "../features/orders/testing/sides";
import { readConfig } from "../platform/config";
import { openControl } from "./control";
import { operate, readAsked, runOperator } from "./operator";

let market: Market;
let folder: string;
beforeAll(async () => {
  market = await openMarket();
  folder = await mkdtemp(join(tmpdir(), "sunwright-operator-"));
});
afterAll(async () => {
  await market.close();
  await rm(folder, { recursive: true });
});

const run = (...args: string[]) => {
  const { database, clock } = market.server;
  clock.advance(0.001);
  return operate(database, decisionsBy(market.server), args);
};
const verifiedAddress = (userId: string) =>
  market.database.executor.execute(sql`update users set email_verified_at = now() where id = ${userId}`);
async function audited(subjectId: string) {
  const { rows } = await market.database.executor.execute(
    sql`select act, reason, before ->> 'state' as before, after ->> 'state' as after from operator_audit where subject_id = ${subjectId} order by at, act`,
  );
  return rows;
}

it("makes an operator of a verified address, once, and of nobody else", async () => {
  const ada = await market.server.build.person({ verified: false });
  await expect(run(ada.email)).rejects.toThrow("No account has");
  await verifiedAddress(ada.userId);
  expect(await run(ada.email.toUpperCase())).toContain("is an operator.");
  expect(await run(ada.email)).toContain("already");
  expect(await audited(ada.userId)).toMatchObject([{ act: "operator made" }]);
  expect((await ada.client.post("/api/account/delete", { password: "seven solar roofs" })).status).toBe(200);
  expect(await audited(ada.userId), "outlives the account").toHaveLength(1);
});

it("decides whether an installer sees trade prices: from verifying until it ends, is revoked, or never", async () => {
  const installer = await market.server.build.person({ role: "installer" });
  await verifiedAddress(installer.userId);
  const shop = await market.shop();
  const { id } = await shop.product({ unitMinor: 10_000 });
  const product = (await shop.get<object>(`/api/shop/products/${id}`)).body;
  const tradePrices = [{ fromQuantity: 1, unitMinor: 8_000 }];
  expect((await shop.put(`/api/shop/products/${id}`, { ...product, tradePrices })).status).toBe(200);
  const seesTrade = async () => {
    const { text } = await installer.client.get(`/api/marketplace/products/${id}`);
    return text.includes("8000");
  };
  expect(await seesTrade()).toBe(false);
  const today = market.server.clock.now().toISOString().slice(0, 10);
  await expect(run("verify", installer.email, "--until", "2020-01-01")).rejects.toThrow("ended on 2020-01-01");
  expect(await run("verify", installer.email, "--number", "NG 4417", "--until", today)).toContain(today);
  expect(await seesTrade()).toBe(true);
  market.advance(86_400);
  expect(await seesTrade(), "the day after its last").toBe(false);
  await run("verify", installer.email);
  expect(await seesTrade()).toBe(true);
  await run("reject", installer.email, "--reason", "The number belongs to another firm");
  expect(await seesTrade()).toBe(false);
  await expect(run("reject", installer.email, "--reason", "Again")).rejects.toThrow("no certificate that waits");
  const { rows } = await market.database.executor.execute(
    sql`select firm_id from memberships where user_id = ${installer.userId}`,
  );
  expect(await audited(String(rows[0]?.["firm_id"]))).toMatchObject([
    { act: "certificate verified", before: "none", after: "verified" },
    { act: "certificate verified", before: "none", after: "verified" },
    { act: "certificate revoked", reason: "The number belongs to another firm", before: "verified", after: "revoked" },
    { act: "certificate revoked", before: "verified", after: "revoked" },
  ]);
});

it("decides what a firm handed in, by the firm's id", async () => {
  const shop = await market.shop();
  const firmId = shop.firm.id;
  const pending = (number: string) =>
    market.database.executor.execute(
      sql`insert into firm_certificates (id, firm_id, kind, number, state, created_at) values (gen_random_uuid(), ${firmId}, 'Trade licence', ${number}, 'pending', now())`,
    );
  await pending("1");
  expect(await run("verify", firmId)).toMatch(/^Panel shop \d+ is verified\.$/);
  await pending("2");
  await run("reject", firmId, "--reason", "Not readable");
  expect(await audited(firmId)).toMatchObject([
    { before: "pending", after: "verified" },
    { act: "certificate rejected", before: "pending", after: "rejected", reason: "Not readable" },
    { act: "certificate revoked", before: "verified" },
  ]);
  await expect(run("verify", "019f0000-0000-7000-8000-000000000000")).rejects.toThrow("There is no firm");
  await expect(run("verify", "Panel shop")).rejects.toThrow("There is no firm");
});

it("lists nothing where nothing waits", async () => {
  await market.database.executor.execute(sql`delete from firm_certificates where state = 'pending'`);
  expect(await run("firms")).toBe("Nothing waits to be verified.");
});

it("lists disputes, prints what was said, and ends one with an amount and a reason that both sides are told", async () => {
  const shop = await market.shop();
  const sides = sidesOf(market, shop);
  const { id, buyer, read } = await sides.delivered(2);
  const { number } = await read();
  await expect(run("disputes", number)).rejects.toThrow(`Nothing is in dispute about ${number}.`);
  await sides.does(buyer, id, "open-dispute", { ...claim(20_000), text: "Both are broken" });
  await sides.shopDoes(id, "answer-dispute", { disputeId: await disputeOf(read), text: "One was whole" });
  expect(await run("disputes")).toContain(`${number}  answered until`);
  const said = await run("disputes", number.toLowerCase());
  for (const part of [
    "USD 200.00 claimed, USD 200.00 left",
    "buyer, open USD 200.00: Both are broken",
    "One was whole",
  ])
    expect(said).toContain(part);
  const reason = "The photo shows one";
  await expect(run("decide", number, "--amount", "200.01", "--reason", reason)).rejects.toThrow(
    "No more than USD 200.00",
  );
  expect(await run("decide", number, "--amount", "100", "--reason", reason)).toContain("USD 100.00 for the buyer");
  await expect(run("decide", number, "--amount", "100", "--reason", reason)).rejects.toThrow("Nothing is in dispute");
  expect(await read()).toMatchObject({ dueMinor: -10_000, disputes: [{ state: "decided", proposedMinor: 10_000 }] });
  expect((await read()).disputes[0]?.entries.at(-1)).toMatchObject({ by: "operator", event: "decide", text: reason });
  expect(await audited(await disputeOf(read))).toEqual([
    { act: "dispute decided", reason, before: "answered", after: "decided" },
  ]);
  expect(await run("disputes")).not.toContain(number);
});

it("keeps the audit as it was written", async () => {
  for (const change of [sql`update operator_audit set reason = 'none'`, sql`delete from operator_audit`])
    await expect(market.database.executor.execute(change)).rejects.toThrow(/operator_audit/);
});

it.each([
  [],
  ["nobody"],
  ["verify"],
  ["reject", "a@b.org"],
  ["a@b.org", "b@b.org"],
  ["verify", "x", "--until", "soon"],
  ["verify", "x", "--all"],
  ["firms", "x"],
  ["firms", "--reason", "None"],
  ["verify", "x", "--amount", "5"],
  ["disputes", "SW-1", "SW-2"],
  ["decide", "SW-1", "--amount", "5"],
  ["decide", "SW-1", "--amount", "-5", "--reason", "None"],
  ["decide", "SW-1", "--amount", "0.001", "--reason", "None"],
  ["decide", "--amount", "5", "--reason", "None"],
])("refuses %j with the usage", (...args) => {
  expect(() => readAsked(args)).toThrow("Usage:");
});

it("asks the running server where it holds the database alone, and tells what it refuses", async () => {
  const config = readConfig({ DATA_DIR: folder });
  const services = { dump: async () => new Uint8Array(), operate: (args: readonly string[]) => run(...args) };
  const close = await openControl(config.dataDir, services);
  const never = () => Promise.reject(new Error("The database is the server's"));
  try {
    const { firm } = await market.shop();
    expect(await runOperator(config, ["verify", firm.id, "--kind", "Licence of Lagos"], never)).toContain(
      "is verified",
    );
    await expect(runOperator(config, ["verify", "nobody@example.org"], never)).rejects.toThrow("No account has");
  } finally {
    await close();
  }
  await expect(runOperator(config, ["verify", "nobody@example.org"], never)).rejects.toThrow("the server's");
});

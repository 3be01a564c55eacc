// Of the rest: the whole market of the demo.
// On the embedded database alone: the demo runs on nothing else.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Analytics } from "@sunwright/contract/analytics";
import { listLeads } from "@sunwright/contract/leads";
import { ProjectPrice } from "@sunwright/contract/prices";
import { fillMaterials } from "@sunwright/contract/materials";
import { Offers } from "@sunwright/contract/offers";
import { Passport, Passports } from "@sunwright/contract/passports";
import { listCandidates } from "@sunwright/contract/requests";
import { readQueue, readSelf } from "@sunwright/contract/operator";
import { listProjects } from "@sunwright/contract/projects";
import { listPriceBook } from "@sunwright/contract/price-book";
import { listQuotes } from "@sunwright/contract/quotes";
import { ORDER_STATES } from "@sunwright/contract/order-states";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { codeAt } from "../features/accounts/second/codes";
import { faultsOf } from "../features/orders/audit-table";
import { readConfig } from "../platform/config";
import type { Database } from "../platform/database";
import { openEmbedded } from "../platform/embedded";
import { startTestServer, type TestServer } from "../testing/server";
import { makeMarketIn } from "./market-files";
import { addDemoPage } from "./page";
import { prepareMarket } from "./prepare";

let database: Database;
let demo: TestServer;
let plain: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sunwright-market-"));
  // As the command makes it, and opened again as the command opens it.
  await prepareMarket(folder, {
    version: "1",
    make: (draft) => makeMarketIn(readConfig({ LOG_LEVEL: "silent" }), draft),
    tell: () => undefined,
  });
  database = await openEmbedded(folder, { mustExist: true });
  demo = await startTestServer({ database, routes: addDemoPage, environment: { CALCULATION_SECONDS: "600" } });
  plain = await startTestServer();
  // On a busy machine the market takes minutes, and waits.
}, 900_000);
afterAll(async () => {
  await demo.close();
  await plain.close();
  await rm(folder, { recursive: true });
});

/** Somebody of the cast, signed in by the demo's page. */
async function signedIn(id: string) {
  const visitor = demo.visitor();
  const entered = await demo.app.http.inject({
    method: "POST",
    url: `/demo/sign-in/${id}`,
    headers: { origin: demo.config.publicUrl, "content-type": "application/x-www-form-urlencoded" },
  });
  for (const { name, value } of entered.cookies) visitor.cookies.set(name, value);
  return Object.assign(visitor, { entered });
}
const projectsOf = async (visitor: Awaited<ReturnType<typeof signedIn>>) =>
  (await visitor.get("/api/projects")).read(listProjects.response).projects;

const count = async (what: ReturnType<typeof sql>) =>
  Number((await database.executor.execute<{ count: string | number }>(what)).rows[0]?.count);

it("is a market of six shops whose ledger, stock and states agree", async () => {
  expect(await faultsOf(database.executor)).toEqual([]);
  expect(await count(sql`select count(*) from firms where kind = 'shop'`)).toBe(6);
  expect(await count(sql`select count(*) from products where state = 'published'`)).toBeGreaterThanOrEqual(240);
  expect(await count(sql`select count(*) from projects where calculated_at is not null`)).toBe(12);
  expect(
    await count(sql`select count(*) from users where email_verified_at is null`),
    "every address is verified",
  ).toBe(0);
  const { rows } = await database.executor.execute<{ state: string }>(sql`select distinct state from seller_orders`);
  expect(rows.map(({ state }) => state).toSorted()).toEqual(ORDER_STATES.toSorted());
  const disputes = await database.executor.execute<{ state: string }>(sql`select state from disputes order by state`);
  expect(disputes.rows.map(({ state }) => state)).toEqual(["agreed", "answered"]);
  const later = await count(sql`select count(*) from seller_orders where placed_at > now() + interval '1 minute'`);
  expect(later, "nothing lies in the future").toBe(0);
});

it("has shops that take cards, and orders that were paid by card at the test provider", async () => {
  const takes = await count(sql`select count(*) from shop_terms where 'card' = any(payments)`);
  expect(takes).toBeGreaterThanOrEqual(2);
  expect(takes, "others take none").toBeLessThan(6);
  const { rows } = await database.executor.execute<{ provider: string; state: string; way: string }>(
    sql`select distinct c.provider, c.state, s.payment_way as way from card_payments c
      join seller_orders s on s.id = c.seller_order_id`,
  );
  expect(rows).toEqual([{ provider: "test", state: "paid", way: "card" }]);
  const paid = await count(sql`select count(*) from seller_orders where payment_way = 'card' and state <> 'expired'`);
  expect(paid).toBeGreaterThanOrEqual(3);
});

it("has a firm with trade prices, and one that waits for an operator", async () => {
  const { rows } = await database.executor.execute<{ name: string; state: string }>(
    sql`select f.name, c.state from firm_certificates c join firms f on f.id = c.firm_id order by f.name`,
  );
  expect(rows).toEqual([
    { name: "Arewa Roof Power", state: "verified" },
    { name: "Highland Solar Crew", state: "verified" },
    { name: "Isar Dachsolar", state: "verified" },
    { name: "Kano Power Engineers", state: "verified" },
    { name: "Lagoon Solar Works", state: "pending" },
    { name: "Mainland Solar Crew", state: "verified" },
    { name: "Sahel Electric", state: "verified" },
  ]);
  const { rows: bought } = await database.executor.execute<{ list: string; buyer: string }>(
    sql`select distinct l.price_list as list, o.buyer_firm as buyer from order_lines l
      join seller_orders s on s.id = l.seller_order_id join orders o on o.id = s.order_id
      where o.buyer_firm is not null order by o.buyer_firm`,
  );
  expect(bought).toEqual([
    { list: "trade", buyer: "Arewa Roof Power" },
    { list: "public", buyer: "Lagoon Solar Works" },
  ]);
});

it.each([
  ["tunde", "Mainland Solar Crew"],
  ["grace", "Highland Solar Crew"],
])("has a verified installer whom %s of another town than Kano can ask", async (owner, firm) => {
  const visitor = await signedIn(owner);
  const [project] = await projectsOf(visitor);
  const { listed } = (await visitor.get(`/api/requests/${project?.id}/installers`)).read(listCandidates.response);
  expect(listed.map(({ name }) => name)).toContain(firm);
});

it("sells all that the main design's list asks for, each line in more than one shop of the country", async () => {
  const amina = await signedIn("amina");
  const [project] = await projectsOf(amina);
  const filling = `/api/projects/${project?.id}/materials/filling`;
  const answer = await amina.post(filling, { currency: "NGN", optional: true });
  const body = answer.read(fillMaterials.response);
  expect(body.gaps).toEqual([]);
  expect(body.lines.length).toBeGreaterThanOrEqual(20);
  expect(body.shops.length).toBeLessThanOrEqual(2);
  const { rows } = await database.executor.execute<{ shops: number; category: string }>(
    sql`select p.category, count(distinct p.firm_id)::int shops from products p join firms f on f.id = p.firm_id
      where f.country = 'Nigeria' group by p.category`,
  );
  for (const { category, shops } of rows) expect(shops, category).toBeGreaterThanOrEqual(2);
});

it("sells the whole list near what it usually costs, which is then the price until an offer is chosen", async () => {
  const amina = await signedIn("amina");
  const [project] = await projectsOf(amina);
  const path = `/api/projects/${project?.id}/price`;
  const local = (await amina.get(path)).read(ProjectPrice).price;
  const found = (await amina.post(`${path}/shops`, {})).read(ProjectPrice);
  expect(local?.rung).toBe("local");
  expect(found.price).toMatchObject({ rung: "shops", currency: local?.currency });
  expect((found.price?.amount ?? 0) / (local?.amount ?? 1)).toBeGreaterThan(0.75);
  expect((found.price?.amount ?? 0) / (local?.amount ?? 1)).toBeLessThan(1.25);
  const best = found.offers.find(({ recommended }) => recommended);
  expect(best, "beside it, never the price unasked").toMatchObject({ firm: "Arewa Roof Power", barred: false });
  const chosen = (await amina.put(path, { chosen: best?.id })).read(ProjectPrice);
  expect(chosen.price).toMatchObject({ rung: "offer", amount: best?.amount });
  expect((await amina.put(path, { chosen: null })).read(ProjectPrice).price).toEqual(found.price);
});

it("has offers to compare, leads that wait, and a quote that is being written", async () => {
  const amina = await signedIn("amina");
  const [project] = await projectsOf(amina);
  const offers = (await amina.get(`/api/requests/${project?.id}/offers`)).read(Offers);
  expect(offers).toMatchObject({ asked: 3, answered: 3 });
  const codes = new Map(offers.offers.map(({ firm, warnings }) => [firm.name, warnings.map(({ code }) => code)]));
  expect(codes.get("Kano Power Engineers")).toEqual(expect.arrayContaining(["panel_implausible", "upfront_high"]));
  expect(codes.get("Sahel Electric")).toEqual(expect.arrayContaining(["hours_short"]));
  expect(codes.get("Arewa Roof Power")).toEqual([]);
  const recommended = offers.offers.find(({ id }) => id === offers.recommended?.id);
  expect(recommended?.firm.name).toBe("Arewa Roof Power");
  const arewa = await signedIn("arewa");
  const leads = (await arewa.get("/api/leads")).read(listLeads.response);
  expect(leads.counts).toEqual({ waiting: 2, accepted: 2, ended: 0 });
  const { quotes } = (await arewa.get("/api/quotes")).read(listQuotes.response);
  expect(quotes.map(({ state }) => state).toSorted()).toEqual(["draft", "viewed"]);
  const book = (await arewa.get("/api/firm/price-book")).read(listPriceBook.response);
  expect(book.counts).toEqual({ all: 5, old: 2 });
});

it("has a system with sixty days of readings, less of it under dust, and a job that is half done", async () => {
  const umar = await signedIn("umar");
  const { passports } = (await umar.get("/api/passports")).read(Passports);
  expect(passports).toMatchObject([{ state: "open", firmName: "Kano Power Engineers", readings: 61 }]);
  const read = (await umar.get(`/api/passports/${passports[0]?.id}`)).read(Passport);
  expect(read.forecast).toBe("made");
  expect(read.followed?.intervals.length).toBeGreaterThanOrEqual(8);
  // Under its dust the last weeks bring less than the first.
  const share = (at: number) => {
    const interval = read.followed?.intervals.at(at);
    return (interval?.measuredKwh ?? 0) / (interval?.forecastKwh ?? 1);
  };
  expect(share(-1)).toBeLessThan(share(0) * 0.8);
  // Half of a year's dust in forty days: something is wrong, and a single meter does not tell what.
  expect(read.followed?.alerts, "less than it should give").toMatchObject([{ expected: 1, unit: "share" }]);
  expect(read.followed?.alerts[0]?.found).toBeLessThan(0.9);
  expect(passports[0]?.alerts, "its owner was told of what is found").toBe(read.followed?.alerts.length);
  const { rows } = await database.executor.execute<{ state: string }>(sql`select state from jobs order by state`);
  expect(rows.map(({ state }) => state)).toEqual(["in_progress", "in_warranty"]);
});

it("has reviews of delivered goods and of a finished job, good ones and bad ones, some with an answer", async () => {
  const { rows } = await database.executor.execute<{ stars: number; answered: boolean; job: boolean }>(
    sql`select stars, reply <> '' as answered, subject_id in (select id from jobs) as job from reviews
      where state = 'published'`,
  );
  expect(rows.length).toBeGreaterThanOrEqual(7);
  for (const stars of [1, 2, 5]) expect(rows.map((row) => row.stars)).toContain(stars);
  const answered = rows.filter((row) => row.answered);
  expect(answered.map(({ job, stars }) => `${job ? "job" : "goods"} ${stars}`).toSorted()).toEqual([
    "goods 1",
    "goods 2",
    "job 4",
  ]);
});

it("counts what the neighbours of its shops plan, of five people at least", async () => {
  for (const shop of ["northern", "eko"]) {
    const visitor = await signedIn(shop);
    const { demand } = (await visitor.get("/api/shop/analytics")).read(Analytics);
    expect(demand?.rows.length, shop).toBeGreaterThan(0);
  }
});

it("names its accounts and signs in with one call", async () => {
  const page = await demo.app.http.inject("/demo");
  expect(page.headers["content-type"]).toContain("text/html");
  for (const name of ["Amina Bello", "Northern Volt", "Arewa Roof Power"]) expect(page.body).toContain(name);
  const northern = await signedIn("northern");
  expect(northern.entered).toMatchObject({ statusCode: 303, headers: { location: "/shop" } });
  expect((await northern.get("/api/shop")).body).toMatchObject({ name: "Northern Volt", currency: "NGN" });
  const nobody = { method: "POST", url: "/demo/sign-in/nobody", headers: { origin: demo.config.publicUrl } } as const;
  expect((await demo.app.http.inject(nobody)).statusCode).toBe(404);
});

it("is not there without its command", async () => {
  expect((await plain.app.http.inject("/demo")).statusCode).toBe(404);
  const asked = { method: "POST", url: "/demo/sign-in/amina", headers: { origin: plain.config.publicUrl } } as const;
  expect((await plain.app.http.inject(asked)).statusCode).toBe(404);
});

it("has an operator whose tap signs in whole, with something to decide, and shows the secret of their app", async () => {
  const operator = await signedIn("operator");
  expect(operator.entered.headers.location).toBe("/operator");
  const self = (await operator.get("/api/operator/self")).read(readSelf.response);
  expect(self).toMatchObject({ operator: true, second: true });
  expect(self.freshUntil).not.toBeNull();
  const queue = (await operator.get("/api/operator/queue")).read(readQueue.response);
  expect(queue.waiting).toBeGreaterThan(0);
  const page = (await demo.visitor().get("/demo")).text;
  const secret = /authenticator app: ([A-Z2-7]{32})/.exec(page)?.[1] ?? "";
  demo.clock.advance(60);
  const code = codeAt(secret, demo.clock.now());
  expect(await operator.post("/api/account/second/step", { code })).toMatchObject({ status: 200 });
});

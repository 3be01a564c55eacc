import { LEGAL_PAGES, LEGAL_TEXT_MAX, LegalPage } from "@sunwright/contract/legal";
import { readMarketProduct } from "@sunwright/contract/marketplace";
import { readAudit } from "@sunwright/contract/operator-audit";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { operate } from "../../operations/operator";
import { decisionsBy } from "../../operators";
import { addressIn, type Market, openMarket } from "../orders/testing/market";
import { type Operator, operatorOf } from "../operator/testing/operator";

let market: Market;
let operator: Operator;
beforeAll(async () => {
  market = await openMarket();
  operator = await operatorOf(market.server);
});
afterAll(() => market.close());

const clear = () => market.database.executor.execute(sql`delete from legal_pages`);
const read = async (page: string) => (await market.server.get(`/api/legal/${page}`)).read(LegalPage);
const save = (page: string, version: number, text: string) =>
  operator.client.send("PUT", `/api/operator/legal/${page}`, { version, text });

it("an operator publishes a page that everybody reads, with a line of the audit", async () => {
  await clear();
  expect(await read("imprint")).toEqual({ page: "imprint", text: "", version: 0, updatedAt: null });
  await operator.step();
  const text = "## Isar Solar GmbH\n\nLindwurmstraße 71\n80337 München";
  expect((await save("imprint", 0, `  ${text}\n`)).status).toBe(200);
  expect(await read("imprint")).toMatchObject({ text, version: 1 });
  // Somebody who read the page before it was written.
  expect(await save("imprint", 0, "Other")).toMatchObject({ status: 409, body: { code: "legal_page_changed" } });
  market.server.clock.advance(0.001);
  expect((await save("imprint", 1, "")).status).toBe(200);
  expect(await save("imprint", 1, "Other")).toMatchObject({ status: 409, body: { code: "legal_page_changed" } });
  const { lines } = (await operator.client.get("/api/operator/audit?search=imprint")).read(readAudit.response);
  expect(lines.map(({ act, after }) => ({ act, after }))).toEqual([
    { act: "legal page written", after: { characters: 0, version: 2 } },
    { act: "legal page written", after: { characters: text.length, version: 1 } },
  ]);
});

it("refuses other pages, longer texts, and whoever is no operator", async () => {
  expect(await market.server.get("/api/legal/cookies")).toMatchObject({
    status: 404,
    body: { code: "legal_page_not_found" },
  });
  expect(await save("terms", 0, "x".repeat(LEGAL_TEXT_MAX + 1))).toMatchObject({ status: 400 });
  const { client } = await market.buyer();
  const sent = await client.send("PUT", "/api/operator/legal/terms", { version: 0, text: "Mine" });
  expect(sent).toMatchObject({ status: 403, body: { code: "operator_needed" } });
  market.server.clock.advance(16 * 60);
  expect(await save("terms", 0, "Old step")).toMatchObject({ status: 403, body: { code: "second_step_needed" } });
});

it.each(["Germany", "UK"] as const)("takes no order to %s until all three pages are published", async (country) => {
  await clear();
  const shop = await market.shop();
  const { id } = await shop.product({});
  const { executor } = market.database;
  await executor.execute(sql`update delivery_areas set country = ${country} where firm_id = ${shop.firm.id}::uuid`);
  const buyer = await market.buyer();
  await buyer.put(id, 1);
  const place = () => buyer.place({ address: addressIn(country) });
  const command = (...args: string[]) => operate(market.database, decisionsBy(market.server), args);
  for (const page of LEGAL_PAGES) {
    expect(await place(), page).toMatchObject({ status: 409, body: { code: "legal_pages_missing" } });
    await command("legal", page, `--text=The ${page}`);
  }
  expect(await command("legal")).toBe("The imprint, privacy notice and terms are written.");
  expect((await place()).status).toBe(201);
});

it("takes orders to other countries without them", async () => {
  await clear();
  const shop = await market.shop();
  const { id } = await shop.product({});
  const buyer = await market.buyer();
  await buyer.put(id, 1);
  expect((await buyer.place()).status).toBe(201);
});

it("a product names its trader in law, as far as the shop has stated it", async () => {
  const shop = await market.shop();
  const { id } = await shop.product({});
  const buyer = await market.buyer();
  const trader = async () =>
    (await buyer.client.get(`/api/marketplace/products/${id}`)).read(readMarketProduct.response).trader;
  expect(await trader()).toMatchObject({ taxNumber: "", register: "" });
  const billing = {
    version: 0,
    legalName: "Isar Solarhandel GmbH",
    address: "Lindwurmstraße 71\n80337 München",
    taxNumber: "DE136695976",
    register: "Amtsgericht München, HRB 12345",
    stripeAccount: "",
    paystackAccount: "",
  };
  expect(await shop.send("PUT", "/api/firm/billing", billing)).toMatchObject({ status: 200 });
  const stated = await trader();
  expect(stated.address).toContain("Lindwurmstraße 71\n80337 München");
  expect(stated).toMatchObject({
    name: "Isar Solarhandel GmbH",
    taxNumber: "DE136695976",
    register: "Amtsgericht München, HRB 12345",
  });
});

import type { Order, SoldOrder } from "@sunwright/contract/orders";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { wordsOfPdf } from "../../testing/pdf-text";
import { firms } from "../shops/schema";
import { faultsOf } from "./audit-table";
import { createKeeping } from "./keep-buyers";
import { createOrders } from "./service";
import { ADDRESS, type Buyer, type Market, openMarket, type Shop } from "./testing/market";

let market: Market;
let shop: Shop;
let buyer: Buyer;
beforeAll(async () => {
  market = await openMarket();
  shop = await market.shop();
  buyer = await market.buyer();
  await market.database.executor.update(firms).set({ country: "Nigeria" }).where(eq(firms.id, shop.firm.id));
});
afterAll(() => market.close());
afterEach(async () => {
  const faults = await faultsOf(market.database.executor);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
});

const WHOLE = {
  ...ADDRESS,
  company: "Kestrel Works",
  landmark: "Beside the Okapi hotel",
  state: "Lagos",
  postcode: "101233",
  taxNumber: "10427719-0001",
};
const DAY = 86_400;
const sweep = () => createKeeping({ clock: market.server.clock })(market.database);
const shopDoes = (of: Pick<Shop, "post">, id: string, action: string, more: object = {}) =>
  of.post<Order>(`/api/shop/orders/${id}/actions`, { action, ...more });

async function ordered() {
  const product = await shop.product();
  await buyer.put(product.id, 2);
  const { body } = await buyer.place({ address: WHOLE });
  return body.orders[0]?.id ?? "";
}

it("puts the prefix that a shop had then before the number, on what is issued from then on, without a gap", async () => {
  const billing = { legalName: "", address: "", taxNumber: "", stripeAccount: "", paystackAccount: "" };
  const save = (version: number, invoicePrefix: string) =>
    shop.send("PUT", "/api/firm/billing", { version, ...billing, invoicePrefix });
  const confirmed = async () => {
    const id = await ordered();
    await shopDoes(shop, id, "confirm");
    return (await buyer.get<Order>(`/api/orders/${id}`)).body;
  };
  for (const prefix of ["NV-", "N V", "№1", "ABCDEFGHIJK", "-"])
    expect(await save(0, prefix), prefix).toMatchObject({ status: 400, body: { issues: [{ path: "invoicePrefix" }] } });
  const plain = await confirmed();
  expect(await save(0, "NV26")).toMatchObject({ status: 200, body: { invoicePrefix: "NV26" } });
  const second = await confirmed();
  const [line] = second.lines;
  await shopDoes(shop, second.id, "cancel", { lines: [{ lineId: line?.id, quantity: 1 }] });
  await save(1, "KD");
  const third = await confirmed();
  const numbers = async (id: string) =>
    (await buyer.get<Order>(`/api/orders/${id}`)).body.invoices.map(({ number }) => number);
  expect(await numbers(plain.id)).toEqual(["1"]);
  expect(await numbers(second.id), "frozen").toEqual(["NV26-2", "NV26-3"]);
  expect(await numbers(third.id)).toEqual(["KD-4"]);
  const { invoices } = (await buyer.get<Order>(`/api/orders/${second.id}`)).body;
  const pdf = wordsOfPdf((await buyer.file(`/api/orders/${second.id}/invoices/${invoices[1]?.id}/pdf`)).bytes);
  expect(pdf).toContain("NV26-3");
  expect(pdf, "the invoice that it corrects").toContain("NV26-2");
});

it("keeps who bought for as long as the shop's country asks for invoices, then nothing says it", async () => {
  const id = await ordered();
  await shopDoes(shop, id, "confirm");
  await shopDoes(shop, id, "pack");
  const [line] = (await buyer.get<Order>(`/api/orders/${id}`)).body.lines;
  await shopDoes(shop, id, "ship", { note: "", lines: [{ lineId: line?.id, quantity: 2, serials: ["A1", "A2"] }] });
  await buyer.post(`/api/orders/${id}/actions`, {
    action: "say-paid",
    amountMinor: 20_000,
    reference: "Bello transfer",
  });
  await shopDoes(shop, id, "receive-payment", { amountMinor: 20_000, reference: "Bello transfer" });
  await shopDoes(shop, id, "deliver");
  const open = await ordered();
  await shopDoes(shop, open, "confirm");
  market.advance(15 * DAY);
  const owner = () => market.signedIn(shop.userId);
  const person = () => market.signedIn(buyer.userId);
  const tables = async () =>
    JSON.stringify([
      (await (await owner()).get<SoldOrder>(`/api/shop/orders/${id}`)).body,
      (await (await person()).get<Order>(`/api/orders/${id}`)).body,
    ]);
  await createOrders({
    clock: market.server.clock,
    tell: async () => {},
    namesOf: () => Promise.resolve(new Map()),
  }).sweep(market.database);
  expect(await tables()).toContain("Amina Bello");

  // Nigeria: six years after the year of assessment, which is the one after the invoice's: 2026 → the end of 2033.
  const issued = market.server.clock.now().getUTCFullYear();
  const until = Date.UTC(issued + 8, 0, 1);
  market.advance((until - market.server.clock.now().getTime()) / 1000);
  await sweep();
  expect(await tables()).toContain("Amina Bello");
  market.advance(2 * DAY);
  await sweep();
  const after = (await (await person()).get<Order>(`/api/orders/${id}`)).body;
  expect(JSON.stringify(after)).not.toMatch(/Amina|Bello|Gidan|0803|Kestrel|Okapi|101233|77001/);
  expect(after).toMatchObject({ receivedMinor: 20_000, address: { name: "—", town: "", country: "Nigeria" } });
  const pdf = await (await person()).file(`/api/orders/${id}/invoices/${after.invoices[0]?.id}/pdf`);
  expect(pdf.status).toBe(200);
  expect(wordsOfPdf(pdf.bytes)).not.toMatch(/Amina|Gidan|Kestrel|Okapi|101233|77001/);
  const waiting = (await (await person()).get<Order>(`/api/orders/${open}`)).body;
  expect(waiting.address.name, "of an order that has not ended").toBe("Amina Bello");
});

it("lets nothing else of a document be changed", async () => {
  const { executor } = market.database;
  const sets = [
    sql`amount_minor = 1`,
    sql`content = jsonb_set(content, '{number}', '99')`,
    sql`content = jsonb_set(content, '{buyer,name}', '"Somebody else"')`,
    sql`content = jsonb_set(jsonb_set(content, '{buyer,name}', '"—"'), '{number}', '99')`,
  ];
  for (const set of sets)
    await expect(executor.execute(sql`update invoices set ${set}`)).rejects.toThrow(/Failed query/);
  await expect(executor.execute(sql`delete from invoices`)).rejects.toThrow(/Failed query/);
});

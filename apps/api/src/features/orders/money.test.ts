// On both databases: sums of the ledger come back from each driver.
import type { Cart } from "@sunwright/contract/carts";
import type { Order, SoldOrder } from "@sunwright/contract/orders";
import type { Billing } from "@sunwright/contract/billing";
import type { Credits } from "@sunwright/contract/payments";
import type { z } from "zod";
import { eq } from "drizzle-orm";
import { judgeInvoice } from "@sunwright/files/invoice/judge";
import { readInvoice } from "@sunwright/files/invoice/read-invoice";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { wordsOfPdf } from "../../testing/pdf-text";
import { users } from "../accounts/schema";
import { deliveryAreas, firms } from "../shops/schema";
import { invoices } from "../sales/invoice-schema";
import { faultsOf } from "./audit-table";
import { addressIn, type Buyer, type Market, openMarket, type Shop } from "./testing/market";

let market: Market;
let shop: Shop;
let firm: Buyer;
beforeAll(async () => {
  market = await openMarket();
  shop = await market.shop();
  firm = await market.buyer({ account: "installer" });
  const verified = { emailVerifiedAt: new Date(0) };
  await market.database.executor.update(users).set(verified).where(eq(users.id, firm.userId));
  await market.database.executor
    .update(deliveryAreas)
    .set({ cost: 3_500 })
    .where(eq(deliveryAreas.firmId, shop.firm.id));
});
afterAll(() => market.close());
afterEach(async () => {
  const faults = await faultsOf(market.database.executor);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
});

const DAY = 86_400;
const shopDoes = (id: string, action: string, more: object = {}) =>
  shop.post<Order>(`/api/shop/orders/${id}/actions`, { action, ...more });

interface Asked {
  readonly payment?: string;
  readonly country?: string;
  readonly pieces?: number;
}
/** Orders so many pieces at 100.00, delivered for 35.00. */
async function order(buyer: Buyer, { payment = "transfer", country = "Nigeria", pieces = 1 }: Asked = {}) {
  const product = await shop.product();
  await buyer.put(product.id, pieces);
  const shops = [{ shopId: shop.firm.id, delivery: "delivery", payment }];
  return buyer.place({ shops, address: addressIn(country), totalMinor: pieces * 10_000 + 3_500 });
}
async function ordered(buyer: Buyer, asked: Asked = {}) {
  const { status, body } = await order(buyer, asked);
  expect(status, JSON.stringify(body)).toBe(201);
  const id = body.orders[0]?.id ?? "";
  const read = async () => (await buyer.get<Order>(`/api/orders/${id}`)).body;
  return { id, buyer, read, lineId: (await read()).lines[0]?.id ?? "" };
}

describe("an order on paper", () => {
  it("is what was placed, whatever was cancelled later, and its buyer's alone", async () => {
    const buyer = await market.buyer();
    const { id, read, lineId } = await ordered(buyer, { pieces: 3 });
    await shopDoes(id, "confirm");
    await shopDoes(id, "cancel", { lines: [{ lineId, quantity: 1 }] });
    const path = `/api/orders/${id}/pdf`;
    const paper = await buyer.file(path);
    expect([paper.status, paper.headers["content-type"]]).toEqual([200, "application/pdf"]);
    const text = wordsOfPdf(paper.bytes);
    for (const part of [`Order ${(await read()).number}`, "As placed on", "Amina Bello", "12 Gidan Rimi Close"])
      expect(text).toContain(part);
    // 30,000 and the delivery of 3,500, as the invoice has them before anything was cancelled.
    for (const figure of ["300.00", "20.93", "335.00"]) expect(text, figure).toContain(figure);
    for (const who of [await market.buyer(), shop])
      expect(await who.get(path)).toMatchObject({ status: 404, body: { code: "order_not_found" } });
  });
});

describe("an invoice", () => {
  it("is a PDF of what was frozen when it was issued, for its buyer and the shop's owner", async () => {
    const state = { address: "4 Marina\nIsland", taxNumber: "10427719-0001", register: "RC 1234567" };
    const billing = { legalName: "Sahel Solar Ltd", ...state };
    const accounts = { stripeAccount: "", paystackAccount: "" };
    const saved = await shop.send<Billing>("PUT", "/api/firm/billing", { version: 0, ...billing, ...accounts });
    expect(saved).toMatchObject({ status: 200, body: { version: 1, ...billing, providers: [] } });
    const { executor } = market.database;
    await executor.update(firms).set({ country: "Nigeria" }).where(eq(firms.id, shop.firm.id));
    const buyer = await market.buyer();
    const { id, read: readOrder, lineId } = await ordered(buyer, { pieces: 3 });
    await shopDoes(id, "confirm");
    await shopDoes(id, "cancel", { lines: [{ lineId, quantity: 1 }] });
    await shop.send("PUT", "/api/firm/billing", { version: 1, ...billing, legalName: "Another Ltd", ...accounts });
    const [invoice, credit] = (await readOrder()).invoices;
    const path = `/api/orders/${id}/invoices/${invoice?.id}/pdf`;
    const first = await buyer.file(path);
    expect([first.status, first.headers["content-type"]]).toEqual([200, "application/pdf"]);
    const text = wordsOfPdf(first.bytes);
    // 30,000 contain 2,093.02 of VAT at 7.5 %, the delivery of 3,500 contains 244.19.
    for (const part of ["Invoice", "Sahel Solar Ltd", "10427719-0001", "Amina Bello", "12 Gidan Rimi Close", "SW-"])
      expect(text).toContain(part);
    for (const figure of ["300.00", "20.93", "335.00", "2.44"]) expect(text, figure).toContain(figure);
    expect(text).not.toContain("Another Ltd");
    const note = await shop.file(`/api/shop/orders/${id}/invoices/${credit?.id}/pdf`);
    expect(wordsOfPdf(note.bytes)).toContain("Corrects invoice");

    const xml = await buyer.file(path.replace(/pdf$/, "xml"));
    expect([xml.status, xml.headers["content-type"]]).toEqual([200, "application/xml"]);
    const read = (file: Uint8Array) => readInvoice(new TextDecoder().decode(file));
    expect(judgeInvoice(read(xml.bytes))).toMatchObject({ standard: "en16931", broken: [] });
    // 279.07 and 32.56 net, at 7.5 % 23.37.
    expect(read(xml.bytes)).toMatchObject({
      type: "380",
      seller: { name: "Sahel Solar Ltd", taxNumber: "10427719-0001", registered: "RC 1234567" },
      totals: { withoutVat: "311.63", vat: "23.37", due: "335.00" },
    });
    const cii = await buyer.file(path.replace(/pdf$/, "xml?form=cii"));
    expect(new TextDecoder().decode(cii.bytes)).toContain("<rsm:CrossIndustryInvoice ");
    expect(read(cii.bytes), "the same in the other syntax").toEqual(read(xml.bytes));
    expect(await buyer.get(path.replace(/pdf$/, "xml?form=pdf"))).toMatchObject({
      status: 400,
      body: { code: "invalid_input" },
    });
    const credited = await shop.file(`/api/shop/orders/${id}/invoices/${credit?.id}/xml`);
    expect(read(credited.bytes)).toMatchObject({ type: "381", totals: { due: "100.00" } });
    expect(judgeInvoice(read(credited.bytes)).broken).toEqual([]);

    const eve = await market.buyer();
    const rival = await market.shop();
    for (const [who, side] of [
      [eve, "orders"],
      [shop, "orders"],
      [buyer, "shop/orders"],
      [rival, "shop/orders"],
    ] as const)
      for (const form of ["pdf", "xml"])
        expect(await who.get(`/api/${side}/${id}/invoices/${invoice?.id}/${form}`)).toMatchObject({
          status: 404,
          body: { code: "invoice_not_found" },
        });
    const other = await ordered(buyer);
    for (const form of ["pdf", "xml"])
      expect((await buyer.get(`/api/orders/${other.id}/invoices/${invoice?.id}/${form}`)).status).toBe(404);
    await shop.send("PUT", "/api/firm/billing", { version: 2, ...billing, register: "", ...accounts });
    await shopDoes(other.id, "confirm");
    const [lacking] = (await other.read()).invoices;
    expect(await buyer.get(`/api/orders/${other.id}/invoices/${lacking?.id}/xml`)).toMatchObject({
      status: 422,
      body: {
        code: "invoice_incomplete",
        issues: [{ path: "sellerRegister", message: "The seller's register entry is missing" }],
      },
    });
  }, 20_000);

  it("keeps what stands on it to its owners, in the version that was read", async () => {
    const empty = { legalName: "", address: "", taxNumber: "", stripeAccount: "", paystackAccount: "" };
    const rival = await market.shop();
    const save = (version: number) => rival.send("PUT", "/api/firm/billing", { version, ...empty });
    expect(await save(3)).toMatchObject({ status: 409, body: { code: "firm_changed" } });
    expect((await save(0)).status).toBe(200);
    expect(await save(0)).toMatchObject({ status: 409, body: { code: "firm_changed" } });
    expect(await (await market.buyer()).get("/api/firm/billing")).toMatchObject({
      status: 404,
      body: { code: "firm_not_found" },
    });
    const wrong = { ...empty, version: 1, stripeAccount: "sk_live_1" };
    expect(await rival.send("PUT", "/api/firm/billing", wrong)).toMatchObject({ status: 400 });
    const { executor } = market.database;
    await executor.update(firms).set({ country: "Nigeria" }).where(eq(firms.id, rival.firm.id));
    const untaxed = { ...empty, version: 1, taxNumber: "DE136695976" };
    expect(await rival.send("PUT", "/api/firm/billing", untaxed), "a shop of Nigeria").toMatchObject({
      status: 400,
      body: {
        issues: [
          {
            path: "taxNumber",
            message: "Tax numbers in your country look different, such as 12345678-0001",
          },
        ],
      },
    });
  });
});

describe("an invoice of 30 days", () => {
  const invoiceOf = async (who: Pick<Buyer, "get">) =>
    (await who.get<Cart>("/api/cart")).body.shops[0]?.payments.find(({ way }) => way === "invoice");

  const approve = (limitMinor: number, email: string = firm.email) =>
    shop.post<z.output<typeof Credits>>("/api/shop/credits", { email, limitMinor });

  it("is for a firm that the shop has approved, up to a limit that open invoices count against", async () => {
    expect(await order(firm, { payment: "invoice" })).toMatchObject({ body: { code: "credit_not_approved" } });
    expect(await approve(30_000, "nobody@example.org")).toMatchObject({ body: { code: "buyer_firm_unknown" } });
    expect(await approve(30_000)).toMatchObject({
      status: 200,
      body: { credits: [{ limitMinor: 30_000, usedMinor: 0 }] },
    });
    const person = await market.buyer();
    expect(await order(person, { payment: "invoice" })).toMatchObject({ body: { code: "credit_not_approved" } });
    const rest = await market.buyer({ account: "installer" });
    expect(await order(rest, { payment: "invoice" })).toMatchObject({ body: { code: "credit_not_approved" } });
    const { body } = await shop.get<z.output<typeof Credits>>("/api/shop/credits");
    const change = (who: Shop, limitMinor: number, firmId = body.credits[0]?.firmId) =>
      who.send<z.output<typeof Credits>>("PUT", `/api/shop/credits/${firmId}`, { limitMinor });
    expect(await change(shop, 0)).toMatchObject({ status: 400, body: { code: "invalid_input" } });
    expect(await change(shop, 45_000)).toMatchObject({
      status: 200,
      body: { credits: [{ limitMinor: 45_000, usedMinor: 0 }] },
    });
    for (const [who, firmId] of [
      [await market.shop(), undefined],
      [shop, shop.firm.id],
    ] as const)
      expect(await change(who, 1, firmId)).toMatchObject({ status: 404, body: { code: "credit_not_found" } });
    const again = await market.signedIn(firm.userId);
    expect(await invoiceOf(again)).toEqual({ way: "invoice", closed: null, leftMinor: 45_000 });
    // What each was refused stands in their cart before they try.
    for (const one of [person, rest])
      expect(await invoiceOf(one)).toEqual({ way: "invoice", closed: "not-approved", leftMinor: null });
  });

  it("counts what is due, and frees what was paid or taken back", async () => {
    const buyer = await market.buyer({ account: "installer" });
    await market.database.executor
      .update(users)
      .set({ emailVerifiedAt: new Date(0) })
      .where(eq(users.id, buyer.userId));
    await approve(30_000, buyer.email);
    const first = await ordered(buyer, { payment: "invoice" });
    expect(await first.read()).toMatchObject({ holdUntil: null, withdrawal: null });
    expect(await order(buyer, { payment: "invoice", pieces: 2 })).toMatchObject({
      status: 422,
      body: { code: "credit_limit", issues: [{ message: "$165.00 of the limit is left" }] },
    });
    expect(await invoiceOf(buyer)).toEqual({ way: "invoice", closed: null, leftMinor: 16_500 });
    await shopDoes(first.id, "confirm");
    const [row] = await market.database.executor.select().from(invoices).where(eq(invoices.sellerOrderId, first.id));
    const due = new Date((row?.issuedAt.getTime() ?? 0) + 30 * DAY * 1000).toISOString().slice(0, 10);
    expect(row).toMatchObject({ dueOn: due, content: { dueOn: due, payment: "invoice" } });
    await shopDoes(first.id, "receive-payment", { amountMinor: 13_500, reference: "Transfer" });
    const place = async (totalMinor: number) =>
      buyer.place({ shops: [{ shopId: shop.firm.id, delivery: "delivery", payment: "invoice" }], totalMinor });
    expect((await place(23_500)).status).toBe(201);
    const listed = await shop.get<z.output<typeof Credits>>("/api/shop/credits");
    expect(listed.body.credits.map(({ usedMinor }) => usedMinor).toSorted((a, b) => a - b)).toEqual([0, 23_500]);
    const firmId = listed.body.credits.find(({ usedMinor }) => usedMinor > 0)?.firmId;
    expect((await shop.send("DELETE", `/api/shop/credits/${firmId}`)).status).toBe(200);
    expect(await shop.send("DELETE", `/api/shop/credits/${firmId}`)).toMatchObject({
      body: { code: "credit_not_found" },
    });
    expect(await order(buyer, { payment: "invoice" })).toMatchObject({ body: { code: "credit_not_approved" } });
  });
});

describe("the right to withdraw", () => {
  const toGermany = async (pieces: number) => {
    await market.database.executor
      .update(deliveryAreas)
      .set({ country: "Germany" })
      .where(eq(deliveryAreas.firmId, shop.firm.id));
    const buyer = await market.buyer();
    const made = await ordered(buyer, { country: "Germany", pieces });
    await shopDoes(made.id, "receive-payment", { amountMinor: pieces * 10_000 + 3_500, reference: "All" });
    for (const action of ["confirm", "pack"]) await shopDoes(made.id, action);
    await shopDoes(made.id, "ship", { lines: [{ lineId: made.lineId, quantity: pieces }] });
    const does = (action: string, more: object = {}) =>
      buyer.post<Order>(`/api/orders/${made.id}/actions`, { action, ...more });
    const withdraw = (quantity: number) => does("withdraw", { lines: [{ lineId: made.lineId, quantity }] });
    const back = async () => {
      const returnId = (await made.read()).returns.at(-1)?.id;
      return shopDoes(made.id, "receive-return", { returnId, to: "stock" });
    };
    return { ...made, does, withdraw, back };
  };

  it("brings back what was paid with its delivery, whoever refuses", async () => {
    const { does, withdraw, back, read, id } = await toGermany(2);
    expect(await read()).toMatchObject({ withdrawal: { days: 14, until: null, open: false } });
    expect(await withdraw(1)).toMatchObject({ status: 409, body: { code: "withdrawal_over" } });
    await does("deliver");
    expect((await read()).withdrawal?.open).toBe(true);
    expect(await withdraw(3)).toMatchObject({ status: 422, body: { code: "pieces_exceeded" } });
    expect((await withdraw(1)).status).toBe(200);
    const [first] = (await read()).returns;
    expect(first).toMatchObject({ state: "accepted", withdrawal: true });
    expect(await shopDoes(id, "answer-return", { returnId: first?.id, accept: false })).toMatchObject({ status: 409 });
    expect(await back()).toMatchObject({ body: { dueMinor: -10_000 } });
    await withdraw(1);
    // 2 · 100.00 and the delivery of 35.00.
    expect(await back()).toMatchObject({ body: { money: "refund-owed", dueMinor: -23_500 } });
    const [invoice, ...credits] = (await read()).invoices;
    expect(credits.reduce((sum, { taxMinor }) => sum + taxMinor, 0)).toBe(invoice?.taxMinor);
  });

  it("ends with its last day, and leaves the delivery with a return that is none", async () => {
    const { does, back, read, id, lineId } = await toGermany(1);
    await does("deliver");
    const { until } = (await read()).withdrawal ?? {};
    expect(until).toMatch(/T23:59:59\.999Z$/);
    await does("ask-return", { lines: [{ lineId, quantity: 1 }], reason: "Too large" });
    const returnId = (await read()).returns[0]?.id;
    await shopDoes(id, "answer-return", { returnId, accept: true });
    expect(await back()).toMatchObject({ body: { dueMinor: -10_000 } });
    const late = await toGermany(1);
    await late.does("deliver");
    market.advance(18 * DAY);
    const again = await market.signedIn(late.buyer.userId);
    expect(
      await again.post(`/api/orders/${late.id}/actions`, {
        action: "withdraw",
        lines: [{ lineId: late.lineId, quantity: 1 }],
      }),
    ).toMatchObject({ status: 409, body: { code: "withdrawal_over" } });
    const sold = await market.signedIn(shop.userId);
    expect((await sold.get<SoldOrder>(`/api/shop/orders/${late.id}`)).body.withdrawal).toMatchObject({ open: false });
  });
});

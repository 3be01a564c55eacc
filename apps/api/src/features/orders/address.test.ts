// On both databases: what an address holds stands in columns, and old orders have them empty.
import type { Order, SoldOrder } from "@sunwright/contract/orders";
import { COUNTRIES } from "@sunwright/engine/parameters/options";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { wordsOfPdf } from "../../testing/pdf-text";
import { deliveryAreas } from "../shops/schema";
import { orders } from "./schema";
import { ADDRESS, addressIn, type Buyer, type Market, openMarket, type Shop } from "./testing/market";

let market: Market;
let shop: Shop;
let buyer: Buyer;
let productId = "";
beforeAll(async () => {
  market = await openMarket();
  shop = await market.shop();
  productId = (await shop.product({ pieces: 1_000 })).id;
});
beforeEach(async () => {
  buyer = await market.buyer({ proven: true });
});
afterAll(() => market.close());

interface Typed extends Partial<Record<string, string>> {
  readonly country: string;
}
/** Orders one piece to a country that the shop delivers to. */
async function order(address: Typed) {
  const { executor } = market.database;
  await executor
    .update(deliveryAreas)
    .set({ country: COUNTRIES.find((one) => one === address.country) ?? "Nigeria" })
    .where(eq(deliveryAreas.firmId, shop.firm.id));
  await buyer.put(productId, 1);
  return buyer.place({ address });
}
async function ordered(address: Typed) {
  const { status, body } = await order(address);
  expect(status, JSON.stringify(body)).toBe(201);
  const id = body.orders[0]?.id ?? "";
  return { id, number: body.orders[0]?.number ?? "", read: () => buyer.get<Order>(`/api/orders/${id}`) };
}

const GERMAN = {
  ...ADDRESS,
  name: "Ɗanladi Müller",
  company: "Isar Solar <b>GmbH</b>",
  street: "Lindwurmstraße 71",
  town: "2867714 48.1374 11.5755 524 München",
  country: "Germany",
  postcode: "D-80337",
  taxNumber: "DE129273398",
};

describe("an address", () => {
  it.each([
    ["Germany", { postcode: "" }, [["postcode", "Required for addresses in this country"]]],
    ["Germany", { postcode: "8033" }, [["postcode", "This does not exist in this country"]]],
    ["UK", { postcode: "80337" }, [["postcode", "This does not exist in this country"]]],
    ["Germany", { state: "Bavaria" }, [["state", "Not used in addresses in this country"]]],
    ["Germany", { landmark: "At the bridge" }, [["landmark", "Not used in addresses in this country"]]],
    [
      "USA",
      { postcode: "", state: "" },
      [
        ["postcode", "Required for addresses in this country"],
        ["state", "Required for addresses in this country"],
      ],
    ],
    ["Nigeria", { state: "Bavaria" }, [["state", "This does not exist in this country"]]],
    ["Nigeria", { postcode: "12" }, [["postcode", "This does not exist in this country"]]],
    [
      "UK",
      { taxNumber: "DE136695976" },
      [["taxNumber", "Tax numbers in this country look different. Check it, or leave it empty."]],
    ],
  ] as const)("in %s with %j is refused by name, and nothing is ordered", async (country, change, faults) => {
    const { status, body } = await order({ ...addressIn(country), ...change });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: "address_incomplete",
      issues: faults.map(([field, message]) => ({ path: `address.${field}`, message })),
    });
    const { body: had } = await buyer.get<{ orders: { state: string }[] }>("/api/orders");
    expect(had.orders.filter((one) => one.state === "placed")).toEqual([]);
    expect((await buyer.get<{ shops: unknown[] }>("/api/cart")).body.shops).toHaveLength(1);
  });

  it.each(COUNTRIES)("in %s is complete with what its form requires", async (country) => {
    const { read } = await ordered(addressIn(country));
    expect((await read()).body.address.country).toBe(country);
  });

  it.each([
    ["company", "x".repeat(101)],
    ["landmark", "x".repeat(201)],
    ["state", "x".repeat(101)],
    ["postcode", "1".repeat(21)],
    ["taxNumber", "x".repeat(101)],
    ["company", "Isar\nSolar"],
    ["landmark", "Behind\u0007the mosque"],
    ["postcode", "803\r37"],
  ])("has bounds and single lines: %s", async (field, text) => {
    expect(await order({ ...ADDRESS, [field]: text })).toMatchObject({
      status: 400,
      body: { code: "invalid_input", issues: [{ path: `address.${field}` }] },
    });
  });

  it("is kept as it is written there, and shown to buyer and shop, in the mail and on papers", async () => {
    const { id, number, read } = await ordered(GERMAN);
    const kept = { ...GERMAN, town: "München", postcode: "80337", state: "", landmark: "" };
    expect((await read()).body.address).toEqual(kept);
    expect((await shop.get<SoldOrder>(`/api/shop/orders/${id}`)).body.address).toEqual(kept);

    await market.server.app.outbox.flush();
    const mail = market.server.mailbox.mails.find(({ to, subject }) => to === buyer.email && subject.includes(number));
    expect(mail?.text).toContain(
      "Ɗanladi Müller\nIsar Solar <b>GmbH</b>\nLindwurmstraße 71\n80337 München\nGermany\nTax number DE129273398",
    );
    expect(mail?.html).toContain("Isar Solar &lt;b&gt;GmbH&lt;/b&gt;");
    expect(mail?.html).not.toContain("<b>GmbH");

    await shop.post(`/api/shop/orders/${id}/actions`, { action: "confirm" });
    const [invoice] = (await read()).body.invoices;
    for (const path of [`/api/orders/${id}/pdf`, `/api/orders/${id}/invoices/${invoice?.id}/pdf`]) {
      const words = wordsOfPdf((await buyer.file(path)).bytes);
      for (const part of [
        "Ɗanladi Müller",
        "Isar Solar <b>GmbH</b>",
        "Lindwurmstraße 71",
        "80337 München",
        "DE129273398",
      ])
        expect(words, path).toContain(part);
    }
  });

  it("stands on the invoice as it was, whatever becomes of the order's row", async () => {
    const { id, read } = await ordered(GERMAN);
    await shop.post(`/api/shop/orders/${id}/actions`, { action: "confirm" });
    const { executor } = market.database;
    await executor.update(orders).set({ postcode: "10115", company: "" }).where(eq(orders.buyerId, buyer.userId));
    const [invoice] = (await read()).body.invoices;
    const words = wordsOfPdf((await buyer.file(`/api/orders/${id}/invoices/${invoice?.id}/pdf`)).bytes);
    expect(words).toContain("80337 München");
    expect(words).toContain("Isar Solar");
  });

  it("in Nigeria has a landmark, and the state by its name", async () => {
    const address = { ...ADDRESS, state: "lagos", landmark: "Opposite the Ɗan Fodio mosque", postcode: "101 233" };
    const { read } = await ordered(address);
    expect((await read()).body.address).toMatchObject({
      landmark: address.landmark,
      state: "Lagos",
      postcode: "101233",
    });
  });

  it("of an order from before stays as it was", async () => {
    const { read } = await ordered(ADDRESS);
    expect((await read()).body.address).toEqual({
      ...ADDRESS,
      town: "Lagos",
      company: "",
      landmark: "",
      state: "",
      postcode: "",
      taxNumber: "",
    });
  });

  it("is shown to a shop without what leads to the door, 30 days after the order's end", async () => {
    const { id } = await ordered({
      ...ADDRESS,
      landmark: "At the mosque",
      postcode: "101233",
      taxNumber: "12345678-0001",
    });
    const day = 86_400;
    market.advance(6 * day);
    for (const sweep of market.server.app.sweeps) await sweep();
    market.advance(31 * day);
    const owner = await market.signedIn(shop.userId);
    const { body } = await owner.get<SoldOrder>(`/api/shop/orders/${id}`);
    expect(body.address).toMatchObject({ street: null, phone: null, landmark: "", postcode: "", taxNumber: "" });
  });
});

it("tells in the mail of an order whether its goods are held, and for how long", async () => {
  const newcomer = await market.buyer();
  const { executor } = market.database;
  await executor.update(deliveryAreas).set({ country: "Nigeria" }).where(eq(deliveryAreas.firmId, shop.firm.id));
  const letter = async (productOf: string, pieces: number, payment: string) => {
    await newcomer.put(productOf, pieces);
    const { body } = await newcomer.place({ shops: [{ shopId: shop.firm.id, delivery: "delivery", payment }] });
    await market.server.app.outbox.flush();
    const { number } = body.orders[0] ?? { number: "none" };
    return market.server.mailbox.mails.find(({ to, subject }) => to === newcomer.email && subject.includes(number))
      ?.text;
  };
  const small = await shop.product({ pieces: 10 });
  expect(await letter(small.id, 1, "transfer")).toMatch(
    /Pay by .*or the order expires\.\nThe goods are held for you until then\./,
  );
  expect(await letter(small.id, 1, "on-delivery")).toContain("The goods are held for you for 24 hours.");
  // Beyond the half that accounts without a completed order share: record 102.
  const unheld = await letter(small.id, 8, "transfer");
  expect(unheld).toContain("No goods are held for this order");
  expect(unheld).toContain("Wait for that before you pay.");
  expect(unheld).not.toMatch(/held for you|Pay by/);
});

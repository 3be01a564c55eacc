import type { Cart } from "@sunwright/contract/carts";
import type { MarketCountry, Currency } from "@sunwright/engine/parameters/options";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { firms, shopTerms } from "../shops/schema";
import { type Buyer, LAGOS, type Market, openMarket } from "./testing/market";

let market: Market;
beforeAll(async () => {
  market = await openMarket({ environment: { PAYMENT_TEST: "on" } });
});
afterAll(() => market.close());

interface Terms {
  readonly country?: MarketCountry;
  readonly currency?: Currency;
  readonly payments?: (typeof shopTerms.$inferSelect)["payments"];
}
async function shopWith({ payments, ...firm }: Terms) {
  const shop = await market.shop();
  const { executor } = market.database;
  if (Object.keys(firm).length > 0) await executor.update(firms).set(firm).where(eq(firms.id, shop.firm.id));
  if (payments) await executor.update(shopTerms).set({ payments }).where(eq(shopTerms.firmId, shop.firm.id));
  return { shop, product: await shop.product() };
}

describe("a cart of several shops", () => {
  // Marketplace design, section 3, money: one country and currency a cart.
  it("is of one country, also where two have one currency, and holds what it held", async () => {
    const german = await shopWith({ country: "Germany", currency: "EUR" });
    const second = await shopWith({ country: "Germany", currency: "EUR" });
    const british = await shopWith({ country: "UK", currency: "EUR" });
    const buyer = await market.buyer();
    expect((await buyer.put(german.product.id, 1)).status).toBe(200);
    expect(await buyer.put(british.product.id, 1)).toMatchObject({
      status: 422,
      body: {
        code: "one_country",
        message: "All shops in a cart must be in one country. Order the rest separately.",
      },
    });
    const { body } = await buyer.put(second.product.id, 1);
    expect(body.shops.map(({ shopId }) => shopId).toSorted()).toEqual(
      [german.shop.firm.id, second.shop.firm.id].toSorted(),
    );
  });

  it("is of one currency, and is not ordered where a shop has moved to another country since", async () => {
    const [first, second] = [await shopWith({ country: "USA" }), await shopWith({ country: "USA" })];
    const euros = await shopWith({ country: "USA", currency: "EUR" });
    const buyer = await market.buyer();
    await buyer.put(first.product.id, 1);
    expect(await buyer.put(euros.product.id, 1)).toMatchObject({ status: 422, body: { code: "one_currency" } });
    await buyer.put(second.product.id, 1);
    await market.database.executor.update(firms).set({ country: "Ghana" }).where(eq(firms.id, second.shop.firm.id));
    expect(await buyer.place()).toMatchObject({ status: 422, body: { code: "one_country" } });
  });
});

describe("the ways of payment in a cart", () => {
  const waysOf = async (buyer: Buyer) => (await buyer.get<Cart>("/api/cart")).body.shops[0]?.payments;
  const open = { closed: null, leftMinor: null };

  it("are all said, a card as open where the shop takes it and a provider has an account of it", async () => {
    const { product } = await shopWith({ payments: ["card"] });
    const buyer = await market.buyer();
    await buyer.put(product.id, 1);
    expect(await waysOf(buyer)).toEqual([
      { way: "transfer", closed: "not-taken", leftMinor: null },
      { way: "on-delivery", closed: "not-taken", leftMinor: null },
      { way: "invoice", closed: "not-taken", leftMinor: null },
      { way: "card", ...open },
    ]);
  });

  it("have no card without a provider, whatever the shop says", async () => {
    const plain = await openMarket();
    const shop = await plain.shop();
    const buyer = await plain.buyer();
    await buyer.put((await shop.product()).id, 1);
    expect(await waysOf(buyer)).toEqual([
      { way: "transfer", ...open },
      { way: "on-delivery", ...open },
      { way: "invoice", closed: "not-approved", leftMinor: null },
      { way: "card", closed: "not-taken", leftMinor: null },
    ]);
    await plain.close();
  });
});

// BGB § 355, SI 2013/3134 regulation 30, ECTA section 44: 14, 14 and 7 days, the way back at the consumer's cost.
it.each([
  ["Germany", { days: 14, refundsDelivery: true, paysReturn: true }],
  ["UK", { days: 14, refundsDelivery: true, paysReturn: true }],
  ["South Africa", { days: 7, refundsDelivery: true, paysReturn: true }],
  ["Nigeria", null],
  ["USA", null],
] as const)(
  "says before placing what right of withdrawal a person in %s has, and a firm none",
  async (country, right) => {
    const { product } = await shopWith({});
    const to = `/api/cart?${new URLSearchParams({ country, town: LAGOS }).toString()}`;
    const [person, firm] = [await market.buyer(), await market.buyer({ account: "installer" })];
    for (const [who, expected] of [
      [person, right],
      [firm, null],
    ] as const) {
      await who.put(product.id, 1);
      expect((await who.get<Cart>(to)).body.withdrawal).toEqual(expected);
      expect((await who.get<Cart>("/api/cart")).body.withdrawal).toBeNull();
    }
  },
);

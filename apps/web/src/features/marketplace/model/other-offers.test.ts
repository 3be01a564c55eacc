import type { MarketProduct } from "@sunwright/contract/marketplace";
import { expect, it } from "vitest";
import { isSameProduct, otherOffers } from "./other-offers";

const offer = (
  id: string,
  unit: number,
  {
    available = 1,
    currency = "EUR",
    distance = null,
  }: Partial<Pick<MarketProduct, "available" | "currency">> & { readonly distance?: number | null } = {},
) => ({
  id,
  available,
  currency,
  prices: [{ list: "public" as const, from: 1, unit }],
  shop: { id: `of ${id}`, name: id, town: null, country: null, distance },
});

it("puts what is there before what is sold out, the cheapest first, and other currencies after", () => {
  const offers = [
    offer("looked at", 100),
    offer("sold out", 50, { available: 0 }),
    offer("pounds far", 10, { currency: "GBP", distance: 900 }),
    offer("dear", 120),
    offer("pounds near", 20, { currency: "GBP", distance: 40 }),
    offer("cheap far", 90, { distance: 600 }),
    offer("cheap near", 90, { distance: 30 }),
  ];
  expect(otherOffers(offers, { id: "looked at", currency: "EUR" }).map(({ id }) => id)).toEqual([
    "cheap near",
    "cheap far",
    "dear",
    "pounds near",
    "pounds far",
    "sold out",
  ]);
});

it("says which products are one thing", () => {
  const of = (id: string, brand: string, model: string) => ({ id, brand, model });
  expect(isSameProduct(of("1", "Jinko", "JKM 400"), of("2", "JINKO", "jkm-400"))).toBe(true);
  expect(isSameProduct(of("1", "Jinko", "JKM 400"), of("2", "Jinko", "JKM 410"))).toBe(false);
  expect(isSameProduct(of("1", "", ""), of("2", "", "")), "nobody said what they are").toBe(false);
  expect(isSameProduct(of("1", "", ""), of("1", "", ""))).toBe(true);
});

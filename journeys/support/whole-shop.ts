import type { Page } from "@playwright/test";
import type { BodyInput } from "@sunwright/contract/endpoint";
import { readShop, saveShop } from "@sunwright/contract/shops";
import { listLocations } from "@sunwright/contract/stock";
import { SHOPS } from "../../apps/api/src/demo/cast";
import { GOODS } from "../../apps/api/src/demo/goods";
import { publicPrice } from "../../apps/api/src/demo/public-price";
import { openShop, send } from "./shop";

/** A shop in Nigeria that sells all a house needs, at the demo's prices. */
export async function openWholeShop(page: Page) {
  const [eko] = SHOPS;
  if (eko?.country !== "Nigeria") throw new Error("The demo's first shop is in Nigeria");
  const { currency, taxPercent } = eko;
  await openShop(page, { profile: { currency }, products: [] });
  const skuOf = (place: number) => `ALL-${String(place + 1).padStart(3, "0")}`;
  const rows = GOODS.map(({ cost, pieces: _pieces, warrantyYears, ...stated }, place) => ({
    line: place + 2,
    sku: skuOf(place),
    ...stated,
    description: `${stated.name} by ${stated.brand}.`,
    state: "published",
    taxPercent,
    warrantyYears: warrantyYears ?? undefined,
    prices: [
      { list: "public", fromQuantity: 1, unitMinor: publicPrice(eko, { cost, category: stated.category }, place) },
    ],
  }));
  await send(page, "post", "/api/shop/product-import", { rows });
  const { locations } = listLocations.response.parse(await (await page.request.get(listLocations.path)).json());
  const counted = GOODS.map(({ pieces }, place) => ({
    line: place + 2,
    sku: skuOf(place),
    location: locations[0]?.name,
    onHand: pieces,
  }));
  await send(page, "post", "/api/shop/import", { rows: counted });
  return {
    /** Delivers nowhere any more, so that later journeys find the marketplace as it was. */
    close: async () => delivers(page, []),
  };
}

async function delivers(page: Page, areas: BodyInput<typeof saveShop>["areas"]) {
  const {
    id: _id,
    state: _state,
    role: _role,
    ...terms
  } = readShop.response.parse(await (await page.request.get(readShop.path)).json());
  await send(page, "put", saveShop.path, { ...terms, areas });
}

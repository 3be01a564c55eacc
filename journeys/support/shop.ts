import type { Page } from "@playwright/test";
import type { BodyInput } from "@sunwright/contract/endpoint";
import { StoredFile } from "@sunwright/contract/files";
import { createShopProduct, readShopProduct, saveShopProduct } from "@sunwright/contract/shop-products";
import { readShop, saveShop } from "@sunwright/contract/shops";
import { changeStock, listLocations } from "@sunwright/contract/stock";
import { z } from "zod";
import { expect, verifiedPerson } from "./journey";

/** A town as the server knows it: its id, place, height and name. */
export const LAGOS = "2332459 6.4541 3.3947 11 Lagos";

export const DELIVERS_IN_NIGERIA = {
  name: "Nigeria",
  country: "Nigeria",
  radius: null,
  cost: 0,
  freeFrom: null,
  daysMin: 1,
  daysMax: 3,
} satisfies BodyInput<typeof saveShop>["areas"][number];

/** A call of the page's own person. */
export async function send(page: Page, method: "post" | "put", path: string, data: object): Promise<unknown> {
  const answer = await page.request[method](path, { data, headers: { "sec-fetch-site": "same-origin" } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** Stores a picture as a file of the firm that the page's person works for, and answers its id. */
export async function storePicture(page: Page, data: Buffer): Promise<string> {
  const headers = { "sec-fetch-site": "same-origin", "content-type": "application/octet-stream" };
  const answer = await page.request.post("/api/files?owner=firm&name=panel.png", { data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return StoredFile.parse(await answer.json()).id;
}

/** A drawing of a panel from the front, on a blue ground. The page shows it afterwards. */
export async function drawnPanel(page: Page): Promise<Buffer> {
  await page.setContent(
    '<body style="margin:0;background:#1b3a8f"><div style="margin:24px 70px;height:152px;border:3px solid #fff">',
  );
  return page.screenshot({ clip: { x: 0, y: 0, width: 240, height: 200 } });
}

/** Figures of a panel that fits most designs. */
export const PANEL_400 = {
  powerWatts: 400,
  openVolts: 37.1,
  powerVolts: 31,
  shortCircuitAmperes: 13.7,
  powerAmperes: 12.9,
  openVoltagePercentPerKelvin: -0.26,
  powerPercentPerKelvin: -0.33,
  areaSquareMetres: 1.92,
  seriesFuseAmperes: 25,
} satisfies Readonly<Record<string, number>>;

/** A product, and how many pieces of it are there. */
export type Wares = BodyInput<typeof createShopProduct> & { readonly pieces: number };
export interface ShopWanted {
  readonly profile?: Partial<BodyInput<typeof saveShop>>;
  /** Where they show files of the firm: made once somebody of it is signed in. */
  readonly products: readonly Wares[] | (() => Promise<readonly Wares[]>);
}

/** Signs a retailer in and opens their shop by its own calls: profile, products on sale, and their stock. */
export async function openShop(page: Page, { profile = {}, products }: ShopWanted) {
  await verifiedPerson(page, "retailer");
  const before = readShop.response.parse(await (await page.request.get(readShop.path)).json());
  const { id: _id, state: _state, role: _role, ...terms } = before;
  await send(page, "put", saveShop.path, { ...terms, country: "Nigeria", areas: [DELIVERS_IN_NIGERIA], ...profile });
  const places = listLocations.response.parse(await (await page.request.get(listLocations.path)).json());
  const locationId = z.uuid().parse(places.locations[0]?.id);
  const count = (productId: string, quantity: number) =>
    send(page, "post", changeStock.path, { productId, locationId, change: { kind: "counted", quantity } });
  const ids: string[] = [];
  for (const { pieces, ...product } of typeof products === "function" ? await products() : products) {
    const { id } = createShopProduct.response.parse(await send(page, "post", createShopProduct.path, product));
    await send(page, "post", `/api/shop/products/${id}/events`, { event: "publish" });
    await count(id, pieces);
    ids.push(id);
  }
  return {
    /** Of the products, in their order. */
    ids,
    count,
    /** Sells a product at another public price from now on. */
    price: async (productId: string, unitMinor: number) => {
      const path = saveShopProduct.path.replace(":productId", productId);
      const product = readShopProduct.response.parse(await (await page.request.get(path)).json());
      await send(page, "put", path, { ...product, publicPrices: [{ fromQuantity: 1, unitMinor }] });
    },
  };
}

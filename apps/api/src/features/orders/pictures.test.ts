import type { Cart } from "@sunwright/contract/carts";
import { type LinePicture, StoredFile } from "@sunwright/contract/files";
import type { Order, SoldOrder } from "@sunwright/contract/orders";
import { ShopProduct } from "@sunwright/contract/shop-products";
import { listLocations } from "@sunwright/contract/stock";
import { afterAll, beforeAll, expect, it } from "vitest";
import { picture } from "../files/testing/samples";
import { type Market, openMarket } from "./testing/market";

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

it("shows on the lines of a cart and an order the first picture of each product, and none where there is none", async () => {
  const shop = await market.shop();
  const { client } = shop;
  const stored = async (bytes: Uint8Array) =>
    (await client.upload("/api/files?owner=firm&name=a", bytes)).read(StoredFile).id;
  const [front, back] = [await stored(picture()), await stored(picture(900, 4))];
  const plain = await shop.product();
  const form = { sku: "HEL-400", category: "panel", name: "Heliora 400", taxPercent: 7.5 };
  const prices = { publicPrices: [{ fromQuantity: 1, unitMinor: 10_000 }] };
  const pictures = [
    { fileId: front, alternative: "From the front" },
    { fileId: back, alternative: "From behind" },
  ];
  const made = (await client.post("/api/shop/products", { ...form, ...prices, pictures })).read(ShopProduct);
  await client.post(`/api/shop/products/${made.id}/events`, { event: "publish" });
  const locationId = (await client.get("/api/shop/locations")).read(listLocations.response).locations[0]?.id;
  await client.post("/api/shop/stock", { productId: made.id, locationId, change: { kind: "counted", quantity: 9 } });

  const buyer = await market.buyer();
  for (const id of [made.id, plain.id]) await buyer.put(id, 1);
  const shownOf = (lines: readonly { readonly productId: string; readonly picture: LinePicture | null }[]) =>
    new Map(lines.map((line) => [line.productId, line.picture]));
  const { body: cart } = await buyer.get<Cart>("/api/cart");
  const shown = shownOf(cart.shops[0]?.lines ?? []);
  expect(shown.get(made.id)).toMatchObject({ alternative: "From the front" });
  expect(shown.get(plain.id)).toBeNull();
  const address = shown.get(made.id)?.small ?? "";
  expect(await market.server.visitor().bytes(address)).toMatchObject({
    status: 200,
    headers: { "content-type": "image/webp" },
  });

  const { body } = await buyer.place();
  const id = body.orders[0]?.id ?? "";
  expect(shownOf((await buyer.get<Order>(`/api/orders/${id}`)).body.lines)).toEqual(shown);
  expect(shownOf((await shop.get<SoldOrder>(`/api/shop/orders/${id}`)).body.lines)).toEqual(shown);
});

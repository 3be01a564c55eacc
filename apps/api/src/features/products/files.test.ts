import { StoredFile } from "@sunwright/contract/files";
import { type MarketProduct, ProductPicture } from "@sunwright/contract/marketplace";
import { ShopProduct } from "@sunwright/contract/shop-products";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import type { Person } from "../../testing/people";
import { startTestServer, type TestServer } from "../../testing/server";
import { pdfOf, picture } from "../files/testing/samples";

let server: TestServer;
let shop: Person;
let rival: Person;
let buyer: Person;
beforeAll(async () => {
  server = await startTestServer();
  [shop, rival] = [await server.build.person({ role: "retailer" }), await server.build.person({ role: "retailer" })];
  buyer = await server.build.person();
});
afterAll(() => server.close());

const stored = async (of: Person, bytes: Uint8Array, owner = "firm") =>
  (await of.client.upload(`/api/files?owner=${owner}&name=a`, bytes)).read(StoredFile).id;
let number = 0;
const written = () => ({
  sku: `file ${++number}`,
  category: "panel",
  name: "Panel with pictures",
  publicPrices: [{ fromQuantity: 1, unitMinor: 10_000 }],
});
const made = async (more: object = {}) =>
  (await shop.client.post("/api/shop/products", { ...written(), ...more })).read(ShopProduct);
const saved = (product: ShopProduct, more: object) =>
  shop.client.put(`/api/shop/products/${product.id}`, {
    ...written(),
    sku: product.sku,
    version: product.version,
    ...more,
  });
const Shown = z.object({
  picture: ProductPicture.nullable(),
  pictures: z.array(ProductPicture),
  documents: z.array(z.object({ fileId: z.string(), kind: z.string(), title: z.string() })),
});
const shownTo = async (of: Person, id: string) => (await of.client.get(`/api/marketplace/products/${id}`)).read(Shown);

it("shows the pictures of a product in the order its shop gives them, and its documents to who may see it", async () => {
  const [front, back] = [await stored(shop, picture()), await stored(shop, picture(900, 4))];
  const sheet = await stored(shop, pdfOf(400, "datasheet"));
  const product = await made({
    pictures: [
      { fileId: front, alternative: "Front" },
      { fileId: back, alternative: "Back" },
    ],
    documents: [{ fileId: sheet, kind: "datasheet", title: "Datasheet 2026" }],
  });
  expect(product.pictures.map(({ alternative }) => alternative)).toEqual(["Front", "Back"]);
  // A draft's are nobody's yet.
  await shop.client.post(`/api/shop/products/${product.id}/events`, { event: "publish" });
  const shown = await shownTo(buyer, product.id);
  expect(shown.pictures.map(({ alternative }) => alternative)).toEqual(["Front", "Back"]);
  expect(shown.picture).toEqual(shown.pictures[0]);
  const listed = await buyer.client.get("/api/marketplace/products");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked against the description of the call
  const { products } = listed.body as { products: MarketProduct[] };
  expect(products.find(({ id }) => id === product.id)?.picture).toEqual(shown.picture);

  const address = shown.pictures[1]?.small ?? "";
  const nobody = await server.get(address);
  expect(nobody.status).toBe(200);
  expect(nobody.headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  const document = `/api/marketplace/products/${product.id}/documents/`;
  expect(await buyer.client.get(document + sheet)).toMatchObject({
    status: 200,
    headers: { "cache-control": "no-store" },
  });
  expect(await buyer.client.get(document + front)).toMatchObject({ status: 404, body: { code: "file_not_found" } });
  expect(await server.get(document + sheet)).toMatchObject({ status: 401 });
  expect(await buyer.client.get(`/api/files/${sheet}`)).toMatchObject({ status: 404 });

  // Another order, one less, and what is left out stays.
  const again = (await shop.client.get(`/api/shop/products/${product.id}`)).read(ShopProduct);
  const turned = await saved(again, { pictures: [{ fileId: back, alternative: "" }] });
  expect(turned.read(ShopProduct)).toMatchObject({
    pictures: [{ fileId: back, alternative: "" }],
    documents: [{ fileId: sheet }],
  });
  expect(await shop.client.get(`/api/files/${front}`)).toMatchObject({ status: 404 });
  expect(await server.get(shown.pictures[0]?.small ?? "")).toMatchObject({ status: 404 });

  await shop.client.post(`/api/shop/products/${product.id}/events`, { event: "pause" });
  expect(await server.get(address)).toMatchObject({ status: 200 });
  expect(await buyer.client.get(document + sheet)).toMatchObject({ status: 404, body: { code: "product_not_found" } });
});

it("keeps the picture of a draft to its shop", async () => {
  const file = await stored(shop, picture());
  const draft = await made({ pictures: [{ fileId: file, alternative: "Secret" }] });
  const published = await made({ pictures: [{ fileId: await stored(shop, picture(30, 20)), alternative: "" }] });
  await shop.client.post(`/api/shop/products/${published.id}/events`, { event: "publish" });
  const { headers } = await shop.client.get(`/api/files/${file}?size=small`);
  expect(headers["cache-control"]).toBe("no-store");
  expect(await buyer.client.get(`/api/marketplace/products/${draft.id}`)).toMatchObject({ status: 404 });
  // Its address is known to who has the same picture: nothing is answered there before the product is on sale.
  const digest = (await import("node:crypto")).createHash("sha256");
  digest.update((await shop.client.bytes(`/api/files/${file}?size=small`)).bytes);
  const address = `/api/marketplace/pictures/${digest.digest("hex")}`;
  expect(await server.get(address)).toMatchObject({ status: 404, body: { code: "picture_not_found" } });
  await shop.client.post(`/api/shop/products/${draft.id}/events`, { event: "publish" });
  expect(await server.get(address)).toMatchObject({ status: 200 });
});

it("takes no file of anybody else, none of another kind, none twice and none too many", async () => {
  const [own, theirs] = [await stored(shop, picture()), await stored(rival, picture())];
  const [personal, sheet] = [await stored(shop, picture(), "account"), await stored(shop, pdfOf(400, "another"))];
  const product = await made();
  const refused = async (pictures: readonly string[], code: string) =>
    expect(await saved(product, { pictures: pictures.map((fileId) => ({ fileId, alternative: "" })) })).toMatchObject({
      body: { code },
    });
  await refused([theirs], "file_not_found");
  await refused([personal], "file_not_found");
  await refused(["019f0000-0000-7000-8000-000000000000"], "file_not_found");
  await refused([sheet], "file_refused");
  await refused([own, own], "invalid_input");
  await refused(Array(9).fill(own), "invalid_input");
  expect(await saved(product, { documents: [{ fileId: own, kind: "datasheet", title: "No PDF" }] })).toMatchObject({
    body: { code: "file_refused" },
  });
  // What was refused changed nothing.
  expect((await shop.client.get(`/api/shop/products/${product.id}`)).read(ShopProduct)).toMatchObject({
    version: product.version,
    pictures: [],
    documents: [],
  });
});

import { listFittingProducts, listMarketProducts, readMarketFilters } from "@sunwright/contract/marketplace";
import { createProject } from "@sunwright/contract/projects";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Client } from "../../testing/client";
import { startTestServer, type TestServer } from "../../testing/server";
import { products } from "../products/schema";
import { stockItems } from "../stock/schema";
import { createShops, SPEC_400 } from "./testing/shops";

const KANO = { text: "2335204 12.002 8.592 484 Kano", latitude: 12.002, longitude: 8.592 };
const LAGOS = { text: "2332459 6.455 3.394 11 Lagos", latitude: 6.455, longitude: 3.394 };
const ACCRA = { text: "2306104 5.556 -0.197 23 Accra", latitude: 5.556, longitude: -0.197 };
const JKM = { brand: "Jinko", model: "JKM 400", spec: SPEC_400 };

let server: TestServer;
let ada: Client;
let shops: ReturnType<typeof createShops>;
let kano: string;
let lagos: string;
const ids: Record<string, string> = {};
beforeAll(async () => {
  server = await startTestServer();
  shops = createShops(server);
  ada = (await server.build.person()).client;
  kano = (await shops.shop({ name: "Northern Volt", town: KANO })).firmId;
  lagos = (await shops.shop({ name: "Lagos Depot", town: LAGOS })).firmId;
  const accra = (await shops.shop({ name: "Accra Sun", town: ACCRA, currency: "GHS" })).firmId;
  ids.kano = await shops.sell(kano, { ...JKM, name: "Jinko JKM 400", price: 12_000_000, stock: 5 });
  ids.lagos = await shops.sell(lagos, {
    ...JKM,
    brand: "JINKO",
    model: "jkm-400",
    name: "Panel Jinko",
    price: 11_000_000,
    stock: 9,
  });
  ids.accra = await shops.sell(accra, { ...JKM, name: "Jinko", price: 150_000, stock: 2 });
  ids.none = await shops.sell(lagos, { ...JKM, name: "Jinko again", price: 9_000_000 });
  ids.larger = await shops.sell(kano, {
    ...JKM,
    spec: { ...SPEC_400, powerWatts: 410 },
    name: "Jinko 410",
    price: 13_000_000,
    stock: 1,
  });
  for (const shop of [kano, lagos])
    await shops.sell(shop, { name: "Clamp", category: "connector", price: 1_000, stock: 1 });
});
afterAll(() => server.close());

const list = async (query = "") =>
  (await ada.get(`/api/marketplace/products${query}`)).read(listMarketProducts.response).products;
const placed = async (query: string) => (await list(query)).map(({ id, offers }) => [id, offers]);

it("shows what several shops sell once, with how many offers there are, by the offer that is there", async () => {
  expect(await placed("?category=panel")).toEqual([
    [ids.larger, 1],
    [ids.accra, 4],
  ]);
  expect(await placed("?category=panel&currency=NGN&sort=price"), "the cheapest that is there stands for all").toEqual([
    [ids.lagos, 3],
    [ids.larger, 1],
  ]);
  expect(await placed("?category=panel&currency=NGN&sort=-price"), "by the same offer").toEqual([
    [ids.larger, 1],
    [ids.lagos, 3],
  ]);
  expect((await placed(`?category=panel&town=${encodeURIComponent(KANO.text)}`))[0], "the nearest").toEqual([
    ids.larger,
    1,
  ]);
  expect(await placed(`?shop=${kano}&category=panel&sort=name`), "of one shop its own").toEqual([
    [ids.larger, 1],
    [ids.kano, 1],
  ]);
});

it("keeps what no name makes one apart: other figures, and no maker", async () => {
  expect((await list("?category=connector")).map(({ offers }) => offers)).toEqual([1, 1]);
});

it("takes rows of the equipment library for one where nothing is named", async () => {
  const of = { name: "Mono", category: "generator", price: 1, stock: 1 } as const;
  const sold = [await shops.sell(kano, of), await shops.sell(lagos, of)];
  for (const id of sold)
    await server.database.executor.update(products).set({ equipmentId: "row-1" }).where(eq(products.id, id));
  expect((await list("?category=generator")).map(({ offers }) => offers)).toEqual([2]);
});

it("takes what several call by one name for one where no model is stated, while its figures agree", async () => {
  const of = {
    name: "Kora 550 Mono",
    brand: "Kora",
    category: "monitoring",
    spec: { powerWatts: 5 },
    stock: 1,
  } as const;
  const sold = [
    await shops.sell(kano, { ...of, price: 2 }),
    await shops.sell(lagos, { ...of, brand: "KORA", name: "Kora-550 mono", price: 1 }),
  ];
  const other = await shops.sell(lagos, { ...of, spec: { powerWatts: 6 }, price: 3 });
  const named = (await list("?category=monitoring&currency=NGN&sort=price")).map(({ id, offers }) => [id, offers]);
  expect(named).toEqual([
    [sold[1], 2],
    [other, 1],
  ]);
  for (const id of [...sold, other])
    await server.database.executor.update(products).set({ state: "archived" }).where(eq(products.id, id));
});

it("begins without words with what is there, however near the rest is", async () => {
  const gone = await shops.sell(kano, { name: "Sensor here", category: "monitoring", price: 1 });
  const there = await shops.sell(lagos, { name: "Sensor there", category: "monitoring", price: 1, stock: 1 });
  const asked = `?category=monitoring&sort=relevance&town=${encodeURIComponent(KANO.text)}`;
  expect((await list(asked)).map(({ id }) => id)).toEqual([there, gone]);
  for (const id of [gone, there])
    await server.database.executor.update(products).set({ state: "archived" }).where(eq(products.id, id));
});

it("names the offers of one product, each for itself, and nothing for what is not there", async () => {
  const offers = async (id = "") => new Set((await list(`?same=${id}`)).map((each) => each.id));
  const all = new Set([ids.kano, ids.lagos, ids.accra, ids.none]);
  expect(await offers(ids.kano)).toEqual(all);
  expect(await offers(ids.none)).toEqual(all);
  expect(await offers("4b0cf0a4-52b4-4a3e-9a35-3f9c2f1f0f10")).toEqual(new Set());
  expect((await ada.get("/api/marketplace/products?same=x")).status).toBe(400);
  const asked = `?product=${[ids.kano, ids.lagos].join(",")}`;
  expect(await placed(asked), "products that are asked for by name").toHaveLength(2);
  const panels = (await list("?category=panel&each=true")).map((offer) => offer.id);
  expect(new Set(panels), "whoever compares shops").toEqual(new Set([...all, ids.larger]));
});

it("shows each once over all pages", async () => {
  const seen: string[] = [];
  for (let number = 0; number < 60; number++)
    for (const shop of [kano, lagos])
      await shops.sell(shop, {
        name: `Fuse ${number % 7}`,
        category: "fuse",
        brand: "Siba",
        model: `F${number}`,
        price: 100 + (number % 5),
        stock: number % 2,
      });
  for (const sort of ["newest", "name", "price", "-price", "relevance"]) {
    seen.length = 0;
    let after = "";
    do {
      const page = (await ada.get(`/api/marketplace/products?category=fuse&currency=NGN&sort=${sort}${after}`)).read(
        listMarketProducts.response,
      );
      seen.push(...page.products.map(({ model }) => model));
      after = page.next === null ? "" : `&after=${page.next}`;
    } while (after !== "");
    expect([seen.length, new Set(seen).size], sort).toEqual([60, 60]);
  }
});

it("counts what several sell as one", async () => {
  const counts = (await ada.get("/api/marketplace/filters")).read(readMarketFilters.response);
  expect(counts.categories.find(({ category }) => category === "panel")).toMatchObject({ products: 2 });
  expect(counts.shops.find(({ id }) => id === lagos)?.products, "60 fuses, a panel, a clamp, a generator").toBe(63);
  expect(counts.currencies[0]).toMatchObject({ currency: "NGN", products: 65 });
  expect(counts.products).toBe(65);
});

it("begins the list of a design with the offer that is there and near", async () => {
  const { id } = (await ada.post("/api/projects", { name: "House in Kano" })).read(createProject.response);
  await ada.post(`/api/projects/${id}/appliances`, { applianceId: "ceiling-fan" });
  expect((await ada.send("PUT", `/api/projects/${id}`, { town: KANO.text })).status).toBe(200);
  expect((await ada.post(`/api/projects/${id}/calculate`, {})).status).toBe(200);
  const found = async () =>
    (await ada.get(`/api/projects/${id}/materials/products?category=panel&q=JKM`))
      .read(listFittingProducts.response)
      .products.flatMap((each) => (each.offers > 1 ? [[each.id, each.offers]] : []));
  expect(await found(), "the nearest that has it").toEqual([[ids.kano, 4]]);
  await server.database.executor
    .update(stockItems)
    .set({ onHand: 0 })
    .where(eq(stockItems.productId, ids.kano ?? ""));
  expect(await found(), "the nearest is sold out").toEqual([[ids.lagos, 4]]);
});

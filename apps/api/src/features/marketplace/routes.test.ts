// On both databases: the search by trigrams and the order of names.
import {
  listFittingProducts,
  listMarketProducts,
  readMarketFilters,
  readMarketProduct,
} from "@sunwright/contract/marketplace";
import { listFits, listMaterials, fillMaterials } from "@sunwright/contract/materials";
import { listRealParts, readCart } from "@sunwright/contract/carts";
import { createProject } from "@sunwright/contract/projects";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Client } from "../../testing/client";
import { startTestServer, type TestServer } from "../../testing/server";
import { newId } from "../../platform/ids";
import { prices, products } from "../products/schema";
import { deliveryAreas, firms } from "../shops/schema";
import { offersIn } from "./cheapest-filling";
import { createShops, SPEC_400 } from "./testing/shops";

const KANO = { text: "2335204 12.002 8.592 484 Kano", latitude: 12.002, longitude: 8.592 };
const LAGOS = { text: "2332459 6.455 3.394 11 Lagos", latitude: 6.455, longitude: 3.394 };
const TRADE = 17_777_777;
const Offer = z.object({
  id: z.string(),
  stock: z.number(),
  prices: z.array(z.object({ from: z.number(), unit: z.number() })),
});
const HELIORA = {
  brand: "Heliora",
  spec: SPEC_400,
  price: 18_500_000,
  trade: TRADE,
  stock: 12,
};

let server: TestServer;
let shops: ReturnType<typeof createShops>;
let ada: Client;
let north: string;
let south: string;
const ids: Record<string, string> = {};
beforeAll(async () => {
  server = await startTestServer();
  shops = createShops(server);
  ada = (await server.build.person()).client;
  north = (await shops.shop({ name: "Northern Volt", town: KANO })).firmId;
  south = (await shops.shop({ name: "Lagos Depot", town: LAGOS })).firmId;
  ids.mono = await shops.sell(north, { ...HELIORA, name: "Heliora 400 Mono" });
  ids.poly = await shops.sell(south, { name: "Savanna 300 Poly", price: 10_800_000 });
  ids.inverter = await shops.sell(south, { name: "Duna PS 5.8", category: "inverter", price: 104_700_000, stock: 3 });
  ids.draft = await shops.sell(north, { name: "Heliora draft", state: "draft", price: 1 });
  ids.paused = await shops.sell(north, { name: "Heliora paused", state: "paused", price: 1 });
  ids.unpriced = await shops.sell(north, { name: "Heliora without a price", trade: TRADE });
});
afterAll(() => server.close());

const list = async (query = "", client = ada) =>
  (await client.get(`/api/marketplace/products${query}`)).read(listMarketProducts.response);
const namesOf = async (query: string) => (await list(query)).products.map(({ name }) => name);
const one = (id: string | undefined, client = ada) => client.get(`/api/marketplace/products/${id ?? ""}`);

describe("a search", () => {
  it("shows what is on sale with its price, stock and shop, the newest first", async () => {
    const { products, next } = await list();
    expect(products.map(({ name }) => name)).toEqual(["Duna PS 5.8", "Savanna 300 Poly", "Heliora 400 Mono"]);
    expect(next).toBeNull();
    expect(products[2]).toMatchObject({
      shop: { name: "Northern Volt", town: "Kano", distance: null },
      currency: "NGN",
      available: 12,
      prices: [{ list: "public", from: 1, unit: 18_500_000 }],
    });
  });

  it.each([
    ["heliora", "Heliora 400 Mono"],
    ["helora", "Heliora 400 Mono"],
    ["hleiora 400", "Heliora 400 Mono"],
    ["savana poly", "Savanna 300 Poly"],
    ["invertor", "Duna PS 5.8"],
  ])("forgives the errors of %j", async (words, name) => {
    expect((await namesOf(`?q=${encodeURIComponent(words)}`))[0]).toBe(name);
  });

  it("finds products by a figure with its unit, however either writes it, and no other figure", async () => {
    const cables = [
      await shops.sell(north, { name: "PV cable 6 mm² red", category: "cable", price: 1 }),
      await shops.sell(north, { name: "Solar cable 6mm2", category: "cable", price: 1 }),
      await shops.sell(north, { name: "Cable 16 mm²", category: "cable", price: 1 }),
      await shops.sell(north, { name: "Block 100 Ah", category: "battery", price: 1 }),
      await shops.sell(north, { name: "Block 200Ah", category: "battery", price: 1 }),
    ];
    for (const words of ["6 mm²", "6mm2", "6mm²", "6 sqmm", "6 MM2"])
      expect((await namesOf(`?q=${encodeURIComponent(words)}`)).toSorted(), words).toEqual([
        "PV cable 6 mm² red",
        "Solar cable 6mm2",
      ]);
    expect(await namesOf("?q=cable%206mm2%20red")).toContain("PV cable 6 mm² red");
    for (const words of ["100Ah", "100 ah"]) expect(await namesOf(`?q=${words}`), words).toEqual(["Block 100 Ah"]);
    await server.database.executor.delete(prices).where(inArray(prices.productId, cables));
    await server.database.executor.delete(products).where(inArray(products.id, cables));
  });

  it("finds nothing for what nobody sells, and takes signs of patterns as they are", async () => {
    for (const words of ["zzzzqq", "100%", "_", "\\", "'; drop table products; --"])
      expect((await ada.get(`/api/marketplace/products?q=${encodeURIComponent(words)}`)).status, words).toBe(200);
    expect(await namesOf("?q=zzzzqq")).toEqual([]);
  });

  it("filters by category, shop, stock, price and distance", async () => {
    expect(await namesOf("?category=inverter")).toEqual(["Duna PS 5.8"]);
    expect(await namesOf("?category=inverter,panel&sort=name")).toEqual([
      "Duna PS 5.8",
      "Heliora 400 Mono",
      "Savanna 300 Poly",
    ]);
    expect(await namesOf(`?shop=${north}`)).toEqual(["Heliora 400 Mono"]);
    expect(await namesOf(`?shop=${north},${south}&category=panel&sort=name`)).toEqual([
      "Heliora 400 Mono",
      "Savanna 300 Poly",
    ]);
    expect(await namesOf("?category=panel&inStock=true")).toEqual(["Heliora 400 Mono"]);
    // Of a shared cart: what is not on sale, and what nobody sells, is not in it.
    const wanted = [ids.mono, ids.inverter, ids.draft, ids.paused, ids.unpriced, newId(new Date())].join(",");
    expect(await namesOf(`?product=${wanted}&sort=name`)).toEqual(["Duna PS 5.8", "Heliora 400 Mono"]);
    expect(await namesOf("?currency=NGN&minPrice=10800000&maxPrice=18500000&sort=price")).toEqual([
      "Savanna 300 Poly",
      "Heliora 400 Mono",
    ]);
    expect(await namesOf("?currency=KES")).toEqual([]);
    const near = await list(`?town=${encodeURIComponent(KANO.text)}&within=50`);
    expect(near.products.map(({ name, shop }) => [name, shop.distance])).toEqual([["Heliora 400 Mono", 0]]);
    const far = await list(`?town=${encodeURIComponent(KANO.text)}&shop=${south}`);
    // Great circle of 12.002° 8.592° and 6.455° 3.394°: 838.5 km (haversine by hand), to the nearest 5 km.
    expect(far.products[0]?.shop.distance).toBe(840);
  });

  it.each(["relevance", "newest", "name", "price", "-price"])("goes on by %s without gap or repeat", async (sort) => {
    const { firmId } = await shops.shop({ name: `Shop by ${sort}`, currency: "KES" });
    for (let each = 0; each < 60; each += 1)
      await shops.sell(firmId, { name: `Cable ${each % 7}`, category: "cable", price: 100 + (each % 5) });
    const found: string[] = [];
    let after = "";
    for (let pages = 0; pages < 4; pages += 1) {
      const query = `?shop=${firmId}&currency=KES&q=cable&sort=${sort}${after}`;
      const { products, next } = await list(query);
      found.push(...products.map(({ id }) => id));
      if (next === null) break;
      after = `&after=${encodeURIComponent(next)}`;
    }
    expect(found).toHaveLength(60);
    expect(new Set(found).size).toBe(60);
    await server.database.executor.update(firms).set({ state: "closed" }).where(eq(firms.id, firmId));
  });

  it.each([
    ["sort=price", "currency"],
    ["minPrice=5", "currency"],
    ["within=50", "town"],
    ["after=nowhere", "after"],
    [`sort=name&after=${Buffer.from('{"sort":"price","key":5,"id":"x"}').toString("base64url")}`, "after"],
    ["category=cars", "category"],
    ["category=panel,cars", "category"],
    ["shop=019f0000-0000-7000-8000-000000000000,", "shop"],
    ["town=nowhere", "town"],
    [`q=${"a".repeat(101)}`, "q"],
  ])("refuses ?%s", async (query, path) => {
    expect(await ada.get(`/api/marketplace/products?${query}`)).toMatchObject({
      status: 400,
      body: { code: "invalid_input", issues: [{ path }] },
    });
  });

  it("counts what there is to filter by", async () => {
    const {
      products,
      categories,
      shops: sellers,
      currencies,
    } = (await ada.get("/api/marketplace/filters")).read(readMarketFilters.response);
    expect(products).toBe(3);
    expect(categories).toEqual([
      { category: "panel", products: 2 },
      { category: "inverter", products: 1 },
    ]);
    expect(sellers.map(({ name }) => name)).toEqual(["Lagos Depot", "Northern Volt"]);
    expect(currencies).toEqual([{ currency: "NGN", products: 3 }]);
  });
});

describe("a product", () => {
  it("is read with its shop's terms and its stock by place", async () => {
    const product = (await one(ids.mono)).read(readMarketProduct.response);
    expect(product).toMatchObject({ name: "Heliora 400 Mono", taxPercent: 7.5, trade: false, available: 12 });
    expect(product.stock.map(({ available }) => available)).toEqual([12]);
    expect(product.terms).toMatchObject({ returnDays: 14, verified: false, areas: [] });
  });

  it("says which of its shop's areas reach the town that is asked about", async () => {
    const { firmId } = await shops.shop({ name: "Shop with areas", town: KANO, currency: "KES" });
    const id = await shops.sell(firmId, { name: "Far away", category: "cable", price: 100 });
    await shops.deliver(firmId, 500, null, 60);
    await shops.deliver(firmId, 900);
    const reachesOf = async (query: string) => {
      const { terms } = (await ada.get(`/api/marketplace/products/${id}${query}`)).read(readMarketProduct.response);
      return new Map(terms.areas.map(({ radius, reaches }) => [radius, reaches]));
    };
    const at = (town: string) => reachesOf(`?town=${encodeURIComponent(town)}`);
    expect(await at(KANO.text)).toEqual(
      new Map([
        [60, true],
        [null, true],
      ]),
    );
    expect(await at("2332459 6.4541 3.3947 11 Lagos")).toEqual(
      new Map([
        [60, false],
        [null, true],
      ]),
    );
    expect(await reachesOf("")).toEqual(
      new Map([
        [60, null],
        [null, null],
      ]),
    );
    await server.database.executor.update(firms).set({ state: "closed" }).where(eq(firms.id, firmId));
  });

  it.each(["draft", "paused", "unpriced"])("is not there while it is not on sale: %s", async (which) => {
    expect(await one(ids[which])).toMatchObject({ status: 404, body: { code: "product_not_found" } });
  });

  it("goes from every list with its shop", async () => {
    await server.database.executor.update(firms).set({ state: "paused" }).where(eq(firms.id, south));
    expect(await namesOf("")).toEqual(["Heliora 400 Mono"]);
    expect((await one(ids.poly)).status).toBe(404);
    await server.database.executor.update(firms).set({ state: "active" }).where(eq(firms.id, south));
  });
});

describe("trade prices", () => {
  const CALLS = () => [
    "/api/marketplace/products",
    "/api/marketplace/products?q=heliora&sort=-price&currency=NGN",
    "/api/marketplace/filters",
    `/api/marketplace/products/${ids.mono}`,
  ];
  const answers = (client: Client) => Promise.all(CALLS().map(async (path) => (await client.get(path)).text));

  it("stand in no answer to nobody, a homeowner, a retailer or a firm that is not verified", async () => {
    const yesterday = new Date(server.clock.now().getTime() - 86_400_000).toISOString().slice(0, 10);
    const people = [
      server.visitor(),
      ada,
      (await shops.shop({ name: "Another shop" })).client,
      (await shops.installer()).client,
      (await shops.installer("pending")).client,
      (await shops.installer("revoked")).client,
      (await shops.installer("verified", yesterday)).client,
    ];
    for (const client of people)
      for (const text of await answers(client)) expect(text).not.toMatch(new RegExp(`${TRADE}|"list":"trade"`));
  });

  it("are shown to members of a verified firm, until its certificate ends", async () => {
    const today = server.clock.now().toISOString().slice(0, 10);
    const { client } = await shops.installer("verified", today);
    const { products, trade } = await list("?q=heliora", client);
    expect(trade).toBe(true);
    expect(products[0]?.prices).toEqual([
      { list: "public", from: 1, unit: 18_500_000 },
      { list: "trade", from: 1, unit: TRADE },
    ]);
    expect((await one(ids.mono, client)).read(readMarketProduct.response).trade).toBe(true);
  });

  it("fill the list of a verified firm alone, from what everybody may buy", async () => {
    const { executor } = server.database;
    const offered = async (tradeFirmId: string | null) => {
      const { offers } = await offersIn(executor, "NGN", server.clock.now(), { firmId: tradeFirmId, tradeFirmId });
      return offers.flatMap((text) => Offer.array().parse(JSON.parse(text)));
    };
    const everybody = await offered(null);
    expect(everybody.map(({ id }) => id)).toEqual([ids.mono, ids.poly, ids.inverter]);
    expect(everybody[0]).toMatchObject({ stock: 12, prices: [{ from: 1, unit: 18_500_000 }] });
    const [mono, ...others] = await offered(newId(server.clock.now()));
    expect(mono?.prices.map(({ unit }) => unit)).toEqual([18_500_000, TRADE]);
    expect(
      others.map(({ id }) => id),
      "a price for firms alone puts nothing on sale",
    ).toEqual([ids.poly, ids.inverter]);
  });
});

describe("a design's parts", () => {
  const made = async () => {
    const project = (await ada.post("/api/projects", { name: "House" })).read(createProject.response);
    await ada.post(`/api/projects/${project.id}/appliances`, { applianceId: "ceiling-fan" });
    return `/api/projects/${project.id}`;
  };

  it("are listed, judged and filled once the project is calculated", async () => {
    const path = await made();
    expect(await ada.get(`${path}/materials`)).toMatchObject({ status: 404, body: { code: "not_calculated" } });
    await ada.post(`${path}/calculate`, {});
    const { lines } = (await ada.get(`${path}/materials`)).read(listMaterials.response);
    expect(lines.map(({ id }) => id)).toEqual(expect.arrayContaining(["panel", "battery", "inverter"]));
    const asked = [ids.mono, ids.poly, ids.inverter].join(",");
    const { fits } = (await ada.get(`${path}/materials/fits?products=${asked}`)).read(listFits.response);
    const verdict = (id: string | undefined) => fits.find(({ product }) => product === id)?.verdict;
    expect(verdict(ids.mono)).toMatch(/fits|unknown/);
    expect(verdict(ids.poly), "nothing is stated of it").toBe("unknown");
    await shops.deliver(south, 500_000);
    await shops.sell(south, { ...HELIORA, name: "Heliora 400 in Lagos", stock: 100 });
    const reply = await ada.post(`${path}/materials/filling`, { currency: "NGN" });
    const filling = reply.read(fillMaterials.response);
    expect(filling.gaps.length + filling.lines.length).toBe(lines.filter(({ optional }) => !optional).length);
    expect(filling.total).toBe(filling.goods + filling.delivery);
    // A second area of the shop brings everything for nothing from one kobo on, as its cart would say.
    expect(filling).toMatchObject({ delivery: 500_000, lines: [{ line: "panel", name: "Heliora 400 in Lagos" }] });
    await shops.deliver(south, 900_000, 1);
    const free = (await ada.post(`${path}/materials/filling`, { currency: "NGN" })).read(fillMaterials.response);
    expect(free).toMatchObject({ goods: filling.goods, delivery: 0, total: filling.goods });
  });

  it("stand in the marketplace best fit first, or nothing else, page by page", async () => {
    const path = await made();
    const products = async (query: string) => ada.get(`${path}/materials/products${query}`);
    expect(await products(""), "without a design").toMatchObject({ status: 404, body: { code: "not_calculated" } });
    await ada.post(`${path}/calculate`, {});
    const { lines } = (await ada.get(`${path}/materials`)).read(listMaterials.response);
    const panels = lines.find(({ id }) => id === "panel")?.quantity ?? 0;
    const { firmId } = await shops.shop({ name: "Shop of fits", currency: "KES" });
    const named = (name: string, spec: object) =>
      shops.sell(firmId, { ...HELIORA, name, spec: { ...HELIORA.spec, ...spec } });
    const class400 = await named("The class of the design", {});
    // A string of these stands above the 450 V that a hybrid's input takes, whatever its length.
    const never = await named("Beyond every input", { openVolts: 460 });
    const open = await named("Nothing stated", { openVolts: null });
    // As small a part as this fits as it is, and stands behind the panels that only fit with other pieces.
    const rail = await shops.sell(firmId, {
      ...HELIORA,
      category: "mounting",
      name: "Rail",
      spec: { piece: "rail", lengthMetres: 4.4 },
    });
    const half = await named("Half as strong", { powerWatts: 200, powerAmperes: 5.85, shortCircuitAmperes: 6.14 });
    const page = async (query: string) =>
      (await products(`?shop=${firmId}${query}`)).read(listFittingProducts.response);
    const all = await page("");
    const { fits } = (await ada.get(`${path}/materials/fits?products=${[class400, half].join(",")}`)).read(
      listFits.response,
    );
    const fitOf = (id: string) => fits.find(({ product }) => product === id);
    expect(fitOf(class400)).toMatchObject({ verdict: "fits", pieces: panels });
    expect(fitOf(half)).toMatchObject({ verdict: "fits-with-change", pieces: 2 * panels });
    // Made again with what is in a cart, the design asks for that, and it fits as it is.
    const remade = (await ada.get(`${path}/materials?chosen=${half}`)).read(listMaterials.response);
    const asks = remade.lines.find(({ id }) => id === "panel")?.quantity ?? 0;
    expect(remade.lines, "another panel, another list").not.toEqual(lines);
    const refit = (await ada.get(`${path}/materials/fits?products=${half}&chosen=${half}`)).read(listFits.response);
    expect(refit.fits).toMatchObject([{ verdict: "fits", pieces: asks }]);
    const nobody = "019f0000-0000-7000-8000-000000000000";
    expect((await ada.get(`${path}/materials?chosen=${nobody}`)).read(listMaterials.response), "of no product").toEqual(
      {
        lines,
      },
    );
    expect(await ada.get(`${path}/materials?chosen=${half},x`)).toMatchObject({
      status: 400,
      body: { code: "invalid_input" },
    });
    expect(all.products.map(({ id }) => id)).toEqual([class400, half, rail, open, never]);
    expect((await page("&fit=true")).products.map(({ id }) => id)).toEqual([class400, half, rail]);
    expect((await page("&fit=true&currency=KES&sort=price&q=strong")).products.map(({ id }) => id)).toEqual([half]);

    const found: string[] = [];
    for (let each = 0; each < 30; each += 1) await named(`Copy ${each}`, {});
    await named("New figures after the first answer", { powerWatts: 401 });
    for (let after = "", more = true; more;) {
      const { products: some, next } = await page(`&fit=true${after}`);
      found.push(...some.map(({ id }) => id));
      more = next !== null;
      after = `&after=${encodeURIComponent(next ?? "")}`;
    }
    expect(new Set(found).size).toBe(34);
    expect(found).toHaveLength(34);
    expect(await products(`?sort=price`)).toMatchObject({ status: 400, body: { issues: [{ path: "currency" }] } });
    // Newer and as fitting, but nobody can have it now.
    const soldOut = await shops.sell(firmId, { ...HELIORA, name: "Sold out of the class", stock: 0 });
    expect((await page("&fit=true&q=class")).products.map(({ id }) => id)).toEqual([class400, soldOut]);
    await server.database.executor.update(firms).set({ state: "closed" }).where(eq(firms.id, firmId));
  });

  it("of a shop in the USA are summed with the sales tax that is added, as their cart sums them", async () => {
    const path = await made();
    const projectId = path.split("/").at(-1) ?? "";
    const TULSA = "4553433 36.154 -95.993 220 Tulsa";
    const there = { country: "USA", region: null, city: null, town: TULSA };
    expect((await ada.send("PUT", path, there)).status).toBe(200);
    await ada.post(`${path}/calculate`, {});
    const us = { latitude: 36.154, longitude: -95.993 };
    const taxed = await shops.shop({ name: "Taxed but listed lower", currency: "ZAR", town: { text: TULSA, ...us } });
    const plain = await shops.shop({ name: "Listed higher, less tax", currency: "ZAR", town: { text: TULSA, ...us } });
    for (const [{ firmId }, price, percent] of [
      [taxed, 10_033, 11.375],
      [plain, 10_233, 2],
    ] as const) {
      await server.database.executor.update(firms).set({ country: "USA" }).where(eq(firms.id, firmId));
      const id = await shops.sell(firmId, { ...HELIORA, name: `Panel at ${percent} %`, price, stock: 100 });
      await server.database.executor.update(products).set({ taxPercent: percent }).where(eq(products.id, id));
      await server.database.executor.insert(deliveryAreas).values({
        id: newId(server.clock.now()),
        firmId,
        name: "All",
        country: "USA",
        cost: 1_999,
        freeFrom: null,
        daysMin: 1,
        daysMax: 3,
        position: 0,
      });
    }
    const filling = (await ada.post(`${path}/materials/filling`, { currency: "ZAR" })).read(fillMaterials.response);
    // 100.33 with 11.375 % is 111.74, 102.33 with 2 % is 104.38: the dearer list is the cheaper purchase.
    expect(filling.lines).toMatchObject([{ line: "panel", name: "Panel at 2 %" }]);
    const [line] = filling.lines;
    const quantity = line?.quantity ?? 0;
    const goods = quantity * 10_233;
    // Streamlined Sales and Use Tax Agreement, section 324: half a cent and more rounds up. Of goods and of delivery.
    const tax = Math.round(goods * 0.02) + Math.round(1_999 * 0.02);
    expect(filling).toMatchObject({ goods, delivery: 1_999, tax, total: goods + 1_999 + tax });

    await ada.send("PUT", `/api/cart/lines/${line?.product}`, { projectId, quantity, material: "panel" });
    const to = `&country=USA&town=${encodeURIComponent(TULSA)}`;
    const cart = (await ada.get(`/api/cart?project=${projectId}${to}`)).read(readCart.response);
    expect(cart.shops).toMatchObject([
      { taxAdded: true, goodsMinor: goods, delivery: { costMinor: 1_999, taxMinor: tax, totalMinor: filling.total } },
    ]);
    for (const { firmId } of [taxed, plain])
      await server.database.executor.update(firms).set({ state: "closed" }).where(eq(firms.id, firmId));
  });

  it("that were chosen stay in cart and project through another calculation, until they are taken out", async () => {
    const path = await made();
    await ada.post(`${path}/calculate`, {});
    const projectId = path.split("/").at(-1) ?? "";
    const { firmId } = await shops.shop({ name: "Shop of choices" });
    const panel = await shops.sell(firmId, { ...HELIORA, name: "The class of the design", stock: 100 });
    const needed = async () => {
      const { fits } = (await ada.get(`${path}/materials/fits?products=${panel}`)).read(listFits.response);
      return fits.find(({ line }) => line === "panel")?.pieces ?? 0;
    };
    const before = await needed();
    const put = { projectId, quantity: before, material: "panel" };
    expect((await ada.send("PUT", `/api/cart/lines/${panel}`, put)).status).toBe(200);

    const pump = { customName: "Pump", customPower: 900, quantity: 1, hoursPerDay: 8 };
    expect((await ada.post(`${path}/appliances`, pump)).status).toBe(201);
    expect((await ada.post(`${path}/calculate`, {})).status).toBe(200);
    expect(await needed(), "more to carry asks for more of them").toBeGreaterThan(before);
    const cart = (await ada.get(`/api/cart?project=${projectId}`)).read(readCart.response);
    expect(cart.shops.flatMap(({ lines }) => lines)).toMatchObject([
      { productId: panel, quantity: before, material: "panel" },
    ]);
    const parts = async () =>
      (await ada.get(`/api/cart/parts?project=${projectId}`)).read(listRealParts.response).parts;
    expect(await parts()).toMatchObject([{ productId: panel, quantity: before, orderId: null }]);

    expect((await ada.send("DELETE", `/api/cart/lines/${panel}?project=${projectId}`)).status).toBe(200);
    expect(await parts()).toEqual([]);
    await server.database.executor.update(firms).set({ state: "closed" }).where(eq(firms.id, firmId));
  });

  it("are nobody else's", async () => {
    const path = await made();
    const { client } = await server.build.session();
    for (const reply of [
      await client.get(`${path}/materials`),
      await client.get(`${path}/materials/products`),
      await client.get(`${path}/materials/fits?products=${ids.mono ?? ""}`),
      await client.post(`${path}/materials/filling`, { currency: "NGN" }),
    ])
      expect(reply).toMatchObject({ status: 404, body: { code: "project_not_found" } });
  });
});

it("begins with the nearest shop where a town is named, and ends with one that names none", async () => {
  const { firmId } = await shops.shop({ name: "Somewhere Solar" });
  await shops.sell(firmId, { name: "Heliora from somewhere", price: 1_000 });
  const { products } = await list(`?town=${encodeURIComponent(KANO.text)}`);
  const distances = products.map(({ shop }) => shop.distance);
  expect(distances[0]).toBe(0);
  expect(distances.at(-1)).toBeNull();
  const known = distances.filter((distance) => distance !== null);
  expect(known).toEqual(known.toSorted((one, other) => one - other));
});

it("begins at the base of the caller's firm where no town is named, and keeps to it over pages", async () => {
  const { client } = await shops.shop({ name: "Kano Depot", town: KANO });
  const own = await list("", client);
  const named = await list(`?town=${encodeURIComponent(KANO.text)}`);
  expect(own.products.map(({ id }) => id)).toEqual(named.products.map(({ id }) => id));
  expect(own.products[0]?.shop.distance).toBe(0);
  expect((await list("", ada)).products.map(({ shop }) => shop.distance)).toEqual(own.products.map(() => null));
});

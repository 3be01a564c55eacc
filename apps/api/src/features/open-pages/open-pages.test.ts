import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AS_PAGE, PAGE, writePages } from "../../testing/pages";
import { startTestServer, type TestServer } from "../../testing/server";
import { createShops, SPEC_400 } from "../marketplace/testing/shops";
import { products } from "../products/schema";
import { firms, memberships } from "../shops/schema";
import { firmOf } from "../shops/table";

const KANO = { text: "2335204 12.002 8.592 484 Kano", latitude: 12.002, longitude: 8.592 };
const TRADE = 17_777_777;
const NOBODY = "019f0000-0000-7000-8000-00000000ffff";
/** Names as somebody writes them who wants to leave the text. */
const HOSTILE = "</script></title><img src=x onerror=alert(1)> \"'$& {{x}}";

let server: TestServer;
let shops: ReturnType<typeof createShops>;
const pages = writePages();
const ids = { shop: "", panel: "", hostile: "", sold: "", draft: "" };
beforeAll(async () => {
  server = await startTestServer({ pages: pages.folder, environment: { PUBLIC_URL: "https://solar.example.org" } });
  shops = createShops(server);
  ids.shop = (await shops.shop({ name: "Northern Volt", town: KANO })).firmId;
  const panel = { brand: "Heliora", spec: SPEC_400, price: 18_500_000, trade: TRADE, stock: 12 };
  ids.panel = await shops.sell(ids.shop, { ...panel, name: "Heliora 400 Mono" });
  ids.hostile = await shops.sell(ids.shop, { ...panel, name: HOSTILE, brand: HOSTILE });
  ids.sold = await shops.sell(ids.shop, { ...panel, name: "Savanna 300", stock: 0 });
  ids.draft = await shops.sell(ids.shop, { ...panel, name: "Heliora draft", state: "draft" });
});
afterAll(async () => {
  await server.close();
  pages.remove();
});

/** A page without the spaces between its elements, which say nothing. */
async function read(path: string, client = server.visitor()) {
  const reply = await client.get(path, AS_PAGE);
  return { ...reply, text: reply.text.replaceAll(/\s*(<[^>]*>)\s*/g, "$1") };
}
const productAt = (id: string) => `/marketplace/products/${id}`;

/** The facts for machines, as a crawler reads them. */
const factsIn = (text: string): unknown[] =>
  [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]): unknown =>
    JSON.parse(json ?? "null"),
  );

describe("a product's page", () => {
  it("is read without an account: name, price, stock, figures, and the same for machines", async () => {
    const { status, text, headers } = await read(productAt(ids.panel));
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("public, max-age=60");
    expect(headers["vary"]).toContain("cookie");
    expect(headers["x-robots-tag"]).toBeUndefined();
    for (const part of [
      "<title>Heliora 400 Mono · Sunwright</title>",
      `<link rel="canonical" href="https://solar.example.org${productAt(ids.panel)}" />`,
      '<meta property="og:title" content="Heliora 400 Mono · Sunwright" />',
      '<meta property="og:description" content="Heliora 400 Mono for ₦185,000.00 from Northern Volt in Kano. In stock." />',
      '<h1 translate="no">Heliora 400 Mono</h1>',
      "<p data-price>₦185,000.00</p>",
      '<p data-stock="there">In stock</p>',
      "<dt>Open-circuit voltage</dt><dd>41.2 V</dd>",
      `<a href="/auth?next=${encodeURIComponent(productAt(ids.panel))}" data-button="solid">Sign In to Buy</a>`,
      `<a href="/shops/${ids.shop}" translate="no">Northern Volt</a>`,
    ])
      expect(text, part).toContain(part);
    expect(factsIn(text)).toEqual([
      {
        "@context": "https://schema.org",
        "@type": "Product",
        name: "Heliora 400 Mono",
        url: `https://solar.example.org${productAt(ids.panel)}`,
        category: "Solar panel",
        brand: { "@type": "Brand", name: "Heliora" },
        offers: {
          "@type": "Offer",
          url: `https://solar.example.org${productAt(ids.panel)}`,
          price: "185000.00",
          priceCurrency: "NGN",
          availability: "https://schema.org/InStock",
          seller: {
            "@type": "Organization",
            name: "Northern Volt",
            url: `https://solar.example.org/shops/${ids.shop}`,
          },
        },
      },
    ]);
  });

  it("says neither trade prices nor pieces, and needs no script", async () => {
    for (const path of [productAt(ids.panel), `/shops/${ids.shop}`, "/marketplace"]) {
      const { text } = await read(path);
      expect(text).not.toMatch(/177,777|17777777|12 in stock|>12</);
      expect(text).not.toContain('type="module"');
      expect(text).not.toContain("<noscript>");
      expect(text, "a shop needs no licence").not.toMatch(/licence/i);
    }
  });

  it("keeps names inside the text, whatever they are", async () => {
    const { text } = await read(productAt(ids.hostile));
    expect(text).not.toMatch(/<img src=x|<\/script><\/title>/);
    expect(text).toContain(
      '<h1 translate="no">&lt;/script&gt;&lt;/title&gt;&lt;img src=x onerror=alert(1)&gt; &quot;\'$&amp; {{x}}</h1>',
    );
    expect(factsIn(text)).toMatchObject([{ name: HOSTILE, brand: { name: HOSTILE } }]);
  });

  it("answers 304 to who has it, and another tag once the price is another", async () => {
    const first = await read(productAt(ids.sold));
    expect(first.text).toContain('<p data-stock="gone">Out of stock</p>');
    const etag = String(first.headers["etag"]);
    const asked = { headers: { ...AS_PAGE.headers, "if-none-match": etag } };
    expect(await server.visitor().get(productAt(ids.sold), asked)).toMatchObject({ status: 304, text: "" });
    await server.database.executor.update(products).set({ name: "Savanna 310" }).where(eq(products.id, ids.sold));
    expect((await server.visitor().get(productAt(ids.sold), asked)).status).toBe(200);
  });

  it("is the application's for who is signed in", async () => {
    const { client } = await server.build.person();
    expect(await read(productAt(ids.panel), client)).toMatchObject({ status: 200, text: PAGE });
    const reply = await read(`/shops/${ids.shop}`, client);
    expect(reply).toMatchObject({ status: 302 });
    expect(reply.headers["location"]).toBe(`/marketplace?shop=${ids.shop}`);
  });
});

it.each([
  ["a draft", () => productAt(ids.draft)],
  ["a product that never was", () => productAt(NOBODY)],
  ["what is no id", () => productAt("x%27--")],
  ["a shop that never was", () => `/shops/${NOBODY}`],
  ["a place in no list", () => "/marketplace?after=x"],
  ["an installer that never was", () => `/installers/${NOBODY}`],
])("says of %s in words that it is not there, and is not found", async (_what, pathOf) => {
  const { status, text, headers } = await read(pathOf());
  expect(status).toBe(404);
  expect(text).toContain("It may have been taken down, or the address is not complete.");
  expect(text).toContain('<meta name="robots" content="noindex" />');
  expect(headers).toMatchObject({ "x-robots-tag": "noindex", "cache-control": "no-store" });
});

it("shows nothing of a shop that is paused, suspended or closed, or whose owner has not verified the address", async () => {
  const { executor } = server.database;
  const { firmId } = await shops.shop({ name: "Lagos Depot" });
  const product = await shops.sell(firmId, { name: "Duna PS 5.8", category: "inverter", price: 100, stock: 3 });
  const mapped = async () => (await read("/sitemaps/firms.xml")).text + (await read("/sitemaps/1.xml")).text;
  const shown = async () => [
    (await read(productAt(product))).status,
    (await read(`/shops/${firmId}`)).status,
    (await read("/marketplace")).text.includes("Duna PS 5.8"),
    (await mapped()).includes(firmId),
    (await mapped()).includes(product),
  ];
  expect(await shown()).toEqual([200, 200, true, true, true]);
  for (const state of ["paused", "suspended", "closed"] as const) {
    await executor.update(firms).set({ state }).where(eq(firms.id, firmId));
    expect(await shown(), state).toEqual([404, 404, false, false, false]);
  }
  await executor.update(firms).set({ state: "active" }).where(eq(firms.id, firmId));
  await executor.update(memberships).set({ verified: false }).where(eq(memberships.firmId, firmId));
  expect(await shown(), "an owner without a verified address").toEqual([404, 404, false, false, false]);
});

it("shows an installer once a licence is verified, and no longer than it lasts", async () => {
  const statusOf = async (person: { readonly userId: string }) => {
    const firm = (await firmOf(server.database.executor, person.userId))?.firm;
    const reply = await read(`/installers/${firm?.id ?? ""}`);
    return [reply.status, (await read("/sitemaps/firms.xml")).text.includes(firm?.id ?? "-")];
  };
  expect(await statusOf(await shops.installer())).toEqual([404, false]);
  expect(await statusOf(await shops.installer("pending"))).toEqual([404, false]);
  expect(await statusOf(await shops.installer("revoked"))).toEqual([404, false]);
  expect(await statusOf(await shops.installer("verified", "2001-01-01"))).toEqual([404, false]);
  expect(await statusOf(await shops.installer("verified"))).toEqual([200, true]);
});

it("lists what is on sale page by page, and only the first page is to be found", async () => {
  const { firmId } = await shops.shop({ name: "Abuja Parts" });
  for (let each = 0; each < 25; each++) await shops.sell(firmId, { name: `Kora ${each}`, price: 100, stock: 1 });
  const first = await read(`/shops/${firmId}`);
  expect(first.text.match(/<li>/g)).toHaveLength(24);
  const [, more = ""] = /href="([^"]+)" data-button="outline" rel="next"/.exec(first.text) ?? [];
  const second = await read(more);
  expect(second.text).toContain("Kora 0");
  expect(second.headers["x-robots-tag"]).toBe("noindex");
});

it("tells crawlers what there is, and keeps links, passports and people's pages out", async () => {
  const robots = await server.visitor().get("/robots.txt");
  expect(robots.text).toContain("Disallow: /api/\n");
  expect(robots.text).toContain("Sitemap: https://solar.example.org/sitemap.xml");
  expect((await read("/sitemap.xml")).text).toContain(
    "<sitemap><loc>https://solar.example.org/sitemaps/1.xml</loc></sitemap>",
  );
  const map = (await read("/sitemaps/1.xml")).text;
  expect(map).toContain(`<loc>https://solar.example.org${productAt(ids.panel)}</loc>`);
  expect(map).not.toContain(ids.draft);
  for (const path of ["/sitemaps/0.xml", "/sitemaps/51.xml", "/sitemaps/2.xml", "/sitemaps/x.xml"])
    expect((await server.visitor().get(path)).status, path).toBe(404);
  for (const path of ["/shared/abc", "/passports/abc", "/try", "/projects", "/cart", "/auth?mode=try"])
    expect((await read(path)).headers["x-robots-tag"], path).toBe("noindex");
  for (const path of ["/", "/auth", "/validation", "/legal/imprint"])
    expect((await read(path)).headers["x-robots-tag"], path).toBeUndefined();
});

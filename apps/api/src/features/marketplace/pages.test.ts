import { afterAll, beforeAll, expect, it } from "vitest";
import { AS_PAGE, PAGE, writePages } from "../../testing/pages";
import type { Person } from "../../testing/people";
import { startTestServer, type TestServer } from "../../testing/server";
import { createShops, SPEC_400 } from "./testing/shops";

const KANO = { text: "2335204 12.002 8.592 484 Kano", latitude: 12.002, longitude: 8.592 };
const TRADE = 17_777_777;

let server: TestServer;
let ada: Person;
const pages = writePages();
beforeAll(async () => {
  server = await startTestServer({ pages: pages.folder });
  ada = await server.build.person();
});
afterAll(async () => {
  await server.close();
  pages.remove();
});

const page = (path: string, { client }: Pick<Person, "client"> = ada) => client.get(path, AS_PAGE);

it("says that nothing is on sale, and then what is, the newest first, at prices that are the reader's to see", async () => {
  const empty = await page("/marketplace");
  expect(empty.text).toContain(
    "<p data-answer>No shop has published a product yet. Products appear here as soon as one does.</p>",
  );
  expect(empty.text).toContain("<title>Marketplace · Sunwright</title>");
  expect(empty.headers["cache-control"]).toBe("no-store");

  const shops = createShops(server);
  const { firmId } = await shops.shop({ name: "Northern <b>Volt</b>", town: KANO });
  const panel = { brand: "Heliora", spec: SPEC_400, price: 18_500_000, trade: TRADE, stock: 12 };
  await shops.sell(firmId, { ...panel, name: "Heliora 400 Mono" });
  await shops.sell(firmId, { ...panel, name: "Heliora draft", state: "draft" });
  await shops.sell(firmId, { ...panel, name: "Savanna <i>300</i>", price: 10_800_000, stock: 0 });
  const { text } = await page("/marketplace");
  expect(text).not.toContain("data-answer");
  expect(text).toContain(
    [
      '<ul aria-label="Products"><li><span></span><div><h2>Savanna &lt;i&gt;300&lt;/i&gt;</h2><p>₦108,000.00</p>',
      "<p>Northern &lt;b&gt;Volt&lt;/b&gt;, Kano</p><p>Out of stock</p></div></li>",
      "<li><span></span><div><h2>Heliora 400 Mono</h2><p>₦185,000.00</p>",
      "<p>Northern &lt;b&gt;Volt&lt;/b&gt;, Kano</p><p>12 in stock</p></div></li></ul>",
    ].join(""),
  );
  expect(text).not.toContain("draft");
});

it("says nothing of what is searched for", async () => {
  for (const client of [ada.client, server.visitor()]) {
    const reply = await page("/marketplace?q=panel", { client });
    expect(reply).toMatchObject({ status: 200, text: PAGE });
    expect(reply.headers["cache-control"]).toBe("no-cache");
  }
});

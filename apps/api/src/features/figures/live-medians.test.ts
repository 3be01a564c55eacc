import { CountryFigures } from "@sunwright/contract/figures";
import { ProjectPrice } from "@sunwright/contract/prices";
import { calculateProject } from "@sunwright/contract/projects";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { z } from "zod";
import { startTestServer, type TestServer } from "../../testing/server";
import { createShops } from "../marketplace/testing/shops";
import { products } from "../products/schema";
import { firms } from "../shops/schema";
import { figuresOfCountry } from "./table";

let server: TestServer;
let shops: ReturnType<typeof createShops>;
beforeEach(async () => {
  server = await startTestServer();
  shops = createShops(server);
});
afterEach(() => server.close());

const WEEK_SECONDS = 7 * 86_400;
/** Nigeria's table has a watt from 205 to 290 naira. */
const NAIRA = 100;

async function shop(name: string) {
  const { firmId } = await shops.shop({ name });
  return {
    firmId,
    async sells(watts: number, nairaAWatt: number, more: Partial<Parameters<typeof shops.sell>[1]> = {}) {
      const price = Math.round(watts * nairaAWatt * NAIRA);
      const id = await shops.sell(firmId, { name: `Panel ${watts}`, spec: { powerWatts: watts }, price, ...more });
      await server.database.executor
        .update(products)
        .set({ publishedAt: server.clock.now() })
        .where(eq(products.id, id));
    },
  };
}
const live = async () =>
  (await figuresOfCountry(server.database.executor, "Nigeria", server.clock.now())).figures?.live ?? [];

/** Five products of three shops, 220 to 260 naira a watt. */
async function fiveOfThree() {
  const [first, second, third] = [await shop("Northern Volt"), await shop("Zuma Storage"), await shop("Kano Solar")];
  await first.sells(400, 220);
  await first.sells(550, 230);
  await second.sells(400, 240);
  await second.sells(550, 250);
  await third.sells(400, 260);
  return { first, second, third };
}

it("is the middle of five products of three shops once each has had its price for seven days", async () => {
  await fiveOfThree();
  server.clock.advance(WEEK_SECONDS - 60);
  expect(await live()).toEqual([]);
  server.clock.advance(120);
  const day = server.clock.now().toISOString().slice(0, 10);
  const median = { id: "Nigeria/module", value: 240, products: 5, shops: 3, day };
  expect(await live()).toEqual([median]);
  expect((await server.get("/api/figures")).read(CountryFigures)).toEqual({ version: 0, renewed: [], live: [median] });
  // The same ten minutes long, whoever asks.
  server.clock.advance(3_600);
  expect((await figuresOfCountry(server.database.executor, "Ghana", server.clock.now())).figures).toBeUndefined();
});

it("is none of four products, none of two shops, and counts what a shop lists twice in a class once", async () => {
  const [first, second] = [await shop("Northern Volt"), await shop("Zuma Storage")];
  for (const watts of [400, 450, 500, 550]) await first.sells(watts, 220);
  await second.sells(400, 240);
  await second.sells(550, 250);
  const third = await shop("Kano Solar");
  server.clock.advance(WEEK_SECONDS + 60);
  expect(await live(), "six products of two shops").toEqual([]);
  await third.sells(400, 260);
  server.clock.advance(WEEK_SECONDS + 60);
  expect(await live()).toMatchObject([{ products: 7, shops: 3 }]);
  // Ten listings of one thing at a fancy price are one, at the least of them.
  for (let count = 0; count < 10; count += 1) await third.sells(400, 900);
  server.clock.advance(WEEK_SECONDS + 60);
  expect(await live()).toMatchObject([{ products: 7, shops: 3, value: 220 }]);
});

it("leaves out what is not on sale, shops that are closed, and prices for installers alone", async () => {
  const { third } = await fiveOfThree();
  const fourth = await shop("Sahel Parts");
  await fourth.sells(400, 100, { state: "draft" });
  await fourth.sells(450, 100, { state: "archived" });
  await shops.sell(fourth.firmId, { name: "Trade 500", spec: { powerWatts: 500 }, trade: 1_000 });
  await shops.sell(fourth.firmId, { name: "A battery", category: "battery", spec: { kilowattHours: 5 }, price: 1_000 });
  server.clock.advance(WEEK_SECONDS + 60);
  expect(await live()).toMatchObject([{ products: 5, shops: 3, value: 240 }]);
  await server.database.executor.update(firms).set({ state: "suspended" }).where(eq(firms.id, third.firmId));
  expect(await live()).toEqual([]);
});

it("is what a design is made at, which never changes because a shop did", async () => {
  const { first } = await fiveOfThree();
  server.clock.advance(WEEK_SECONDS + 60);
  const { client } = await server.build.person();
  const project = (await client.send("POST", "/api/projects", { country: "Nigeria" })).body;
  const { id } = z.object({ id: z.string() }).parse(project);
  const body = { directDailyConsumption: 10_000, directPeakPower: 2_500 };
  const calculate = async () =>
    (await client.send("POST", `/api/projects/${id}/calculate`, body)).read(calculateProject.response).design.basis
      .figures?.live;
  expect(await calculate()).toMatchObject([{ id: "Nigeria/module", value: 240 }]);
  const price = async () => (await client.get(`/api/projects/${id}/price`)).read(ProjectPrice).price;
  const before = await price();
  await first.sells(450, 205);
  await first.sells(500, 205);
  server.clock.advance(WEEK_SECONDS + 60);
  expect(await live()).toMatchObject([{ value: 230, products: 7 }]);
  expect(await price()).toEqual(before);
  expect(await calculate()).toMatchObject([{ value: 230 }]);
  expect((await price())?.amount).toBeLessThan(before?.amount ?? 0);
});

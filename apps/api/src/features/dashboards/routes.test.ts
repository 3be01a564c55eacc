// Of the rest: sums by month and zone; the journey of dashboards reads them.
// On both databases: sums by month and zone come back from each driver.
import { InstallerDashboard, RetailerDashboard } from "@sunwright/contract/dashboards";
import { calculateProject, Project } from "@sunwright/contract/projects";
import { createShopProduct } from "@sunwright/contract/shop-products";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Client } from "../../testing/client";
import { startTestServer, type TestServer } from "../../testing/server";

const INSTALLER = "/api/dashboards/installer";
const RETAILER = "/api/dashboards/retailer";

let server: TestServer;
let installer: Client;
let retailer: Client;
let endUser: Client;
beforeAll(async () => {
  server = await startTestServer();
  installer = (await server.build.person({ role: "installer" })).client;
  retailer = (await server.build.person({ role: "retailer" })).client;
  endUser = (await server.build.person()).client;
});
afterAll(() => server.close());

/** Makes a project and, where a load is given, its design. */
async function project(client: Client, load?: { daily: number; peak: number }) {
  const { id } = (await client.post("/api/projects", {})).read(Project);
  if (load === undefined) return { id, recommendedPanelCapacity: 0, recommendedBatteryCapacity: 0 };
  const sent = { directDailyConsumption: load.daily, directPeakPower: load.peak };
  return { id, ...(await client.post(`/api/projects/${id}/calculate`, sent)).read(calculateProject.response) };
}

it("counts an installer's own designs, every calculated project, archived or not, and nobody else's, and none as a job", async () => {
  const empty = (await installer.get(INSTALLER)).read(InstallerDashboard);
  expect(empty.designs).toEqual({ projects: 0, calculated: 0, panelPower: 0, batteryCapacity: 0 });
  const house = await project(installer, { daily: 5_082, peak: 1_272 });
  const shop = await project(installer, { daily: 12_000, peak: 3_000 });
  await project(installer);
  await project(endUser, { daily: 8_000, peak: 2_000 });
  await installer.post(`/api/projects/${shop.id}/archive`);

  const own = (await installer.get(INSTALLER)).read(InstallerDashboard);
  expect(own, "S-072 computed").toMatchObject({
    figures: "own",
    projectsCompleted: 0,
    designs: { projects: 3, calculated: 2 },
  });
  // Whole panels of 400 W, as the results page counts them (S-485).
  const panels = [house, shop].map((each) => Math.ceil(each.recommendedPanelCapacity / 400));
  expect(own.designs?.panelPower).toBeCloseTo(
    panels.reduce((sum, count) => sum + count * 0.4, 0),
    9,
  );
  const battery = (house.recommendedBatteryCapacity + shop.recommendedBatteryCapacity) / 1_000;
  expect(own.designs?.batteryCapacity).toBeCloseTo(battery, 9);
});

it("reports no lead, payment, review or request before there can be one", async () => {
  const own = (await installer.get(INSTALLER)).read(InstallerDashboard);
  expect(own, "S-072").toMatchObject({
    activeLeads: 0,
    projectsCompleted: 0,
    monthlyRevenueMinor: 0,
    averageRating: null,
    reviews: 0,
    requests: [],
  });
});

it("a retailer who has sold nothing has zeros and empty lists", async () => {
  expect((await retailer.get(RETAILER)).read(RetailerDashboard), "S-081").toMatchObject({
    figures: "own",
    totalProducts: 0,
    monthlyOrders: 0,
    monthlyRevenueMinor: 0,
    activeCustomers: 0,
    orders: [],
    stock: [],
    counted: { published: 0, paused: 0, drafts: 0, receivedMinor: 0, refundedMinor: 0 },
  });
});

it("sample figures are asked for by name, say so, stay as they are and are the same for everybody", async () => {
  for (const path of [INSTALLER, RETAILER]) {
    const answers = await Promise.all(
      [installer, retailer, endUser].map(async (client) => (await client.get(`${path}?figures=sample`)).body),
    );
    for (const answer of answers) {
      expect(answer, "S-072 S-081 marked").toMatchObject({ figures: "sample" });
      expect(answer).toEqual(answers[0]);
    }
    await project(installer);
    expect((await installer.get(`${path}?figures=sample`)).body).toEqual(answers[0]);
  }
});

it("gives all who work for a shop its figures, whatever their account is; they end with the work", async () => {
  const owner = await server.build.person({ role: "retailer" });
  const helper = await server.build.person();
  const sku = { sku: "HEL-1", category: "panel", name: "Heliora 1", brand: "Heliora" };
  const spec = { powerWatts: 500, areaSquareMetres: 2.2, openVolts: 45.6, powerVolts: 38.4 };
  const publicPrices = [{ fromQuantity: 1, unitMinor: 25_900_000 }];
  const made = await owner.client.post("/api/shop/products", { ...sku, spec, taxPercent: 7.5, publicPrices });
  const { id } = made.read(createShopProduct.response);
  expect((await owner.client.post(`/api/shop/products/${id}/events`, { event: "publish" })).status).toBe(200);
  expect((await helper.client.get(RETAILER)).status).toBe(403);
  expect((await helper.client.get("/api/firm")).body).toEqual({ firm: null });
  const { executor } = server.database;
  await executor.execute(sql`
    insert into memberships (firm_id, user_id, role, joined_at)
    select firm_id, ${helper.userId}, 'staff', now() from memberships where user_id = ${owner.userId}`);
  const shop = (await owner.client.get(RETAILER)).read(RetailerDashboard);
  expect(shop).toMatchObject({ figures: "own", totalProducts: 1 });
  expect((await helper.client.get(RETAILER)).body).toEqual(shop);
  expect((await helper.client.get("/api/firm")).body).toEqual({
    firm: { name: "Panel shop 2", kind: "shop", role: "staff", country: null },
  });
  await executor.execute(sql`delete from memberships where user_id = ${helper.userId}`);
  expect(await helper.client.get(RETAILER)).toMatchObject({ status: 403, body: { code: "role_needed" } });
});

it("gives own figures to the role of the dashboard only, and nothing to a visitor", async () => {
  for (const [path, client] of [
    [INSTALLER, retailer],
    [INSTALLER, endUser],
    [RETAILER, installer],
    [RETAILER, endUser],
  ] as const) {
    expect(await client.get(path)).toMatchObject({ status: 403, body: { code: "role_needed" } });
  }
  for (const path of [INSTALLER, RETAILER, `${INSTALLER}?figures=sample`])
    expect(await server.visitor().get(path)).toMatchObject({ status: 401, body: { code: "not_signed_in" } });
  expect((await installer.get(`${INSTALLER}?figures=invented`)).status).toBe(400);
});

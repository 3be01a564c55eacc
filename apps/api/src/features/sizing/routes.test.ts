import { sql } from "drizzle-orm";
import type { Project, ProjectSummary } from "@sunwright/contract/projects";
import { tell } from "@sunwright/words/engine";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApi, type Person, type TestApi } from "../projects/testing/api";
import { calculate, designOf, DIRECT, outdate } from "../projects/testing/calculations";

let api: TestApi;
let ada: Person;
beforeAll(async () => {
  api = await openTestApi();
  ada = await api.person();
});
afterAll(() => api.close());

const NOTHING = {
  status: 422,
  body: { code: "nothing_to_size", message: "Add an appliance or enter your consumption first" },
};
const read = async (id: string) => (await ada.get<Project>(`/api/projects/${id}`)).body;

it("sizes a system from the appliances, without a body", async () => {
  const { id } = await ada.project();
  await ada.appliance(id, { customName: "Grinder", customPower: 900, quantity: 2, hoursPerDay: 1.5 });
  await ada.appliance(id, { customName: "Lamp", customPower: 10, quantity: 5, hoursPerDay: 6 });
  const { status, body } = await calculate(ada, id);
  expect(status, "S-404").toBe(200);
  expect(body.design.load.dailyConsumption.value, "S-404").toBe(900 * 2 * 1.5 + 10 * 5 * 6);
  expect(body.design.load.peakPower.value).toBe(1_850);
  // Panels and battery come from the sizing engine, which has tests of its own; the inverter is twice the peak.
  expect(body.recommendedInverterCapacity, "S-251 S-406").toBe(2 * 1_850);
  expect(body.recommendedPanelCapacity, "S-251 S-406").toBeGreaterThan(0);
  expect(body.recommendedBatteryCapacity, "S-251 S-406").toBeGreaterThan(0);
  expect(body.estimatedCost, "S-251 S-406").toBeGreaterThan(0);
  expect(body.project.consumptionSource).toBe("appliances");
});

it("stores the cost in US dollars by the specified rates", async () => {
  const { id } = await ada.project({ currency: "NGN" });
  const { body } = await calculate(ada, id, DIRECT);
  const equipment =
    0.75 * body.recommendedPanelCapacity +
    0.5 * body.recommendedBatteryCapacity +
    0.5 * body.recommendedInverterCapacity;
  expect(body.estimatedCost, "S-322 USD").toBeCloseTo(1.2 * equipment, 6);
});

it("answers with the very numbers it stores", async () => {
  const { id } = await ada.project();
  const { body } = await calculate(ada, id, DIRECT);
  const stored = await read(id);
  expect(stored).toEqual(body.project);
  const { panels, battery, inverter, cost } = body.design;
  expect(panels.capacity, "S-319").toMatchObject({ value: stored.recommendedPanelCapacity, unit: "W" });
  expect(battery.capacity, "S-320").toMatchObject({ value: stored.recommendedBatteryCapacity, unit: "Wh" });
  expect(inverter.capacity, "S-321").toMatchObject({ value: stored.recommendedInverterCapacity, unit: "W" });
  expect(cost.total, "S-322").toMatchObject({ value: stored.estimatedCost, unit: "USD" });
  expect(stored).toMatchObject({
    recommendedPanelCapacity: body.recommendedPanelCapacity,
    recommendedBatteryCapacity: body.recommendedBatteryCapacity,
    recommendedInverterCapacity: body.recommendedInverterCapacity,
    estimatedCost: body.estimatedCost,
    designIsCurrent: true,
  });
  expect((await designOf(ada, id)).body).toEqual({
    design: body.design,
    calculatedAt: stored.calculatedAt,
    designIsCurrent: true,
  });
});

it("sizes from two direct figures, keeps them, and names them as the source", async () => {
  const { id } = await ada.project();
  await ada.appliance(id);
  const { status, body } = await calculate(ada, id, DIRECT);
  expect(status, "S-405").toBe(200);
  expect(body.design.load.dailyConsumption.value, "S-405 S-326").toBe(10_000);
  expect(body.recommendedInverterCapacity, "S-405 S-326").toBe(5_000);
  expect(body.project, "S-326").toMatchObject({ ...DIRECT, consumptionSource: "direct", version: 2 });
  expect((await calculate(ada, id, DIRECT)).body.project.version).toBe(2);
});

it("sizes by the project's own source when nothing is sent, and keeps the direct figures for later", async () => {
  const { id } = await ada.project();
  const { id: applianceId } = await ada.appliance(id, {
    customName: "Pump",
    customPower: 750,
    quantity: 1,
    hoursPerDay: 2,
  });
  await calculate(ada, id, DIRECT);
  const kept = await calculate(ada, id, {});
  expect(kept.body.project, "S-404").toMatchObject({ ...DIRECT, consumptionSource: "direct" });
  expect(kept.body.recommendedInverterCapacity).toBe(5_000);
  await ada.put(`/api/projects/${id}`, { consumptionSource: "appliances" });
  const { body } = await calculate(ada, id, {});
  expect(body.project).toMatchObject({ ...DIRECT, consumptionSource: "appliances" });
  expect(body.recommendedInverterCapacity).toBe(1_500);
  await ada.delete(`/api/projects/${id}/appliances/${applianceId}`);
  expect(await calculate(ada, id)).toMatchObject(NOTHING);
  expect(await read(id)).toMatchObject({ ...DIRECT, consumptionSource: "appliances" });
});

it("refuses to size for nothing: no appliances and no figures, no energy, or appliances of 0 W", async () => {
  const { id } = await ada.project();
  expect(await calculate(ada, id)).toMatchObject(NOTHING);
  expect(await calculate(ada, id, { directDailyConsumption: 0, directPeakPower: 0 })).toMatchObject(NOTHING);
  expect(await calculate(ada, id, { directDailyConsumption: 0, directPeakPower: 500 })).toMatchObject(NOTHING);
  await ada.appliance(id, { customName: "Clock", customPower: 0, quantity: 1, hoursPerDay: 24 });
  expect(await calculate(ada, id)).toMatchObject(NOTHING);
  expect(await read(id)).toMatchObject({ calculatedAt: null, directPeakPower: null, recommendedPanelCapacity: null });
});

it("sizes energy without a peak", async () => {
  const { id } = await ada.project();
  expect((await calculate(ada, id, { directDailyConsumption: 500, directPeakPower: 0 })).body).toMatchObject({
    recommendedInverterCapacity: 0,
  });
});

it("writes nothing but the result: unknown fields of the body are ignored", async () => {
  const before = await ada.project();
  const forged = { ...DIRECT, recommendedPanelCapacity: 1, estimatedCost: 1, altitude: 5_000, name: "x", version: 50 };
  const { body } = await calculate(ada, before.id, forged);
  expect(body.project).toMatchObject({ name: before.name, altitude: before.altitude, version: 2 });
  expect(body.estimatedCost).toBeGreaterThan(1);
});

it("recommends no battery on-grid", async () => {
  const { id } = await ada.project({ systemType: "on-grid" });
  expect((await calculate(ada, id, DIRECT)).body.recommendedBatteryCapacity).toBe(0);
});

it("says that there is no design before the first calculation", async () => {
  const { id } = await ada.project();
  expect(await designOf(ada, id)).toMatchObject({
    status: 404,
    body: { code: "not_calculated", message: "This project has not been calculated yet" },
  });
});

it("says of a design of an older method that it is to be calculated again, and keeps what it came to", async () => {
  const { id } = await ada.project();
  const before = (await calculate(ada, id, DIRECT)).body;
  const isOutdated = async () => {
    const { body } = await ada.get<{ projects: ProjectSummary[] }>("/api/projects");
    return [(await read(id)).designIsOutdated, body.projects.find((each) => each.id === id)?.designIsOutdated];
  };
  expect(await isOutdated()).toEqual([false, false]);
  await outdate(api, id);
  expect(await designOf(ada, id)).toMatchObject({
    status: 409,
    body: {
      code: "design_outdated",
      message: "This design was made by an older method. Calculate the system again.",
    },
  });
  expect(await isOutdated()).toEqual([true, true]);
  expect(await read(id)).toEqual({ ...before.project, designIsOutdated: true });
  const after = (await calculate(ada, id)).body;
  expect(after.design).toEqual(before.design);
  expect((await designOf(ada, id)).status).toBe(200);
  expect(await isOutdated()).toEqual([false, false]);
});

it("shows what a hybrid of the method before came to, and sizes it again from inputs that knew neither goal nor outages", async () => {
  const { id } = await ada.project({ systemType: "hybrid", outageHours: 4, backupHours: 6 });
  const before = (await calculate(ada, id, DIRECT)).body;
  await api.database.executor.execute(sql`
    UPDATE projects SET design = jsonb_set(design, '{method}', '"Least cost through simulated years, version 6"')
      - 'hybrid'::text #- '{basis,parameters,hybridGoal}' #- '{basis,parameters,outagesPerYear}' #- '{basis,parameters,outageMeanHours}'
    WHERE id = ${id}::uuid`);
  expect(await read(id)).toEqual({ ...before.project, designIsOutdated: true });
  expect((await designOf(ada, id)).body).toMatchObject({ code: "design_outdated" });
  const after = (await calculate(ada, id)).body;
  expect(after.design.hybrid?.points.map(({ goal }) => goal)).toEqual(["outage-only", "least-cost", "least-grid"]);
  expect((await designOf(ada, id)).status).toBe(200);
});

it("answers with no design of an older method to who holds the newest one in hand", async () => {
  const { id } = await ada.project();
  await calculate(ada, id, DIRECT);
  await designOf(ada, id);
  await outdate(api, id);
  // Kept by the server since the call before, under the same mark.
  expect((await designOf(ada, id)).status).toBe(409);
});

it("keeps a design current through a new name or currency, and marks it out of date after anything it rests on", async () => {
  const { id } = await ada.project();
  const save = async (body: object) => (await ada.put<Project>(`/api/projects/${id}`, body)).body.designIsCurrent;
  await calculate(ada, id, DIRECT);
  expect(await save({ name: "Villa", currency: "USD" })).toBe(true);
  expect(await save({ altitude: 201 })).toBe(false);
  expect(await save({ altitude: 200 })).toBe(false);
  await calculate(ada, id, DIRECT);
  expect(await save({ directPeakPower: 2_600 })).toBe(false);
  const result = await read(id);
  expect(result.recommendedInverterCapacity).toBe(5_000);
  expect((await calculate(ada, id)).body.project).toMatchObject({
    designIsCurrent: true,
    recommendedInverterCapacity: 5_200,
  });
});

it("says what the currency does, which is no figure of the design", async () => {
  const { id } = await ada.project({ currency: "NGN" });
  const naira = (await calculate(ada, id, DIRECT)).body;
  await ada.put(`/api/projects/${id}`, { currency: "USD" });
  const dollars = (await calculate(ada, id)).body;
  expect(dollars.design).toEqual(naira.design);
  const use = dollars.design.parameterUse.find(({ parameter }) => parameter === "currency");
  expect(tell(use?.text ?? "")).toContain("how costs are shown");
});

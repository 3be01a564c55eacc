import * as appliances from "@sunwright/contract/appliances";
import * as comparison from "@sunwright/contract/comparison";
import * as economics from "@sunwright/contract/economics";
import type { Endpoint } from "@sunwright/contract/endpoint";
import * as projects from "@sunwright/contract/projects";
import * as projectFile from "@sunwright/contract/project-file";
import * as report from "@sunwright/contract/report";
import * as roof from "@sunwright/contract/roof";
import * as weather from "@sunwright/contract/weather";
import { DEFAULT_CONFIGURATIONS } from "@sunwright/engine/comparison/configuration";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PLAIN_ROOF } from "./roof/testing/roofs";
import { openTestApi, type Person, type TestApi } from "./testing/api";
import { LAGOS_EPW, PVGIS_ANSWER } from "./testing/weather-files";

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "path" in value && "access" in value;
const CALLS = [projects, comparison, economics, appliances, roof, weather, report, projectFile];
const exported: readonly unknown[] = CALLS.flatMap((calls) => Object.values<unknown>(calls));
const ENDPOINTS = exported.filter(isEndpoint);
const OF_A_PROJECT = ENDPOINTS.filter(({ path }) => path.includes(":id"));
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** A body the owner may send to each write that takes one. */
const BODIES: Readonly<Record<string, object>> = {
  "PUT /api/projects/:id": { altitude: 300 },
  "POST /api/projects/:id/calculate": { directDailyConsumption: 5_000, directPeakPower: 1_000 },
  "POST /api/projects/:id/cost-comparison": DEFAULT_CONFIGURATIONS[1],
  "PUT /api/projects/:id/economics": { country: "Nigeria", tariff: 250 },
  "POST /api/projects/:id/exports": { format: "csv" },
  "POST /api/projects/:id/report.pdf": { currency: "NGN", units: "metric", timeZone: "Africa/Lagos" },
  "POST /api/projects/:id/optimize-panels": PLAIN_ROOF,
  "PUT /api/projects/:id/panel-placement": { ...PLAIN_ROOF, layout: [{ x: 0, y: 0, width: 1.65, height: 1 }] },
  "POST /api/projects/:id/appliances": { customName: "Grinder", customPower: 900 },
  "PUT /api/projects/:id/appliances/:applianceId": { quantity: 2 },
  "PUT /api/projects/:id/weather": { fileName: "lagos.epw", text: LAGOS_EPW },
  "POST /api/projects/:id/weather/fetch": { service: "pvgis" },
};

let api: TestApi;
let owner: Person;
let stranger: Person;
beforeAll(async () => {
  api = await openTestApi({
    environment: { WEATHER_FETCH: "on" },
    fetch: () => Promise.resolve(new Response(PVGIS_ANSWER)),
  });
  [owner, stranger] = [await api.person(), await api.person()];
});
afterAll(() => api.close());

/** A calculated project with one appliance, with weather of its own where the endpoint is about it, and the address of an endpoint on it. */
async function something(entry: Endpoint) {
  const { id } = await owner.project({ city: "ng-kano" });
  if (entry.path.includes("/weather"))
    await owner.put(`/api/projects/${id}/weather`, { fileName: "lagos.epw", text: LAGOS_EPW });
  const appliance = await owner.appliance(id);
  await owner.post(`/api/projects/${id}/calculate`);
  return { id, applianceId: appliance.id, path: addressed(entry, id, appliance.id) };
}
const addressed = ({ path }: Endpoint, id: string, applianceId: string) =>
  path.replace(":id", id).replace(":applianceId", applianceId);

const MISSING = "019f0000-0000-7000-8000-000000000000";

it("looks at every call of projects and appliances", () => {
  expect(ENDPOINTS.length).toBeGreaterThanOrEqual(22);
  expect(OF_A_PROJECT.length).toBeGreaterThanOrEqual(19);
});

it.each(ENDPOINTS.map((entry) => [nameOf(entry), entry] as const))(
  "S-189 %s answers nobody who is not signed in",
  async (name, entry) => {
    const { path } = await something(entry);
    const reply = await api.nobody().send(entry.method, path, BODIES[name]);
    expect(reply).toMatchObject({ status: 401, body: { code: "not_signed_in", message: "Sign in to continue" } });
  },
);

it.each(OF_A_PROJECT.map((entry) => [nameOf(entry), entry] as const))(
  "S-189 %s answers a stranger as if there were nothing, and changes nothing",
  async (name, entry) => {
    const { id, path } = await something(entry);
    const before = await stateOf(id);
    const foreign = await stranger.send(entry.method, path, BODIES[name]);
    const missing = await stranger.send(entry.method, addressed(entry, MISSING, MISSING), BODIES[name]);
    expect(foreign).toMatchObject({ status: 404, body: { code: "project_not_found" } });
    expect(foreign.body).toEqual(missing.body);
    expect(await stateOf(id)).toEqual(before);
  },
);

it.each(OF_A_PROJECT.map((entry) => [nameOf(entry), entry] as const))(
  "S-189 %s serves the owner",
  async (name, entry) => {
    const { path } = await something(entry);
    const reply = await owner.send(entry.method, path, BODIES[name]);
    expect(reply.status).toBe(entry.status ?? 200);
  },
);

it("S-189 reaches no appliance through another project, not even one's own", async () => {
  const mine = await owner.project();
  const other = await owner.project();
  const appliance = await owner.appliance(other.id);
  const theirs = await stranger.project();
  const crossed = `/api/projects/${mine.id}/appliances/${appliance.id}`;
  expect(await owner.put(crossed, { quantity: 9 })).toMatchObject({
    status: 404,
    body: { code: "appliance_not_found" },
  });
  expect(await owner.delete(crossed)).toMatchObject({ status: 404, body: { code: "appliance_not_found" } });
  const stolen = `/api/projects/${theirs.id}/appliances/${appliance.id}`;
  expect(await stranger.put(stolen, { quantity: 9 })).toMatchObject({ status: 404 });
  expect(await stranger.delete(stolen)).toMatchObject({ status: 404 });
  expect((await owner.get(`/api/projects/${other.id}/appliances`)).body).toEqual([appliance]);
});

it("S-189 lists nothing of anybody else", async () => {
  const eve = await api.person();
  expect((await eve.get("/api/projects")).body).toEqual({ projects: [], total: 0 });
});

it("S-189 is written down: docs/permissions.md names every call", () => {
  const told = readFileSync(resolve(import.meta.dirname, "../../../../../docs/permissions.md"), "utf8");
  const calls = told.split("\n").map((line) => line.split("|")[1]?.trim());
  for (const entry of ENDPOINTS) expect(calls).toContain(`\`${nameOf(entry)}\``);
});

async function stateOf(id: string) {
  const parts = ["", "/appliances", "/history", "/design", "/panel-placement", "/weather"];
  return Promise.all(parts.map(async (part) => (await owner.get(`/api/projects/${id}${part}`)).body));
}

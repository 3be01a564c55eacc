// On both databases: the numbers and days of a whole form come back from each driver.
import { DEFAULT_PARAMETERS, type HistoryItem, type Project } from "@sunwright/contract/projects";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApi, type Person, type TestApi } from "./testing/api";

let api: TestApi;
let ada: Person;
beforeAll(async () => {
  api = await openTestApi();
  ada = await api.person();
});
afterAll(() => api.close());

const MISSING = "019f0000-0000-7000-8000-000000000000";

it("creates a project from the body of the design page and answers with its id", async () => {
  const sent = {
    name: "Clinic",
    sunlightHours: 5.5,
    backupDays: 2,
    backupHours: 12,
    systemType: "hybrid",
    voltageFrequency: "380V/50Hz Three Phase",
    installationLocation: "ground-mount",
    country: "Ghana",
    currency: "GHS",
    ambientTemperature: 31,
  };
  const reply = await ada.post<Project>("/api/projects", sent);
  expect(reply.status).toBe(201);
  expect(reply.body, "S-400").toMatchObject(sent);
  expect(reply.body.id, "S-400").toMatch(/^[0-9a-f-]{36}$/);
});

it("fills in the specification's defaults", async () => {
  const reply = await ada.post("/api/projects", {});
  for (const { row, ...fields } of [
    { row: "S-460", sunlightHours: 6.5 },
    { row: "S-461", backupDays: 3, backupHours: 24 },
    { row: "S-462", systemType: "off-grid" },
    { row: "S-463", voltageFrequency: "220V/50Hz Single Phase" },
    { row: "S-464", installationLocation: "roof-flat" },
    { row: "S-465", panelToInverterDistance: 20, inverterToLoadDistance: 15 },
    { row: "S-465", inverterToGeneratorDistance: 10, inverterToGridDistance: 25 },
    { row: "S-466", ambientTemperature: 29, humidity: 70, altitude: 200 },
    { row: "S-467", country: "Nigeria", currency: "NGN" },
  ]) {
    expect(reply.body, row).toMatchObject(fields);
  }
  expect(reply.body).toMatchObject({
    name: "New Solar Project",
    sunlightSource: "typed",
    region: null,
    city: null,
  });
});

it("reads every field of a project, and none but those", async () => {
  const created = await ada.project();
  const reply = await ada.get(`/api/projects/${created.id}`);
  expect(reply, "S-402").toEqual({ status: 200, body: created });
  for (const [row, ...fields] of [
    ["S-316", "id", "name", "sunlightHours", "backupDays", "backupHours", "systemType", "voltageFrequency"],
    ["S-316", "installationLocation"],
    ["S-317", "panelToInverterDistance", "inverterToLoadDistance", "inverterToGeneratorDistance"],
    ["S-317", "inverterToGridDistance"],
    ["S-318", "ambientTemperature", "humidity", "altitude", "country", "region", "currency"],
    ["S-319", "recommendedPanelCapacity"],
    ["S-320", "recommendedBatteryCapacity"],
    ["S-321", "recommendedInverterCapacity"],
    ["S-322", "estimatedCost"],
  ]) {
    expect(Object.keys(created), row).toEqual(expect.arrayContaining(fields));
  }
  expect(Object.keys(created).sort()).toEqual(
    [
      ...Object.keys(DEFAULT_PARAMETERS),
      "id",
      "name",
      "consumptionSource",
      "directDailyConsumption",
      "directPeakPower",
      "recommendedPanelCapacity",
      "recommendedBatteryCapacity",
      "recommendedInverterCapacity",
      "estimatedCost",
      "calculatedAt",
      "access",
      "designIsCurrent",
      "designIsOutdated",
      "archivedAt",
      "createdAt",
      "updatedAt",
      "version",
    ].sort(),
  );
});

it("saves every parameter of the form in one call", async () => {
  const { id } = await ada.project();
  const parameters = {
    sunlightHours: 4.4,
    sunlightSource: "site",
    backupDays: 2,
    backupHours: 8,
    systemType: "hybrid",
    voltageFrequency: "380V/50Hz Three Phase",
    installationLocation: "ground-mount",
    panelToInverterDistance: 31,
    inverterToLoadDistance: 16,
    inverterToGeneratorDistance: 11,
    inverterToGridDistance: 26,
    ambientTemperature: 31.5,
    humidity: 45,
    altitude: 480,
    country: "Nigeria",
    region: "Northern",
    city: "ng-kano",
    currency: "USD",
  };
  const reply = await ada.put(`/api/projects/${id}`, parameters);
  expect(reply, "S-403").toMatchObject({ status: 200, body: { ...parameters, version: 2 } });
  expect((await ada.get(`/api/projects/${id}`)).body).toEqual(reply.body);
});

it("changes only the fields that were sent", async () => {
  const before = await ada.project({ name: "Clinic", altitude: 900 });
  const { body } = await ada.put<Project>(`/api/projects/${before.id}`, { backupDays: 5 });
  expect(body).toEqual({ ...before, backupDays: 5, version: 2, updatedAt: body.updatedAt });
});

it("raises the version with a change and leaves it where a save changes nothing", async () => {
  const project = await ada.project();
  const same = await ada.put(`/api/projects/${project.id}`, { sunlightHours: 6.5, name: project.name });
  expect(same.body).toEqual(project);
  const empty = await ada.put(`/api/projects/${project.id}`, {});
  expect(empty.body).toEqual(project);
});

it("refuses a save from an older version, and nothing of it is stored", async () => {
  const project = await ada.project();
  await ada.put(`/api/projects/${project.id}`, { altitude: 300, version: 1 });
  const stale = await ada.put(`/api/projects/${project.id}`, { altitude: 400, version: 1 });
  expect(stale).toMatchObject({
    status: 409,
    body: {
      code: "project_changed",
      message: "This project was changed elsewhere. Reload to see the latest values.",
    },
  });
  expect((await ada.get(`/api/projects/${project.id}`)).body).toMatchObject({ altitude: 300, version: 2 });
});

it("clears the region outside Nigeria, and the city when the country moves away from it", async () => {
  const { id } = await ada.project({ region: "Northern", city: "ng-kano" });
  const moved = await ada.put(`/api/projects/${id}`, { country: "Ghana" });
  expect(moved).toMatchObject({ status: 200, body: { country: "Ghana", region: null, city: null } });
  const kept = await ada.put(`/api/projects/${id}`, { city: "gh-accra", region: "Southern" });
  expect(kept).toMatchObject({ status: 200, body: { city: "gh-accra", region: null } });
});

const ONE_PHASE = "230V/50Hz Single Phase";

it("brings a country's currency, mains and sun along where nobody typed theirs", async () => {
  const { id } = await ada.project({ currency: "NGN" });
  const moved = await ada.put<Project>(`/api/projects/${id}`, { country: "Germany" });
  expect(moved.body).toMatchObject({ currency: "EUR", voltageFrequency: ONE_PHASE, sunlightSource: "typed" });
  expect(moved.body.sunlightHours, "about the 3 kWh/m² a day of a German roof").toBeGreaterThan(2.5);
  expect(moved.body.sunlightHours).toBeLessThan(4);
  const entries = await ada.get<readonly HistoryItem[]>(`/api/projects/${id}/history`);
  expect(entries.body[0]?.description).toMatch(/^Changed country\. As in Germany: .*currency/);
  // What Germany said is typed by nobody: another country takes its place.
  const on = await ada.put(`/api/projects/${id}`, { country: "Kenya", city: "ke-nairobi" });
  expect(on.body).toMatchObject({ currency: "KES", sunlightSource: "site" });
  expect(await ada.project({ country: "Ghana" })).toMatchObject({ currency: "GHS", voltageFrequency: ONE_PHASE });
});

it("leaves typed values and those sent along as they are when the country changes", async () => {
  const typed = { currency: "USD", voltageFrequency: "400V/50Hz Three Phase", sunlightHours: 4.2 } as const;
  const { id } = await ada.project(typed);
  expect(await ada.put(`/api/projects/${id}`, { country: "Germany" })).toMatchObject({ status: 200, body: typed });
  const other = await ada.project();
  const sent = { country: "Germany", currency: "USD", sunlightHours: 6.5 } as const;
  expect((await ada.put(`/api/projects/${other.id}`, sent)).body).toMatchObject(sent);
});

it("refuses a city that is not in the climate table of the country, on creation and on save", async () => {
  const unknown = {
    status: 422,
    body: { code: "unknown_city", message: "This city is not in this country's climate table" },
  };
  expect(await ada.post("/api/projects", { city: "gh-accra" })).toMatchObject(unknown);
  expect(await ada.post("/api/projects", { country: "Ghana", city: "gh-accra" })).toMatchObject({ status: 201 });
  const { id } = await ada.project({ city: "ng-kano" });
  expect(await ada.put(`/api/projects/${id}`, { city: "ng-atlantis" })).toMatchObject(unknown);
  expect(await ada.put(`/api/projects/${id}`, { country: "Ghana", city: "ng-kano" })).toMatchObject(unknown);
  expect((await ada.get(`/api/projects/${id}`)).body).toMatchObject({
    country: "Nigeria",
    city: "ng-kano",
    version: 1,
  });
});

it("ignores what only the server decides: owner, results, cost, dates, revisions", async () => {
  const forged = {
    id: MISSING,
    ownerId: MISSING,
    userId: MISSING,
    recommendedPanelCapacity: 1,
    recommendedBatteryCapacity: 1,
    recommendedInverterCapacity: 1,
    estimatedCost: 1,
    design: {},
    designIsCurrent: true,
    designIsOutdated: true,
    calculatedAt: "2020-01-01T00:00:00.000Z",
    createdAt: "2020-01-01T00:00:00.000Z",
    archivedAt: "2020-01-01T00:00:00.000Z",
    inputsRevision: 9,
    calculatedRevision: 9,
  };
  const untouched = {
    recommendedPanelCapacity: null,
    recommendedBatteryCapacity: null,
    recommendedInverterCapacity: null,
    estimatedCost: null,
    designIsCurrent: false,
    designIsOutdated: false,
    calculatedAt: null,
    archivedAt: null,
    version: 1,
  };
  const created = await ada.post<Project>("/api/projects", { ...forged, version: 99 });
  expect(created.body).toMatchObject(untouched);
  expect(created.body.id).not.toBe(MISSING);
  const saved = await ada.put<Project>(`/api/projects/${created.body.id}`, forged);
  expect(saved.body).toEqual(created.body);
});

it("lists your projects, last changed first, in pages, with how many appliances each has", async () => {
  const eve = await api.person();
  const [first, second, third] = [await eve.project(), await eve.project(), await eve.project()];
  await eve.appliance(first.id);
  await eve.appliance(first.id);
  await eve.put(`/api/projects/${second.id}`, { altitude: 900 });
  const all = await eve.get<List>("/api/projects");
  expect(all.body.projects.map(({ id }) => id)).toEqual([second.id, first.id, third.id]);
  expect(all.body.projects.map(({ applianceCount }) => applianceCount)).toEqual([0, 2, 0]);
  expect(all.body.total).toBe(3);
  const page = await eve.get<List>("/api/projects?limit=1&offset=1");
  expect(page.body).toMatchObject({ total: 3, projects: [{ id: first.id }] });
  expect((await eve.get<List>("/api/projects?limit=101")).status).toBe(400);
  expect((await eve.get<List>("/api/projects?offset=-1")).status).toBe(400);
});
interface List {
  readonly projects: readonly { readonly id: string; readonly name: string; readonly applianceCount: number }[];
  readonly total: number;
}

it("puts a project away and takes it back, without losing anything of it", async () => {
  const eve = await api.person();
  const project = await eve.project();
  const archived = await eve.post<Project>(`/api/projects/${project.id}/archive`);
  expect(archived).toMatchObject({ status: 200, body: { version: 1 } });
  expect(Date.parse(archived.body.archivedAt ?? "")).not.toBeNaN();
  expect((await eve.post(`/api/projects/${project.id}/archive`)).body).toEqual(archived.body);
  expect((await eve.get<List>("/api/projects")).body.total).toBe(0);
  expect((await eve.get<List>("/api/projects?archived=true")).body).toMatchObject({
    total: 1,
    projects: [{ id: project.id }],
  });
  const reopened = await eve.post<Project>(`/api/projects/${project.id}/reopen`);
  expect(reopened.body).toEqual({ ...project, updatedAt: reopened.body.updatedAt });
});

it("finds projects by a part of their name, whatever its letters' size, and sorts them by it", async () => {
  const eve = await api.person();
  for (const name of ["bello Residence", "Clinic 100%", "Alabi"]) await eve.post("/api/projects", { name });
  const named = async (query: string) => {
    const { projects, total } = (await eve.get<List>(`/api/projects${query}`)).body;
    return [total, ...projects.map(({ name }) => name)];
  };
  expect(await named("")).toEqual([3, "Alabi", "Clinic 100%", "bello Residence"]);
  expect(await named("?search=BELLO")).toEqual([1, "bello Residence"]);
  expect(await named("?search=100%25"), "a sign that a pattern would take for anything").toEqual([1, "Clinic 100%"]);
  expect(await named("?search=%25l")).toEqual([0]);
  expect(await named("?sort=name&limit=2")).toEqual([3, "Alabi", "bello Residence"]);
  expect(await eve.get("/api/projects?sort=size")).toMatchObject({ status: 400, body: { code: "invalid_input" } });
});

it("deletes a project with its appliances, and answers as if it had never been", async () => {
  const { id } = await ada.project();
  await ada.appliance(id);
  expect(await ada.delete(`/api/projects/${id}`)).toMatchObject({ status: 200, body: { message: "Project deleted" } });
  for (const path of [`/api/projects/${id}`, `/api/projects/${id}/appliances`, `/api/projects/${id}/history`]) {
    expect(await ada.get(path), path).toMatchObject({ status: 404, body: { code: "project_not_found" } });
  }
  expect((await ada.delete(`/api/projects/${id}`)).status).toBe(404);
});

/** A supply that is none of the defaults. */
const SUPPLY = {
  backupRule: "autonomy",
  reliabilityTarget: 97.5,
  busVoltage: 24,
  soilingRate: 0.3,
  dryMonths: 4,
  dryFrom: "December",
  cleaningInterval: 21,
  batteryPlace: "heated-box",
  panelAzimuth: 225,
  panelTilt: 32.5,
  inverterSize: 4_000,
  panelSpace: 24.5,
  connectionPower: 5.5,
  buildBudget: 4_500_000,
  rowPitch: 2.4,
  rowDepth: 1.72,
  town: "2335727 10.526 7.439 626 Kaduna",
  monthSun: "5.1 5.4 5.3 5 4.8 4.6 4.7 5 5.2 5.1 4.9 5",
  horizonProfile: "0 4, 90 12.5",
  roofShade: "8 40 12; -; -; -; -; -; -; -; -; -; -; 9 100",
  shadeObjects: "tree 6 180 5 8; chimney 1.5 90 0.8 1.2",
  outageHours: 12,
  outageStart: 6,
  generator: "diesel",
} as const;

it("copies a project with its appliances and direct input, without its results and history", async () => {
  const { id } = await ada.project({ name: "Shop", altitude: 700, city: "ng-kano", ...SUPPLY });
  await ada.appliance(id, { applianceId: "ceiling-fan", quantity: 3, hoursPerDay: 4, essential: false });
  await ada.appliance(id, { customName: "Grinder", customPower: 900, quantity: 1, hoursPerDay: 0.5 });
  await ada.put(`/api/projects/${id}`, { directDailyConsumption: 4_000, directPeakPower: 900 });
  await ada.post(`/api/projects/${id}/calculate`);
  const reply = await ada.post<Project>(`/api/projects/${id}/duplicate`);
  expect(reply).toMatchObject({
    status: 201,
    body: {
      name: "Shop copy",
      altitude: 700,
      city: "ng-kano",
      ...SUPPLY,
      directDailyConsumption: 4_000,
      directPeakPower: 900,
      recommendedPanelCapacity: null,
      calculatedAt: null,
      designIsCurrent: false,
      version: 1,
    },
  });
  expect(reply.body.id).not.toBe(id);
  const appliances = await ada.get<{ id: string }[]>(`/api/projects/${reply.body.id}/appliances`);
  const originals = await ada.get<{ id: string }[]>(`/api/projects/${id}/appliances`);
  const withoutId = ({ id: _id, ...rest }: { id: string }) => rest;
  expect(appliances.body.map(withoutId)).toEqual(originals.body.map(withoutId));
  expect(new Set([...appliances.body, ...originals.body].map((appliance) => appliance.id)).size).toBe(4);
  const history = await ada.get(`/api/projects/${reply.body.id}/history`);
  expect(history.body).toMatchObject([{ action: "created", description: "Copied from Shop." }]);
});

it("answers a project that does not exist with its own words", async () => {
  const missing = { status: 404, body: { code: "project_not_found", message: "Project not found" } };
  expect(await ada.get(`/api/projects/${MISSING}`)).toMatchObject(missing);
  expect(await ada.get("/api/projects/not-an-id")).toMatchObject(missing);
});

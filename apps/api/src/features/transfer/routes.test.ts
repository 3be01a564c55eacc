// Of the rest: whole projects and accounts, exported and imported.
import type { ProjectFile } from "@sunwright/contract/project-file";
import type { HistoryItem, Project } from "@sunwright/contract/projects";
import type { PanelPlacement } from "@sunwright/contract/roof";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PLAIN_ROOF } from "../roofs/testing/roofs";
import { openTestApi, type Person, type TestApi } from "../projects/testing/api";
import { LAGOS_EPW } from "../projects/testing/weather-files";

let api: TestApi;
let ada: Person;
beforeAll(async () => {
  api = await openTestApi();
  ada = await api.person();
});
afterAll(() => api.close());

const fileOf = async (id: string) => (await ada.get<ProjectFile>(`/api/projects/${id}/file`)).body;
const bring = (file: unknown) => ada.post<Project>("/api/projects/import", file);
const withoutTime = ({ exportedAt: _at, ...file }: ProjectFile) => file;

/** A project with all that one can hold. */
async function whole() {
  const { id } = await ada.project({ name: "Ilé Adé", city: "ng-kano", systemType: "hybrid", altitude: 41.5 });
  await ada.appliance(id, { applianceId: "ceiling-fan", quantity: 3, hoursPerDay: 7.5 });
  await ada.appliance(id, { customName: "Grinder", customPower: 900, hoursOfDay: [9, 8], motor: true });
  await ada.put(`/api/projects/${id}/economics`, { country: "Nigeria", tariff: 251.5, generator: "diesel" });
  await ada.post(`/api/projects/${id}/optimize-panels`, PLAIN_ROOF);
  await ada.put(`/api/projects/${id}/weather`, { fileName: "lagos.epw", text: LAGOS_EPW });
  await ada.post(`/api/projects/${id}/calculate`);
  return id;
}

it("brings a project back without losing anything: its own file is the same", async () => {
  const id = await whole();
  const file = await fileOf(id);
  const { status, body: copy } = await bring(file);
  expect(status).toBe(201);
  expect(copy).toMatchObject({ name: "Ilé Adé", altitude: 41.5, estimatedCost: null, calculatedAt: null, version: 1 });
  expect(copy.id).not.toBe(id);
  expect(withoutTime(await fileOf(copy.id))).toEqual(withoutTime(file));
  const [entry] = (await ada.get<HistoryItem[]>(`/api/projects/${copy.id}/history`)).body;
  expect(entry).toMatchObject({ action: "created", description: "Imported from a project file." });
});

it("reads a file of before the exchange rate and of before what a house has today", async () => {
  const file = await fileOf(await whole());
  const later = ["exchangeRate", "gridHours", "setHours", "movedLoad", "setPower", "weeklyLitres", "weeklyFuel"];
  later.push("exportPrice", "buyer", "installDay");
  const money = file.money.map(({ country, figures }) => ({
    country,
    figures: Object.fromEntries(Object.entries(figures).filter(([name]) => !later.includes(name))),
  }));
  const { status, body: copy } = await bring({ ...file, money });
  expect(status).toBe(201);
  expect(withoutTime(await fileOf(copy.id))).toEqual(withoutTime(file));
});

it("comes to the same design and the same worth of the roof, both made here", async () => {
  const id = await whole();
  const copy = (await bring(await fileOf(id))).body.id;
  await ada.post(`/api/projects/${copy}/calculate`);
  const designOf = async (of: string) => (await ada.get<{ design: unknown }>(`/api/projects/${of}/design`)).body.design;
  expect(await designOf(copy)).toEqual(await designOf(id));
  const roofOf = async (of: string) => (await ada.get<PanelPlacement>(`/api/projects/${of}/panel-placement`)).body;
  const [before, after] = [await roofOf(id), await roofOf(copy)];
  expect(after.energyYield).toBeCloseTo(before.energyYield, 6);
  // The proof is of a search that was made elsewhere: it does not travel.
  expect(after).toMatchObject({ edited: true, proof: null });
});

it("brings a hybrid back from a file written before its goal and random outages were asked for", async () => {
  const { id } = await ada.project({ systemType: "hybrid", outageHours: 4 });
  const { project, ...file } = await fileOf(id);
  const { outagesPerYear: _often, outageMeanHours: _long, hybridGoal: _goal, ...before } = project;
  const { status, body: copy } = await bring({ ...file, project: before });
  expect(status).toBe(201);
  expect(copy).toMatchObject({ outageHours: 4, outagesPerYear: 0, outageMeanHours: 4, hybridGoal: "least-cost" });
});

it("names the path of what is wrong, and makes no project of it", async () => {
  const file = await fileOf(await whole());
  const wrong: readonly [string, unknown][] = [
    ["format", { ...file, format: "somebody-else" }],
    ["project.altitude", { ...file, project: { ...file.project, altitude: 1e9 } }],
    ["project.name", { ...file, project: { ...file.project, name: "" } }],
    ["project.name", { ...file, project: { ...file.project, name: "Two\nlines" } }],
    ["appliances.0.customName", { ...file, appliances: [{ ...file.appliances[0], customName: "Two\u2028lines" }] }],
    [
      "weather.told",
      { ...file, weather: { ...file.weather, told: { ...file.weather?.told, notes: ["fine", "two\r\nlines"] } } },
    ],
    ["project", { ...file, project: { ...file.project, estimatedCost: 1 } }],
    ["appliances.0.quantity", { ...file, appliances: [{ ...file.appliances[0], quantity: 0 }] }],
    ["appliances", { ...file, appliances: Array.from({ length: 201 }, () => file.appliances[0]) }],
    [
      "money.0.figures.tariff",
      { ...file, money: [{ country: "Nigeria", figures: { ...file.money[0]?.figures, tariff: -1 } }] },
    ],
    ["roof.input.roofWidth", { ...file, roof: { ...file.roof, input: { ...file.roof?.input, roofWidth: 1e6 } } }],
    ["weather.hours", { ...file, weather: { ...file.weather, hours: "AAAA" } }],
    ["weather.hours", { ...file, weather: { ...file.weather, hours: Buffer.alloc(210_280, 255).toString("base64") } }],
    ["owner", { ...file, owner: "me" }],
  ];
  const before = (await ada.get<{ total: number }>("/api/projects")).body.total;
  for (const [path, sent] of wrong) {
    const { status, body } = await ada.post<{
      code: string;
      issues: { path: string; message: string; text?: { key: string } }[];
    }>("/api/projects/import", sent);
    expect({ path, status, code: body.code }).toEqual({ path, status: 422, code: "project_file_unreadable" });
    expect(body.issues.map((issue) => issue.path || issue.message)[0]).toContain(path === "owner" ? "owner" : path);
    expect(body.issues[0]?.text?.key, `${path} is said by key`).toMatch(/^(answers|fields|project-fields)\./);
  }
  expect((await ada.get<{ total: number }>("/api/projects")).body.total).toBe(before);
});

it("distinguishes a newer version, an unknown appliance, an unknown city and an impossible layout", async () => {
  const file = await fileOf(await whole());
  const refusals: readonly [string, unknown][] = [
    ["project_file_newer", { ...file, version: 2 }],
    ["unknown_appliance", { ...file, appliances: [{ ...file.appliances[0], catalogueId: "perpetuum-mobile" }] }],
    ["unknown_city", { ...file, project: { ...file.project, city: "gh-kumasi" } }],
    ["layout_invalid", { ...file, roof: { ...file.roof, layout: [0, 1].map(() => file.roof?.layout[0]) } }],
  ];
  for (const [code, sent] of refusals) expect((await bring(sent)).body).toMatchObject({ code });
  expect((await bring({ ...file, padding: "x".repeat(2 * 1024 * 1024) })).status).toBe(413);
  expect((await bring([file])).status).toBe(400);
});

it("imports only into the caller's account, once for each key, within the limit of size", async () => {
  const file = await fileOf((await ada.project({ name: "Once" })).id);
  const key = "import-once";
  const [first, second] = [
    await ada.post<Project>("/api/projects/import", file, { key }),
    await ada.post<Project>("/api/projects/import", file, { key }),
  ];
  expect(second.body.id).toBe(first.body.id);
  expect((await api.nobody().post("/api/projects/import", file)).status).toBe(401);
  const stranger = await api.person();
  expect((await stranger.get(`/api/projects/${first.body.id}/file`)).status).toBe(404);
});

it("bounds every text, list and number in a file, as the forms and the readers do", async () => {
  const file = await fileOf(await whole());
  if (!file.weather) throw new Error("The file has no weather");
  const told = (wrong: object) => ({
    ...file,
    weather: { ...file.weather, told: { ...file.weather?.told, ...wrong } },
  });
  const wrong: readonly [path: string, sent: unknown][] = [
    ["weather.told.place", told({ place: "x".repeat(101) })],
    ["weather.told.place", told({ place: "two\nlines" })],
    ["weather.told.latitude", told({ latitude: 1e308 })],
    ["weather.told.longitude", told({ longitude: -180.1 })],
    ["weather.told.elevation", told({ elevation: 9_001 })],
    ["weather.told.timeZone", told({ timeZone: 15 })],
    ["weather.told.years.0", told({ years: [9e15] })],
    ["weather.told.years", told({ years: [] })],
    ["weather.told.years", told({ years: Array.from({ length: 31 }, () => 2_020) })],
    ["weather.told.usedYear", told({ usedYear: -5 })],
    ["weather.told.usedYear", told({ usedYear: 1 })],
    ["weather.told.stamps", told({ stamps: "x".repeat(201) })],
    ["weather.told.notes", told({ notes: Array.from({ length: 21 }, () => "a note") })],
    ["weather.told.notes.0", told({ notes: ["x".repeat(201)] })],
    ["weather.fileName", { ...file, weather: { ...file.weather, fileName: "a\r\nb" } }],
    ["exportedAt", { ...file, exportedAt: `2026-01-01T00:00:00.${"0".repeat(300)}Z` }],
  ];
  for (const [path, sent] of wrong) {
    const { status, body } = await ada.post<{ issues: { path: string }[] }>("/api/projects/import", sent);
    expect({ path, status, issue: body.issues[0]?.path }).toEqual({ path, status: 422, issue: path });
  }
  const many = await bring(told({ notes: Array.from({ length: 300_000 }, () => "") }));
  expect(many).toMatchObject({ status: 413, body: { code: "body_too_large" } });
});

it("takes the place of the weather from its hours, whatever the file says of it", async () => {
  const file = await fileOf(await whole());
  const told = { ...file.weather?.told, latitude: 50, longitude: 10 };
  const { body } = await bring({ ...file, weather: { ...file.weather, told } });
  const { latitude, longitude } = (await fileOf(body.id)).weather?.told ?? {};
  expect([latitude, longitude]).toEqual([file.weather?.told.latitude, file.weather?.told.longitude]);
});

it("names no more of an unknown field than fits in an answer", async () => {
  const file = await fileOf((await ada.project()).id);
  const { status, body } = await ada.post("/api/projects/import", { ...file, ["x".repeat(1_000_000)]: 1 });
  expect([status, JSON.stringify(body).length < 2_000]).toEqual([422, true]);
});

it("refuses to write a layout of more panels than a file may hold, and says why", async () => {
  const { id } = await ada.project();
  const large = { ...PLAIN_ROOF, roofWidth: 100, roofHeight: 100, panelDimensions: { width: 1.5, height: 1.5 } };
  expect((await ada.post(`/api/projects/${id}/optimize-panels`, large)).status).toBe(200);
  expect(await ada.get(`/api/projects/${id}/file`)).toMatchObject({ status: 422, body: { code: "layout_too_large" } });
});

// Of the rest: whole weather files, read through HTTP.
import type { Response } from "@sunwright/contract/endpoint";
import { WEATHER_BODY_MAX, WEATHER_TEXT_MAX } from "@sunwright/contract/limits";
import { createProject, type HistoryItem, type Project } from "@sunwright/contract/projects";
import type { readWeather, storeWeather } from "@sunwright/contract/weather";
import { ownWeather } from "@sunwright/engine/climate/files/own-weather";
import { PACKED_BYTES, packYear, unpackYear } from "@sunwright/engine/climate/files/packed-year";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/server";
import { sql } from "drizzle-orm";
import { openTestApi, type Person, tally, type TestApi } from "../projects/testing/api";
import { exportedProjects } from "../projects/testing/exported";
import { LAGOS_EPW } from "../projects/testing/weather-files";

type Stored = Response<typeof storeWeather>;
type Read = Response<typeof readWeather>;
const LAGOS = { fileName: "lagos.epw", text: LAGOS_EPW };

let api: TestApi;
let ada: Person;
beforeAll(async () => {
  api = await openTestApi();
  ada = await api.person();
});
afterAll(() => api.close());

const pathOf = (id: string) => `/api/projects/${id}/weather`;
const withWeather = async (parameters: object = {}) => {
  const project = await ada.project(parameters);
  expect((await ada.put<Stored>(pathOf(project.id), LAGOS)).status).toBe(200);
  return project;
};
const lineOf = (line: number, change: (line: string) => string) =>
  LAGOS_EPW.split("\n")
    .map((text, index) => (index === line - 1 ? change(text) : text))
    .join("\n");

it("takes a file that does not say where it was made to be of the project's city, and asks for one", async () => {
  const rows = LAGOS_EPW.split("\n")
    .slice(8, 8_768)
    .map((row, hour) => {
      const fields = row.split(",");
      const end = new Date(Date.UTC(2023, 0, 1, hour)).toISOString().slice(0, 16);
      return `${end}:00+01:00,PT60M,${fields.slice(13, 16).join(",")},${fields[6]},${fields[21]}`;
    });
  const text = ["period_end,period,ghi,dni,dhi,air_temp,wind_speed_10m", ...rows].join("\n");
  const file = { fileName: "solcast.csv", text };
  const placed = await ada.project({ country: "Nigeria", city: "ng-kano" });
  expect(await ada.put<Stored>(pathOf(placed.id), file)).toMatchObject({
    status: 200,
    body: { weather: { format: "Solcast", place: "Kano", fromCity: { kilometres: 0 } } },
  });
  const nowhere = await ada.project({ city: null });
  const refused = await ada.put<Stored>(pathOf(nowhere.id), file);
  expect(refused).toMatchObject({ status: 422, body: { code: "weather_unreadable" } });
  expect(JSON.stringify(refused.body)).toContain("Choose the town or city of the project first.");
});

it("tells of a file what it holds, and keeps it", async () => {
  const { id } = await ada.project();
  expect((await ada.get<Read>(pathOf(id))).body).toEqual({ weather: null });
  const stored = await ada.put<Stored>(pathOf(id), LAGOS);
  expect(stored).toMatchObject({
    status: 200,
    body: {
      weather: {
        source: "file",
        fileName: "lagos.epw",
        format: "EPW",
        place: "Some Place, XXX",
        timeZone: 1,
        usedYear: 0,
        stamps: { key: "weather-files.stamps.end" },
        fromCity: null,
      },
    },
  });
  const { monthlySunHours } = stored.body.weather;
  // The reference row of Lagos: its twelve means are what the year was generated from, 3.9 to 5.6 h.
  expect(Math.min(...monthlySunHours)).toBeGreaterThan(3.4);
  expect(Math.max(...monthlySunHours)).toBeLessThan(5.9);
  expect((await ada.get<Read>(pathOf(id))).body).toEqual(stored.body);
});

it("says how far the project's city lies from the file's place", async () => {
  const near = await withWeather({ city: "ng-lagos-island" });
  const far = await withWeather({ city: "ng-kano" });
  const distance = async ({ id }: Project) => (await ada.get<Read>(pathOf(id))).body.weather?.fromCity;
  expect((await distance(near))?.kilometres).toBeLessThan(30);
  // Lagos to Kano along the great circle: about 830 km.
  expect((await distance(far))?.name).toBe("Kano");
  expect((await distance(far))?.kilometres).toBeGreaterThan(780);
  expect((await distance(far))?.kilometres).toBeLessThan(880);
});

it("makes the design out of date and tells the history, when a file comes, changes and goes", async () => {
  const { id } = await ada.project({ city: "ng-lagos-island" });
  const isCurrent = async () => (await ada.get<Project>(`/api/projects/${id}`)).body.designIsCurrent;
  const size = () => ada.post(`/api/projects/${id}/calculate`, { directDailyConsumption: 5_000, directPeakPower: 900 });
  await size();
  await ada.put(pathOf(id), LAGOS);
  expect(await isCurrent()).toBe(false);
  await size();
  expect(await isCurrent()).toBe(true);
  await ada.put(pathOf(id), { ...LAGOS, fileName: "again.epw" });
  expect(await isCurrent()).toBe(false);
  await size();
  expect((await ada.delete(pathOf(id))).body).toEqual({ message: "Weather file removed" });
  expect(await isCurrent()).toBe(false);
  expect((await ada.get<Read>(pathOf(id))).body).toEqual({ weather: null });
  expect(await ada.delete(pathOf(id))).toMatchObject({ status: 404, body: { code: "weather_not_found" } });
  const history = (await ada.get<HistoryItem[]>(`/api/projects/${id}/history`)).body;
  const told = history.filter(({ action }) => action === "modified");
  expect(told.map(({ description }) => description)).toEqual([
    "Weather file removed: again.epw.",
    "Weather file used: again.epw (EPW, Some Place, XXX).",
    "Weather file used: lagos.epw (EPW, Some Place, XXX).",
  ]);
  expect(told[1]?.changes).toEqual({
    weather: {
      before: { fileName: "lagos.epw", format: "EPW", place: "Some Place, XXX" },
      after: { fileName: "again.epw", format: "EPW", place: "Some Place, XXX" },
    },
  });
});

it("refuses a file that cannot be read, with the line and what is wrong there, and keeps what was", async () => {
  const { id } = await withWeather();
  const before = (await ada.get(pathOf(id))).body;
  const cases: readonly (readonly [string, string])[] = [
    ["no weather at all", "Line 1: This is not a weather file of a known format"],
    [
      "",
      "Line 1: This is not a weather file of a known format (EPW, TMY3, PVGIS, NSRDB, NASA POWER, Open-Meteo, Solcast, SolarAnywhere): its first line is empty.",
    ],
    [lineOf(100, (line) => line.replace(/^1990,1,\d+/, "1990,2,30")), "Line 100: 30 February"],
    [lineOf(12, () => "1990,1,1"), "Line 12:"],
    [LAGOS_EPW.slice(0, LAGOS_EPW.length / 2), "Line "],
    ["{}", 'Line 1: "inputs" is missing.'],
    ['{"properties":{},"geometry":{}}', 'Line 1: "header" is missing.'],
  ];
  for (const [text, words] of cases) {
    const reply = await ada.put<{ issues: { message: string }[] }>(pathOf(id), { fileName: "bad.csv", text });
    expect(reply, words).toMatchObject({
      status: 422,
      body: { code: "weather_unreadable", message: "The weather file could not be read" },
    });
    expect(reply.body.issues[0]?.message).toContain(words);
  }
  expect((await ada.get(pathOf(id))).body).toEqual(before);
});

it("bounds a file: its characters, its bytes and its name", async () => {
  const { id } = await ada.project();
  const put = (body: object) => ada.put(pathOf(id), body);
  expect(await put({ fileName: "long.csv", text: "a".repeat(WEATHER_TEXT_MAX + 1) })).toMatchObject({
    status: 400,
    body: { issues: [{ path: "text", message: "A weather file has at most 20,971,520 characters" }] },
  });
  expect(await put({ fileName: "huge.csv", text: "a".repeat(WEATHER_BODY_MAX) })).toMatchObject({
    status: 413,
    body: { code: "body_too_large" },
  });
  expect(await put({ fileName: "x".repeat(201), text: "" })).toMatchObject({ status: 400 });
  expect(await put({ fileName: " ", text: "" })).toMatchObject({
    body: { issues: [{ path: "fileName", message: "Name the file" }] },
  });
  expect(await put({ fileName: "nul.csv", text: "a\u0000b" })).toMatchObject({ status: 400 });
});

it("copies with its project, leaves with it, and stands in the account's export", async () => {
  const person = await api.person();
  const original = await person.project({ name: "Shop" });
  await person.put(pathOf(original.id), LAGOS);
  const copy = (await person.post<Project>(`/api/projects/${original.id}/duplicate`)).body;
  const weather = (await person.get<Read>(pathOf(copy.id))).body.weather;
  expect(weather).toEqual((await person.get<Read>(pathOf(original.id))).body.weather);
  await person.delete(`/api/projects/${original.id}`);
  expect((await person.get(pathOf(original.id))).status).toBe(404);
  expect((await person.get<Read>(pathOf(copy.id))).body.weather).toEqual(weather);
  const exported = await exportedProjects(api.database.executor, person.userId);
  expect(exported).toMatchObject([{ name: "Shop copy", weather: { fileName: "lagos.epw", format: "EPW" } }]);
});

it("keeps the newest of two files sent at once, whole", async () => {
  const { id } = await ada.project();
  const names = ["one.epw", "two.epw", "three.epw"];
  const replies = await Promise.all(names.map((fileName) => ada.put<Stored>(pathOf(id), { ...LAGOS, fileName })));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  const kept = (await ada.get<Read>(pathOf(id))).body.weather;
  expect(replies.map(({ body }) => body.weather)).toContainEqual(kept);
});

it("answers the very hours the engine read, packed", async () => {
  const server: TestServer = await startTestServer();
  try {
    const { client } = await server.build.session();
    const { id } = (await client.post("/api/projects", {})).read(createProject.response);
    expect((await client.get(`${pathOf(id)}/hours`)).body).toMatchObject({ code: "weather_not_found" });
    await client.put(pathOf(id), LAGOS);
    const reply = await client.bytes(`${pathOf(id)}/hours`);
    expect(reply.headers["content-type"]).toBe("application/octet-stream");
    expect(reply.bytes.byteLength).toBe(PACKED_BYTES);
    expect(unpackYear(reply.bytes)).toEqual(unpackYear(packYear(ownWeather(LAGOS_EPW).year)));
  } finally {
    await server.close();
  }
});

const LONG = LAGOS_EPW.replace("Some Place", "é".repeat(300_000));

it("keeps a file's own name of its place short, in what is told, in the history and for the design", async () => {
  const { id } = await ada.project({ city: "ng-lagos-island" });
  const { body } = await ada.put<Stored>(pathOf(id), { ...LAGOS, text: LONG });
  expect(body.weather.place).toHaveLength(100);
  await ada.put<Stored>(pathOf(id), LAGOS);
  const history = await ada.get(`/api/projects/${id}/history`);
  expect(JSON.stringify(history.body).length).toBeLessThan(5_000);
});

it("answers of a row that was stored without bounds what fits, and gives it out as a file that can be read", async () => {
  const { id } = await withWeather({ city: "ng-lagos-island" });
  const told = { place: "x".repeat(1_000_000), notes: Array.from({ length: 50_000 }, () => "note"), usedYear: -5 };
  await api.database.executor.execute(
    sql`UPDATE project_weather SET told = told || ${JSON.stringify(told)}::jsonb WHERE project_id = ${id}::uuid`,
  );
  expect(JSON.stringify((await ada.get(pathOf(id))).body).length).toBeLessThan(5_000);
  await ada.post(`/api/projects/${id}/calculate`, { directDailyConsumption: 5_000, directPeakPower: 900 });
  expect((await ada.get<{ text: string }>(`/api/projects/${id}/design`)).status).toBe(200);
  const file = (await ada.get<object>(`/api/projects/${id}/file`)).body;
  expect((await ada.post("/api/projects/import", file)).status).toBe(201);
});

it("reads a few files of one account at a time and refuses the others, while other calls are answered", async () => {
  const eve = await api.person();
  const { id } = await eve.project();
  const replies = Promise.all(Array.from({ length: 20 }, () => eve.put(pathOf(id), LAGOS)));
  expect((await ada.get("/api/projects")).status).toBe(200);
  const counts = tally(await replies);
  // Four are read or wait at a time, a call whose turn comes when one of them is done is read too; bodies that wait
  // have a share of the memory (429).
  expect(counts["200"]).toBeGreaterThanOrEqual(4);
  expect((counts["429"] ?? 0) + (counts["503"] ?? 0)).toBeGreaterThan(0);
  expect(["200", "429", "503"]).toEqual(expect.arrayContaining(Object.keys(counts)));
  expect((await eve.put(pathOf(id), LAGOS)).status).toBe(200);
});

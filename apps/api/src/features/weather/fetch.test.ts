import type { Response as Answer } from "@sunwright/contract/endpoint";
import type { fetchWeather } from "@sunwright/contract/weather";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { OUTBOUND_BYTES_MAX } from "../../platform/outbound";
import { openTestApi, type Person, tally, type TestApi } from "../projects/testing/api";
import { POWER_ANSWER, PVGIS_ANSWER } from "../projects/testing/weather-files";

type Fetched = Answer<typeof fetchWeather>;
const UNREACHED = {
  status: 502,
  body: {
    code: "weather_service_failed",
    message: "The weather service failed. Try again in a minute, or upload a file.",
  },
};

let asked: URL[] = [];
let answer: () => Promise<Response>;
let api: TestApi;
let ada: Person;
beforeAll(async () => {
  api = await openTestApi({
    environment: { WEATHER_FETCH: "on" },
    fetch: (url) => {
      asked.push(url);
      return answer();
    },
  });
  ada = await api.person();
});
beforeEach(() => {
  asked = [];
  answer = () => Promise.reject(new TypeError("fetch failed"));
});
afterAll(() => api.close());

const stored = (text: string) => () => Promise.resolve(new Response(text));
async function fetched(service: string, parameters: object = { city: "ng-kano" }) {
  const { id } = await ada.project(parameters);
  const reply = await ada.post<Fetched>(`/api/projects/${id}/weather/fetch`, { service });
  return { reply, weather: (await ada.get<Fetched>(`/api/projects/${id}/weather`)).body.weather };
}

it("takes the typical year PVGIS answers with for the project's city", async () => {
  answer = stored(PVGIS_ANSWER);
  const { reply, weather } = await fetched("pvgis");
  expect(reply).toMatchObject({
    status: 200,
    body: {
      weather: {
        source: "pvgis",
        fileName: "PVGIS typical year, Kano",
        format: "PVGIS",
        timeZone: 1,
        years: [null],
      },
    },
  });
  expect(weather).toEqual(reply.body.weather);
  expect(asked.map(({ origin, pathname }) => origin + pathname)).toEqual(["https://re.jrc.ec.europa.eu/api/v5_3/tmy"]);
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({ outputformat: "csv", lat: /^12/ });
});

it("takes the darker of the years NASA POWER answers with", async () => {
  answer = stored(POWER_ANSWER);
  const { reply } = await fetched("nasa-power");
  expect(reply).toMatchObject({
    status: 200,
    body: { weather: { source: "nasa-power", format: "NASA POWER", years: [2022, 2023], usedYear: 1 } },
  });
  expect(asked[0]?.origin).toBe("https://power.larc.nasa.gov");
  expect(asked[0]?.searchParams.get("time-standard")).toBe("UTC");
});

it.each<readonly [string, () => Promise<Response>]>([
  ["cannot be reached", () => Promise.reject(new TypeError("fetch failed"))],
  ["answers with an error", () => Promise.resolve(new Response("down", { status: 503 }))],
  ["is too slow", () => Promise.reject(new DOMException("The operation timed out", "TimeoutError"))],
  ["answers without an end", () => Promise.resolve(new Response("a".repeat(OUTBOUND_BYTES_MAX + 1)))],
])("says so and stores nothing when the service %s", async (_what, failing) => {
  answer = failing;
  const { reply, weather } = await fetched("pvgis");
  expect(reply).toMatchObject(UNREACHED);
  expect(weather).toBeNull();
});

it("tells what could not be read of an answer", async () => {
  answer = stored("<html>Maintenance</html>");
  expect((await fetched("pvgis")).reply).toMatchObject({
    status: 422,
    body: { code: "weather_unreadable", issues: [{ path: "text" }] },
  });
});

it("asks for places of the climate table alone, and for nobody's project but your own", async () => {
  expect((await fetched("pvgis", {})).reply).toMatchObject({
    status: 422,
    body: { code: "weather_needs_city", message: "Choose a city first: the weather is fetched for it" },
  });
  expect((await fetched("http://localhost/")).reply).toMatchObject({ status: 400, body: { code: "invalid_input" } });
  const { id } = await ada.project({ city: "ng-kano" });
  const eve = await api.person();
  expect(await eve.post(`/api/projects/${id}/weather/fetch`, { service: "pvgis" })).toMatchObject({ status: 404 });
  expect(asked).toEqual([]);
});

it("asks four times at once and refuses the fifth caller", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  answer = async () => {
    await held;
    return new Response(PVGIS_ANSWER);
  };
  const five = Array.from({ length: 5 }, () => fetched("pvgis"));
  await Promise.race(five);
  release();
  expect(tally((await Promise.all(five)).map(({ reply }) => reply))).toEqual({ "200": 4, "503": 1 });
});

it("is off unless switched on, and pages know", async () => {
  expect((await api.nobody().get("/api/settings")).body).toEqual({ weatherServices: ["pvgis", "nasa-power"] });
  const off = await openTestApi();
  try {
    expect((await off.nobody().get("/api/settings")).body).toEqual({ weatherServices: [] });
    const person = await off.person();
    const { id } = await person.project({ city: "ng-kano" });
    expect(await person.post(`/api/projects/${id}/weather/fetch`, { service: "pvgis" })).toMatchObject({
      status: 422,
      body: { code: "weather_fetch_off" },
    });
  } finally {
    await off.close();
  }
});

import type { Weather } from "@sunwright/contract/weather";
import { expect, it } from "vitest";
import { farAway, tooLarge, whereItIs, whichYear } from "./weather";

const weather: Weather = {
  source: "file",
  fileName: "lagos.epw",
  format: "EPW",
  place: "Lagos, NGA",
  latitude: 6.583,
  longitude: 3.333,
  elevation: 38,
  timeZone: 1,
  years: [null],
  usedYear: 0,
  monthlySunHours: Array.from({ length: 12 }, () => 4.5),
  meanTemperature: 27,
  stamps: "Time stamps mark the end of the hour.",
  notes: [],
  storedAt: "2026-11-21T12:00:00.000Z",
  fromCity: null,
};

it("says where the weather is from", () => {
  expect(whereItIs(weather)).toBe("Lagos, NGA, 6.58° N 3.33° E, 38 m, UTC+1");
  expect(whereItIs({ ...weather, place: "", latitude: -33.9, longitude: -18.4, timeZone: 0 })).toBe(
    "33.9° S 18.4° W, 38 m, UTC",
  );
  expect(whereItIs({ ...weather, timeZone: -3.5 })).toContain("UTC−3.5");
});

it("says which of its years is used", () => {
  expect(whichYear(weather)).toBe("A typical year");
  expect(whichYear({ ...weather, years: [2019] })).toBe("2019");
  expect(whichYear({ ...weather, years: [2018, 2019], usedYear: 1 })).toBe(
    "2019, the one with the least sun of 2 years",
  );
});

it("warns of weather from far away", () => {
  expect(farAway(weather)).toBeNull();
  expect(farAway({ ...weather, fromCity: { name: "Ikeja", kilometres: 99.9 } })).toBeNull();
  expect(farAway({ ...weather, fromCity: { name: "Kano", kilometres: 832.4 } })).toContain("832 km from Kano");
});

it("turns away a file no reader would take, before it is read", () => {
  expect(tooLarge(20_000_000)).toBeNull();
  expect(tooLarge(26_000_000)).toContain("26 MB");
});

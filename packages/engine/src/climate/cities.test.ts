import { tell } from "@sunwright/words/engine";
import { expect, it } from "vitest";
import { CITIES, CLIMATE_QUALITIES, citiesOf, cityById, representativeCity } from "./cities";
import { COUNTRIES } from "../parameters/options";

it("holds the 197 sourced cities, as many per country as the reference table counts", () => {
  expect(CITIES).toHaveLength(197);
  const counts = COUNTRIES.map((country) => [country, citiesOf(country).length]);
  expect(Object.fromEntries(counts)).toEqual({
    Nigeria: 50,
    Ghana: 20,
    Kenya: 23,
    "South Africa": 15,
    USA: 23,
    UK: 13,
    Germany: 14,
    Australia: 15,
    India: 24,
  });
});

it("gives every city a unique id, twelve months, its source and its quality", () => {
  expect(new Set(CITIES.map((city) => city.id)).size).toBe(197);
  for (const city of CITIES) {
    const years = [city.ghi, city.temperature, city.temperatureMin, city.temperatureMax, city.humidity];
    expect(
      years.filter((year) => year !== null && year.length !== 12),
      city.id,
    ).toEqual([]);
    expect(city.source, city.id).not.toContain("{station}");
    expect(tell(city.source).length, city.id).toBeGreaterThan(10);
    expect(tell(city.period).length, city.id).toBeGreaterThan(3);
  }
});

it("carries Lagos (Ikeja) as the reference table prints it", () => {
  const lagos = cityById("ng-lagos-ikeja");
  expect(lagos).toMatchObject({
    latitude: 6.577,
    longitude: 3.321,
    elevation: 41.1,
    ghi: [4.532, 5.051, 5.107, 5.247, 4.972, 4.109, 3.862, 4.073, 4.299, 4.799, 4.947, 4.729],
    quality: "D",
  });
  expect(lagos?.source).toContain("at station 652010");
});

it("lets Kano, Abuja and Lagos speak for the three Nigerian regions", () => {
  expect(representativeCity("Nigeria", "Northern").name).toBe("Kano");
  expect(representativeCity("Nigeria", "Middle Belt").name).toBe("Abuja");
  expect(representativeCity("Nigeria", "Southern").name).toBe("Lagos (Ikeja)");
});

it("has a city to speak for every country, region or not", () => {
  for (const country of COUNTRIES) expect(representativeCity(country, null).country).toBe(country);
});

it("answers null for a city it does not know", () => {
  expect(cityById("ng-atlantis")).toBeNull();
});

it("takes July to September of the savanna a tenth lower, and says so", () => {
  const kano = cityById("ng-kano");
  // The row of the reference table, once and now; sunshine hours overstate the wet season by 7 to 14 %.
  expect(kano?.note).toMatch(/^July to September x 0\.90/);
  expect(cityById("ng-abuja")?.ghi).toEqual([
    5.114, 5.577, 5.567, 5.574, 5.489, 5.075, 4.096, 4.072, 4.484, 5.531, 5.678, 5.428,
  ]);
  expect(CITIES.filter(({ note }) => note.startsWith("July to September x 0.90"))).toHaveLength(32);
});

it("has six rows from a satellite and counts the classes as the reference table does", () => {
  const counts = CLIMATE_QUALITIES.map((quality) => [
    quality,
    CITIES.filter((city) => city.quality === quality).length,
  ]);
  expect(Object.fromEntries(counts)).toEqual({ A: 22, S: 6, B: 5, C: 13, D: 151 });
  expect(cityById("ng-minna")?.quality).toBe("S");
  expect(cityById("in-new-delhi")?.quality).toBe("C");
});

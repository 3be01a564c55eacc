import { expect, it } from "vitest";
import { CITIES, citiesOf, cityById, describeSource, representativeCity } from "./cities";
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
    expect(city.source.length, city.id).toBeGreaterThan(10);
    expect(city.period.length, city.id).toBeGreaterThan(3);
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
  expect(lagos && describeSource(lagos)).toContain("at station 652010");
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

import { expect, it } from "vitest";
import { cityById } from "../../../climate/cities";
import { homeAppliances, homeConsumption, HOMES, homesOf } from "./homes";

/** ESMAP technical report 008/15, 2015, multi-tier matrices of household electricity supply and consumption. [Wh a day, W] */
const TIER = { 3: { energy: 1_000, power: 200 }, 4: { energy: 3_425, power: 800 }, 5: { energy: 8_219, power: 2_000 } };

it.each([
  ["rooms", TIER[3], TIER[4].energy],
  ["flat", TIER[4], TIER[5].energy],
  ["house", TIER[5], Infinity],
  ["cooled-house", TIER[5], Infinity],
] as const)("the home %s reaches its tier of energy and power, and not the next", (home, { energy, power }, next) => {
  expect(homeConsumption(home)).toBeGreaterThanOrEqual(energy);
  expect(homeConsumption(home)).toBeLessThan(next);
  const rated = homeAppliances(home).reduce((sum, { item, quantity }) => sum + item.ratedPower * quantity, 0);
  expect(rated).toBeGreaterThanOrEqual(power);
});

it.each([
  ["rooms", 5],
  ["flat", 8],
  ["house", 13],
  ["cooled-house", 14],
  ["geyser-house", 13],
  ["temperate-flat", 8],
  ["temperate-house", 11],
  ["heat-pump-house", 12],
] as const)("finds every appliance of the home %s in the catalogue, each once", (home, kinds) => {
  const ids = homeAppliances(home).map(({ item }) => item.id);
  expect(new Set(ids).size).toBe(kinds);
});

const inClimateOf = (city: string) => homesOf(cityById(city)?.temperature ?? null);

it("offers homes of the climate: a heat pump in Munich, a geyser in Johannesburg, rooms and flats in Lagos", () => {
  expect(inClimateOf("de-munich")).toEqual(["temperate-flat", "temperate-house", "heat-pump-house"]);
  expect(inClimateOf("za-johannesburg")).toContain("geyser-house");
  expect(inClimateOf("ng-lagos-ikeja")).toEqual(["rooms", "flat", "house", "cooled-house"]);
  expect(inClimateOf("ke-nairobi")).toEqual(homesOf(null));
  const offered = ["de-munich", "za-johannesburg", "ng-lagos-ikeja"].flatMap(inClimateOf);
  expect(new Set(offered)).toEqual(new Set(HOMES));
});

it("names the homes of a climate from the least to the most", () => {
  for (const city of ["de-munich", "za-johannesburg", "ng-lagos-ikeja"]) {
    const energies = inClimateOf(city).map(homeConsumption);
    expect(energies).toEqual([...energies].sort((one, other) => one - other));
  }
});

// Stromspiegel für Deutschland 2025, co2online: 2 people in a flat, 4 in a house, without electric hot water. [kWh a year]
it.each([
  ["temperate-flat", 1_500, 2_400],
  ["temperate-house", 3_000, 4_500],
] as const)("uses in the %s what German homes use in a year", (home, least, most) => {
  const year = (365 * homeConsumption(home)) / 1_000;
  expect(year).toBeGreaterThan(least);
  expect(year).toBeLessThan(most);
});

// 4 × 9 W × 6 h + 100 W × 8 h + 50 W × 5 h + 20 W × 6 h + 2 × 10 W × 3 h, by hand.
it("adds up power, hours and pieces", () => expect(homeConsumption("rooms")).toBe(216 + 800 + 250 + 120 + 60));

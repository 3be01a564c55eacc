import { expect, it } from "vitest";
import { homeAppliances, homeConsumption, HOMES } from "./homes";

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
] as const)("finds every appliance of the home %s in the catalogue, each once", (home, kinds) => {
  const ids = homeAppliances(home).map(({ item }) => item.id);
  expect(new Set(ids).size).toBe(kinds);
});

it("names the homes from the least to the most", () => {
  const energies = HOMES.map(homeConsumption);
  expect(energies).toEqual([...energies].sort((one, other) => one - other));
});

// 4 × 9 W × 6 h + 100 W × 8 h + 50 W × 5 h + 20 W × 6 h + 2 × 10 W × 3 h, by hand.
it("adds up power, hours and pieces", () => expect(homeConsumption("rooms")).toBe(216 + 800 + 250 + 120 + 60));

import { cityById } from "@sunwright/engine/climate/cities";
import { DEFAULT_PARAMETERS } from "@sunwright/engine/parameters/parameters";
import type { Country } from "@sunwright/engine/parameters/options";
import { townAir } from "@sunwright/engine/sizing/site/place-parameters";
import { expect, it } from "vitest";
import { formFrom } from "../components/form-values";
import { type ChosenTown, followedText, followTown } from "./town-values";

function townOf(country: Country, id: string, elevation: number | null = null): ChosenTown {
  const city = cityById(id);
  if (city === null) throw new Error(`No row ${id}`);
  const row = { id, country, name: city.name, temperature: city.temperature, air: townAir(city) };
  return { country, row, elevation };
}
const MUNICH = townOf("Germany", "de-munich");
const JOHANNESBURG = townOf("South Africa", "za-johannesburg");
const KANO = townOf("Nigeria", "ng-kano");
const begun = formFrom(DEFAULT_PARAMETERS);

it("sets in Munich the sun, the air, the height, euros, the mains and a system on the grid, and says all of it", () => {
  const set = followTown(begun, MUNICH, null);
  expect(set).toMatchObject({
    sunlightSource: "site",
    currency: "EUR",
    voltageFrequency: "230V/50Hz Single Phase",
    systemType: "on-grid",
  });
  expect(Number(set.ambientTemperature)).toBeLessThan(11);
  expect(Number(set.altitude)).toBeGreaterThan(400);
  const text = followedText(set, MUNICH);
  expect(text).toMatch(/^\d values follow Munich: .*System type on-grid/);
  expect(text).toContain("Currency EUR");
});

it("leaves a project off the grid where the grid is seldom there", () => {
  expect(followTown(begun, KANO, null)).toMatchObject({ sunlightSource: "site" });
  for (const name of ["systemType", "currency", "voltageFrequency"] as const)
    expect(followTown(begun, KANO, null)[name]).toBeUndefined();
});

it("keeps what was typed, and lets what the town before it said follow the next one", () => {
  const inMunich = { ...begun, ...followTown(begun, MUNICH, null), humidity: "12" };
  const set = followTown(inMunich, JOHANNESBURG, MUNICH);
  expect(set.humidity).toBeUndefined();
  expect(set).toMatchObject({ currency: "ZAR" });
  expect(Number(set.altitude)).toBeGreaterThan(1_500);
  expect(followTown({ ...begun, sunlightHours: "5" }, MUNICH, null).sunlightSource).toBeUndefined();
});

it("takes the town's own height before that of its climate", () => {
  expect(followTown(begun, { ...MUNICH, elevation: 777 }, null)).toMatchObject({ altitude: "777" });
});

it("changes nothing where all of it stands", () => {
  const inMunich = { ...begun, ...followTown(begun, MUNICH, null) };
  expect(followTown(inMunich, MUNICH, MUNICH)).toEqual({});
});

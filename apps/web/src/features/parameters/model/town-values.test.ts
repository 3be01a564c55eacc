import { cityById } from "@sunwright/engine/climate/cities";
import { DEFAULT_PARAMETERS } from "@sunwright/engine/parameters/parameters";
import type { Country } from "@sunwright/engine/parameters/options";
import { townAir } from "@sunwright/engine/sizing/site/place-parameters";
import { expect, it } from "vitest";
import { formFrom } from "../components/form-values";
import { type ChosenTown, countOrigins, followedText, followTown, originOf } from "./town-values";

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
  // Germany's household price in its own figures.
  expect(text).toContain("24 h a day at €0.372 a kWh");
});

it("says with Kano the hours of grid of Nigeria, and the tariff of the band that they are", () => {
  // 8.6 h are band D, whose 8 hours cost 43 naira by the multi-year tariff order.
  expect(followedText(followTown(begun, KANO, null), KANO)).toContain("9 h a day at ₦43 a kWh");
});

it("tells the town's values from standard ones and from somebody's own", () => {
  const inMunich = { ...begun, ...followTown(begun, MUNICH, null), humidity: "12" };
  expect(originOf(inMunich, "ambientTemperature", MUNICH)).toBe("town");
  expect(originOf(inMunich, "humidity", MUNICH)).toBe("own");
  expect(originOf(inMunich, "backupDays", MUNICH)).toBe("standard");
  const air = ["ambientTemperature", "humidity", "altitude"] as const;
  expect(countOrigins(inMunich, air, MUNICH)).toEqual({ own: 1, ofTown: 2 });
  expect(countOrigins(begun, air, null)).toEqual({ own: 0, ofTown: 0 });
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

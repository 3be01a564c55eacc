// Of the rest: every convention of stamps in files of weather.
import { tell } from "@sunwright/words/engine";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { referenceSites, weatherAt } from "../../validation/testing/reference";
import { stampConvention } from "./stamp-convention";

/** Field `sun_minute` of the reference weather's index: minutes from a stamp, the start of the hour, to the sun. */
const SUN_MINUTES: ReadonlyMap<string, number> = new Map([
  ["phoenix_az_tmy2", 30],
  ["greensboro_nc_tmy3", 30],
  ["golden_co_tmy3", 30],
  ["piemonte_it_pvgis", 10.566],
  ["synthetic_lagos_ng", 30],
  ["synthetic_kano_ng", 30],
  ["synthetic_johannesburg_za", 30],
  ["bauchi_ng_measured", 29],
  ["navrongo_gh_power", 30],
]);

const stampedAt = (site: string, minutesBeforeSun: number) => {
  const { weather, observer } = weatherAt(site);
  return { light: { ...weather, stamps: weather.instants.map((sun) => sun - minutesBeforeSun * 60) }, observer };
};

it("knows the offset of all nine reference files", () => {
  expect(new Set(referenceSites)).toEqual(new Set(SUN_MINUTES.keys()));
});

it.each([...SUN_MINUTES])("names the offset of %s within a minute", (site, minutes) => {
  const { light, observer } = stampedAt(site, minutes);
  const convention = stampConvention(light, observer);
  expect(Math.abs((convention?.offset ?? Number.NaN) - minutes)).toBeLessThanOrEqual(1);
});

it.each([
  [30, "Time stamps mark the start of the hour."],
  [-30, "Time stamps mark the end of the hour."],
  [0, "Time stamps mark the middle of the hour."],
])("says in words what an offset of %d minutes means", (minutes, words) => {
  const { light, observer } = stampedAt("greensboro_nc_tmy3", minutes);
  expect(tell(stampConvention(light, observer)?.words ?? "")).toBe(words);
});

it("finds whatever offset the stamps are given, from half a day before to half a day after", () => {
  fc.assert(
    fc.property(fc.constantFrom(...SUN_MINUTES.keys()), fc.integer({ min: -690, max: 690 }), (site, minutes) => {
      const { light, observer } = stampedAt(site, minutes);
      const found = stampConvention(light, observer);
      // Phoenix' own light closes with 7 W/m² of scatter; one minute is the bar.
      expect(Math.abs((found?.offset ?? Number.NaN) - minutes)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 60 },
  );
});

it("says that the time zone is likely wrong where stamps are hours off", () => {
  const { light, observer } = stampedAt("golden_co_tmy3", 420);
  expect(tell(stampConvention(light, observer)?.words ?? "")).toBe(
    "The light of each row fell 7.0 hours after its stamp: the file's time zone or longitude is likely wrong.",
  );
});

it("has no answer where the components cannot tell", () => {
  const { light, observer } = stampedAt("golden_co_tmy3", 30);
  expect(stampConvention({ ...light, dni: light.dni.map(() => 0) }, observer)).toBeNull();
  expect(stampConvention({ ...light, ghi: light.ghi.map((ghi) => ghi * 2) }, observer)).toBeNull();
});

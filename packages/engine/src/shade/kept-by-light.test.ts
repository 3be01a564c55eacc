import { describe, expect, it } from "vitest";
import { cityById } from "../climate/cities";
import { skiesOf, yearNumbersOf } from "../simulation/skies";
import { planeYear } from "../solar/year/plane-year";
import { degrees } from "../units/quantity";
import { keptByLight } from "./kept-by-light";
import { keptOfYears, lightOfHours } from "./kept-of-year";
import { patternsOfYear } from "./patterns-of-year";
import { prismScreens } from "./screens";
import { fieldOf, prismOf } from "./stated-array";

const munich = cityById("de-munich");
if (munich === null) throw new Error("Munich is in the climate table");
const TILT = 35;
const field = fieldOf({ azimuth: 180, tilt: TILT, strings: 2, inSeries: 7, area: 1.953, tracking: "array" });
const screens = [
  { kind: "tree", distance: 3, direction: 120, width: 4, height: 6 },
  { kind: "building", distance: 8, direction: 200, width: 12, height: 5 },
] as const;
const scene = {
  size: field.size,
  planes: [field.plane],
  screens: screens.flatMap((object) => prismScreens(prismOf(object, field))),
  horizon: null,
};

describe("shade found once for years of weather", () => {
  const [sky] = skiesOf(munich, yearNumbersOf(munich).search.slice(0, 1));
  if (sky === undefined) throw new Error("A place has years");
  const light = planeYear(sky, { tilt: degrees(TILT), azimuth: degrees(180) }, 0.2);
  const own = keptByLight(scene, field.wired)(sky, light);
  const hours = keptOfYears(
    patternsOfYear(scene, sky),
    field.wired,
  )(
    lightOfHours(
      sky,
      light,
      sky.temperature.map((air) => air + 20),
    ),
  );
  const weight = light.beam.map((beam, row) => beam + (light.sky[row] ?? 0) + (light.ground[row] ?? 0));
  const mean = (of: (row: number) => number) =>
    weight.reduce((sum, each, row) => sum + each * of(row), 0) / weight.reduce((sum, each) => sum + each, 0);

  it("is within 0.2% of the year that is looked at hour by hour, and within 1.5% of the light of a mean hour", () => {
    expect(1 - mean((row) => hours[row] ?? 1)).toBeGreaterThan(0.1);
    expect(Math.abs(mean((row) => (own[row] ?? 1) - (hours[row] ?? 1)))).toBeLessThan(0.002);
    expect(mean((row) => Math.abs((own[row] ?? 1) - (hours[row] ?? 1)))).toBeLessThan(0.015);
  });

  it("takes nothing where no object stands, nor without the sun", () => {
    const open = keptByLight({ ...scene, screens: [] }, field.wired)(sky, light);
    expect(open.every((share) => share === 1)).toBe(true);
    const overcast = keptByLight(scene, field.wired)(
      { ...sky, circumsolar: sky.circumsolar.map(() => 0) },
      { ...light, beam: light.beam.map(() => 0) },
    );
    expect(overcast.every((share) => share === 1)).toBe(true);
  });
});

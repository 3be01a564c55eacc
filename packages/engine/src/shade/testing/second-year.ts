/* One year of ten modules among a chimney, a house and hills, found a second time by rays and bisection. */
import { planeYear } from "../../solar/year/plane-year";
import { skyYear } from "../../solar/year/sky-year";
import { degrees } from "../../units/quantity";
import { weatherAt } from "../../validation/testing/reference";
import { keptOfYear, type LightOfHours, lightOfHours } from "../kept-of-year";
import { patternsOfYear, type ShadeScene } from "../patterns-of-year";
import { prismScreens } from "../screens";
import { type Body, isHidden, type Point, stringPower } from "./second-program";

/** full60_a and half120_a of reference table n. */
const DIODE = {
  photocurrent: 9.777799,
  saturationCurrent: 9.22016e-11,
  seriesResistance: 0.279381,
  shuntResistance: 350,
  idealityVoltage: 1.572387,
  currentPerKelvin: 0.004885,
};
export const FULL = { ...DIODE, grid: { rows: 10, columns: 6, halves: 1 } } as const;
export const HALF = { ...DIODE, grid: { rows: 20, columns: 6, halves: 2 } } as const;
const SIZE = { width: 0.992, height: 1.665 };

/** A roof in Phoenix that faces 210° at 24°: six upright modules and four lying ones; a chimney on it, a house beside it. */
const AZIMUTH = 210;
const TILT = 24;
const ORIGIN: Point = [0.3, 0.7, 3.1];
const UPRIGHT = Array.from({ length: 6 }, (_, index) => ({ x: 0.05 + index * 1.013, y: 0.1, turned: false }));
const LYING = Array.from({ length: 4 }, (_, index) => ({ x: 0.05 + index * 1.69, y: 1.81, turned: true }));
export const MODULES = [...UPRIGHT, ...LYING];
const rectangle = (east: number, north: number, wide: number, deep: number, turn: number): Body["plan"] =>
  [
    [0, 0],
    [wide, 0],
    [wide, deep],
    [0, deep],
  ].map(([x = 0, y = 0]) => [
    east + x * Math.cos(turn) - y * Math.sin(turn),
    north + x * Math.sin(turn) + y * Math.cos(turn),
  ]);
const BODIES: readonly Body[] = [
  { plan: rectangle(-3.2, 0.4, 0.61, 0.53, 0.3), base: 2, top: 5.7 },
  // The house is an L.
  {
    plan: [
      [-9.1, -9.3],
      [-3.3, -9.3],
      [-3.3, -6.2],
      [-6.4, -6.2],
      [-6.4, -2.1],
      [-9.1, -2.1],
    ],
    base: 0,
    top: 8.3,
  },
];

const { observer, weather } = weatherAt("phoenix_az_tmy2");
export const sky = skyYear(observer, weather);
export const light: LightOfHours = (() => {
  const plane = planeYear(sky, { tilt: degrees(TILT), azimuth: degrees(AZIMUTH) }, 0.2);
  return lightOfHours(
    sky,
    plane,
    sky.temperature.map((air, index) => air + ((plane.beam[index] ?? 0) + (plane.sky[index] ?? 0)) / 32),
  );
})();

export const sceneOf = (grid: ShadeScene["size"]["grid"]): ShadeScene => ({
  size: { ...SIZE, grid },
  planes: [{ origin: ORIGIN, azimuth: AZIMUTH, tilt: TILT, modules: MODULES }],
  screens: BODIES.flatMap((body) => prismScreens(body)),
  horizon: (azimuth) => (azimuth < 0 ? 2 : 0) + (Math.abs(azimuth) > 60 && Math.abs(azimuth) < 75 ? 8 : 0),
});

const radians = (angle: number) => (angle * Math.PI) / 180;

/** How many points of each cell of a module are hidden: four a cell, row after row from the module's top. */
function hiddenPoints(module: (typeof MODULES)[number], way: Point, rows: number): readonly number[] {
  const [a, t] = [radians(AZIMUTH), radians(TILT)];
  return Array.from({ length: rows * 6 }, (_, cell) => {
    const [row, column] = [Math.floor(cell / 6), cell % 6];
    return [0.25, 0.75]
      .flatMap((down) =>
        [0.25, 0.75].map((over) => {
          // From the module's own top left: down its rows and along its columns.
          const depth = ((row + down) / rows) * SIZE.height;
          const breadth = ((column + over) / 6) * SIZE.width;
          const x = module.x + (module.turned ? SIZE.height - depth : breadth);
          const y = module.y + (module.turned ? SIZE.width - breadth : SIZE.height - depth);
          const from: Point = [
            ORIGIN[0] - x * Math.cos(a) - y * Math.sin(a) * Math.cos(t),
            ORIGIN[1] + x * Math.sin(a) - y * Math.cos(a) * Math.cos(t),
            ORIGIN[2] + y * Math.sin(t),
          ];
          return Number(BODIES.some((body) => isHidden(from, way, body)));
        }),
      )
      .reduce((sum, each) => sum + each, 0);
  });
}

/** Of the three thirds of a module of full cells: how many cells have none, one … four points hidden. */
const thirdsOf = (hidden: readonly number[]): readonly (readonly number[])[] =>
  [0, 1, 2].map((third) =>
    [0, 1, 2, 3, 4].map(
      (points) => hidden.filter((each, cell) => Math.floor((cell % 6) / 2) === third && each === points).length,
    ),
  );

const isBehindHills = ([east, north, up]: Point) => {
  const azimuth = (Math.atan2(east, north) * 180) / Math.PI;
  return (sceneOf(FULL.grid).horizon?.(azimuth) ?? 0) > (Math.asin(up) * 180) / Math.PI;
};

const outOfPlane = ([east, north, up]: Point) =>
  (east * Math.sin(radians(AZIMUTH)) + north * Math.cos(radians(AZIMUTH))) * Math.sin(radians(TILT)) +
  up * Math.cos(radians(TILT));

/** The hours of every so many days in which the sun shines on the modules, by both programs. */
export function twice(days: number) {
  const patterns = patternsOfYear(sceneOf(FULL.grid), sky);
  const string = MODULES.map((_, index) => index);
  const kept = keptOfYear(patterns, light, { module: FULL, strings: [string], tracking: "array" });
  const dark = thirdsOf(Array.from({ length: 60 }, () => 4));
  const hours = [...sky.rows].flatMap((row, hour) => {
    const way: Point = [sky.east[hour] ?? 0, sky.north[hour] ?? 0, sky.up[hour] ?? 0];
    if (Math.floor(row / 24) % days !== 0 || way[2] <= 0 || outOfPlane(way) < 1e-3) return [];
    const found = patterns.hours[hour] ?? null;
    const isBehind = isBehindHills(way);
    const thirds = MODULES.map((module) => (isBehind ? dark : thirdsOf(hiddenPoints(module, way, 10))));
    const own = MODULES.map((_, index) => (patterns.patterns[found?.[index] ?? 0] ?? []).map(([lit]) => lit));
    return [
      { hour, isShaded: found !== null, own, thirds, power: powerIn(hour, found === null, thirds, kept[hour] ?? 1) },
    ];
  });
  return hours;
}

/** The string's power by both programs, and without shade; null where there is nothing to lose. [W] */
function powerIn(hour: number, isClear: boolean, thirds: readonly (readonly (readonly number[])[])[], kept: number) {
  const [beam, rest] = [light.beam[hour] ?? 0, light.rest[hour] ?? 0];
  if (isClear || beam <= 0 || beam + rest < 1) return null;
  const lights = [0, 1, 2, 3, 4].map((points) => rest + beam * (1 - points / 4));
  const celsius = light.temperature[hour] ?? 25;
  const whole = stringPower(DIODE, 60, [[20, 0, 0, 0, 0]], lights, celsius) * 3 * MODULES.length;
  return { own: kept * whole, other: stringPower(DIODE, 60, thirds.flat(), lights, celsius), whole };
}

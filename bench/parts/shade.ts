import { keptOfYears, lightOfHours } from "@sunwright/engine/shade/kept-of-year";
import { patternsOfYear, type ShadeScene } from "@sunwright/engine/shade/patterns-of-year";
import { type Prism, prismScreens } from "@sunwright/engine/shade/screens";
import { planeYear } from "@sunwright/engine/solar/year/plane-year";
import { skyYear } from "@sunwright/engine/solar/year/sky-year";
import { degrees } from "@sunwright/engine/units/quantity";
import { weatherAt } from "@sunwright/engine/validation/testing/reference";

/** A year with the shade of forty modules, its patterns known. [ms] */
const BUDGET = 100;
const REPETITIONS = 7;
const AZIMUTH = 180;
const TILT = 30;

/** full60_a and half120_a of reference table n. */
const MODULES = {
  full: {
    photocurrent: 9.777799,
    saturationCurrent: 9.22016e-11,
    seriesResistance: 0.279381,
    shuntResistance: 350,
    idealityVoltage: 1.572387,
    currentPerKelvin: 0.004885,
    grid: { rows: 10, columns: 6, halves: 1 },
  },
  "half-cut": {
    photocurrent: 11.46331,
    saturationCurrent: 4.75539e-11,
    seriesResistance: 0.170623,
    shuntResistance: 590,
    idealityVoltage: 1.572387,
    currentPerKelvin: 0.0055008,
    grid: { rows: 20, columns: 6, halves: 2 },
  },
} as const;

const box = (east: number, north: number, wide: number, deep: number, top: number): Prism => ({
  plan: [
    [east, north],
    [east + wide, north],
    [east + wide, north + deep],
    [east, north + deep],
  ],
  base: 0,
  top,
});
/** A chimney beside the modules, a tree in the south-west, a house in the south-east. */
const PRISMS = [box(-1.1, 2, 0.6, 0.6, 5.7), box(-5, -6, 3, 3, 8), box(11, -9, 8, 8, 6)];

const placed = Array.from({ length: 40 }, (_, index) => ({
  x: (index % 10) * 1.02,
  y: Math.floor(index / 10) * 1.7,
  turned: false,
}));

function best<Value>(run: () => Value): { readonly value: Value; readonly ms: number } {
  let value = run();
  let ms = Infinity;
  for (let turn = 0; turn < REPETITIONS; turn += 1) {
    const began = process.cpuUsage();
    value = run();
    const spent = process.cpuUsage(began);
    ms = Math.min(ms, (spent.user + spent.system) / 1000);
  }
  return { value, ms };
}

/** What a year with the shade of forty modules on two strings costs, under hourly weather of Phoenix. */
export async function measure(): Promise<string[]> {
  const { observer, weather } = weatherAt("phoenix_az_tmy2");
  const sky = skyYear(observer, weather);
  const plane = planeYear(sky, { tilt: degrees(TILT), azimuth: degrees(AZIMUTH) }, 0.2);
  const light = lightOfHours(sky, plane, sky.temperature);
  const strings = [0, 1].map((string) => Array.from({ length: 20 }, (_, index) => string * 20 + index));
  const lines: string[] = [];
  for (const [name, module] of Object.entries(MODULES)) {
    const scene: ShadeScene = {
      size: { width: 1, height: 1.68, grid: module.grid },
      planes: [{ origin: [0, 0, 3], azimuth: AZIMUTH, tilt: TILT, modules: placed }],
      screens: PRISMS.flatMap((prism) => prismScreens(prism)),
      horizon: null,
    };
    const patterns = best(() => patternsOfYear(scene, sky));
    const shaded = patterns.value.hours.filter((hour) => hour !== null).length;
    lines.push(
      `${name} cells: patterns of a year ${patterns.ms.toFixed(0)} ms, ${shaded} hours in shade (once a roof)`,
    );
    for (const tracking of ["array", "string", "module"] as const) {
      const began = process.cpuUsage();
      const years = keptOfYears(patterns.value, { module, strings, tracking });
      years(light);
      const first = process.cpuUsage(began).user / 1000;
      const { value, ms } = best(() => years(light));
      let [left, all] = [0, 0];
      for (const [hour, kept] of value.entries()) {
        const irradiance = (light.beam[hour] ?? 0) + (light.rest[hour] ?? 0);
        left += kept * irradiance;
        all += irradiance;
      }
      const mark = ms <= BUDGET ? "within" : "OVER";
      const share = (100 * left) / all;
      lines.push(
        `${name} cells, a tracker by ${tracking}: the first year ${first.toFixed(0)} ms, one after it ${ms.toFixed(0)} ms, ${mark} ${BUDGET} ms; ${share.toFixed(1)} % left`,
      );
    }
  }
  return lines;
}

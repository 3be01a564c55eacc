import { simulateYear } from "@sunwright/engine/energy/balance";
import { HOURS_PER_YEAR, type EnergySystem } from "@sunwright/engine/energy/system";
import { degrees, watts } from "@sunwright/engine/units/quantity";
import { CLEAR_GLASS } from "@sunwright/engine/solar/incidence/physical";
import { sunColumns } from "@sunwright/engine/solar/sun/sun-columns";
import { weatherAt } from "@sunwright/engine/validation/testing/reference";
import { arrayYear, type ArrayDesign } from "@sunwright/engine/solar/year/array-year";
import { pvwattsYear } from "@sunwright/engine/solar/year/pvwatts-year";
import { skyYear } from "@sunwright/engine/solar/year/sky-year";

/* Each figure is repeated until warm; the median of the processor time of the whole process is printed. */

const { observer, weather } = weatherAt("phoenix_az_tmy2");
const sky = skyYear(observer, weather, { model: "perez" });

const arrayOn = (tilt: number, azimuth: number): ArrayDesign => ({
  plane: { tilt: degrees(tilt), azimuth: degrees(azimuth) },
  albedo: 0.2,
  glass: CLEAR_GLASS,
  temperature: { kind: "faiman", u0: 25, u1: 6.84 },
  nameplate: watts(4000),
  gamma: -0.0037,
  losses: 0.140757,
  dcAcRatio: 1.2,
  inverterEfficiency: 0.96,
});
const orientations = Array.from({ length: 36 }, (_, index) => arrayOn(10 * (index % 6), 60 * Math.floor(index / 6)));

/** A 4 kWp, 15 kWh house with a level load. */
const offGrid: EnergySystem = {
  pvKwp: 4,
  mpptEfficiency: 0.98,
  battery: {
    nominalKwh: 15,
    minimumCharge: 0.1,
    maximumCharge: 1,
    initialCharge: 1,
    chargeEfficiency: 0.97,
    dischargeEfficiency: 0.97,
    maximumChargeKw: 7.5,
    maximumDischargeKw: 7.5,
    selfDischargePerHour: 3e-5,
  },
  inverter: { ratedKw: 3, efficiency: 0.94, idleKw: 0.02 },
};
const load = new Float64Array(HOURS_PER_YEAR).fill(0.42);
const pvUnit = arrayYear(sky, arrayOn(10, 180)).dc.map((watts) => watts / 4);

interface Figure {
  readonly what: string;
  /** [ms] Source: engineering.md, section 8; none where no bar is set. */
  readonly bar: number | null;
  readonly run: () => unknown;
}

const figures: Readonly<Record<string, Figure>> = {
  "sun-year": {
    what: "8760 SPA positions of one site",
    bar: 3,
    run: () => sunColumns(weather.instants, observer, 67),
  },
  "array-year": {
    what: "one array for a year, from weather to alternating current",
    bar: 3,
    run: () => arrayYear(skyYear(observer, weather, { model: "perez" }), arrayOn(33, 180)),
  },
  "array-year-driesse": {
    what: "the same under the continuous sky",
    bar: 3,
    run: () => arrayYear(skyYear(observer, weather), arrayOn(33, 180)),
  },
  orientations: {
    what: "36 orientations under one sky",
    bar: 25,
    run: () => orientations.map((design) => arrayYear(sky, design)),
  },
  "off-grid-year": {
    what: "hourly balance of array, battery and load",
    bar: 0.3,
    run: () => simulateYear(offGrid, load, pvUnit),
  },
  "pvwatts-year": {
    what: "one array for a year in the PVWatts mode",
    bar: null,
    run: () => pvwattsYear(observer, weather, { ...arrayOn(33, 180), module: "standard", mount: "open rack" }),
  },
};

const cpuMilliseconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function median(run: () => unknown, repetitions: number): number {
  for (let warmUp = 0; warmUp < repetitions; warmUp += 1) run();
  const times = Array.from({ length: repetitions }, () => {
    const start = cpuMilliseconds();
    run();
    return cpuMilliseconds() - start;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(repetitions / 2)] ?? Number.NaN;
}

const REPETITIONS = 100;

/** CPU time of the engine's yearly runs, warm, beside the bars of docs/engineering. */
export async function measure(): Promise<string[]> {
  return Object.entries(figures).map(([name, { what, bar, run }]) => {
    const milliseconds = median(run, REPETITIONS);
    const held = bar === null ? "" : `, ${(milliseconds / bar).toFixed(2)} of the bar of ${bar} ms`;
    return `${name}: ${milliseconds.toFixed(2)} ms${held} (${what})`;
  });
}

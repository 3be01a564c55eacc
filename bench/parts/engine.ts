import { Body, Equator, Horizon, Observer as Place } from "astronomy-engine";
import { getSpa } from "nrel-spa";
import { getPosition } from "suncalc";
import { citiesOf } from "@sunwright/engine/climate/cities";
import { simulateYear } from "@sunwright/engine/energy/balance";
import { HOURS_PER_YEAR, type EnergySystem } from "@sunwright/engine/energy/system";
import { catalogueItem } from "@sunwright/engine/sizing/load/appliances/catalogue";
import type { DesignInput } from "@sunwright/engine/sizing/inputs/design";
import { technologyFor } from "@sunwright/engine/sizing/rule/chosen-technology";
import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import { CLEAR_GLASS } from "@sunwright/engine/solar/incidence/physical";
import { sunColumns } from "@sunwright/engine/solar/sun/sun-columns";
import { arrayYear, type ArrayDesign } from "@sunwright/engine/solar/year/array-year";
import { pvwattsYear } from "@sunwright/engine/solar/year/pvwatts-year";
import { skyYear } from "@sunwright/engine/solar/year/sky-year";
import { degrees, watts } from "@sunwright/engine/units/quantity";
import { weatherAt } from "@sunwright/engine/validation/testing/reference";
import { DEFAULT_PARAMETERS } from "@sunwright/contract/projects";

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

/** A 15 kWh house with a level load. */
const systemOf = (pvKwp: number, nominalKwh: number): EnergySystem => ({
  pvKwp,
  mpptEfficiency: 0.98,
  battery: {
    nominalKwh,
    minimumCharge: 0.1,
    maximumCharge: 1,
    initialCharge: 1,
    chargeEfficiency: 0.97,
    dischargeEfficiency: 0.97,
    maximumChargeKw: 0.5 * nominalKwh,
    maximumDischargeKw: 0.5 * nominalKwh,
    selfDischargePerHour: 3e-5,
  },
  inverter: { ratedKw: 3, efficiency: 0.94, idleKw: 0.02 },
});
const offGrid = systemOf(4, 15);
const load = new Float64Array(HOURS_PER_YEAR).fill(0.42);
const pvUnit = arrayYear(sky, arrayOn(10, 180)).dc.map((watts) => watts / 4);
/** 50 arrays from 0.4 kWp with 40 batteries from 1 kWh. */
const surface = Array.from({ length: 2_000 }, (_, index) =>
  systemOf(0.4 * (1 + (index % 50)), 1 + Math.floor(index / 50)),
);

/** A house of six appliances; another number of them each time, so that no two sizings are the same. */
function houseIn(city: string): DesignInput {
  const { currency: _currency, ...parameters } = DEFAULT_PARAMETERS;
  const quantity = 1 + (turn % 7);
  const appliances = ["ceiling-fan", "refrigerator", "led-bulb", "television", "laptop", "water-pump"].flatMap((id) => {
    const item = catalogueItem(id);
    return item ? [{ ...item, power: item.ratedPower, quantity, essential: true }] : [];
  });
  turn += 1;
  return {
    load: { kind: "appliances", appliances },
    parameters: { ...parameters, city, sunlightSource: "site" },
  };
}
/** More cities than the engine keeps years of, so that each sizing makes its own. */
const CITIES = citiesOf("Nigeria").map(({ id }) => id);
let turn = 0;

interface Figure {
  readonly what: string;
  /** [ms] Source: engineering.md, section 8; none where no bar is set. */
  readonly bar: number | null;
  readonly run: () => unknown;
  /** Other packages doing the same, measured in the same run. */
  readonly peers?: Readonly<Record<string, () => unknown>>;
}

const dates = Array.from(weather.instants, (seconds) => new Date(seconds * 1000));
const { latitude, longitude, elevation } = observer;
const place = new Place(latitude, longitude, elevation);

const figures: Readonly<Record<string, Figure>> = {
  "sun-year": {
    what: "8760 SPA positions of one site",
    bar: 3,
    run: () => sunColumns(weather.instants, observer, 67),
    peers: {
      "nrel-spa": () =>
        dates.map((date) => getSpa(date, latitude, longitude, 0, { elevation, delta_t: 67, function: 0 })),
      suncalc: () => dates.map((date) => getPosition(date, latitude, longitude)),
      "astronomy-engine": () =>
        dates.map((date) => {
          const { ra, dec } = Equator(Body.Sun, date, place, true, true);
          return Horizon(date, place, ra, dec, "normal");
        }),
    },
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
  sizing: {
    what: "one full sizing in a city whose synthetic years are there",
    bar: 100,
    run: () => sizeSystem(houseIn("ng-kano")),
  },
  "sizing-local": {
    what: "the same at local prices, without what their ends would choose",
    bar: 120,
    run: () => {
      const input = { ...houseIn("ng-kano"), prices: "local" } as const;
      return sizeSystem(input, null, technologyFor(input));
    },
  },
  "sizing-ends": {
    what: "the same with what the low and the high end would choose",
    bar: 200,
    run: () => sizeSystem({ ...houseIn("ng-kano"), prices: "local" }),
  },
  "sizing-first": {
    what: "the first sizing in a city, its twenty synthetic years made for it",
    bar: null,
    run: () => sizeSystem(houseIn(CITIES[turn % CITIES.length] ?? "ng-kano")),
  },
  surface: {
    what: "2,000 designs of panels and battery, a year each",
    bar: 1_000,
    run: () => surface.map((system) => simulateYear(system, load, pvUnit).unmetShare),
  },
  "pvwatts-year": {
    what: "one array for a year in the PVWatts mode",
    bar: null,
    run: () => pvwattsYear(observer, weather, { ...arrayOn(33, 180), module: "standard", mount: "open rack" }),
  },
};

export const figureNames = Object.keys(figures);

const cpuMilliseconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const timed = (run: () => unknown) => {
  const start = cpuMilliseconds();
  run();
  return cpuMilliseconds() - start;
};

/** Time given to warming, in which the compiler settles, and to measuring. [ms] */
const WARMING = 4_000;
const MEASURING = 1_000;
const FEWEST = 5;
const MOST = 1_000;

function median(run: () => unknown): number {
  let last = timed(run);
  for (let spent = last; spent < WARMING; spent += last) last = timed(run);
  const repetitions = Math.round(Math.min(MOST, Math.max(FEWEST, MEASURING / Math.max(last, 0.01))));
  const times = Array.from({ length: repetitions }, () => timed(run));
  return times.toSorted((a, b) => a - b)[Math.floor(repetitions / 2)] ?? Number.NaN;
}

const rounded = (value: number) => Number(value.toPrecision(3));

function line(name: string, { what, bar, run, peers = {} }: Figure): string {
  const ms = median(run);
  const others = Object.entries(peers).map(([peer, other]) => {
    const time = median(other);
    return [peer, { ms: rounded(time), times: rounded(time / ms) }] as const;
  });
  return JSON.stringify({
    figure: name,
    ms: rounded(ms),
    bar,
    ratio: bar === null ? null : rounded(ms / bar),
    what,
    ...(others.length > 0 && { peers: Object.fromEntries(others) }),
  });
}

/** CPU time of the engine's runs, warm, beside the bars of docs/engineering: one JSON line a figure. */
export async function measure(asked: readonly string[]): Promise<string[]> {
  return Object.entries(figures)
    .filter(([name]) => asked.length === 0 || asked.includes(name))
    .map(([name, figure]) => line(name, figure));
}

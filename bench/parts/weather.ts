import { daysOfPlace, dailyIrradiation } from "@sunwright/engine/climate/synthetic/daily-clearness";
import { sunOfYear } from "@sunwright/engine/climate/synthetic/sun-of-year";
import { syntheticYear } from "@sunwright/engine/climate/synthetic/synthetic-year";
import { climateOfYear } from "@sunwright/engine/climate/testing/climate-of-year";
import { fitDays } from "@sunwright/engine/climate/testing/fit-days";
import { judgedRuns, judgeStations, type Judged } from "@sunwright/engine/climate/testing/judge-stations";
import { meanOf, RUN_LENGTHS } from "@sunwright/engine/climate/testing/measured-days";
import { withoutGaps } from "@sunwright/engine/climate/testing/without-gaps";
import { darkHours } from "@sunwright/engine/simulation/dark-hours";
import { leastCost } from "@sunwright/engine/simulation/least-cost";
import type { House, Size } from "@sunwright/engine/simulation/plant";
import { yearsOfSun } from "@sunwright/engine/simulation/years-of-sun";
import { skyYear } from "@sunwright/engine/solar/year/sky-year";
import { degrees } from "@sunwright/engine/units/quantity";
import { weatherAt } from "@sunwright/engine/validation/testing/reference";

/* Synthetic weather beside measured: stations that are left out of the fit in turn, and designs served in measured years. */

const PLACES = [
  { site: "bauchi_ng_measured", timeZone: 1 },
  { site: "navrongo_gh_power", timeZone: 0 },
  { site: "phoenix_az_tmy2", timeZone: -7 },
  { site: "greensboro_nc_tmy3", timeZone: -5 },
  { site: "golden_co_tmy3", timeZone: -7 },
  { site: "piemonte_it_pvgis", timeZone: 0 },
];
const DESIGN_YEARS = 10;
/** Years that no design saw. */
const JUDGE_YEARS = 30;
const HOURS = 8_760;
/** Shares of hours a design is asked to serve. */
const TARGETS = [0.95, 0.98, 0.99];
/** 10 kWh a day: level, or most of it after dark. [kW] */
const LOADS = {
  level: Array<number>(24).fill(10 / 24),
  evening: Array.from({ length: 24 }, (_, hour) => (hour >= 18 && hour < 24 ? 1.1 : 3.4 / 18)),
};

const houseOf = (ofDay: readonly number[], sun: readonly Float64Array[]): House => {
  const load = Float64Array.from({ length: HOURS }, (_, hour) => ofDay[hour % 24] ?? Number.NaN);
  return { ...HOUSE, years: sun.map((unit) => ({ sun: unit, load, essential: load, frozen: null, away: null })) };
};

const HOUSE = {
  panelsLeft: 1,
  inverter: { ratedKw: Number.POSITIVE_INFINITY, efficiency: 0.94, idleKw: 0.015 },
  battery: {
    cold: 1,
    left: 1,
    minimumCharge: 0.1,
    chargeEfficiency: 0.97,
    dischargeEfficiency: 0.97,
    rate: 0.5,
    selfDischargePerHour: 3e-5,
  },
  mpptEfficiency: 0.98,
  grid: null,
  generator: null,
};

const served = (house: House, size: Size) => 1 - darkHours(house, size) / (house.years.length * HOURS);

/**
 * Served hours of designs made on synthetic years of a measured year's own means: unseen synthetic years, then measured.
 * The days are made by a fit that did not see the place.
 */
function coverageAt({ site, timeZone }: (typeof PLACES)[number]) {
  const { observer, weather: asStored } = weatherAt(site);
  const weather = withoutGaps(asStored, observer);
  const climate = climateOfYear(site, observer, weather, timeZone);
  const place = daysOfPlace(climate, sunOfYear(climate), fitDays(`m-${site}`));
  const mounting = {
    plane: { tilt: degrees(Math.max(10, Math.abs(observer.latitude))), azimuth: degrees(180) },
    temperature: { kind: "faiman", u0: 25, u1: 6.84 },
    gamma: -0.0035,
    losses: 0.1,
    warmer: 0,
  } as const;
  const unitOf = (years: readonly Parameters<typeof skyYear>[1][]) =>
    yearsOfSun(
      years.map((year) => skyYear(observer, year)),
      mounting,
    ).unit;
  const synthetic = unitOf(
    Array.from({ length: DESIGN_YEARS + JUDGE_YEARS }, (_, yearNumber) =>
      syntheticYear(climate, place, { days: dailyIrradiation(place, yearNumber), yearNumber }),
    ),
  );
  const measured = unitOf([weather]);
  return Object.entries(LOADS).flatMap(([name, load]) =>
    TARGETS.map((target) => {
      const house = houseOf(load, synthetic.slice(0, DESIGN_YEARS));
      const enough = (1 - target) * DESIGN_YEARS * HOURS;
      const found = leastCost({
        panelKwp: 0.1,
        prices: { kilowattOfPanels: 300, kilowattHourOfBattery: 250 },
        holds: ({ pvKwp, batteryKwh }) => darkHours(house, { pvKwp, batteryKwh }, enough) <= enough,
        panelCounts: Array.from({ length: 400 }, (_, index) => index + 1),
        smallestBattery: 1,
        largestBattery: 150,
        moduleKwh: 0.1,
      });
      if (found === null) throw new Error(`No size serves ${site}`);
      const size = { pvKwp: 0.1 * found.panels, batteryKwh: found.batteryKwh };
      const promised = served(houseOf(load, synthetic.slice(DESIGN_YEARS)), size);
      return { site, name, target, size, promised, measured: served(houseOf(load, measured), size) };
    }),
  );
}

const signed = (value: number, digits = 3) => (value >= 0 ? "+" : "") + value.toFixed(digits);

function stationLine({ station, made, runs }: Judged): string {
  const pair = (measured: number, synthetic: number) => `${measured.toFixed(3)} / ${synthetic.toFixed(3)}`;
  const lengths = RUN_LENGTHS.map((length, index) => {
    const measured = station.lowestRuns[length] ?? Number.NaN;
    return `${measured.toFixed(2)} ${signed(runs[index] ?? Number.NaN, 2)}`;
  });
  return [
    `${station.place}, ${station.kind}, ${station.years} years`,
    pair(meanOf(station.spread), meanOf(made.spread)),
    pair(meanOf(station.dayToDay), meanOf(made.dayToDay)),
    ...lengths,
    station.yearly === null ? "" : pair(relative(station), relative(made)),
    station.cvOfYears === null ? "" : pair(station.cvOfYears, made.cvOfYears ?? Number.NaN),
  ].join(" | ");
}

/** Spread of a month's yearly means over its mean. */
const relative = ({ yearly, mean }: Pick<Judged["station"], "yearly" | "mean">) =>
  meanOf((yearly ?? []).map((value, month) => value / (mean[month] ?? Number.NaN)));

/** The stations left out in turn, the weights of the fit on all, and the coverage of designs in measured years. */
export function measure(): Promise<string[]> {
  const weights = fitDays();
  const judged = judgeStations();
  const { count, meanAbsolute, mean, mostOptimistic } = judgedRuns(judged);
  const coverage = PLACES.flatMap(coverageAt);
  const gaps = coverage.map(({ promised, measured }) => 100 * (measured - promised));
  return Promise.resolve([
    `weights: concentration ${weights.concentration.map((weight) => weight.toFixed(4)).join(" ")}, persistence ${weights.persistence.map((weight) => weight.toFixed(4)).join(" ")}`,
    "station left out of the fit | spread, measured / synthetic | day to day | lowest run of 1 day | 3 | 5 | 7 | 14 | months | years",
    ...judged.map(stationLine),
    `runs of 3, 5 and 7 days at stations with 5 years or more (${count}): mean absolute ${meanAbsolute.toFixed(3)}, mean ${signed(mean)}, most optimistic ${signed(mostOptimistic)}`,
    ...coverage.map(
      ({ site, name, target, size, promised, measured }) =>
        `${site}, ${name} load, ${100 * target} %: ${size.pvKwp.toFixed(1)} kWp and ${size.batteryKwh.toFixed(1)} kWh serve ${(100 * promised).toFixed(2)} % of unseen synthetic years, ${(100 * measured).toFixed(2)} % of the measured one`,
    ),
    `served in measured years less synthetic, ${gaps.length} designs: mean absolute ${meanOf(gaps.map(Math.abs)).toFixed(2)} points, mean ${signed(meanOf(gaps), 2)}, worst ${signed(Math.min(...gaps), 2)}`,
  ]);
}

import { ANGLES } from "@sunwright/contract/layout-plane";
import type { YearTotals } from "@sunwright/engine/energy/year-totals";
import { LEAST_LOAD } from "@sunwright/engine/economics/generator-derating";
import { MONTH_OF_DAY } from "@sunwright/engine/units/year";
import { type DesignHours, simulateHours } from "@sunwright/engine/simulation/design-hours";
import type { GeneratingSet } from "@sunwright/engine/simulation/plant";
import { type DailyFlows, summarise } from "@sunwright/engine/simulation/summary";
import { sumOf } from "@sunwright/engine/simulation/years-of-sun";
import { DAYS_OF_MONTH, GENERATOR_CHARGER_EFFICIENCY, HOURS_OF_YEAR } from "@sunwright/engine/sizing/inputs/defaults";
import { ruleFiguresOf } from "@sunwright/engine/sizing/rule/figures-by-rule";
import type { RuleFigures } from "@sunwright/engine/sizing/rule/rule-figures";
import { shareAtSite, standbyByRule } from "@sunwright/engine/sizing/rule/standby-set";
import { standingHouse } from "@sunwright/engine/sizing/choice/standing-system";
import { weatherDoubts } from "@sunwright/engine/sizing/site/weather-doubts";
import type { Text } from "@sunwright/engine/units/told";
import { say } from "@sunwright/words/cli";
import { askedHouse } from "./house";
import type { Simulation } from "./simulation-input";

/** A month of the year. [kWh; h] */
export interface Month {
  readonly production: number;
  readonly load: number;
  readonly served: number;
  readonly surplus: number;
  readonly generator: number;
  readonly gridImport: number;
  readonly gridExport: number;
  readonly unmetHours: number;
}

export interface SimulatedYear {
  /** Whose weather it is. */
  readonly weather: string;
  /** What it says against the place of the house. */
  readonly doubts: readonly Text[];
  /** Years simulated; every figure below is their mean. */
  readonly years: number;
  /** Which of them `hours` are of: the one with the most hours without power. */
  readonly shownYear: number;
  readonly tilt: number;
  readonly azimuth: number;
  /** Mean irradiation on the panels. [kWh/m²/day] */
  readonly sunHours: number;
  readonly totals: YearTotals;
  /** Hours in which all of the load is served, of 8,760; and their share. */
  readonly hoursServed: number;
  readonly hoursServedPercent: number;
  /** Of a mean day, as a design tells them. [kWh/day] */
  readonly flows: DailyFlows;
  readonly months: readonly Month[];
}

/** A system of given size in its house, simulated as a design is: totals, months, and each hour of the hardest year. */
export async function simulatedYear(
  asked: Simulation,
): Promise<{ readonly year: SimulatedYear; readonly hours: DesignHours }> {
  const { input, weather, technology } = await askedHouse(standing(asked));
  const shadedPanels = Math.round(asked.panels / technology.panel.sheet.power);
  const figures = ruleFiguresOf({ ...input, shadedPanels }, weather, technology, asked.inverter);
  const years = asked.year === undefined ? undefined : [asked.year];
  const { house: designed, sunHours } = standingHouse(figures, { years, reserveHours: asked.reserveHours });
  const house = { ...designed, generator: standbyOf(figures, asked) };
  const size = { pvKwp: asked.panels / 1_000, batteryKwh: asked.battery / 1_000 };
  const { years: count, shownYear, flows } = summarise(house, size);
  const simulated = house.years.map((_, year) => simulateHours(house, size, year));
  const [first, shown] = [simulated[0], simulated[shownYear]];
  if (first === undefined || shown === undefined) throw new RangeError("A house has at least one year of sun");
  const totals = meanOf(simulated.map(({ totals: ofYear }) => ofYear));
  const months = simulated.map(({ hours }) => DAYS_OF_MONTH.map((_, month) => monthOf(hours, month)));
  const hoursServed = HOURS_OF_YEAR - totals.lossOfLoadHours;
  return {
    year: {
      weather: weatherName(figures, asked, count),
      doubts: weatherDoubts(input.parameters, weather).map(({ text }) => text),
      years: count,
      shownYear,
      tilt: figures.site.tilt.tilt,
      azimuth: figures.site.facing,
      sunHours,
      totals,
      hoursServed,
      hoursServedPercent: (100 * hoursServed) / HOURS_OF_YEAR,
      flows,
      months: DAYS_OF_MONTH.map((_, month) => meanOf(months.flatMap((year) => year[month] ?? []))),
    },
    hours: shown.hours,
  };
}

/** What the file says of the panels beside their power is said of the house. */
const standing = ({ tilt, azimuth, ...asked }: Simulation): Simulation => ({
  ...asked,
  parameters: {
    ...asked.parameters,
    ...(tilt !== undefined && { [ANGLES.tilt]: tilt }),
    // A full turn is none.
    ...(azimuth !== undefined && { [ANGLES.direction]: azimuth % 360 }),
  },
});

function weatherName({ weather, site }: RuleFigures, { year }: Simulation, years: number): string {
  if (weather !== null) return weather.name;
  const place = `${site.row.name}, ${site.row.country}`;
  return year === undefined ? say("year.mean", { years, place }) : say("year.one", { year, place });
}

/** A set that gives a stated power at the site; where none is stated, the smallest that carries the house. */
function standbyOf(rule: RuleFigures, { battery, generator }: Simulation): GeneratingSet | null {
  if (generator === undefined) return standbyByRule({ ...rule, battery: { capacity: battery } })?.set ?? null;
  const { power, startCharge, stopCharge } = generator;
  const ratedKw = power / 1_000;
  const nameplateKw = ratedKw / shareAtSite(rule);
  const leastKw = LEAST_LOAD * nameplateKw;
  const chargerEfficiency = GENERATOR_CHARGER_EFFICIENCY;
  return { nameplateKw, pieces: 1, ratedKw, leastKw, startCharge, stopCharge, chargerEfficiency };
}

function monthOf(hours: DesignHours, month: number): Month {
  const first = 24 * MONTH_OF_DAY.indexOf(month);
  const end = 24 * (MONTH_OF_DAY.lastIndexOf(month) + 1);
  const sum = (name: keyof DesignHours) => sumOf(hours[name].subarray(first, end));
  const load = sum("load");
  return {
    production: sum("production"),
    load,
    served: load - sum("unmet"),
    surplus: sum("surplus"),
    generator: sum("generator"),
    gridImport: sum("gridImport"),
    gridExport: sum("gridExport"),
    unmetHours: hours.unmet.subarray(first, end).filter((missing) => missing > 0).length,
  };
}

/** Figure by figure, the mean of records that hold the same ones. */
function meanOf<Name extends string>(records: readonly Readonly<Record<Name, number>>[]): Record<Name, number> {
  const mean: Partial<Record<Name, number>> = {};
  for (const record of records) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the records hold these names alone
    for (const name of Object.keys(record) as Name[]) mean[name] = (mean[name] ?? 0) + record[name] / records.length;
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each name has its mean now
  return mean as Record<Name, number>;
}

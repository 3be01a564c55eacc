import { litresPerHour } from "../economics/generator-fuel";
import { GENERATOR_CLASSES } from "../economics/generator-set";
import { type AskedOf, quotedFigures, sizeOf } from "../quotes/simulated-quote";
import type { Quote } from "../quotes/quote";
import { type DesignHours, simulateHours } from "../simulation/design-hours";
import type { House, HouseYear, Size } from "../simulation/plant";
import { yearNumbersOf } from "../simulation/skies";
import { panelStrings } from "../sizing/rule/panel-strings";
import type { RuleFigures } from "../sizing/rule/rule-figures";
import { placeOf } from "../sizing/site/shade";
import { builtHouse } from "../sizing/choice/standing-system";
import { DAYS_OF_YEAR, MONTH_OF_DAY } from "../units/year";
import { anomalies, meanOf, spreadOfRuns, varianceOf } from "./spread";
import { type WorkingSystem, workingSystem } from "./working-system";

/** A system as it was built and the house it stands in. */
export interface AsBuilt {
  readonly quote: Quote;
  readonly house: AskedOf;
}

/**
 * Shares of the panels' power, of the designed use and of the battery that a system may turn out to have: it is simulated
 * with each of each, and between them is drawn a line.
 */
export interface States {
  readonly panels: readonly number[];
  readonly use: readonly number[];
  readonly battery: readonly number[];
}

/** What a month's day brings, in each state: index = (panels · uses + use) · batteries + battery. */
export interface ExpectedMonth {
  /** What the panels' meter counts. [kWh/day] */
  readonly kwh: readonly number[];
  /** Standard deviation of one day's. [kWh] */
  readonly kwhSpread: readonly number[];
  /** [l/day] */
  readonly litres: readonly number[];
  readonly litresSpread: readonly number[];
}

export interface ExpectedDay {
  readonly producedKwh: number;
  readonly fuelLitres: number;
}

/** What a system as built is expected to do, before anything is read. Plain figures, to be kept beside the passport. */
export interface ExpectedYear {
  readonly states: States;
  /** January first. */
  readonly months: readonly ExpectedMonth[];
  /** Day by day with everything as built, mean of the simulated years; 365, 1 January first. */
  readonly days: readonly ExpectedDay[];
  /** Strings of equal panels; null where the electrical design has none. */
  readonly strings: number | null;
  readonly burnsFuel: boolean;
  /** How much more a run of days varies than days that know nothing of each other would, by its length. */
  readonly runs: readonly { readonly days: number; readonly kwh: number; readonly litres: number }[];
  /** Of one day's kilowatt hours with its litres, −1 to 1. */
  readonly correlation: number;
  /** Years that were kept before it was told have none. */
  readonly working?: WorkingSystem;
}

const PANEL_SHARES = [0.3, 0.5, 0.7, 0.85, 1, 1.15] as const;
const USE_SHARES = [0.6, 0.8, 1, 1.2, 1.5] as const;
const BATTERY_SHARES = [0.25, 0.5, 1] as const;
const AS_BUILT = { panels: 1, use: 1, battery: 1 } as const;
/** Lengths of runs whose spread is measured. [days] */
const RUNS = [1, 3, 7, 15, 30] as const;
/** Every fourth of the twenty years that a verdict is told from. House rule: five hold the spread within a tenth. */
const YEAR_STEP = 4;
const DIGITS = 4;

/** A system as it was built in its house, all parts new, with five years of the place. */
export function standing({ quote, house: asked }: AsBuilt) {
  const { stated, figures } = quotedFigures(quote, asked);
  const place = placeOf(figures.site, figures.weather);
  const years = yearNumbersOf(place).verdict.filter((_, index) => index % YEAR_STEP === 0);
  const { house, sunHours } = builtHouse(figures, { years, reserveHours: asked.asked.nightHours ?? null });
  const size = sizeOf({ stated, figures });
  return { figures, panels: stated.panelCount, battery: quote.battery ?? null, house, sunHours, size };
}

/**
 * Simulates the system in its house, all parts new, through five years of the place with other shares of panels, use and
 * battery. What the meter counts is what the panels gave and the house, the battery or the grid took: on an on-grid system
 * behind the inverter, else before it.
 */
export function expectedYear(asBuilt: AsBuilt): ExpectedYear {
  const system = standing(asBuilt);
  const { figures, panels, house, size } = system;
  const meter = meterOf(figures, house);
  const states = statesOf(figures);
  const all = combinations(states).map((state) => daysIn(house, size, state, meter));
  const days = daysIn(house, size, AS_BUILT, meter);
  return {
    states,
    months: Array.from({ length: 12 }, (_, month) => monthOf(all, month)),
    days: meanDays(days),
    strings: panelStrings(panels, figures)?.parallel ?? null,
    burnsFuel: house.generator !== null,
    runs: RUNS.map((length) => ({
      days: length,
      kwh: rounded(
        spreadOfRuns(
          days.map(({ kwh }) => kwh),
          length,
        ),
      ),
      litres: rounded(
        spreadOfRuns(
          days.map(({ litres }) => litres),
          length,
        ),
      ),
    })),
    correlation: rounded(correlationOf(days)),
    working: workingSystem(system),
  };
}

/** Every state of a grid, in the order of `ExpectedMonth`. */
const combinations = ({ panels, use, battery }: States): readonly State[] =>
  panels.flatMap((ofPanels) =>
    use.flatMap((ofUse) => battery.map((ofBattery) => ({ panels: ofPanels, use: ofUse, battery: ofBattery }))),
  );

/** Shares of what was built and designed. */
export interface State {
  readonly panels: number;
  readonly use: number;
  readonly battery: number;
}

/** An on-grid system sells what the house leaves: use and battery change nothing that its meter counts. */
function statesOf({ input }: RuleFigures): States {
  const sells = input.parameters.systemType === "on-grid";
  return {
    panels: PANEL_SHARES,
    use: sells ? [1] : USE_SHARES,
    battery: sells ? [1] : BATTERY_SHARES,
  };
}

type Meter = (hours: DesignHours, hour: number) => { readonly kwh: number; readonly litres: number };

/** What one hour adds to the meter and takes from the tank. [kWh, l] */
function meterOf({ input, standby }: RuleFigures, { generator, inverter }: House): Meter {
  const share = input.parameters.systemType === "on-grid" ? inverter.efficiency : 1;
  const rated = generator === null ? 0 : generator.nameplateKw * generator.pieces;
  const fuel = standby === null ? null : GENERATOR_CLASSES[standby.kind].fuel;
  return ({ production, surplus, generator: given }, hour) => {
    const power = given[hour] ?? 0;
    return {
      kwh: share * Math.max(0, (production[hour] ?? 0) - (surplus[hour] ?? 0)),
      litres: fuel === null || power <= 0 ? 0 : litresPerHour(fuel, rated, power),
    };
  };
}

/** The days of a simulated year. [kWh, l] */
export interface YearOfDays {
  readonly kwh: Float64Array;
  readonly litres: Float64Array;
}

/** A house with some share of its panels, use and battery through its years, day by day. */
function daysIn(house: House, { pvKwp, batteryKwh }: Size, state: State, meter: Meter): readonly YearOfDays[] {
  const size = { pvKwp: pvKwp * state.panels, batteryKwh: batteryKwh * state.battery };
  const used = { ...house, years: house.years.map((year) => usedBy(year, state.use)) };
  return used.years.map((_, year) => dayOf(simulateHours(used, size, year).hours, meter));
}

const times = (hours: Float64Array, share: number) => hours.map((power) => power * share);

function usedBy(year: HouseYear, share: number): HouseYear {
  if (share === 1) return year;
  const load = times(year.load, share);
  return { ...year, load, essential: year.essential === year.load ? load : times(year.essential, share) };
}

function dayOf(hours: DesignHours, meter: Meter): YearOfDays {
  const days = { kwh: new Float64Array(DAYS_OF_YEAR), litres: new Float64Array(DAYS_OF_YEAR) };
  for (let hour = 0; hour < 24 * DAYS_OF_YEAR; hour += 1) {
    const day = Math.floor(hour / 24);
    const { kwh, litres } = meter(hours, hour);
    days.kwh[day] = (days.kwh[day] ?? 0) + kwh;
    days.litres[day] = (days.litres[day] ?? 0) + litres;
  }
  return days;
}

const rounded = (value: number) => Number(value.toPrecision(DIGITS));

function monthOf(all: readonly (readonly YearOfDays[])[], month: number): ExpectedMonth {
  const days = MONTH_OF_DAY.flatMap((of, day) => (of === month ? [day] : []));
  const pick = (years: readonly YearOfDays[], of: keyof YearOfDays) =>
    years.flatMap((year) => days.map((day) => year[of][day] ?? 0));
  return {
    kwh: all.map((years) => rounded(meanOf(pick(years, "kwh")))),
    kwhSpread: all.map((years) => rounded(Math.sqrt(varianceOf(pick(years, "kwh"))))),
    litres: all.map((years) => rounded(meanOf(pick(years, "litres")))),
    litresSpread: all.map((years) => rounded(Math.sqrt(varianceOf(pick(years, "litres"))))),
  };
}

const meanDays = (years: readonly YearOfDays[]): readonly ExpectedDay[] =>
  Array.from({ length: DAYS_OF_YEAR }, (_, day) => ({
    producedKwh: rounded(meanOf(years.map(({ kwh }) => kwh[day] ?? 0))),
    fuelLitres: rounded(meanOf(years.map(({ litres }) => litres[day] ?? 0))),
  }));

/** Of a day's kilowatt hours and litres, each against its mean of the month. */
function correlationOf(years: readonly YearOfDays[]): number {
  const [kwh, litres] = [anomalies(years.map((year) => year.kwh)), anomalies(years.map((year) => year.litres))];
  const spread = Math.sqrt(varianceOf(kwh) * varianceOf(litres));
  return spread === 0 ? 0 : meanOf(kwh.map((value, index) => value * (litres[index] ?? 0))) / spread;
}

import { moneyAssumptions, NO_OWN_FIGURES } from "@sunwright/engine/money/assumptions";
import { moneyInputOf } from "@sunwright/engine/money/money-input";
import { moneyOf } from "@sunwright/engine/money/money-of";
import { supplyHoursOf } from "@sunwright/engine/sizing/inputs/supply";
import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import type { House, HouseYear, Size } from "@sunwright/engine/simulation/plant";
import { skyOf } from "@sunwright/engine/simulation/skies";
import { yearsOfSun } from "@sunwright/engine/simulation/years-of-sun";
import { DAYS_OF_MONTH } from "@sunwright/engine/sizing/inputs/defaults";
import { agedBy, agedHouse } from "@sunwright/engine/sizing/choice/ages";
import { type Figures, figuresOf } from "@sunwright/engine/sizing/choice/figures";
import type { Choice } from "@sunwright/engine/sizing/choice/choice";
import { panelKwpOf } from "@sunwright/engine/sizing/choice/search-task";
import { underSunShare } from "@sunwright/engine/sizing/choice/design-sun";
import { houseOf, mountingOf, sunOf } from "@sunwright/engine/sizing/choice/house-of";
import { piecesOf } from "@sunwright/engine/sizing/rule/pieces";
import { darkHoursByYear, reachedByNineOfTen } from "@sunwright/engine/sizing/choice/unseen-years";
import type { WeatherYear } from "@sunwright/engine/solar/year/weather-year";
import { HOURS_OF_YEAR, MONTH_OF_DAY } from "@sunwright/engine/units/year";
import { weatherAt } from "@sunwright/engine/validation/testing/reference";
import { type Persona, PERSONAS } from "../field/personas";

/* What the designs of fourteen people serve in years, ages and habits they were not made from. Bars: issue 14. */

export const figureNames: readonly string[] = ["money", ...PERSONAS.map(({ name }) => nameOf(name))];
function nameOf(text: string) {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}

/** Behind the 25 of search and verdict. */
const FIRST_UNSEEN = 25;
const UNSEEN = 200;
/** Made and run through together. */
const CHUNK = 20;

/** The served hours of each house, or `field money`: what the off-grid ones waste and when they are paid back. */
export async function measure(wanted: readonly string[]): Promise<string[]> {
  if (wanted.includes("money")) return PERSONAS.flatMap(moneyLine);
  const lines: string[] = [];
  for (const persona of PERSONAS) {
    if (wanted.length > 0 && !wanted.includes(nameOf(persona.name))) continue;
    const text = lineOf(persona);
    console.error(text);
    lines.push(text);
  }
  return lines;
}

/** Against what the household has today by the country's defaults, and against a generator that carries every hour. */
function moneyLine({ name, input }: Persona): string[] {
  if (input.parameters.systemType !== "off-grid") return [];
  const design = sizeSystem(input);
  const found = moneyInputOf(design);
  const assumptions = moneyAssumptions(input.parameters.country, NO_OWN_FIGURES, supplyHoursOf(input.parameters));
  const money = found && moneyOf(found, assumptions, "USD");
  if (money === null || design.simulation === null) return [];
  const years = ({ payback }: { readonly payback: { readonly value: number } | null }) =>
    payback?.value.toFixed(1) ?? "none";
  const { flows } = design.simulation;
  const daily = (energy: number) => `${(365 * energy).toFixed(0)} kWh`;
  const [today, generator] = money.comparisons;
  return [
    [
      `${name}: $${design.cost.total.value.toFixed(0)}, makes ${daily(flows.production)}, uses ${daily(flows.load)}`,
      `dumped ${daily(flows.surplus)} a year; paid back against today in ${years(today)} years`,
      `against a generator in ${generator ? years(generator) : "none"}`,
    ].join("; "),
  ];
}

type Change = (house: House, figures: Figures) => House;
const battery =
  (share: number): Change =>
  (house) => ({ ...house, battery: { ...house.battery, left: house.battery.left * share } });
const load =
  (share: number): Change =>
  (house) => ({ ...house, years: house.years.map((year) => scaled(year, share)) });
const scaled = (year: HouseYear, share: number): HouseYear => ({
  ...year,
  load: year.load.map((power) => power * share),
  essential: year.essential.map((power) => power * share),
});

/** The same design with one piece less of battery or panels, under the sun that it is sized for. */
const PIECES = ["one module less", "one string less"] as const;
function fewerPieces(figures: Figures, { size, panels }: Choice): Record<(typeof PIECES)[number], Size> {
  const { moduleKwh, wirableUpTo } = piecesOf(figures);
  return {
    "one module less": { ...size, batteryKwh: Math.max(0, size.batteryKwh - moduleKwh) },
    "one string less": { ...size, pvKwp: wirableUpTo(panels - 1) * panelKwpOf(figures) },
  };
}

const CHANGES = {
  "as designed": (house) => house,
  new: (house) => agedHouse(house, { batteryLeft: 1, panelsLeft: 1 }),
  end: (house, figures) => agedHouse(house, agedBy(figures, "end")),
  "battery -5%": battery(0.95),
  "battery -10%": battery(0.9),
  "load +5%": load(1.05),
  "load +10%": load(1.1),
} satisfies Record<string, Change>;
const isChange = (name: string): name is keyof typeof CHANGES => name in CHANGES;
const AS_DESIGNED = Object.keys(CHANGES).filter(isChange);
type ChangeName = keyof typeof CHANGES | (typeof PIECES)[number];

/** Dark hours of each unseen year under each change. */
function darkHours(figures: Figures, choice: Choice): Record<ChangeName, number[]> {
  const dark: Record<ChangeName, number[]> = {
    "as designed": [],
    new: [],
    end: [],
    "battery -5%": [],
    "battery -10%": [],
    "load +5%": [],
    "load +10%": [],
    "one module less": [],
    "one string less": [],
  };
  const smaller = fewerPieces(figures, choice);
  for (let first = FIRST_UNSEEN; first < FIRST_UNSEEN + UNSEEN; first += CHUNK) {
    const numbers = Array.from({ length: CHUNK }, (_, index) => first + index);
    const built = houseOf(figures, sunOf(figures, numbers), numbers);
    const house = agedHouse(built, choice.age);
    for (const name of AS_DESIGNED) dark[name].push(...darkHoursByYear(CHANGES[name](house, figures), choice.size));
    for (const name of PIECES)
      dark[name].push(...darkHoursByYear(underSunShare(house, choice.sunShare), smaller[name]));
  }
  return dark;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const share = (hours: number) => 100 * (1 - hours / HOURS_OF_YEAR);
const points = (value: number) => value.toFixed(2);

function lineOf(persona: Persona): string {
  const figures = figuresOf(persona.input);
  const { choice } = figures;
  if (choice === null) throw new Error(`${persona.name} has no load`);
  const dark = darkHours(figures, choice);
  const served = (name: ChangeName) => share(mean(dark[name]));
  const usual = served("as designed");
  const costs = (name: ChangeName) => usual - served(name);
  const nineOfTen = share(reachedByNineOfTen(dark["as designed"]));
  const found = [
    `${persona.name}: ${points(choice.size.pvKwp)} kW, ${points(choice.size.batteryKwh)} kWh, $${figures.cost.total.toFixed(0)}`,
    `served at the stated age ${points(usual)}% (nine of ten ${points(nineOfTen)}), new ${points(served("new"))}, end ${points(served("end"))}`,
    `battery -5% costs ${points(costs("battery -5%"))}, -10% ${points(costs("battery -10%"))}, load +5% ${points(costs("load +5%"))}, +10% ${points(costs("load +10%"))}`,
    `one module less ${points(served("one module less"))}%, one string less ${points(served("one string less"))}%`,
    ...(persona.measured === undefined
      ? []
      : [`${persona.measured}: ${points(inMeasured(figures, choice, persona.measured))}%`]),
  ];
  const smaller = Math.max(...PIECES.map(served));
  return [...found, verdictOf(choice, { usual, nineOfTen, end: usual - served("end"), costs, smaller })].join("; ");
}

interface Found {
  readonly usual: number;
  readonly nineOfTen: number;
  readonly end: number;
  readonly costs: (name: ChangeName) => number;
  /** What the better of the two designs with a piece less serves. */
  readonly smaller: number;
}

/** More than the bar is served where a piece less would not keep the target: pieces are sold whole. */
function verdictOf({ target }: Choice, { usual, nineOfTen, end, costs, smaller }: Found): string {
  if (target.kind !== "hours") return "no bar";
  const promised = 100 * target.share;
  const within =
    promised > 99
      ? 100 - usual <= 2 * (100 - promised)
      : usual >= promised - 0.5 && Math.min(usual, smaller) <= promised + 0.5;
  const bars: readonly (readonly [string, boolean])[] = [
    ["mean", within],
    ["nine of ten", nineOfTen >= promised - 1.5],
    ["end", end <= 4],
    ["-5%", costs("battery -5%") <= 1 && costs("load +5%") <= 1],
    ["-10%", costs("battery -10%") <= 2.5],
  ];
  const missed = bars.filter(([, holds]) => !holds).map(([name]) => name);
  return missed.length === 0 ? "reaches its bars" : `MISSES ${missed.join(", ")}`;
}

/** The days of a measured or typical year, each month scaled to the mean of the place. [% of the hours] */
function inMeasured(figures: Figures, choice: Choice, site: string): number {
  const { observer, weather } = weatherAt(site);
  const year = { observer, timeZone: 0, weather: scaledTo(figures.site.row.ghi, weather) };
  const sun = yearsOfSun([skyOf(year)], mountingOf(figures));
  const built = houseOf(figures, sun, [FIRST_UNSEEN]);
  return share(mean(darkHoursByYear(agedHouse(built, choice.age), choice.size)));
}

function scaledTo(ghi: readonly number[], weather: WeatherYear): WeatherYear {
  const sums = DAYS_OF_MONTH.map(() => 0);
  for (const [hour, power] of weather.ghi.entries()) {
    const month = MONTH_OF_DAY[Math.floor(hour / 24)] ?? 0;
    sums[month] = (sums[month] ?? 0) + power / 1_000;
  }
  const factors = DAYS_OF_MONTH.map((days, month) => ((ghi[month] ?? 0) * days) / (sums[month] ?? 1));
  const by = (column: Float64Array) =>
    column.map((power, hour) => power * (factors[MONTH_OF_DAY[Math.floor(hour / 24)] ?? 0] ?? 1));
  return { ...weather, ghi: by(weather.ghi), dni: by(weather.dni), dhi: by(weather.dhi) };
}

import { DAYS_OF_MONTH, DAYS_OF_YEAR, MONTH_OF_DAY } from "../units/year";
import type { ExpectedMonth, ExpectedYear, State, States } from "./expected-year";
import { dayOfYear, daysOf } from "./reading";

/** A mean and a standard deviation. */
export interface Expected {
  readonly mean: number;
  readonly spread: number;
}

type Quantity = "kwh" | "litres";

/** What some days are expected to bring in every state of the grid. */
export interface ExpectedRun {
  readonly mean: readonly number[];
  readonly spread: readonly number[];
}

/** Days of a run by the months they count to: a day between the middles of two counts to both. */
function monthsOfDays(from: number, to: number): Float64Array {
  const months = new Float64Array(12);
  for (let day = from; day <= to; day += 1) {
    const { month, next, share } = placeOfDay(dayOfYear(day));
    months[month] = (months[month] ?? 0) + 1 - share;
    months[next] = (months[next] ?? 0) + share;
  }
  return months;
}

interface PlaceOfDay {
  readonly month: number;
  readonly next: number;
  /** Of the way from the one month's middle to the other's. */
  readonly share: number;
}

const STARTS = DAYS_OF_MONTH.map((_, month) => DAYS_OF_MONTH.slice(0, month).reduce((sum, days) => sum + days, 0));
const middleOf = (month: number) => (STARTS[month] ?? 0) + (DAYS_OF_MONTH[month] ?? 30) / 2;

function placeOfDay(day: number): PlaceOfDay {
  const middle = day + 0.5;
  const own = MONTH_OF_DAY[day] ?? 0;
  const month = middle >= middleOf(own) ? own : (own + 11) % 12;
  const next = (month + 1) % 12;
  const begin = middleOf(month) - (month === 11 && own === 0 ? DAYS_OF_YEAR : 0);
  const end = middleOf(next) + (month === 11 && own === 11 ? DAYS_OF_YEAR : 0);
  return { month, next, share: (middle - begin) / (end - begin) };
}

/** Excess of a run of a length, between the lengths that were measured. */
function excessOf({ runs }: ExpectedYear, days: number, quantity: Quantity): number {
  const after = runs.findIndex((run) => run.days >= days);
  if (after === 0) return runs[0]?.[quantity] ?? 1;
  const [before, next] = after < 0 ? [runs.at(-1), runs.at(-1)] : [runs[after - 1], runs[after]];
  if (before === undefined || next === undefined || before === next) return next?.[quantity] ?? 1;
  const share = (days - before.days) / (next.days - before.days);
  return before[quantity] + share * (next[quantity] - before[quantity]);
}

/** `asMonths`: the run is one of many that are judged together; then it varies as the whole months do. */
export function expectedRun(
  year: ExpectedYear,
  { from, to }: { readonly from: number; readonly to: number },
  quantity: Quantity,
  { asMonths = false } = {},
): ExpectedRun {
  const weights = monthsOfDays(from, to);
  const days = daysOf({ from, to });
  const excess = excessOf(year, asMonths ? MONTH_DAYS : days, quantity);
  const [of, spreadOf] = COLUMNS[quantity];
  const count = year.months[0]?.[of].length ?? 0;
  const mean = Array.from({ length: count }, () => 0);
  const variance = Array.from({ length: count }, () => 0);
  year.months.forEach((month, index) => {
    const weight = weights[index] ?? 0;
    if (weight === 0) return;
    for (let state = 0; state < count; state += 1) {
      mean[state] = (mean[state] ?? 0) + weight * (month[of][state] ?? 0);
      variance[state] = (variance[state] ?? 0) + weight * (month[spreadOf][state] ?? 0) ** 2;
    }
  });
  return { mean, spread: variance.map((value) => Math.sqrt(value * excess)) };
}

const MONTH_DAYS = 30;
const COLUMNS = {
  kwh: ["kwh", "kwhSpread"],
  litres: ["litres", "litresSpread"],
} as const satisfies Record<Quantity, readonly [keyof ExpectedMonth, keyof ExpectedMonth]>;

/** States of the grid around another, each with its share of it. */
export type Shares = readonly (readonly [index: number, share: number])[];

/** What a state between those of the grid has of each of them: up to eight. */
export function sharesOf(states: States, state: State): Shares {
  const along = (axis: keyof State) => between(states[axis], state[axis]);
  return along("panels").flatMap(([ofPanels, sharePanels]) =>
    along("use").flatMap(([ofUse, shareUse]) =>
      along("battery").map(
        ([ofBattery, shareBattery]) =>
          [
            (ofPanels * states.use.length + ofUse) * states.battery.length + ofBattery,
            sharePanels * shareUse * shareBattery,
          ] as const,
      ),
    ),
  );
}

function between(values: readonly number[], value: number): Shares {
  const last = values.length - 1;
  const above = values.findIndex((one) => one >= value);
  if (above <= 0) return [[above === 0 ? 0 : last, 1]];
  const [low, high] = [values[above - 1] ?? 0, values[above] ?? 0];
  const share = (value - low) / (high - low);
  return share >= 1
    ? [[above, 1]]
    : [
        [above - 1, 1 - share],
        [above, share],
      ];
}

/** A state's own mean and spread of a run. */
export function expectedIn(run: ExpectedRun, shares: Shares): Expected {
  let [mean, spread] = [0, 0];
  for (const [index, share] of shares) {
    mean += share * (run.mean[index] ?? 0);
    spread += share * (run.spread[index] ?? 0);
  }
  return { mean, spread };
}

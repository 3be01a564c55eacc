import { at } from "../../solar/column";
import { DAYS_PER_YEAR, HOURS_PER_DAY, HOURS_PER_YEAR, inMonth, MONTHS, type MonthSpan } from "./calendar";

/**
 * Adds to an hourly column a curve without steps, straight from mid-month to mid-month, that brings the mean of each
 * month to its target.
 *
 * Two rounds: the first meets the target to rounding, the second removes the rounding.
 */
export function fitMonthlyMeans(column: Float64Array, targets: readonly number[]): void {
  for (let round = 0; round < 2; round += 1) {
    const missing = MONTHS.map((month, index) => inMonth(targets, index) - meanOver(column, month));
    addCurve(column, knotsWithMeans(missing));
  }
}

const centres = MONTHS.map(({ first, end }) => (first + end) / 2);

/** Sweeps until the knots stand; each divides the error by about four, because a month's own knot weighs most. */
const SWEEPS = 40;

/** The values at mid-month whose straight connections have the given monthly means. */
function knotsWithMeans(means: readonly number[]): readonly number[] {
  const knots = [...means];
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    weights.forEach(({ before, own, after }, month) => {
      const neighbours = before * inMonth(knots, (month + 11) % 12) + after * inMonth(knots, (month + 1) % 12);
      knots[month] = (inMonth(means, month) - neighbours) / own;
    });
  }
  return knots;
}

function addCurve(column: Float64Array, knots: readonly number[]): void {
  for (let hour = 0; hour < column.length; hour += 1) {
    const month = knotBefore[hour] ?? -1;
    const from = inMonth(knots, month);
    column[hour] = at(column, hour) + from + (inMonth(knots, (month + 1) % 12) - from) * at(wayToNext, hour);
  }
}

/** For the middle of each hour: the month of the knot before it, and how far it is on the way to the next knot. */
const knotBefore = new Uint8Array(HOURS_PER_YEAR);
const wayToNext = new Float64Array(HOURS_PER_YEAR);
for (let hour = 0; hour < HOURS_PER_YEAR; hour += 1) {
  const day = (hour + 0.5) / HOURS_PER_DAY;
  const month = (centres.findLastIndex((centre) => centre <= day) + 12) % 12;
  const from = inMonth(centres, month);
  const span = (inMonth(centres, (month + 1) % 12) - from + DAYS_PER_YEAR) % DAYS_PER_YEAR;
  knotBefore[hour] = month;
  wayToNext[hour] = ((day - from + DAYS_PER_YEAR) % DAYS_PER_YEAR) / span;
}

/** How much the knot before, its own and the one after weigh in the mean of each month. */
const weights = MONTHS.map(({ first, end }, index) => {
  const sums = { before: 0, own: 0, after: 0 };
  for (let hour = first * HOURS_PER_DAY; hour < end * HOURS_PER_DAY; hour += 1) {
    const share = at(wayToNext, hour);
    const afterCentre = knotBefore[hour] === index;
    sums.own += afterCentre ? 1 - share : share;
    if (afterCentre) sums.after += share;
    else sums.before += 1 - share;
  }
  const hours = (end - first) * HOURS_PER_DAY;
  return { before: sums.before / hours, own: sums.own / hours, after: sums.after / hours };
});

export function meanOver(column: Float64Array, { first, end }: MonthSpan): number {
  let total = 0;
  for (let hour = first * HOURS_PER_DAY; hour < end * HOURS_PER_DAY; hour += 1) total += at(column, hour);
  return total / ((end - first) * HOURS_PER_DAY);
}

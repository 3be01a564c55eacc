import { dateOfDay, dayOfHour, firstDayOfMonth, HOURS_OF_DAY, monthName, shortDayText } from "./calendar";
import type { SupplySteps } from "./supply";
import { niceTicks } from "./ticks";

/** Measures of the hourly chart. [px] */
export interface HourChartGeometry {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** Where the load's axis stands. */
  readonly foot: number;
  /** Of the strip with the battery's charge; null without a battery. */
  readonly strip: { readonly top: number; readonly foot: number } | null;
  readonly ticks: readonly number[];
  readonly x: (step: number) => number;
  readonly y: (value: number) => number;
  readonly charge: (value: number) => number;
}

/** Right end of the plot, so that the last mark is not cut. */
const MARGIN = 8;

export function hourChartGeometry(width: number, steps: SupplySteps, battery: boolean): HourChartGeometry {
  const narrow = width < 520;
  const left = narrow ? 42 : 44;
  const right = width - MARGIN;
  const top = 20;
  const foot = narrow ? 216 : 234;
  const strip = battery ? { top: foot + 16, foot: foot + (narrow ? 60 : 66) } : null;
  const ticks = niceTicks(largest(steps), narrow ? 3 : 5);
  const most = ticks.at(-1) ?? 1;
  const stripTop = strip?.top ?? foot;
  const stripFoot = strip?.foot ?? foot;
  return {
    width,
    height: stripFoot + 24,
    left,
    right,
    top,
    foot,
    strip,
    ticks,
    x: (step) => left + ((right - left) * step) / steps.count,
    y: (value) => foot - ((foot - top) * value) / most,
    charge: (value) => stripFoot - (stripFoot - stripTop) * value,
  };
}

/** Highest point of the drawing: the sun, the load, or what is stacked up to it. */
const largest = ({ production, load }: SupplySteps) =>
  production.reduce((most, value, step) => Math.max(most, value, load[step] ?? 0), 0);

/** The step under a place of the chart. */
export function stepAt({ left, right }: HourChartGeometry, place: number, count: number): number {
  const step = Math.floor(((place - left) / (right - left)) * count);
  return Math.max(0, Math.min(count - 1, step));
}

export interface TimeMark {
  /** Step the words stand over, in the middle of what they name. */
  readonly middle: number;
  /** Step a line stands at; null at the left end. */
  readonly line: number | null;
  readonly text: string;
}

/** Days under a week, hours under a day, months under a year. */
export function timeMarks(steps: SupplySteps, width: number): TimeMark[] {
  if (steps.hoursPerStep > 1) return monthMarks(width);
  if (steps.count <= HOURS_OF_DAY) return clockMarks(steps);
  return dayMarks(steps);
}

function monthMarks(width: number): TimeMark[] {
  const length = width < 520 ? "narrow" : "short";
  return Array.from({ length: 12 }, (_, month) => {
    const from = firstDayOfMonth(month);
    const middle = (from + firstDayOfMonth(month + 1)) / 2;
    return { middle, line: month === 0 ? null : from, text: monthName(month, length) };
  });
}

const clockMarks = (steps: SupplySteps): TimeMark[] =>
  [0, 6, 12, 18, 24]
    .filter((hour) => hour <= steps.count)
    .map((hour) => ({
      middle: hour,
      line: hour === 0 || hour === steps.count ? null : hour,
      text: String(hour).padStart(2, "0"),
    }));

/** The month is named where it begins. */
const dayMarks = (steps: SupplySteps): TimeMark[] =>
  Array.from({ length: steps.count / HOURS_OF_DAY }, (_, index) => {
    const day = dayOfHour(steps.first) + index;
    const { date } = dateOfDay(day);
    return {
      middle: (index + 0.5) * HOURS_OF_DAY,
      line: index === 0 ? null : index * HOURS_OF_DAY,
      text: index === 0 || date === 1 ? shortDayText(day) : String(date),
    };
  });

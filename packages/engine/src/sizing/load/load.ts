import type { ApplianceLoad, LoadInput } from "../inputs/design";
import { HOUSEHOLD_CURVE } from "./household-curve";
import { monthsOf, sharesOfMonths } from "./months-of-use";

export interface LoadFigures {
  /** [Wh] */
  readonly dailyConsumption: number;
  /** Sum of all rated powers. [W] */
  readonly peakPower: number;
  /** 24 mean powers, hour 0 first. [W] */
  readonly hourlyPower: readonly number[];
  /** The part of them that an outage leaves on. [W] */
  readonly essentialPower: readonly number[];
  /** Largest of all hours. [W] */
  readonly coincidentPeak: number;
  /** First hour that reaches it. */
  readonly peakHour: number;
  /** Coincident peak with the hardest start in it. [W] */
  readonly surgePower: number;
  /** The appliance whose start makes the surge; null without appliances. */
  readonly hardestStart: ApplianceLoad | null;
  /** Share of the energy used from 18:00 to 06:00. */
  readonly nightShare: number;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const isNight = (hour: number) => hour < 6 || hour >= 18;

/** Whether there is anything to size: power without energy a day would make a system without capacity. */
export const hasLoad = (load: LoadInput) =>
  load.kind === "direct"
    ? load.dailyConsumption > 0
    : load.appliances.some(({ power, quantity, hoursPerDay }) => power * quantity * hoursPerDay > 0);

export function loadFigures(load: LoadInput): LoadFigures {
  return load.kind === "appliances" ? fromAppliances(load.appliances) : fromDirectInput(load);
}

function fromAppliances(appliances: readonly ApplianceLoad[]): LoadFigures {
  const hourlyPower = togetherOf(appliances);
  // Where months differ, the peak is of the month that has it.
  const fullest = monthsOf(appliances)
    .map((month) => ({ month, power: month === null ? hourlyPower : togetherOf(inMonth(appliances, month)) }))
    .reduce((one, other) => (Math.max(...other.power) > Math.max(...one.power) ? other : one));
  const curves = inMonth(appliances, fullest.month).map(pieceHourlyPower);
  const coincidentPeak = Math.max(...fullest.power);
  const peakHour = fullest.power.indexOf(coincidentPeak);
  // The curve holds means: the piece that starts is taken out of the hour with its mean and put back with its start.
  const surges = appliances.map(
    ({ power, startFactor }, index) => coincidentPeak - (curves[index]?.[peakHour] ?? 0) + power * startFactor,
  );
  const surgePower = Math.max(coincidentPeak, ...surges);
  return {
    dailyConsumption: sum(appliances.map(dailyConsumption)),
    peakPower: sum(appliances.map(({ power, quantity }) => power * quantity)),
    hourlyPower,
    essentialPower: togetherOf(appliances.filter(({ essential }) => essential)),
    coincidentPeak,
    peakHour,
    surgePower,
    hardestStart: appliances[surges.indexOf(surgePower)] ?? null,
    nightShare: nightShareOf(hourlyPower),
  };
}

/** Mean power of all of them in each hour. [W] */
function togetherOf(appliances: readonly ApplianceLoad[]): readonly number[] {
  const curves = appliances.map(pieceHourlyPower);
  return HOURS.map((hour) => sum(appliances.map(({ quantity }, index) => quantity * (curves[index]?.[hour] ?? 0))));
}

/** As they run on a day of a month; null: on the year's mean day. */
export const inMonth = (appliances: readonly ApplianceLoad[], month: number | null): readonly ApplianceLoad[] =>
  month === null
    ? appliances
    : appliances.map((appliance) => {
        const share = sharesOfMonths(appliance.months)?.[month];
        if (share === undefined) return appliance;
        return { ...appliance, months: null, hoursPerDay: Math.min(HOURS.length, appliance.hoursPerDay * share) };
      });

/** Power × quantity × hours. [Wh] */
export const dailyConsumption = ({
  power,
  quantity,
  hoursPerDay,
}: Pick<ApplianceLoad, "power" | "quantity" | "hoursPerDay">) => power * quantity * hoursPerDay;

/**
 * Mean power of one piece in each hour. [W] The daily hours spread evenly over the hours it may run in; when there are
 * more of them than such hours, these run in full and the rest of the day takes what is left.
 */
export function pieceHourlyPower({ power, hoursPerDay, hoursOfDay }: ApplianceLoad): readonly number[] {
  const chosen = new Set(hoursOfDay.length === 0 ? HOURS : hoursOfDay);
  const inside = Math.min(1, hoursPerDay / chosen.size);
  const outside = chosen.size === 24 ? 0 : Math.max(0, hoursPerDay - chosen.size) / (24 - chosen.size);
  return HOURS.map((hour) => power * (chosen.has(hour) ? inside : outside));
}

/**
 * A day's energy laid over the household curve. Where the curve would rise above the typed peak it is flattened
 * towards an even day until it does not: the two typed figures are both kept.
 */
function fromDirectInput({ dailyConsumption, peakPower, hours }: Extract<LoadInput, { kind: "direct" }>): LoadFigures {
  if (hours !== undefined) return fromMeasuredHours(hours, peakPower);
  const top = Math.max(...HOUSEHOLD_CURVE);
  const allowed = dailyConsumption === 0 ? top : peakPower / dailyConsumption;
  const steepness = Math.min(1, Math.max(0, (allowed - 1 / 24) / (top - 1 / 24)));
  const hourlyPower = HOUSEHOLD_CURVE.map((share) => dailyConsumption * (steepness * share + (1 - steepness) / 24));
  const coincidentPeak = Math.max(...hourlyPower);
  return {
    dailyConsumption,
    peakPower,
    hourlyPower,
    essentialPower: hourlyPower,
    coincidentPeak,
    peakHour: hourlyPower.indexOf(coincidentPeak),
    surgePower: Math.max(coincidentPeak, peakPower),
    hardestStart: null,
    nightShare: nightShareOf(hourlyPower),
  };
}

/** A measured year: its mean day, and its largest hour on whichever day it was. */
function fromMeasuredHours(hours: readonly number[], peakPower: number): LoadFigures {
  const days = hours.length / HOURS.length;
  const hourlyPower = HOURS.map(() => 0);
  let peakHour = 0;
  hours.forEach((power, hour) => {
    const time = hour % HOURS.length;
    hourlyPower[time] = (hourlyPower[time] ?? 0) + power / days;
    if (power > (hours[peakHour] ?? 0)) peakHour = hour;
  });
  const coincidentPeak = hours[peakHour] ?? 0;
  return {
    dailyConsumption: sum(hourlyPower),
    peakPower,
    hourlyPower,
    essentialPower: hourlyPower,
    coincidentPeak,
    peakHour: peakHour % HOURS.length,
    surgePower: Math.max(coincidentPeak, peakPower),
    hardestStart: null,
    nightShare: nightShareOf(hourlyPower),
  };
}

function nightShareOf(hourlyPower: readonly number[]): number {
  const total = sum(hourlyPower);
  return total === 0 ? 0 : sum(hourlyPower.filter((_, hour) => isNight(hour))) / total;
}

/**
 * Largest energy any window of that many hours takes from the 24-hour curve, wrapping past midnight. [Wh]
 * Beyond a day: whole days and the worst window of the rest. A broken hour counts at its share of the hour.
 */
export function worstWindow(hourlyPower: readonly number[], hours: number): { energy: number; start: number } {
  const wholeDays = Math.floor(hours / 24);
  const rest = hours - wholeDays * 24;
  const windows = HOURS.map((start) =>
    sum(HOURS.map((step) => Math.min(1, Math.max(0, rest - step)) * (hourlyPower[(start + step) % 24] ?? 0))),
  );
  const worst = Math.max(...windows);
  return { energy: wholeDays * sum(hourlyPower) + worst, start: rest === 0 ? 0 : windows.indexOf(worst) };
}

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const HOURS_OF_DAY = 24;
/** More than a power that is known gives in a whole day. [Wh, W] */
export const isBeyondPeak = (dailyConsumption: number, peakPower: number): boolean =>
  peakPower > 0 && dailyConsumption > HOURS_OF_DAY * peakPower;

import type { Chemistry } from "../inputs/battery";

/** The temperature lives are stated at. [°C] */
const STATED_AT = 25;
/** Warmer by so much, and the calendar life halves. [K] Source: engineering notes, section 5. */
export const HALVING: Readonly<Record<Chemistry, number>> = { lead_acid: 10, lfp: 14 };

/** Calendar life at a temperature ÷ that at 25 °C; cooler rooms are not counted in its favour. */
export const heatFactor = (chemistry: Chemistry, temperature: number): number =>
  2 ** (-Math.max(0, temperature - STATED_AT) / HALVING[chemistry]);

export interface BatteryKind {
  readonly chemistry: Chemistry;
  readonly depthOfDischarge: number;
  /** Full cycles of that depth until four fifths of the capacity are left. */
  readonly cycles: number;
  /** The same by the calendar at 25 °C. [years] */
  readonly calendarYears: number;
}

export interface BatteryUse {
  /** Taken out of the battery in a mean simulated year ÷ what it holds. */
  readonly fullCyclesPerYear: number;
  /** Mean of the year where it stands. [°C] */
  readonly temperature: number;
}

export interface BatteryLife {
  readonly calendar: number;
  /** Infinity where nothing is taken out. */
  readonly cycling: number;
  /** The sooner of the two. [years] */
  readonly years: number;
}

/**
 * Years until a battery holds four fifths of its capacity and is replaced: the sooner of its calendar life, which heat
 * shortens (Arrhenius), and its cycles, counted by the energy that goes through it.
 */
export function batteryLife(kind: BatteryKind, { fullCyclesPerYear, temperature }: BatteryUse): BatteryLife {
  const calendar = kind.calendarYears * heatFactor(kind.chemistry, temperature);
  const cycling =
    fullCyclesPerYear > 0 ? (kind.cycles * kind.depthOfDischarge) / fullCyclesPerYear : Number.POSITIVE_INFINITY;
  return { calendar, cycling, years: Math.min(calendar, cycling) };
}

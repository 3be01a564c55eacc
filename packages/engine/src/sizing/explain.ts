import type { Text, ToldValue } from "../units/told";
import { told } from "./told";
import type { Trace, TraceInput } from "./trace";

/** Who says so. */
export const FROM = {
  user: told("from.you"),
  appliances: told("from.appliances"),
  household: told("from.household"),
  computed: told("from.computed"),
  specification: told("from.specification"),
  standard: told("from.standardChain"),
} as const;

const formats = new Map<number, Intl.NumberFormat>();
/** A number as an explanation prints it: grouped thousands, no more digits than asked for. */
export function show(value: number, digits = 0): string {
  const format =
    formats.get(digits) ?? new Intl.NumberFormat("en-US", { maximumFractionDigits: digits, signDisplay: "negative" });
  formats.set(digits, format);
  return format.format(value);
}

/** A value an explanation lists, without digits nobody reads. Adding 0 turns -0 into 0. */
export const rounded = (value: number, digits: number) => Number(value.toFixed(digits)) + 0;

export const percent = (share: number, digits = 0) => `${show(100 * share, digits)}%`;
export const kilowattHours = (wattHours: number) => `${show(wattHours / 1_000, 1)} kWh`;
export const dollars = (value: number) => `$${show(value)}`;
export const hour = (value: number) => `${String(((value % 24) + 24) % 24).padStart(2, "0")}:00`;

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;
export const monthName = (month: number) => MONTHS[month] ?? "";
export const shortMonth = (month: number) => monthName(month).slice(0, 3);

export const given = (symbol: string, name: Text, value: ToldValue, unit: string, from: Text): TraceInput => ({
  symbol,
  name,
  value,
  unit,
  from,
});

type Explanation = Pick<Trace, "formula" | "equation" | "inputs" | "source">;

export const figure = (id: string, name: Text, value: number, unit: string, explanation: Explanation): Trace => ({
  id,
  name,
  value,
  unit,
  ...explanation,
});

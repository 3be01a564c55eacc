import type { Text, ToldValue } from "../../units/told";
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

/** A value an explanation lists, without digits nobody reads. Adding 0 turns -0 into 0. */
export const rounded = (value: number, digits: number) => Number(value.toFixed(digits)) + 0;

export const hour = (value: number) => `${String(((value % 24) + 24) % 24).padStart(2, "0")}:00`;

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

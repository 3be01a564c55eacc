import type { Entry } from "./entry";

/** What a country pays a home for the energy it gives to the grid. */
export type ExportRule =
  /** Nothing: it is not bought of a home, or no price was found. */
  | { readonly kind: "nothing"; readonly because: Entry }
  /** So much a kilowatt hour. An array in several steps earns the mean of its parts. */
  | {
      readonly kind: "paid";
      readonly steps: readonly ExportStep[];
      /** Of the array's power, what may flow to the grid at most. [%] */
      readonly powerCap?: Entry;
    }
  /** Taken off the kilowatt hours bought in the same month, never beyond them. */
  | { readonly kind: "offset"; readonly because: Entry };

interface ExportStep {
  /** Of the array; null: the rest. [kWp] */
  readonly upTo: number | null;
  /** [currency/kWh] */
  readonly price: Entry;
}

/** What a kilowatt hour earns from an array. [currency/kWh] */
export function exportPrice(rule: ExportRule, arrayKw: number): number {
  if (rule.kind !== "paid") return 0;
  let [below, earned] = [0, 0];
  for (const { upTo, price } of rule.steps) {
    const end = Math.min(arrayKw, upTo ?? Infinity);
    if (end <= below) break;
    earned += (end - below) * price.value;
    below = end;
  }
  return below === 0 ? 0 : earned / arrayKw;
}

/**
 * Of an array's power, what an inverter gives to the grid at most, 0 to 1: nothing where nothing is paid; null: no limit.
 */
export function exportShareOf(rule: ExportRule): number | null {
  if (rule.kind === "nothing") return 0;
  return rule.kind === "paid" && rule.powerCap ? rule.powerCap.value / 100 : null;
}

/** The figures of the rule that decide for an array. */
export function exportEntries(rule: ExportRule, arrayKw: number): readonly Entry[] {
  if (rule.kind !== "paid") return [rule.because];
  return rule.steps.filter((_, index) => arrayKw > (rule.steps[index - 1]?.upTo ?? 0)).map(({ price }) => price);
}

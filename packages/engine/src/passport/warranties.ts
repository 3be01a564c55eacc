import type { QuotedWarranty } from "../quotes/quote";
import { addMonths } from "./days";

export const WARRANTED = ["panels", "power", "battery", "inverter", "work"] as const;
export type Warranted = (typeof WARRANTED)[number];

export interface Warranty {
  readonly part: Warranted;
  readonly years: number;
  /** The last day on which it holds. */
  readonly until: string;
}

const MONTHS_OF_YEAR = 12;

/**
 * What the contract warrants of a system, from the day of its handover on. What was not sold, and what nothing was said of,
 * has none.
 */
export function warrantiesOf(
  stated: QuotedWarranty,
  handedOverOn: string,
  sold: ReadonlySet<string>,
): readonly Warranty[] {
  return WARRANTED.flatMap((part) => {
    const years = stated[part] ?? 0;
    if (years <= 0 || (part !== "work" && !sold.has(part === "power" ? "panels" : part))) return [];
    return [{ part, years, until: addMonths(handedOverOn, Math.round(years * MONTHS_OF_YEAR)) }];
  });
}

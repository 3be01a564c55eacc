import { MONEY_MAX } from "@sunwright/contract/shops";
import type { Currency } from "@sunwright/engine/parameters/options";
import {
  milestoneAmounts,
  netOf,
  quoteOfWritten,
  totalsOf as sumsOf,
  type WrittenQuote,
} from "@sunwright/engine/quotes/written-quote";
import type { Quote } from "@sunwright/engine/quotes/quote";
import type { Totals } from "@sunwright/contract/quote-parts";
import { AppError } from "../../platform/errors";
import type { StoredContent, StoredCost } from "./schema";

export interface Certificate {
  readonly state: string;
  readonly until: string | null;
}

interface Of {
  readonly id: string;
  readonly currency: Currency;
  readonly content: StoredContent;
  readonly certificate: Certificate;
}

/** A version as the engine takes it. */
export function quoteOf({ id, currency, content, certificate }: Of): Quote {
  const { panels, inverter, claims, cables } = content;
  const { strings, trackers } = stringsOf(content);
  const written: WrittenQuote = {
    id,
    currency,
    lines: content.lines,
    labourMinor: content.labourMinor,
    transportMinor: content.transportMinor,
    taxPercent: content.taxPercent,
    tax: content.tax,
    panels: strings === null ? panels : { ...panels, strings },
    battery: content.battery,
    inverter: inverter && {
      watts: inverter.watts,
      surgeWatts: inverter.surgeWatts,
      pvMaxVolts: inverter.pvMaxVolts,
      mpptVolts: trackerOf(inverter),
      trackers,
      datasheet: inverter.datasheet,
    },
    cables,
    milestones: content.milestones,
    credit: content.credit,
    claims,
    warrantyYears: warrantyOf(content),
    certificate,
    start: content.start,
  };
  return quoteOfWritten(written);
}

/** A draft from before the power of panels was asked for does not name it. */
export const warrantyOf = ({
  warrantyYears,
}: Pick<StoredContent, "warrantyYears">): StoredContent["warrantyYears"] => ({
  ...warrantyYears,
  power: warrantyYears.power ?? null,
});

/** A draft from before strings could be stated names none. */
export const stringsOf = ({ strings, trackers }: Pick<StoredContent, "strings" | "trackers">) => ({
  strings: strings ?? null,
  trackers: trackers ?? null,
});

export function trackerOf({
  mpptMinVolts,
  mpptMaxVolts,
}: NonNullable<StoredContent["inverter"]>): readonly [number, number] | null {
  return mpptMinVolts === null || mpptMaxVolts === null || mpptMinVolts > mpptMaxVolts
    ? null
    : [mpptMinVolts, mpptMaxVolts];
}

export function totalsOf(content: StoredContent, currency: Currency): Totals {
  const sums = sumsOf({ ...content, currency });
  const percents = content.milestones.map(({ percent }) => percent);
  return { ...sums, milestonesMinor: [...milestoneAmounts(sums.totalMinor, percents)] };
}

/** Of what is written today. Throws amount_too_large for a sum above what an order holds. */
export function newTotalsOf(content: StoredContent, currency: Currency): Totals {
  const totals = netOf(content) > MONEY_MAX ? null : totalsOf(content, currency);
  if (totals === null || totals.totalMinor > MONEY_MAX) throw new AppError("amount_too_large");
  return totals;
}

/** What the parts cost the firm, and what is left of their price. [minor units] */
export function marginOf({ lines }: StoredContent, costs: readonly StoredCost[]) {
  const costMinor = lines.reduce((sum, { quantity }, index) => sum + quantity * (costs[index]?.costMinor ?? 0), 0);
  const partsMinor = lines.reduce((sum, { quantity, unitMinor }) => sum + quantity * unitMinor, 0);
  return { costMinor, marginMinor: partsMinor - costMinor };
}

import { MINOR_DIGITS } from "../countries/minor-units";
import type { Currency } from "../parameters/options";
import { taxAdded, taxContained } from "../procurement/tax";
import { allocate } from "../procurement/whole-amounts";
import { PARTS_NEEDED } from "./lines";
import type {
  Claims,
  Quote,
  QuotedBattery,
  QuotedCables,
  QuotedCertificate,
  QuotedInverter,
  QuotedPanels,
  QuotedWarranty,
} from "./quote";

/** What a line of a written quote is about. */
export const LINE_KINDS = ["panels", "battery", "inverter", ...PARTS_NEEDED, "other"] as const;
export type WrittenKind = (typeof LINE_KINDS)[number];

/** When a milestone is due, in the order of a job. */
export const MILESTONE_TIMES = ["signing", "parts", "running", "after"] as const;
export type MilestoneTime = (typeof MILESTONE_TIMES)[number];

export interface WrittenLine {
  readonly kind: WrittenKind;
  readonly quantity: number;
  /** What the homeowner pays for one. [minor units] */
  readonly unitMinor: number;
}

/** Prices contain their tax, or it is added to them. */
export type QuoteTax = "contained" | "added";

/** The money of a quote. [minor units] */
export interface WrittenMoney {
  readonly currency: Currency;
  readonly lines: readonly WrittenLine[];
  readonly labourMinor: number;
  readonly transportMinor: number;
  readonly taxPercent: number;
  readonly tax: QuoteTax;
}

/** A quote as a firm writes it here: everything that the check of quotes asks, its money in minor units. */
export interface WrittenQuote extends WrittenMoney {
  readonly id: string;
  readonly panels: Omit<QuotedPanels, "count"> | null;
  readonly battery: QuotedBattery | null;
  readonly inverter: QuotedInverter | null;
  readonly cables: QuotedCables | null;
  readonly milestones: readonly { readonly percent: number; readonly when: MilestoneTime }[];
  readonly credit: {
    readonly downMinor: number;
    readonly monthlyMinor: number;
    readonly months: number;
    readonly totalMinor: number | null;
  } | null;
  readonly claims: Claims | null;
  readonly warrantyYears: QuotedWarranty;
  readonly certificate: QuotedCertificate;
  readonly start: string | null;
}

/** What a homeowner pays for a piece that costs the firm so much: the margin is a share of the price, half-up. [minor units] */
export const priceOfCost = (costMinor: number, marginPercent: number): number =>
  Math.round((100 * costMinor) / (100 - marginPercent));

export interface QuoteTotals {
  readonly partsMinor: number;
  /** Labour and transport. */
  readonly workMinor: number;
  readonly taxMinor: number;
  readonly totalMinor: number;
}

/** Parts and work before a tax that is added. Only as exact as a number is: compare it with a bound before it is summed up. [minor units] */
export const netOf = ({
  lines,
  labourMinor,
  transportMinor,
}: Omit<WrittenMoney, "currency" | "tax" | "taxPercent">): number =>
  lines.reduce((sum, { quantity, unitMinor }) => sum + quantity * unitMinor, labourMinor + transportMinor);

/** The sums of a quote: tax half-up of all of it. [minor units] */
export function totalsOf({ lines, labourMinor, transportMinor, taxPercent, tax }: WrittenMoney): QuoteTotals {
  const partsMinor = lines.reduce((sum, { quantity, unitMinor }) => sum + quantity * unitMinor, 0);
  const workMinor = labourMinor + transportMinor;
  const net = partsMinor + workMinor;
  const taxMinor = tax === "added" ? taxAdded(net, taxPercent) : taxContained(net, taxPercent);
  return { partsMinor, workMinor, taxMinor, totalMinor: tax === "added" ? net + taxMinor : net };
}

/** What is due at each milestone: no minor unit is lost. Nothing where the shares are nothing. [minor units] */
export const milestoneAmounts = (totalMinor: number, percents: readonly number[]): readonly number[] =>
  percents.some((percent) => percent > 0) ? allocate(totalMinor, percents) : percents.map(() => 0);

/** The words by which the check of quotes knows a line and a milestone. */
const WORDS_OF: Readonly<Record<MilestoneTime, string>> = {
  signing: "signing",
  parts: "parts on site",
  running: "running",
  after: "30 days after it runs",
};

/** The same as the check of quotes reads it. */
export function quoteOfWritten(written: WrittenQuote): Quote {
  const { lines, labourMinor, transportMinor, taxPercent, tax, currency, credit } = written;
  const major = (minor: number) => minor / 10 ** MINOR_DIGITS[currency];
  const count = (kind: WrittenKind) => lines.reduce((sum, line) => (line.kind === kind ? sum + line.quantity : sum), 0);
  const sold = lines.filter(({ quantity }) => quantity > 0);
  const has = (kind: WrittenKind) => sold.some((line) => line.kind === kind);
  return {
    id: written.id,
    currency,
    panels: has("panels") ? { ...written.panels, count: count("panels") } : null,
    battery: has("battery") ? written.battery : null,
    inverter: has("inverter") ? written.inverter : null,
    parts: PARTS_NEEDED.filter(has),
    cables: written.cables,
    lines: [
      ...sold.map(({ kind, quantity, unitMinor }) => ({
        what: kind,
        quantity,
        unit: major(unitMinor),
        total: major(quantity * unitMinor),
      })),
      ...(transportMinor > 0
        ? [{ what: "transport", quantity: 1, unit: major(transportMinor), total: major(transportMinor) }]
        : []),
    ],
    labour: major(labourMinor),
    taxPercent,
    taxIncluded: tax === "contained",
    total: major(totalsOf(written).totalMinor),
    milestones: written.milestones.map(({ percent, when }) => ({ percent, when: WORDS_OF[when] })),
    credit: credit && {
      down: major(credit.downMinor),
      monthly: major(credit.monthlyMinor),
      months: credit.months,
      totalRepayable: credit.totalMinor === null ? null : major(credit.totalMinor),
    },
    claims: written.claims,
    warrantyYears: written.warrantyYears,
    certificate: written.certificate,
    start: written.start,
  };
}

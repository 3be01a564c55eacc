import type { Text } from "../units/told";
import { PARTS_NEEDED } from "./lines";
import type { Priced } from "./prices";
import type { Warning, WarningCode } from "./quote";
import { told } from "./told";

/** What a warning is about, the worst first: fire and shock, hours and nights without power, words that cannot be relied on, money. */
export const SEVERITIES = ["danger", "dark", "trust", "money"] as const;
export type Severity = (typeof SEVERITIES)[number];

type Weighed = Pick<Warning, "code" | "about" | "stated" | "found" | "mild">;

interface Rule {
  readonly severity: Severity | ((warning: Weighed) => Severity);
  /** Nobody should sign a quote with this fault. */
  readonly bars: boolean | ((warning: Weighed) => boolean);
  /** What the firm would have to do about it, as in "Ask the firm to …". */
  readonly change?: (warning: Weighed) => Text;
}

/** Nothing burns, but the system gives less than it could, or nothing. */
const LOST_POWER: ReadonlySet<string> = new Set([
  "tracker-voltage",
  "hot-voltage",
  "too-few-panels",
  "no-equal-strings",
  "equal-strings",
  "array-ratio",
  "no-panel-input",
]);
/** The system works all the same: panels are left over, or clipped. */
const STILL_WORKS: ReadonlySet<string> = new Set(["no-equal-strings", "equal-strings", "array-ratio"]);
const MAIN_PARTS = ["panels", "battery", "inverter"] as const satisfies readonly Priced[];
/** Shares in whole percent may miss 100 by this; see `MILESTONE_TOLERANCE`. [%] */
const ALL_PAID = 99;

const numberOf = (value: Weighed["found"]) => (typeof value === "number" ? value : 0);

/**
 * By code: how grave it is, whether it bars a quote from being recommended, and what would lift the bar.
 * Source: section 10 of the marketplace's design; a price less than half the median cannot be true.
 */
const RULES: Readonly<Record<WarningCode, Rule>> = {
  wiring: {
    severity: ({ about, mild }) => (mild === true || LOST_POWER.has(about) ? "dark" : "danger"),
    bars: ({ about }) => !STILL_WORKS.has(about),
    change: ({ about, stated, found }) => {
      if (!about.endsWith("Mm2")) return told("change.wiring");
      const needed = numberOf(found);
      return stated === null ? told("change.cableUnstated", { needed }) : told("change.cable", { run: about, needed });
    },
  },
  missing_part: {
    severity: ({ about }) => (MAIN_PARTS.some((part) => part === about) ? "dark" : "danger"),
    bars: true,
    change: ({ about }) => {
      const part = [...MAIN_PARTS, ...PARTS_NEEDED].find((each) => each === about);
      return part === undefined ? told("change.wiring") : told(`include.${part}`);
    },
  },
  hours_short: { severity: "dark", bars: false },
  night_short: { severity: "dark", bars: false },
  inverter_small: { severity: "dark", bars: false },
  panel_implausible: { severity: "trust", bars: true, change: () => told("change.panels") },
  battery_implausible: { severity: "trust", bars: true, change: () => told("change.battery") },
  certificate: { severity: "trust", bars: true, change: () => told("change.certificate") },
  yield_overclaimed: { severity: "trust", bars: false },
  price_low: { severity: "money", bars: true, change: ({ about }) => told("change.price", { part: about }) },
  upfront_high: {
    severity: "money",
    bars: ({ stated }) => numberOf(stated) >= ALL_PAID,
    change: () => told("change.upfront"),
  },
  sums: { severity: "money", bars: false },
  price_high: { severity: "money", bars: false },
  warranty_short: { severity: "money", bars: false },
  unverifiable: { severity: "money", bars: false },
};

export function severityOf(warning: Weighed): Severity {
  const { severity } = RULES[warning.code];
  return typeof severity === "function" ? severity(warning) : severity;
}

/** Nobody should sign a quote with this. */
export function bars(warning: Weighed): boolean {
  const rule = RULES[warning.code].bars;
  return warning.mild !== true && (typeof rule === "function" ? rule(warning) : rule);
}

/** Read before anything else, and never folded away: fire, shock, hours and nights without power, and all that bars. */
export const isGrave = (warning: Weighed): boolean =>
  severityOf(warning) === "danger" || severityOf(warning) === "dark" || bars(warning);

/** The most dangerous first, then what leaves the house dark, money last; of one kind what bars, then the dearest. */
export const bySeverity = <Of extends Weighed & Pick<Warning, "cost">>(warnings: readonly Of[]): readonly Of[] =>
  warnings.toSorted(
    (one, other) =>
      SEVERITIES.indexOf(severityOf(one)) - SEVERITIES.indexOf(severityOf(other)) ||
      Number(bars(other)) - Number(bars(one)) ||
      other.cost - one.cost,
  );

/** What a quote would have to change before anybody should sign it, each once; empty where nothing bars it. */
export function changesNeeded(warnings: readonly Weighed[]): readonly Text[] {
  const texts = warnings.filter(bars).flatMap((warning) => RULES[warning.code].change?.(warning) ?? []);
  return [...new Map(texts.map((text) => [JSON.stringify(text), text])).values()];
}

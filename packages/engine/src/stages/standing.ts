import type { Chemistry } from "../sizing/inputs/battery";

/** What a home has before it buys anything, as a person can tell it. */
export interface StandingParts {
  readonly panels: readonly StandingPanels[];
  readonly batteries: readonly StandingBattery[];
  readonly inverter: StandingInverter | null;
  readonly controller: StandingController | null;
  readonly generator: StandingGenerator | null;
}

export const NOTHING_STANDS: StandingParts = {
  panels: [],
  batteries: [],
  inverter: null,
  controller: null,
  generator: null,
};

export interface StandingPanels {
  readonly count: number;
  /** Of one. [W] */
  readonly watts: number;
  /** Since they were put up. */
  readonly years: number;
  /** In a row; null: nobody knows. */
  readonly inSeries: number | null;
  /** Clockwise from north [°]; null: as the project's. */
  readonly azimuth: number | null;
  /** At maximum power, from the label [A, V]; null: as panels of their power have. */
  readonly current: number | null;
  readonly voltage: number | null;
}

export interface StandingBattery {
  readonly count: number;
  readonly chemistry: Chemistry;
  /** Of one. [V, Ah] */
  readonly volts: number;
  readonly ampHours: number;
  readonly years: number;
  /** What a test found of one [Ah]; null: none was made, and the age tells. */
  readonly measured: number | null;
}

export interface StandingInverter {
  /** Continuous. [W] */
  readonly watts: number;
  /** Of its battery; null: it has none and works on the grid. [V] */
  readonly volts: number | null;
  readonly years: number;
  /** Whether it charges lithium; null: it charges nothing. */
  readonly chargesLithium: boolean | null;
}

export interface StandingController {
  /** [A] */
  readonly current: number;
  /** Of panels, open. [V] */
  readonly panelVoltage: number;
  /** Of batteries it charges. [V] */
  readonly volts: readonly number[];
  readonly years: number;
}

export interface StandingGenerator {
  readonly kind: "petrol" | "diesel";
  /** [W] */
  readonly watts: number;
  readonly years: number;
}

/** Why a part is not simply kept. */
export const STANDING_RULES = [
  /** Faces elsewhere: two directions on one tracker lose by the weaker. [°] */
  "other-direction",
  /** Another current in a row: the row carries the least. [A] */
  "string-current",
  /** Another voltage beside: the tracker follows one. [V] */
  "string-voltage",
  /** Beyond the years its kind lasts. [years] */
  "past-life",
  /** Lead beside lithium, or the other way round. */
  "mixed-chemistry",
  /** No number of them makes the bank's voltage. [V] */
  "battery-voltage",
  /** Below what a bank is replaced at. [share] */
  "worn",
  /** New lead beside old lead is drawn down by it. [years] */
  "mixed-age",
  /** Made for another battery voltage. [V] */
  "inverter-voltage",
  /** Weaker than the first stage. [W] */
  "inverter-power",
  "no-lithium",
  /** The bank's voltage is none it charges. [V] */
  "controller-voltage",
  /** The inverter charges, and nothing stands at it. */
  "not-needed",
  /** Gives less than the house asks of a set. [W] */
  "generator-power",
  /** An inverter that feeds the grid stops with it. */
  "grid-only",
] as const;
export type StandingRule = (typeof STANDING_RULES)[number];

/** Rules that no figures belong to. */
const RULES_ALONE = [
  "mixed-chemistry",
  "mixed-age",
  "no-lithium",
  "not-needed",
  "grid-only",
] as const satisfies readonly StandingRule[];
export const isRuleAlone = (rule: StandingRule): rule is (typeof RULES_ALONE)[number] =>
  RULES_ALONE.some((one) => one === rule);

export const STANDING_KINDS = ["panels", "battery", "inverter", "controller", "generator"] as const;
export type StandingKind = (typeof STANDING_KINDS)[number];

export const VERDICTS = ["kept", "apart", "refused"] as const;

/** What becomes of one part. */
export interface StandingVerdict {
  readonly kind: StandingKind;
  /** In its list; 0 of what there is one of. */
  readonly at: number;
  readonly verdict: (typeof VERDICTS)[number];
  /** Null of what is kept as it is. */
  readonly rule: StandingRule | null;
  readonly found: number | null;
  readonly limit: number | null;
  /** What age has left of it, 0 to 1. */
  readonly left: number;
  /** Whether the stages count with it. */
  readonly counted: boolean;
}

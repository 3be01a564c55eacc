import { HOURS_OF_YEAR } from "./defaults";
import type { HybridGoal } from "../../parameters/options";
import { PARAMETERS } from "../../parameters/table";
import type { DesignWarning, ParametersInput, Recommendation } from "./design";

/** What the simulated years must show before a size counts. */
export type Target =
  /** Off-grid: share of the year's hours fully served, 0 to 1. */
  | { readonly kind: "hours"; readonly share: number; readonly darkHours: number }
  | OutageTarget
  /** On-grid: no hour needs the panels, so what they are worth decides. */
  | { readonly kind: "energy" };

/** Hybrid: the longest outage that what the battery keeps carries, whenever it begins, and what else it is built for. */
export interface OutageTarget {
  readonly kind: "outage";
  /** [h] */
  readonly hours: number;
  readonly goal: HybridGoal;
}

/**
 * Three backup days, the specification's default, stand for 1% of the hours; ten, its most, for 0.1%; between them each
 * day takes the same share off. Source: engineering notes, section 6: about 1% for an ordinary home, 0.1% for a clinic.
 */
const USUAL = { days: 3, dark: 0.01 } as const;
const MOST = { days: 10, dark: 0.001 } as const;

/** Share of the hours that backup days leave dark, 0 to 1. */
export const darkShareOf = (backupDays: number) =>
  USUAL.dark * (MOST.dark / USUAL.dark) ** ((backupDays - USUAL.days) / (MOST.days - USUAL.days));

/** Where a person says how much may stay dark, unless they type a share. */
export const TARGET_PARAMETER = "backupDays";

/** Whether the backup days say how much may stay dark: they do unless a share is typed and the rule asks for one. */
export const daysDecide = ({ backupRule, reliabilityTarget }: ParametersInput) =>
  backupRule === "autonomy" || reliabilityTarget === null;

/** By which rule an off-grid battery is sized. */
export type BatteryRule = Pick<ParametersInput, "backupRule">;

/** What a person changes from the results by one tap, and the design is made again. */
export type OneTap = Partial<BatteryRule & NonNullable<DesignWarning["offer"]> & NonNullable<Recommendation["offer"]>>;

/** Hours served decide, whatever the battery alone lasts. */
export const sizedByHours = ({ backupRule }: BatteryRule): boolean => backupRule === "reliability";

/** The rule to switch to. */
export const otherBatteryRule = (rule: BatteryRule): BatteryRule => ({
  backupRule: sizedByHours(rule) ? "autonomy" : "reliability",
});

const outageTarget = ({ backupHours, hybridGoal }: ParametersInput): OutageTarget => ({
  kind: "outage",
  hours: backupHours,
  goal: hybridGoal,
});

/** A hybrid whose battery carries an outage of so many hours, whenever it begins, built for that goal. [h] */
export const carrying = (hours: number, goal: HybridGoal): Pick<ParametersInput, "backupHours" | "hybridGoal"> => ({
  backupHours: Math.max(PARAMETERS.backupHours.min, hours),
  hybridGoal: goal,
});

/** The same at another promise: hours served off the grid [%], hours of outage that a hybrid carries [h]. */
export const promising = (parameters: ParametersInput, promise: number): ParametersInput =>
  parameters.systemType === "off-grid"
    ? { ...parameters, backupRule: "reliability", reliabilityTarget: promise }
    : { ...parameters, backupHours: promise };

export function targetOf(parameters: ParametersInput): Target {
  const { systemType, reliabilityTarget, backupDays } = parameters;
  if (systemType === "on-grid") return { kind: "energy" };
  if (systemType === "hybrid") return outageTarget(parameters);
  const share = daysDecide(parameters) ? 1 - darkShareOf(backupDays) : (reliabilityTarget ?? 0) / 100;
  return { kind: "hours", share, darkHours: (1 - share) * HOURS_OF_YEAR };
}

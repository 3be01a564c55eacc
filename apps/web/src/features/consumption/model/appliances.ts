import { say } from "@sunwright/words/consumption";
import { catalogueName } from "../../../lib/catalogue-words";
import { formatNumber } from "../../../lib/format";
import type { ProjectAppliance } from "@sunwright/contract/appliances";
import { APPLIANCE_POWER_MAX, HOURS_PER_DAY } from "@sunwright/contract/limits";
import { describedName, describedPower } from "@sunwright/engine/sizing/inputs/described-appliance";
import { isNumberText, parseNumber } from "../../../ui/number";

/** The name that the person gave it, else the catalogue's in their language. */
export const applianceName = ({ customName, appliance }: ProjectAppliance) =>
  customName ?? (appliance === null ? describedName({ customName }, null) : catalogueName(appliance));

/** Power of one piece. [W] */
export const appliancePower = (appliance: Pick<ProjectAppliance, "customPower" | "appliance">) =>
  describedPower(appliance, appliance.appliance);

export type AppliancePatch = Partial<
  Pick<ProjectAppliance, "customPower" | "quantity" | "hoursPerDay" | "hoursOfDay" | "months" | "motor" | "essential">
>;

/** The appliance as it will be once the server has taken the patch, so that the page need not wait for it. */
export function patchedAppliance(appliance: ProjectAppliance, patch: AppliancePatch): ProjectAppliance {
  const next = { ...appliance, ...patch };
  const peakPower = appliancePower(next) * next.quantity;
  return { ...next, peakPower, dailyConsumption: peakPower * next.hoursPerDay };
}

export interface ApplianceTotals {
  /** [Wh] */
  readonly dailyConsumption: number;
  /** Sum of all rated powers, as the specification counts it. [W] */
  readonly peakPower: number;
  readonly pieces: number;
}

export const applianceTotals = (appliances: readonly ProjectAppliance[]): ApplianceTotals =>
  appliances.reduce(
    (sum, appliance) => ({
      dailyConsumption: sum.dailyConsumption + appliance.dailyConsumption,
      peakPower: sum.peakPower + appliance.peakPower,
      pieces: sum.pieces + appliance.quantity,
    }),
    { dailyConsumption: 0, peakPower: 0, pieces: 0 },
  );

/** What the add form holds: a catalogue id, or typed words that name a custom appliance. */
export interface ApplianceDraft {
  readonly catalogueId: string | null;
  readonly name: string;
  /** Null while nothing is typed; a catalogue item then takes its rated power. [W] */
  readonly power: number | null;
  readonly quantity: number;
  readonly hoursPerDay: number;
}

export const INCOMPLETE_APPLIANCE = say("problem.incomplete");

/** The body of the add call, or null when neither an appliance is chosen nor a custom one has a name and a power. */
export function applianceToAdd(draft: ApplianceDraft) {
  const common = { quantity: draft.quantity, hoursPerDay: draft.hoursPerDay };
  if (draft.catalogueId !== null)
    return { applianceId: draft.catalogueId, ...common, ...(draft.power === null ? {} : { customPower: draft.power }) };
  const name = draft.name.trim();
  if (name === "" || draft.power === null) return null;
  return { customName: name, customPower: draft.power, ...common };
}

/** The body of the add call that brings a removed appliance back as it was. A custom one without a power counted as 0 W. */
export const applianceToRestore = (removed: ProjectAppliance) => ({
  applianceId: removed.applianceId,
  customName: removed.customName,
  customPower: removed.applianceId === null ? (removed.customPower ?? 0) : removed.customPower,
  quantity: removed.quantity,
  hoursPerDay: removed.hoursPerDay,
  hoursOfDay: removed.hoursOfDay,
  months: removed.months,
  motor: removed.motor,
  essential: removed.essential,
});

/** The power of an appliance in the list as typed, or what is wrong with it. Null takes it back to its rated power. [W] */
export function readPatchPower(text: string): { readonly value: number | null } | { readonly message: string } {
  const power = readPower(text);
  if (power === undefined) return { message: say("problem.powerDigitsNamed") };
  if (power !== null && power > APPLIANCE_POWER_MAX)
    return { message: say("problem.powerRange", { most: formatNumber(APPLIANCE_POWER_MAX) }) };
  return { value: power };
}

/** Hours of a day as typed, or what is wrong with them; both forms send only what this reads. [h] */
export function readHours(text: string): { readonly value: number } | { readonly message: string } {
  const { min, max } = HOURS_PER_DAY;
  const value = parseNumber(text);
  if (!isNumberText(text) || value < min) return { message: say("problem.hoursRange", { min, max }) };
  return value > max ? { message: say("problem.hoursMost", { max }) } : { value };
}

/** "75" is a power, "7.5" and "-3" are not: the specification accepts digits only. Null for an empty box. [W] */
export function readPower(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === "") return null;
  return /^\d+$/.test(trimmed) ? parseNumber(trimmed) : undefined;
}

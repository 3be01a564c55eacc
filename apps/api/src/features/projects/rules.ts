import { NAME_MAX } from "@sunwright/contract/limits";
import { Parameters, Project } from "@sunwright/contract/projects";
import { feedsDesign as parameterFeedsDesign, isParameterName } from "@sunwright/engine/parameters/parameters";
import type { Country, NigerianRegion } from "@sunwright/engine/parameters/options";
import { say } from "@sunwright/words/answers";
import type { z } from "zod";

/** Everything of a project that its owner may write; what is not in it a copy does not take over. */
export const Editable = Parameters.extend(
  Project.pick({ name: true, consumptionSource: true, directDailyConsumption: true, directPeakPower: true }).shape,
);
export type Editable = z.output<typeof Editable>;

type Given<T> = { [Field in keyof T]?: T[Field] & ({} | null) };
/** Without the fields that were not sent, which would overwrite a default. */
export function given<T extends object>(sent: T): Given<T> {
  const kept: Given<T> = {};
  for (const field in sent) {
    const value = sent[field];
    if (value !== undefined) kept[field] = value;
  }
  return kept;
}

export interface Place {
  readonly country: Country;
  readonly region: NigerianRegion | null;
  readonly city: string | null;
}
type HoldsCity = (country: Country, city: string) => boolean;

/**
 * Where a project stands after a change. A city of another country is dropped when the country moves away from it, and
 * the region outside Nigeria, where there are none. Null when the city sent is not one of the country's.
 */
export function settlePlace(stored: Place, sent: Partial<Place>, holdsCity: HoldsCity): Place | null {
  const country = sent.country ?? stored.country;
  const region = sent.region === undefined ? stored.region : sent.region;
  const city = sent.city === undefined ? stored.city : sent.city;
  const known = city === null || holdsCity(country, city);
  if (!known && sent.city !== undefined) return null;
  return { country, region: country === "Nigeria" ? region : null, city: known ? city : null };
}

export interface Change {
  readonly before: unknown;
  readonly after: unknown;
}
export type Changes = Readonly<Record<string, Change>>;

/** The fields that get another value, each with its value before and after. */
export function changesBetween<T extends object>(before: T, after: Partial<T>): Changes {
  const changed: Record<string, Change> = {};
  for (const field in after) {
    if (!same(before[field], after[field])) changed[field] = { before: before[field], after: after[field] };
  }
  return changed;
}
/** Lists are compared by what they hold. */
const same = (one: unknown, other: unknown) =>
  one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));

/** The values of the fields that change, to be written. */
export function changedOnly<T extends object>(after: T, changes: Changes): Partial<T> {
  const kept: Partial<T> = {};
  for (const field in after) if (field in changes) kept[field] = after[field];
  return kept;
}

/** A name and the currency change nothing in a design; the direct figures only while they are what it is made from. */
export function feedsDesign(field: string, source: Project["consumptionSource"]): boolean {
  if (field === "name") return false;
  if (field === "directDailyConsumption" || field === "directPeakPower") return source === "direct";
  return !isParameterName(field) || parameterFeedsDesign(field);
}

const HALF_A_CHARACTER = /[\uD800-\uDBFF]$/;
/** Within the limit of a name, which a long one has to be cut for, between characters. */
export function copyName(name: string): string {
  const room = NAME_MAX - say("copyOfProject", { project: "" }).length;
  return say("copyOfProject", { project: name.slice(0, room).replace(HALF_A_CHARACTER, "") });
}

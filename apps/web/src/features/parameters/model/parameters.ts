import { say as sayElsewhere } from "@sunwright/words/elsewhere";
import { say } from "@sunwright/words/parameters";
import { monthName } from "@sunwright/report/calendar";
import type { Parameters } from "@sunwright/contract/projects";
import { type Figure, isNumeric, type Parameter } from "@sunwright/engine/parameters/parameter";
import { parameter, PARAMETER_NAMES } from "@sunwright/engine/parameters/parameters";
import { beyondSky, SUN_BY_MONTH } from "@sunwright/engine/sizing/inputs/elsewhere";
import type { FieldName } from "../../../lib/parameter-words";
import { isFilledIn } from "./sun";

export type FieldMessages = Partial<Record<FieldName, string>>;
export type CheckedParameters =
  | { readonly ok: true; readonly parameters: Parameters }
  | { readonly ok: false; readonly messages: FieldMessages };

/**
 * The server's own rules, before anything is sent: the same bounds, in the same words. The contract's schema is not used
 * because it would bring zod into the first script of the page; a test holds the two together.
 */
export function checkParameters(parameters: Parameters): CheckedParameters {
  const messages: FieldMessages = {};
  for (const name of PARAMETER_NAMES) {
    const entry = parameter(name);
    const message = messageOf(parameters[name], entry);
    if (message !== null) messages[name] = message;
  }
  const beyond = messages[SUN_BY_MONTH] === undefined ? beyondSky(parameters) : null;
  if (beyond !== null)
    messages[SUN_BY_MONTH] = sayElsewhere("beyondSky", { ...beyond, month: monthName(beyond.month) });
  return Object.keys(messages).length === 0 ? { ok: true, parameters } : { ok: false, messages };
}

function messageOf(value: unknown, entry: Parameter): string | null {
  if (isNumeric(entry)) return boundsMessage(value, entry);
  if (!("pattern" in entry) || typeof value !== "string" || entry.pattern.test(value)) return null;
  return say(MALFORMED[entry.kind]);
}

const MALFORMED = {
  profile: "notAHorizon",
  shade: "notAShade",
  objects: "notObjects",
  place: "notAPlace",
  months: "notMonths",
} as const;

function boundsMessage(value: unknown, { min, max, whole, optional }: Figure): string | null {
  if (optional && value === null) return null;
  if (typeof value !== "number" || value < min || value > max) return say("outOfBounds", { min, max });
  return whole && !Number.isInteger(value) ? say("notWhole", { min, max }) : null;
}

/** What differs by somebody's hand; what the page fills in by itself is nobody's change. */
export const changedFields = (base: Parameters, mine: Parameters): FieldName[] =>
  PARAMETER_NAMES.filter((name) => mine[name] !== base[name] && !isFilledIn(name, mine));

/** `from` with the named fields of `other` on top. */
export function withFields(from: Parameters, other: Parameters, names: readonly FieldName[]): Parameters {
  const taken = Object.entries(other).filter(([name]) => names.some((each) => each === name));
  return { ...from, ...Object.fromEntries(taken) };
}

export interface OutsideChange {
  readonly name: FieldName;
  readonly before: Parameters[FieldName];
  readonly theirs: Parameters[FieldName];
  readonly mine: Parameters[FieldName];
  /** Both sides changed it, to different values. */
  readonly contested: boolean;
}

/** What another window or person changed since the form was filled from `base`. */
export const outsideChanges = (base: Parameters, mine: Parameters, theirs: Parameters): OutsideChange[] =>
  changedFields(base, theirs).map((name) => ({
    name,
    before: base[name],
    theirs: theirs[name],
    mine: mine[name],
    contested: mine[name] !== base[name] && mine[name] !== theirs[name],
  }));

/** Region, city and its sun belong to a country: they cannot be carried into another one. */
const OF_A_COUNTRY: readonly FieldName[] = ["region", "city", "town", SUN_BY_MONTH, "sunlightSource"];

/** Which of the fields named can be put on top of `theirs`. */
export function carriable(mine: Parameters, theirs: Parameters, names: readonly FieldName[]): FieldName[] {
  const stays = names.includes("country") || mine.country === theirs.country;
  return stays ? [...names] : names.filter((name) => !OF_A_COUNTRY.includes(name));
}

/** The newest values with only the fields this person changed put back on top. */
export const keepMine = (base: Parameters, mine: Parameters, theirs: Parameters): Parameters =>
  withFields(theirs, mine, carriable(mine, theirs, changedFields(base, mine)));

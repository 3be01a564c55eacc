import type { Overwriting, Values } from "./changes-made";

/** A field that both sides changed, to different values. */
export interface Contested {
  readonly field: string;
  readonly before: unknown;
  /** Undefined where what holds the field was removed here. */
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Lists are compared by what they hold. */
export const sameValue = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Fields that mean something together only: a city belongs to its country, and two figures make a direct input. */
const TOGETHER: readonly (readonly string[])[] = [
  ["country", "region", "city"],
  ["consumptionSource", "directDailyConsumption", "directPeakPower"],
];

/** The fields with those that belong to them. */
export function withMates(fields: readonly string[]): readonly string[] {
  const mates = TOGETHER.filter((group) => group.some((field) => fields.includes(field)));
  return [...new Set([...fields, ...mates.flat()])];
}

export const pick = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(fields.filter((field) => field in values).map((field) => [field, values[field]]));

/** What a body changes, with what belongs to it. */
export function changedIn(body: Values, before: Values): readonly string[] {
  const changed = Object.keys(body).filter((field) => !sameValue(body[field], before[field]));
  return withMates(changed).filter((field) => field in body || field in before);
}

/**
 * The fields of a chain of changes that somebody else changed too. What the server holds is theirs unless it is what the
 * chain began with or one of its own values: the answer to a change that was done may have been lost.
 */
export function contestedFields(chain: readonly Overwriting[], theirs: Values): Contested[] {
  const last = chain.at(-1);
  if (last === undefined) return [];
  const fields = new Set(chain.flatMap((change) => touched(change)));
  return [...fields].flatMap((field) => {
    const first = chain.find((change) => field in change.before);
    const ours = chain.flatMap((change) =>
      change.kind !== "remove" && field in change.body ? [change.body[field]] : [],
    );
    const before = first?.before[field];
    if (!(field in theirs) || [before, ...ours].some((known) => sameValue(known, theirs[field]))) return [];
    return [{ field, before, mine: last.kind === "remove" ? undefined : ours.at(-1), theirs: theirs[field] }];
  });
}

/** A removal takes every field with it. */
const touched = (change: Overwriting): readonly string[] =>
  change.kind === "remove" ? Object.keys(change.before) : changedIn(change.body, change.before);

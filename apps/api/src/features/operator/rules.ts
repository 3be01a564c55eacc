import type { ReadOnPaper } from "@sunwright/contract/operator-audit";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** An answer is promised within so long. Source: the visual direction, mock 36. [ms] */
const PROMISED = 48 * HOUR;
/** A certificate ends soon so many days before. Source: the marketplace's design, section 4. */
const ENDING_WITHIN = 60;

export const answerBy = (handedInAt: Date): Date => new Date(handedInAt.getTime() + PROMISED);

/** Today and the last day that is soon, such as "2026-11-23". */
export const queueDays = (now: Date) => ({
  today: now.toISOString().slice(0, 10),
  soon: new Date(now.getTime() + ENDING_WITHIN * DAY).toISOString().slice(0, 10),
});

/** A day in UTC; null where none is asked for. */
export function dayAsked(day: string): { readonly from: Date; readonly until: Date } | null {
  if (day === "") return null;
  const from = new Date(`${day}T00:00:00Z`);
  return { from, until: new Date(from.getTime() + DAY) };
}

/** Whose matter something is: the people it concerns, null for who has left, and the firm. */
export interface Sides {
  readonly people: readonly (string | null)[];
  readonly firmId: string;
}

/** Nobody decides about their own: as a person whom it concerns, or as somebody who works for the firm. */
export const isOwnCase = (
  { people, firmId }: Sides,
  operator: { readonly userId: string; readonly firmId: string | null },
): boolean => people.includes(operator.userId) || operator.firmId === firmId;

const bare = (number: string) => number.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Whether a paper bears the number that the firm typed: spaces, hyphens and case are no difference. */
export const bearsNumber = (typed: string, { number }: Pick<ReadOnPaper, "number">): boolean =>
  bare(typed) === bare(number);

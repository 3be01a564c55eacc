import type { Executor } from "../../platform/database";
import { evidenceOf } from "./proof";

interface Happened {
  readonly at: Date;
}
/** For lists of what happened. */
export const newestFirst = (one: Happened, other: Happened) => other.at.getTime() - one.at.getTime();

/** A step of a dispute without its words: whoever needs those opens it. */
export const saidIn = ({ createdAt, party, event }: { createdAt: Date; party: string; event: string }) => ({
  at: createdAt,
  by: party,
  event: `dispute ${event}`,
  before: "",
  after: "",
});

/** A change of a state. */
export const changedIn = ({ createdAt, role, event, before, after }: Changed) => ({
  at: createdAt,
  by: role,
  event: event,
  before: before,
  after: after,
});
interface Changed {
  readonly createdAt: Date;
  readonly role: string;
  readonly event: string;
  readonly before: string;
  readonly after: string;
}

/** What was said in a dispute with the files that show it. */
export async function withFiles<Entry extends { readonly id: string }>(executor: Executor, entries: readonly Entry[]) {
  const files = await evidenceOf(
    executor,
    entries.map(({ id }) => id),
  );
  return entries.map((entry) => ({ ...entry, file: files.get(entry.id) ?? null }));
}

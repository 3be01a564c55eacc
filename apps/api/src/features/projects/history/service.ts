import type { Query } from "@sunwright/contract/endpoint";
import type { HistoryItem, listHistory } from "@sunwright/contract/projects";
import type { Clock } from "../../../platform/clock";
import type { Executor, Transaction } from "../../../platform/database";
import { AppError } from "../../../platform/errors";
import { newId } from "../../../platform/ids";
import { type People, seenIn } from "../people";
import type { Caller } from "../access";
import { boundedDescription, CHANGES_BYTES_MAX } from "./rules";
import { type HistoryRow, insertEntry, listEntries } from "./table";

export interface Entry {
  readonly projectId: string;
  readonly userId: string;
  readonly action: HistoryItem["action"];
  readonly description: string;
  readonly changes: Record<string, unknown>;
}

export type History = ReturnType<typeof createHistory>;

export const createHistory = (clock: Clock, people: People) => ({
  /** Notes what happened, in the transaction in which it happened. The caller holds the project's row. */
  async record(tx: Transaction, entry: Entry): Promise<void> {
    const bytes = Buffer.byteLength(JSON.stringify(entry.changes));
    // What reaches here is bounded by the schemas it came in by: a longer one is our mistake, and nothing is written.
    if (bytes > CHANGES_BYTES_MAX) throw new RangeError(`An entry of the history has ${bytes} bytes`);
    const at = clock.now();
    await insertEntry(tx, { ...entry, description: boundedDescription(entry.description), id: newId(at), at });
  },

  /** A page, newest first. Throws project_not_found. */
  async list(
    executor: Executor,
    caller: Caller,
    projectId: string,
    { before, limit }: Query<typeof listHistory>,
  ): Promise<HistoryItem[]> {
    const entries = await listEntries(executor, caller, projectId, { beyond: before, limit });
    if (!entries) throw new AppError("project_not_found");
    return toHistoryItems(executor, people, entries);
  },
});

/** Entries as others see them: who did it by name. */
export async function toHistoryItems(
  executor: Executor,
  people: People,
  rows: readonly HistoryRow[],
): Promise<HistoryItem[]> {
  const known = await people(
    executor,
    rows.map(({ userId }) => userId),
  );
  return rows.map(({ id, number, action, userId, description, changes, at }) => ({
    id,
    number,
    action,
    ...seenIn(known, userId),
    description,
    changes,
    timestamp: at.toISOString(),
  }));
}

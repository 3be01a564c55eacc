import type { HistoryItem } from "@sunwright/contract/projects";
import type { Clock } from "../../../platform/clock";
import type { Executor, Transaction } from "../../../platform/database";
import { AppError } from "../../../platform/errors";
import { newId } from "../../../platform/ids";
import { type People, seenIn } from "../people";
import type { Caller } from "../access";
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
    const at = clock.now();
    await insertEntry(tx, { ...entry, id: newId(at), at });
  },

  /** Newest first. Throws project_not_found. */
  async list(executor: Executor, caller: Caller, projectId: string): Promise<HistoryItem[]> {
    const entries = await listEntries(executor, caller, projectId);
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
  return rows.map(({ id, action, userId, description, changes, at }) => ({
    id,
    action,
    ...seenIn(known, userId),
    description,
    changes,
    timestamp: at.toISOString(),
  }));
}

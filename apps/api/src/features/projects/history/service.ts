import type { HistoryItem } from "@sunwright/contract/projects";
import type { Clock } from "../../../platform/clock";
import type { Executor, Transaction } from "../../../platform/database";
import { AppError } from "../../../platform/errors";
import { newId } from "../../../platform/ids";
import { type HistoryRow, insertEntry, listEntries } from "./table";

export interface Entry {
  readonly projectId: string;
  readonly userId: string;
  readonly action: HistoryItem["action"];
  readonly description: string;
  readonly changes: Record<string, unknown>;
}

export type History = ReturnType<typeof createHistory>;

export const createHistory = (clock: Clock) => ({
  /** Notes what happened, in the transaction in which it happened. The caller holds the project's row. */
  async record(tx: Transaction, entry: Entry): Promise<void> {
    const at = clock.now();
    await insertEntry(tx, { ...entry, id: newId(at), at });
  },

  /** Newest first. Throws project_not_found. */
  async list(executor: Executor, ownerId: string, projectId: string): Promise<HistoryItem[]> {
    const entries = await listEntries(executor, ownerId, projectId);
    if (!entries) throw new AppError("project_not_found");
    return entries.map(toHistoryItem);
  },
});

export const toHistoryItem = ({ id, action, userId, description, changes, at }: HistoryRow): HistoryItem => ({
  id,
  action,
  userId,
  description,
  changes,
  timestamp: at.toISOString(),
});

import type { HistoryItem } from "@sunwright/contract/projects";
import type { Clock } from "../../platform/clock";
import type { Transaction } from "../../platform/database";
import { newId } from "../../platform/ids";
import { insertEntry } from "./history-table";
import { boundedDescription, CHANGES_BYTES_MAX } from "./history-words";

export interface Entry {
  readonly projectId: string;
  readonly userId: string;
  readonly action: HistoryItem["action"];
  readonly description: string;
  readonly changes: Record<string, unknown>;
}

export type History = ReturnType<typeof createHistory>;

/** The history of projects as those see it who write it; who reads it finds it in the feature of that name. */
export const createHistory = (clock: Clock) => ({
  /** Notes what happened, in the transaction in which it happened. The caller holds the project's row. */
  async record(tx: Transaction, entry: Entry): Promise<void> {
    const bytes = Buffer.byteLength(JSON.stringify(entry.changes));
    // What reaches here is bounded by the schemas it came in by: a longer one is our mistake, and nothing is written.
    if (bytes > CHANGES_BYTES_MAX) throw new RangeError(`An entry of the history has ${bytes} bytes`);
    const at = clock.now();
    await insertEntry(tx, { ...entry, description: boundedDescription(entry.description), id: newId(at), at });
  },
});

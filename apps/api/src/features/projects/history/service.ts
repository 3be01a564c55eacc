import type { PersonSeen } from "@sunwright/contract/people";
import type { HistoryItem } from "@sunwright/contract/projects";
import type { Clock } from "../../../platform/clock";
import type { Transaction } from "../../../platform/database";
import { newId } from "../../../platform/ids";
import { seenIn, type SeenPeople } from "../people";
import { found } from "../refusals";
import { boundedDescription, CHANGES_BYTES_MAX } from "./rules";
import { type HistoryRow, insertEntry, type pageOfCall } from "./table";

export interface Entry {
  readonly projectId: string;
  readonly userId: string;
  readonly action: HistoryItem["action"];
  readonly description: string;
  readonly changes: Record<string, unknown>;
}

export type History = ReturnType<typeof createHistory>;

export const createHistory = (clock: Clock, seenPeople: SeenPeople) => ({
  /** Notes what happened, in the transaction in which it happened. The caller holds the project's row. */
  async record(tx: Transaction, entry: Entry): Promise<void> {
    const bytes = Buffer.byteLength(JSON.stringify(entry.changes));
    // What reaches here is bounded by the schemas it came in by: a longer one is our mistake, and nothing is written.
    if (bytes > CHANGES_BYTES_MAX) throw new RangeError(`An entry of the history has ${bytes} bytes`);
    const at = clock.now();
    await insertEntry(tx, { ...entry, description: boundedDescription(entry.description), id: newId(at), at });
  },

  /** A page, newest first. Throws project_not_found. */
  async list(rows: readonly PageRow[]): Promise<HistoryItem[]> {
    found(rows[0]?.project ?? null);
    const entries = rows.flatMap(({ entry }) => entry ?? []);
    return toHistoryItems(entries, await seenPeople(entries.map(({ userId }) => userId)));
  },
});

type PageRow = ReturnType<(typeof pageOfCall)["decode"]>;

/** Entries as others see them: by whom, by name. */
export const toHistoryItems = (rows: readonly HistoryRow[], known: ReadonlyMap<string, PersonSeen>): HistoryItem[] =>
  rows.map(({ id, number, action, userId, description, changes, at }) => ({
    id,
    number,
    action,
    ...seenIn(known, userId),
    description,
    changes,
    timestamp: at.toISOString(),
  }));

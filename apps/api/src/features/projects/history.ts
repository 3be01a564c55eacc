import type { HistoryItem } from "@sunwright/contract/projects";
import type { Transaction } from "../../platform/database";

export interface Entry {
  readonly projectId: string;
  readonly userId: string;
  readonly action: HistoryItem["action"];
  readonly description: string;
  readonly changes: Record<string, unknown>;
}

/** The door of the history feature for all who change a project. */
export interface History {
  /** Notes what happened, in the transaction in which it happened. The caller holds the project's row. */
  readonly record: (tx: Transaction, entry: Entry) => Promise<void>;
}

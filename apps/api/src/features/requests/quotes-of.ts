import type { Executor, Transaction } from "../../platform/database";

/** What the quotes of a request need to hear of its end. */
export interface QuotesOf {
  /** Nothing of them can be sent or accepted any more. The caller holds the request. */
  readonly close: (tx: Transaction, requestId: string, now: Date) => Promise<void>;
  /** What a person wrote in them goes with the person or the project. */
  readonly forget: (tx: Transaction, whose: { personId: string } | { projectId: string }) => Promise<void>;
  /** That of an invitation, if its firm has begun one. */
  readonly idOf: (executor: Executor, invitationId: string) => Promise<string | null>;
}

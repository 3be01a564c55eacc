import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import { listOfPages, type Pieces } from "../../platform/pieces";
import { leaveThreads, type MessageRow, writtenBy } from "./table";

/** What becomes of an account's messages where it goes, and what of them its export holds. */
export function createAccountData(clock: Clock) {
  return {
    /** What a person wrote stays with the other side, as a former member's; nobody can write to them any more. */
    leave: (tx: Transaction, userId: string): Promise<void> => leaveThreads(tx, userId, clock.now()),

    /** What a person wrote, for the account's export. */
    export: (executor: Executor, userId: string): Pieces => listOfPages(pages(executor, userId)),
  };
}

async function* pages(executor: Executor, userId: string) {
  for (let after: MessageRow | undefined; ;) {
    const rows = await writtenBy(executor, userId, after);
    after = rows.at(-1);
    if (after === undefined) return;
    yield rows.map(({ threadId, position, content, createdAt }) => ({
      threadId,
      position,
      content,
      createdAt: createdAt.toISOString(),
    }));
  }
}

import type { Executor, Transaction } from "../../platform/database";
import { listOfPages, type Pieces } from "../../platform/pieces";
import { removeNotices, writtenBy } from "./table";

/** What a person wrote, in their own projects and in others', for the account's export. */
export const exportComments = (executor: Executor, userId: string): Pieces => listOfPages(pages(executor, userId));

async function* pages(executor: Executor, userId: string) {
  for (let after: string | undefined; ;) {
    const rows = await writtenBy(executor, userId, after);
    after = rows.at(-1)?.id;
    if (after === undefined) return;
    yield rows.map(({ id, projectId, parentId, content, createdAt, updatedAt }) => ({
      id,
      projectId,
      parentId,
      content,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    }));
  }
}

/**
 * Of an account that is deleted the comments in others' projects stay, so that their answers keep their sense. Their
 * author is then nobody: once the account is gone, its id leads to no person and is shown to no one.
 */
export const leaveDiscussions = (tx: Transaction, userId: string) => removeNotices(tx, userId);

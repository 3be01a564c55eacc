import type { Executor } from "../../platform/database";
import { listOfPages, type Pieces } from "../../platform/pieces";
import { writtenBy } from "./table";

/** What a person wrote, for the account's export. */
export const exportReviews = (executor: Executor, userId: string): Pieces => listOfPages(pages(executor, userId));

async function* pages(executor: Executor, userId: string) {
  const rows = await writtenBy(executor, userId);
  yield rows.map(({ id, kind, subjectId, stars, content, state, createdAt }) => ({
    id,
    kind,
    subjectId,
    stars,
    text: content,
    state,
    createdAt: createdAt.toISOString(),
  }));
}

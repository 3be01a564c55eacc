import type { ReviewSort } from "@sunwright/contract/review-states";
import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { isPublished } from "./ratings-table";
import { reviewReports, reviews } from "./schema";

export type ReviewRow = typeof reviews.$inferSelect;

const SORTS = {
  newest: [desc(reviews.id)],
  highest: [desc(reviews.stars), desc(reviews.id)],
  lowest: [asc(reviews.stars), desc(reviews.id)],
} as const satisfies Readonly<Record<ReviewSort, readonly SQL[]>>;

interface Question {
  readonly stars: number | undefined;
  readonly sort: ReviewSort;
  readonly page: number;
  readonly limit: number;
}

/** A page of those that everybody reads, and one more. */
export const publishedReviews = (executor: Executor, which: SQL | undefined, asked: Question): Promise<ReviewRow[]> =>
  executor
    .select()
    .from(reviews)
    .where(and(isPublished, which, asked.stars === undefined ? undefined : eq(reviews.stars, asked.stars)))
    .orderBy(...SORTS[asked.sort])
    .limit(asked.limit + 1)
    .offset((asked.page - 1) * asked.limit);

export const reviewsAbout = (executor: Executor, aboutId: string): Promise<ReviewRow[]> =>
  executor.select().from(reviews).where(eq(reviews.aboutId, aboutId));

/** Held until the transaction ends; null where there is none. */
export async function lockReview(tx: Transaction, id: string): Promise<ReviewRow | null> {
  const [row] = await tx.select().from(reviews).where(eq(reviews.id, id)).for("update");
  return row ?? null;
}

/** False where it was reviewed before: of two at once one is first. */
export async function insertReview(tx: Transaction, row: typeof reviews.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(reviews)
    .values(row)
    .onConflictDoNothing({ target: reviews.subjectId })
    .returning({ id: reviews.id });
  return made.length > 0;
}

export async function updateReview(tx: Transaction, id: string, sent: Partial<ReviewRow>): Promise<void> {
  await tx.update(reviews).set(sent).where(eq(reviews.id, id));
}

/** A second report of one person says nothing new. */
export async function insertReport(tx: Transaction, row: typeof reviewReports.$inferInsert): Promise<void> {
  await tx.insert(reviewReports).values(row).onConflictDoNothing();
}

/** Which of these somebody has reported. */
export async function reportedBy(
  executor: Executor,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await executor
    .select({ id: reviewReports.reviewId })
    .from(reviewReports)
    .where(and(eq(reviewReports.userId, userId), inArray(reviewReports.reviewId, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

/** What was reported and is still published, with the reasons, the longest waiting first. */
export const reportedReviews = (executor: Executor) =>
  executor
    .select({
      id: reviews.id,
      stars: reviews.stars,
      content: reviews.content,
      firmId: reviews.firmId,
      reasons: sql<string[]>`array_agg(${reviewReports.reason} order by ${reviewReports.createdAt})`,
    })
    .from(reviews)
    .innerJoin(reviewReports, eq(reviewReports.reviewId, reviews.id))
    .where(isPublished)
    .groupBy(reviews.id)
    .orderBy(sql`min(${reviewReports.createdAt})`);

/** Those of one person that nobody has taken back, the newest first. */
export const writtenBy = (executor: Executor, userId: string): Promise<ReviewRow[]> =>
  executor.select().from(reviews).where(eq(reviews.authorId, userId)).orderBy(desc(reviews.id));

/** Stars and words stay with the firm, as nobody's; what was hidden in the words goes. */
export async function forgetAuthor(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(reviews)
    .set({ authorId: null, firstName: "", place: "", content: "" })
    .where(eq(reviews.authorId, userId));
  await tx.delete(reviewReports).where(eq(reviewReports.userId, userId));
}

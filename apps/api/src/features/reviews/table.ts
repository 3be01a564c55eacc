import type { ReviewSort } from "@sunwright/contract/review-states";
import { and, asc, count, desc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { containing } from "../../platform/like";
import { isPublished } from "./ratings-table";
import { firms } from "../shops/schema";
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

export async function reviewById(executor: Executor, id: string): Promise<ReviewRow | null> {
  const [row] = await executor.select().from(reviews).where(eq(reviews.id, id));
  return row ?? null;
}

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

const isWaiting = isNull(reviewReports.answeredAt);

/** What was reported and is still published, with the reasons that nobody has answered, the longest waiting first. */
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
    .where(and(isPublished, isWaiting))
    .groupBy(reviews.id)
    .orderBy(sql`min(${reviewReports.createdAt})`);

/** Words of the firm, or of the review as everybody reads it. */
const isFound = (search: string) => {
  if (search === "") return undefined;
  const like = containing(search);
  return or(sql`lower(${firms.name}) like ${like}`, sql`lower(${reviews.shown}::text) like ${like}`);
};

interface Flagged {
  readonly view: "reported" | "hidden";
  readonly search: string;
}
/** When what waits began to: the first report of a published one, the words of a hidden one. */
const since = sql<Date>`coalesce(min(${reviewReports.createdAt}), ${reviews.createdAt})`.mapWith(reviews.createdAt);

const flagged = (executor: Executor, { view, search }: Flagged) =>
  executor
    .select({
      review: reviews,
      firm: sql<string>`coalesce(${firms.name}, '')`,
      reports: count(reviewReports.userId),
      since,
    })
    .from(reviews)
    .leftJoin(firms, eq(firms.id, reviews.firmId))
    .leftJoin(reviewReports, and(eq(reviewReports.reviewId, reviews.id), isWaiting))
    .where(
      and(
        view === "hidden" ? eq(reviews.state, "hidden") : and(isPublished, sql`${reviewReports.reviewId} is not null`),
        isFound(search),
      ),
    )
    .groupBy(reviews.id, firms.name);

/** A page of reviews that operators look at, the longest waiting first. */
export const flaggedReviews = (
  executor: Executor,
  asked: Flagged,
  { offset, most }: { readonly offset: number; readonly most: number },
) => flagged(executor, asked).orderBy(since, asc(reviews.id)).offset(offset).limit(most);

export async function countFlagged(executor: Executor, asked: Flagged): Promise<number> {
  const found = flagged(executor, asked).as("found");
  const [row] = await executor.select({ of: count() }).from(found);
  return row?.of ?? 0;
}

/** Who reported a review and why, the oldest first. */
export const reportsOf = (executor: Executor, reviewId: string) =>
  executor
    .select()
    .from(reviewReports)
    .where(eq(reviewReports.reviewId, reviewId))
    .orderBy(asc(reviewReports.createdAt), asc(reviewReports.userId));

/** An operator has looked: what was reported until now waits no longer. Answers how many reports waited. */
export async function answerReports(tx: Transaction, reviewId: string, now: Date): Promise<number> {
  const rows = await tx
    .update(reviewReports)
    .set({ answeredAt: now })
    .where(and(eq(reviewReports.reviewId, reviewId), isWaiting))
    .returning({ userId: reviewReports.userId });
  return rows.length;
}

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

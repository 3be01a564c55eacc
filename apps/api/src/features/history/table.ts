import { and, asc, desc, eq, getTableColumns, gt, lt, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { sessions } from "../../platform/schema";
import { ofSession, type OfSession, sessionColumns } from "../../platform/sessions";
import { listUnless, prepare, text } from "../../platform/statements";
import { askerIn, type Caller, reachable } from "../projects/access";
import { projects } from "../projects/schema";
import { BYTES_KEPT, CHANGES_BYTES_MAX, DESCRIPTION_MAX, ENTRIES_KEPT } from "./rules";
import { projectHistory } from "./schema";

export type HistoryRow = typeof projectHistory.$inferSelect;
export type NewEntry = Omit<HistoryRow, "number">;

/** Adds an entry. The caller holds the project's row, so that numbers follow each other. */
export async function insertEntry(tx: Transaction, entry: NewEntry): Promise<void> {
  const last = sql`select max(${projectHistory.number}) from ${projectHistory}
    where ${projectHistory.projectId} = ${entry.projectId}`;
  const [added] = await tx
    .insert(projectHistory)
    .values({ ...entry, number: sql`coalesce((${last}), 0) + 1` })
    .returning({ number: projectHistory.number });
  if (added && added.number % TRIMMED_EVERY === 0) await trim(tx, entry.projectId);
}

/** Entries between two looks at what a project's history holds. */
const TRIMMED_EVERY = 50;

/** Removes the oldest entries of a project that holds too many, or too much. */
async function trim(tx: Transaction, projectId: string): Promise<void> {
  const { number, changes: content } = projectHistory;
  const before = sql`select max(number) from (
      select ${number} as number, row_number() over newest as nth, sum(pg_column_size(${content})) over newest as bytes
      from ${projectHistory} where ${projectHistory.projectId} = ${projectId}
      window newest as (order by ${number} desc)
    ) entries where nth > ${ENTRIES_KEPT}::int or bytes > ${BYTES_KEPT}::int`;
  await tx.delete(projectHistory).where(and(eq(projectHistory.projectId, projectId), sql`${number} <= (${before})`));
}

/** One answer: the next entry begins another page. [bytes] */
const PAGE_BYTES = 256 * 1024;

const { changes, description, ...plain } = getTableColumns(projectHistory);
/** Writing each change out to count it would cost more than reading the page: what is not compressed is as long as it is. */
const bytesOf = sql<number>`case when pg_column_compression(${changes}) is null then pg_column_size(${changes})
  else octet_length(${changes}::text) end`;
/** An entry that was stored before entries had bounds is read without what it is too long for. */
const bounded = {
  ...plain,
  description: sql<string>`left(${description}, ${DESCRIPTION_MAX})`.as("description"),
  changes: sql`case when ${bytesOf} > ${CHANGES_BYTES_MAX} then '{}'::jsonb else ${changes} end`
    .mapWith(changes)
    .as("changes"),
  bytes: sql<number>`least(${bytesOf}, ${CHANGES_BYTES_MAX})`.as("bytes"),
};

export interface Page {
  /** Only entries that are older, or newer, than this number. */
  readonly beyond?: number | undefined;
  readonly limit: number;
}

type Order = "newest" | "oldest";

/** Entries in their order, each with the bytes of those before it. */
function summedUp(which: SQL | undefined, order: Order, limit: number | Placeholder) {
  const along = order === "newest" ? desc : asc;
  const page = text
    .select(bounded)
    .from(projectHistory)
    .where(which)
    .orderBy(along(projectHistory.number))
    .limit(limit)
    .as("page");
  const { bytes, ...entry } = page._.selectedFields;
  const above = sql<number>`coalesce(sum(${bytes}) over (order by ${along(page.number)}
    rows between unbounded preceding and 1 preceding), 0)`;
  const summed = text
    .select({ ...entry, above: above.as("above") })
    .from(page)
    .as("summed");
  const { above: _above, ...columns } = summed._.selectedFields;
  return { summed, columns, inOrder: along(summed.number) };
}

/** A page of a project's entries, as long as its bytes allow: the first one always, and no gap behind it. */
async function pageOf(
  executor: Executor,
  projectId: string,
  mayRead: SQL | undefined,
  { beyond, limit, order }: Page & { readonly order: Order },
): Promise<HistoryRow[] | null> {
  const further = order === "newest" ? lt : gt;
  const fromHere = beyond === undefined ? undefined : further(projectHistory.number, beyond);
  const { summed, columns, inOrder } = summedUp(and(eq(projectHistory.projectId, projectId), fromHere), order, limit);
  const rows = await executor
    .select({ entry: columns })
    .from(projects)
    .leftJoin(summed, and(eq(summed.projectId, projects.id), lt(summed.above, PAGE_BYTES)))
    .where(and(eq(projects.id, projectId), mayRead))
    .orderBy(inOrder);
  return rows.length === 0 ? null : rows.flatMap((row) => row.entry ?? []);
}

/** No entry has a higher number. Source: PostgreSQL documentation, section 8.1.1. */
export const ABOVE_ALL = 2_147_483_647;

export interface PageWanted {
  readonly projectId: string;
  /** Only entries that are older than this number. */
  readonly before: number;
  readonly limit: number;
}
interface PageOfCall extends OfSession, PageWanted {
  /** The newest entry of the page as it is known already; empty where it is not. */
  readonly known: string;
}

/**
 * A page, newest first, in one round trip with the session of the call; no project where it is not the caller's. Entries
 * never change, so nothing but the newest one's id is read of a page that is known by it: `entries` is null then.
 */
export const pageOfCall = prepare<PageOfCall>()((value) => {
  const which = and(eq(projectHistory.projectId, value("projectId")), lt(projectHistory.number, value("before")));
  const newest = sql<string | null>`(${text
    .select({ id: projectHistory.id })
    .from(projectHistory)
    .where(which)
    .orderBy(desc(projectHistory.number))
    .limit(1)})`;
  const { summed, columns, inOrder } = summedUp(which, "newest", value("limit"));
  const { projectId: _known, ...entry } = columns;
  return text
    .select({
      session: sessionColumns,
      project: { id: projects.id },
      newest,
      entries: listUnless(
        sql`${newest}::text = ${value("known")}`,
        text
          .select(entry)
          .from(summed)
          .where(and(eq(summed.projectId, projects.id), lt(summed.above, PAGE_BYTES)))
          .orderBy(inOrder),
      ),
    })
    .from(sessions)
    .leftJoin(projects, reachable(askerIn(value), value("projectId"), "view"))
    .where(ofSession(value));
});

/** Newest first; null when the project is not the caller's to read. */
export const listEntries = (executor: Executor, caller: Caller, projectId: string, page: Page) =>
  pageOf(executor, projectId, reachable(caller, projectId, "view"), { ...page, order: "newest" });

/** Entries of a project of an account, oldest first. */
export const exportedEntries = async (executor: Executor, ownerId: string, projectId: string, page: Page) =>
  (await pageOf(executor, projectId, eq(projects.ownerId, ownerId), { ...page, order: "oldest" })) ?? [];

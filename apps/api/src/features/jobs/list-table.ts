import { type JobColumn, JOB_COLUMNS, type JobSort, type JobView, RUNNING_JOBS } from "@sunwright/contract/job-states";
import type { Currency } from "@sunwright/engine/parameters/options";
import { and, asc, desc, eq, gt, inArray, isNotNull, not, or, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import { containing } from "../../platform/like";
import { accountEntries } from "../sales/account-schema";
import { type JobRow, jobColumns } from "./job-table";
import { jobMilestones, jobs } from "./schema";

/** A job stays on the board so long after its handover. [days] */
const SHOWN_DAYS = 30;

const isOpen = (now: Date): SQL => {
  const since = new Date(now.getTime() - SHOWN_DAYS * 86_400_000);
  const open = or(
    inArray(jobs.state, [...RUNNING_JOBS]),
    and(eq(jobs.state, "in_warranty"), gt(jobs.handedOverAt, since)),
  );
  if (open === undefined) throw new Error("An empty condition");
  return open;
};

function inView(view: JobView, now: Date): SQL {
  switch (view) {
    case "done":
      return not(isOpen(now));
    case "handed_over":
      return isNotNull(jobs.handedOverAt);
    case "open":
    default:
      return isOpen(now);
  }
}

const inColumn = (column: JobColumn): SQL => {
  const states = [...JOB_COLUMNS[column]];
  // Where it was stopped it stands in the column of before.
  return sql`coalesce(${jobs.before}, ${jobs.state}) in ${states}`;
};

const matches = (search: string) =>
  search === ""
    ? undefined
    : or(
        sql`lower('J-' || ${jobs.number}) like ${containing(search)}`,
        sql`lower(${jobs.personName}) like ${containing(search)}`,
        sql`lower(${jobs.place}) like ${containing(search)}`,
      );

const SORTS = {
  next: [sql`${jobs.startOn} asc nulls last`, asc(jobs.id)],
  newest: [desc(jobs.id)],
  total: [desc(jobs.totalMinor), desc(jobs.id)],
} as const satisfies Readonly<Record<JobSort, readonly SQL[]>>;

interface Question {
  readonly firmId: string;
  readonly view: JobView;
  readonly column?: JobColumn | undefined;
  readonly search: string;
  readonly sort: JobSort;
  readonly page: number;
  readonly limit: number;
  readonly now: Date;
}

/** A page and one row more. */
export const jobsOfFirm = (executor: Executor, asked: Question): Promise<JobRow[]> =>
  executor
    .select(jobColumns)
    .from(jobs)
    .where(
      and(
        eq(jobs.firmId, asked.firmId),
        inView(asked.view, asked.now),
        asked.column === undefined ? undefined : inColumn(asked.column),
        matches(asked.search),
      ),
    )
    .orderBy(...SORTS[asked.sort])
    .limit(asked.limit + 1)
    .offset((asked.page - 1) * asked.limit);

export async function countJobs(executor: Executor, firmId: string, now: Date): Promise<Record<JobView, number>> {
  const many = (view: JobView) => sql<number>`(count(*) filter (where ${inView(view, now)}))::integer`;
  const [row] = await executor
    .select({ open: many("open"), done: many("done"), handed_over: many("handed_over") })
    .from(jobs)
    .where(eq(jobs.firmId, firmId));
  return row ?? { open: 0, done: 0, handed_over: 0 };
}

interface Money {
  readonly firmId: string;
  readonly currency: Currency;
  readonly now: Date;
}

/** Open jobs of each state, by the state of before where they are stopped. */
export const openByState = (executor: Executor, { firmId, currency, now }: Money) => {
  const state = sql<string>`coalesce(${jobs.before}, ${jobs.state})`;
  return executor
    .select({
      state,
      jobs: sql<number>`count(*)::integer`,
      totalMinor:
        sql<number>`coalesce(sum(${jobs.totalMinor}) filter (where ${jobs.currency} = ${currency}), 0)`.mapWith(Number),
      panelWatts: sql<number>`sum(${jobs.panelWatts})`.mapWith(Number),
    })
    .from(jobs)
    .where(and(eq(jobs.firmId, firmId), isOpen(now)))
    .groupBy(state);
};

/** What came of the open jobs of a firm in one currency, what is to be paid until a day, and what is overdue. */
export async function moneyOfOpen(executor: Executor, { firmId, currency, now }: Money, today: string, until: string) {
  const { debit, credit, amountMinor, milestoneId } = accountEntries;
  const accounts = executor
    .select({
      dueOn: jobMilestones.dueOn,
      due: sql<number>`sum(case when ${debit} = 'due' then ${amountMinor} when ${credit} = 'due' then -${amountMinor} else 0 end)`.as(
        "due",
      ),
      kept: sql<number>`sum(case when ${debit} in ('received', 'charged-back', 'refunded') then ${amountMinor}
        when ${credit} in ('refunded', 'charged-back', 'received') then -${amountMinor} else 0 end)`.as("kept"),
    })
    .from(jobs)
    .innerJoin(jobMilestones, eq(jobMilestones.jobId, jobs.id))
    .innerJoin(accountEntries, eq(milestoneId, jobMilestones.id))
    .where(and(eq(jobs.firmId, firmId), eq(jobs.currency, currency), isOpen(now)))
    .groupBy(jobMilestones.id)
    .as("accounts");
  const total = (what: SQL) => sql<number>`coalesce(sum(${what}), 0)`.mapWith(Number);
  const [row] = await executor
    .select({
      paidMinor: total(sql`${accounts.kept}`),
      dueMinor: total(
        sql`case when ${accounts.due} > 0 and ${accounts.dueOn} between ${today} and ${until} then ${accounts.due} else 0 end`,
      ),
      overdueMinor: total(
        sql`case when ${accounts.due} > 0 and ${accounts.dueOn} < ${today} then ${accounts.due} else 0 end`,
      ),
    })
    .from(accounts);
  return row ?? { paidMinor: 0, dueMinor: 0, overdueMinor: 0 };
}

/** The total of open jobs in one currency, and the next day on which one begins. */
export async function openTotals(executor: Executor, { firmId, currency, now }: Money, today: string) {
  const [row] = await executor
    .select({
      totalMinor:
        sql<number>`coalesce(sum(${jobs.totalMinor}) filter (where ${jobs.currency} = ${currency}), 0)`.mapWith(Number),
      nextStart: sql<
        string | null
      >`min(${jobs.startOn}) filter (where ${jobs.startOn} >= ${today} and ${jobs.state} = 'scheduled')::text`,
    })
    .from(jobs)
    .where(and(eq(jobs.firmId, firmId), isOpen(now)));
  return row ?? { totalMinor: 0, nextStart: null };
}

/** What was handed over, all time and since a moment; what came of milestones and went back since then. */
export async function handedOver(executor: Executor, firmId: string, since: Date) {
  const [row] = await executor
    .select({
      all: sql<number>`count(*)::integer`,
      since: sql<number>`(count(*) filter (where ${jobs.handedOverAt} >= ${since.toISOString()}::timestamptz))::integer`,
    })
    .from(jobs)
    .where(and(eq(jobs.firmId, firmId), isNotNull(jobs.handedOverAt)));
  return row ?? { all: 0, since: 0 };
}

export async function receiptsSince(executor: Executor, firmId: string, currency: Currency, since: Date) {
  const { debit, credit, amountMinor, milestoneId, createdAt } = accountEntries;
  const total = (more: SQL, less: SQL) =>
    sql<number>`coalesce(sum(case when ${more} then ${amountMinor} when ${less} then -${amountMinor} end), 0)`.mapWith(
      Number,
    );
  const [row] = await executor
    .select({
      receivedMinor: total(sql`${debit} in ('received', 'charged-back')`, sql`${credit} = 'received'`),
      refundedMinor: total(sql`${credit} in ('refunded', 'charged-back')`, sql`${debit} = 'refunded'`),
    })
    .from(jobs)
    .innerJoin(jobMilestones, eq(jobMilestones.jobId, jobs.id))
    .innerJoin(accountEntries, eq(milestoneId, jobMilestones.id))
    .where(
      and(
        eq(jobs.firmId, firmId),
        eq(jobs.currency, currency),
        sql`${createdAt} >= ${since.toISOString()}::timestamptz`,
      ),
    );
  return row ?? { receivedMinor: 0, refundedMinor: 0 };
}

/** What a firm handed over, and the newest of it. */
export async function finishedJobs(executor: Executor, firmId: string, most: number) {
  const which = and(eq(jobs.firmId, firmId), isNotNull(jobs.handedOverAt));
  const [counted] = await executor
    .select({ jobs: sql<number>`count(*)::integer` })
    .from(jobs)
    .where(which);
  const newest = await executor
    .select({
      place: jobs.place,
      panelWatts: jobs.panelWatts,
      month: sql<string>`to_char(${jobs.handedOverAt} at time zone 'UTC', 'YYYY-MM-01')`,
    })
    .from(jobs)
    .where(which)
    .orderBy(desc(jobs.handedOverAt), desc(jobs.id))
    .limit(most);
  return { jobs: counted?.jobs ?? 0, newest };
}

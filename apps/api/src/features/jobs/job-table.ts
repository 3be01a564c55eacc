import { RUNNING_JOBS } from "@sunwright/contract/job-states";
import {
  and,
  asc,
  desc,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { todayAt } from "../../platform/local-day";
import { accountEntries } from "../sales/account-schema";
import { type Account, ofMilestone } from "../sales/ledger-table";
import { memberships } from "../shops/schema";
import { installedUnits, jobChanges, jobContracts, jobEvents, jobMilestones, jobPhotos, jobs } from "./schema";

/** An identity column is null for the type of a row to be written alone. */
export type JobRow = typeof jobs.$inferSelect & { readonly number: number };
export type NewJob = Omit<typeof jobs.$inferInsert, "number">;
export type MilestoneRow = typeof jobMilestones.$inferSelect;
export type ContractRow = typeof jobContracts.$inferSelect;
export type ChangeRow = typeof jobChanges.$inferSelect;
export type PhotoRow = typeof jobPhotos.$inferSelect;
export type UnitRow = typeof installedUnits.$inferSelect;
export type EventRow = typeof jobEvents.$inferSelect;

export const jobColumns = { ...getTableColumns(jobs), number: sql<number>`${jobs.number}` };

const isMember = (userId: string): SQL =>
  sql`${jobs.firmId} in (select ${memberships.firmId} from ${memberships} where ${memberships.userId} = ${userId})`;
/** Those in which somebody is the homeowner, or works for the firm. The condition is part of every query. */
const isSide = (userId: string) => or(eq(jobs.personId, userId), isMember(userId));

/** Null for one that is not the caller's. */
export async function findJob(executor: Executor, userId: string, id: string): Promise<JobRow | null> {
  const [row] = await executor
    .select(jobColumns)
    .from(jobs)
    .where(and(eq(jobs.id, id), isSide(userId)));
  return row ?? null;
}

/** The same, held until the transaction ends: what happens to one job happens one after another. */
export async function lockJob(tx: Transaction, userId: string, id: string): Promise<JobRow | null> {
  const [row] = await tx
    .select(jobColumns)
    .from(jobs)
    .where(and(eq(jobs.id, id), isSide(userId)))
    .for("update");
  return row ?? null;
}

/** One whose caller is known by something else than a session, held in the same way. */
export async function lockJobById(tx: Transaction, id: string): Promise<JobRow | null> {
  const [row] = await tx.select(jobColumns).from(jobs).where(eq(jobs.id, id)).for("update");
  return row ?? null;
}

export async function findByNumber(executor: Executor, number: number): Promise<JobRow | null> {
  const [row] = await executor.select(jobColumns).from(jobs).where(eq(jobs.number, number));
  return row ?? null;
}

/** The one that a milestone is of; null for nobody's. */
export async function jobIdOfMilestone(executor: Executor, milestoneId: string): Promise<string | null> {
  const [row] = await executor
    .select({ id: jobMilestones.jobId })
    .from(jobMilestones)
    .where(eq(jobMilestones.id, milestoneId));
  return row?.id ?? null;
}

/** Those of these in which somebody is on one of the sides. */
export const findJobs = (executor: Executor, userId: string, ids: readonly string[]): Promise<JobRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : executor
        .select(jobColumns)
        .from(jobs)
        .where(and(inArray(jobs.id, [...ids]), isSide(userId)));

/** That of the newest accepted offer of a request that was not cancelled; null for none. */
export async function jobIdOfRequest(executor: Executor, requestId: string): Promise<string | null> {
  const [row] = await executor
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.requestId, requestId), ne(jobs.state, "cancelled")))
    .orderBy(desc(jobs.id))
    .limit(1);
  return row?.id ?? null;
}

/** All of a person as a homeowner, the newest first. */
export const jobsOfPerson = (executor: Executor, personId: string): Promise<JobRow[]> =>
  executor.select(jobColumns).from(jobs).where(eq(jobs.personId, personId)).orderBy(desc(jobs.id));

/** Where a firm was last paid to. */
export async function lastPayTo(executor: Executor, firmId: string): Promise<string> {
  const [row] = await executor
    .select({ payTo: jobs.payTo })
    .from(jobs)
    .where(and(eq(jobs.firmId, firmId), ne(jobs.payTo, "")))
    .orderBy(desc(jobs.updatedAt), desc(jobs.id))
    .limit(1);
  return row?.payTo ?? "";
}

/** A second one of an offer: the unique index refuses it, see `uniqueViolation`. */
export async function insertJob(tx: Transaction, row: NewJob): Promise<JobRow> {
  const [made] = await tx.insert(jobs).values(row).returning(jobColumns);
  if (!made) throw new Error("A job that was just made is not there");
  return made;
}

export async function updateJob(
  tx: Transaction,
  id: string,
  sent: Partial<Omit<NewJob, "id">> & { readonly updatedAt: Date },
): Promise<JobRow> {
  const [row] = await tx.update(jobs).set(sent).where(eq(jobs.id, id)).returning(jobColumns);
  if (!row) throw new Error("A job that is held is gone");
  return row;
}

export async function insertContract(tx: Transaction, row: ContractRow): Promise<void> {
  await tx.insert(jobContracts).values(row);
}

/** The contract of now. */
export async function contractOf(executor: Executor, jobId: string): Promise<ContractRow> {
  const [row] = await executor
    .select()
    .from(jobContracts)
    .where(eq(jobContracts.jobId, jobId))
    .orderBy(desc(jobContracts.number))
    .limit(1);
  if (!row) throw new Error("A job without its contract");
  return row;
}

/** Those of now, by their job. */
export async function contractsOf(
  executor: Executor,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, ContractRow>> {
  if (jobIds.length === 0) return new Map();
  const rows = await executor
    .selectDistinctOn([jobContracts.jobId])
    .from(jobContracts)
    .where(inArray(jobContracts.jobId, [...jobIds]))
    .orderBy(jobContracts.jobId, desc(jobContracts.number));
  return new Map(rows.map((row) => [row.jobId, row]));
}

export async function insertMilestones(tx: Transaction, rows: readonly MilestoneRow[]): Promise<void> {
  await tx.insert(jobMilestones).values([...rows]);
}

/** In the order in which they are asked for. */
export const milestonesOf = (executor: Executor, jobIds: readonly string[]): Promise<MilestoneRow[]> =>
  jobIds.length === 0
    ? Promise.resolve([])
    : executor
        .select()
        .from(jobMilestones)
        .where(inArray(jobMilestones.jobId, [...jobIds]))
        .orderBy(jobMilestones.jobId, asc(jobMilestones.position));

/** Where the money of a job is booked. */
export const moneyAccounts = async (executor: Executor, jobId: string): Promise<readonly Account[]> =>
  (await milestonesOf(executor, [jobId])).map(({ id }) => ofMilestone(id));

export async function updateMilestone(tx: Transaction, id: string, sent: Partial<MilestoneRow>): Promise<void> {
  await tx.update(jobMilestones).set(sent).where(eq(jobMilestones.id, id));
}

export async function noteEvent(tx: Transaction, row: EventRow): Promise<void> {
  await tx.insert(jobEvents).values(row);
}

export const eventsOf = (executor: Executor, jobId: string): Promise<EventRow[]> =>
  executor.select().from(jobEvents).where(eq(jobEvents.jobId, jobId)).orderBy(asc(jobEvents.id));

export const changesOf = (executor: Executor, jobId: string): Promise<ChangeRow[]> =>
  executor.select().from(jobChanges).where(eq(jobChanges.jobId, jobId)).orderBy(desc(jobChanges.number));

/** A second one that is open: the unique index refuses it, see `uniqueViolation`. */
export async function insertChange(tx: Transaction, row: ChangeRow): Promise<void> {
  await tx.insert(jobChanges).values(row);
}

export async function answerChange(
  tx: Transaction,
  id: string,
  sent: Pick<ChangeRow, "state" | "answeredAt">,
): Promise<void> {
  await tx.update(jobChanges).set(sent).where(eq(jobChanges.id, id));
}

const waits = sql`${jobs.state} not in ('disputed', 'on_hold', 'cancelled')`;

/** Jobs for which something is asked by the clock, or that silence ends. */
export const jobsDue = (executor: Executor, now: Date, most: number): Promise<{ id: string }[]> =>
  executor
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      or(
        and(eq(jobs.state, "commissioned"), lte(jobs.handoverUntil, now)),
        and(eq(jobs.state, "in_warranty"), lt(jobs.warrantyUntil, todayAt(now, jobs))),
        and(
          waits,
          exists(
            executor
              .select({ one: sql`1` })
              .from(jobMilestones)
              .where(
                and(eq(jobMilestones.jobId, jobs.id), isNull(jobMilestones.askedAt), lte(jobMilestones.dueAt, now)),
              ),
          ),
        ),
      ),
    )
    .orderBy(asc(jobs.id))
    .limit(most);

/** Of a milestone, what is not settled: more or less than nothing is due. */
const isUnsettled = (executor: Executor) => {
  const { debit, credit, amountMinor, milestoneId } = accountEntries;
  return exists(
    executor
      .select({ one: sql`1` })
      .from(jobMilestones)
      .innerJoin(accountEntries, eq(milestoneId, jobMilestones.id))
      .where(eq(jobMilestones.jobId, jobs.id))
      .groupBy(jobMilestones.id)
      .having(
        sql`sum(case when ${debit} = 'due' then ${amountMinor} when ${credit} = 'due' then -${amountMinor} else 0 end) <> 0`,
      ),
  );
};

/** Whether somebody waits for work or money in a job of theirs. */
export async function hasUnfinished(
  executor: Executor,
  whose: { readonly personId: string } | { readonly firmId: string } | { readonly projectId: string },
): Promise<boolean> {
  const theirs =
    "personId" in whose
      ? eq(jobs.personId, whose.personId)
      : "firmId" in whose
        ? eq(jobs.firmId, whose.firmId)
        : eq(jobs.projectId, whose.projectId);
  const rows = await executor
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(theirs, or(inArray(jobs.state, [...RUNNING_JOBS]), isUnsettled(executor))))
    .limit(1);
  return rows.length > 0;
}

/** Who leaves takes name and address with them; the work stays the firm's, and the id of nobody any more. */
export async function forgetPerson(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(jobs)
    .set({ projectId: null, personName: "", phone: "", siteAddress: "" })
    .where(eq(jobs.personId, userId));
  await tx.update(jobPhotos).set({ userId: null }).where(eq(jobPhotos.userId, userId));
}

export async function forgetProject(tx: Transaction, projectId: string): Promise<void> {
  await tx.update(jobs).set({ projectId: null }).where(eq(jobs.projectId, projectId));
}

/** Units of other jobs by what they are compared by, of the same name. */
export const knownElsewhere = (executor: Executor, jobId: string, keys: readonly string[]) =>
  keys.length === 0
    ? Promise.resolve([])
    : executor
        .selectDistinct({ key: installedUnits.key, name: installedUnits.name })
        .from(installedUnits)
        .where(and(inArray(installedUnits.key, [...keys]), ne(installedUnits.jobId, jobId)));

export const unitsOfJob = (executor: Executor, jobId: string): Promise<UnitRow[]> =>
  executor
    .select()
    .from(installedUnits)
    .where(eq(installedUnits.jobId, jobId))
    .orderBy(asc(installedUnits.kind), asc(installedUnits.position));

type Place = Pick<UnitRow, "kind" | "position">;
const inPlaces = (places: readonly Place[]) =>
  or(...places.map(({ kind, position }) => and(eq(installedUnits.kind, kind), eq(installedUnits.position, position))));

/** Puts these in their places and leaves the others. A serial twice: the unique index refuses it, see `uniqueViolation`. */
export async function putUnits(
  tx: Transaction,
  jobId: string,
  places: readonly Place[],
  rows: readonly UnitRow[],
): Promise<void> {
  if (places.length > 0) await tx.delete(installedUnits).where(and(eq(installedUnits.jobId, jobId), inPlaces(places)));
  if (rows.length > 0) await tx.insert(installedUnits).values([...rows]);
}

export const photosOfJob = (executor: Executor, jobId: string): Promise<PhotoRow[]> =>
  executor
    .select()
    .from(jobPhotos)
    .where(eq(jobPhotos.jobId, jobId))
    .orderBy(asc(jobPhotos.takenAt), asc(jobPhotos.id));

/** False for one that is there already, whosever it is. */
export async function insertPhoto(tx: Transaction, row: PhotoRow): Promise<boolean> {
  const rows = await tx.insert(jobPhotos).values(row).onConflictDoNothing().returning({ id: jobPhotos.id });
  return rows.length > 0;
}

export async function deletePhoto(tx: Transaction, jobId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(jobPhotos)
    .where(and(eq(jobPhotos.jobId, jobId), eq(jobPhotos.id, id)))
    .returning({ id: jobPhotos.id });
  return rows.length > 0;
}

/** How many items of each job have a photo, and how many units a serial. */
export async function doneOf(executor: Executor, jobIds: readonly string[]) {
  if (jobIds.length === 0) return { photos: [], units: [] };
  const photos = await executor
    .selectDistinct({ jobId: jobPhotos.jobId, item: jobPhotos.item })
    .from(jobPhotos)
    .where(inArray(jobPhotos.jobId, [...jobIds]));
  const units = await executor
    .select({ jobId: installedUnits.jobId, kind: installedUnits.kind, position: installedUnits.position })
    .from(installedUnits)
    .where(inArray(installedUnits.jobId, [...jobIds]));
  return { photos, units };
}

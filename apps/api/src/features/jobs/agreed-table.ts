import { MINOR_DIGITS } from "@sunwright/engine/countries/minor-units";
import { desc, eq, inArray, sql } from "drizzle-orm";
import type { Agreed } from "@sunwright/engine/prices/price";
import type { Executor } from "../../platform/database";
import { accountEntries } from "../sales/account-schema";
import { type AgreedTerms, jobMilestones, jobs } from "./schema";

/** Whose project it is. */
interface Owned {
  readonly id: string;
  readonly ownerId: string;
}

/** What was agreed for a system, or paid for it once it was handed over, in whole units of its currency. */
interface ContractPrice {
  readonly amount: number;
  readonly currency: (typeof jobs.$inferSelect)["currency"];
  /** On which it was agreed. */
  readonly day: string;
  readonly agreed: Agreed;
  /** By one side, by both or by an operator. */
  readonly calledOff: boolean;
}

/** By project: what its owner has agreed to, by the newest job that goes on or is done; else by the newest at all. */
export async function contractPrices(
  executor: Executor,
  owned: readonly Owned[],
): Promise<ReadonlyMap<string, ContractPrice>> {
  if (owned.length === 0) return new Map();
  const { id, projectId, personId, totalMinor, currency, handedOverAt, createdAt, state, terms, panelWatts } = jobs;
  const ids = owned.map((one) => one.id);
  const rows = await executor
    .select({ id, projectId, personId, totalMinor, currency, handedOverAt, createdAt, terms, panelWatts, state })
    .from(jobs)
    .where(inArray(projectId, ids))
    .orderBy(desc(createdAt), desc(id));
  const newest = owned.flatMap((one) => {
    const own = rows.filter((row) => row.projectId === one.id && row.personId === one.ownerId);
    const job = own.find((row) => row.state !== "cancelled") ?? own[0];
    return job === undefined ? [] : [[one.id, job] as const];
  });
  const done = newest.flatMap(([, job]) => (job.handedOverAt === null ? [] : [job.id]));
  const paid = await paidFor(executor, done);
  return new Map(
    newest.map(([project, job]) => {
      const kept = paid.get(job.id);
      const amount = (kept ?? job.totalMinor) / 10 ** MINOR_DIGITS[job.currency];
      const agreed = { system: systemOf(job.terms, job.panelWatts), paid: kept !== undefined };
      const calledOff = job.state === "cancelled";
      return [project, { amount, currency: job.currency, day: job.createdAt.toISOString(), agreed, calledOff }];
    }),
  );
}

const WATT_HOURS = 1_000;

/** What is built by the contract; null where the firm did not say how much a part of it holds or gives. */
function systemOf({ battery, inverter }: AgreedTerms, panels: number): Agreed["system"] {
  const ofCells = battery?.volts != null && battery.ampHours != null ? battery.volts * battery.ampHours : null;
  const wattHours = battery === null ? 0 : battery.kwh === null ? ofCells : battery.kwh * WATT_HOURS;
  if (inverter === null || inverter.watts === null || wattHours === null) return null;
  return { panels, battery: wattHours, inverter: inverter.watts };
}

/** By job, what its firm has of it and keeps, where nothing is left to ask for or to pay. [minor units] */
async function paidFor(executor: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const { debit, credit, amountMinor, milestoneId } = accountEntries;
  const { jobId, askedAt } = jobMilestones;
  const rows = await executor
    .select({
      jobId,
      kept: sql<number>`coalesce(sum(case when ${debit} in ('received', 'charged-back', 'refunded') then ${amountMinor}
        when ${credit} in ('refunded', 'charged-back', 'received') then -${amountMinor} else 0 end), 0)`.mapWith(
        Number,
      ),
      due: sql<number>`coalesce(sum(case when ${debit} = 'due' then ${amountMinor}
        when ${credit} = 'due' then -${amountMinor} else 0 end), 0)`.mapWith(Number),
      toAsk: sql<number>`count(*) filter (where ${askedAt} is null)`.mapWith(Number),
    })
    .from(jobMilestones)
    .leftJoin(accountEntries, eq(milestoneId, jobMilestones.id))
    .where(inArray(jobId, [...ids]))
    .groupBy(jobId);
  return new Map(rows.flatMap(({ jobId: job, kept, due, toAsk }) => (toAsk > 0 || due > 0 ? [] : [[job, kept]])));
}

import type { DemandKind } from "@sunwright/contract/analytics";
import { and, desc, eq, gte, isNotNull, isNull, lt, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { projects } from "../projects/schema";
import { demandWeeks, localDemand } from "./schema";

/** Whether an account lets its designs be counted, as a part of a query. */
export type LetsCount = (userId: SQLWrapper) => SQL<boolean>;

/** Whether this transaction is the one that counts a week. */
export async function claimWeek(tx: Transaction, week: string, now: Date): Promise<boolean> {
  const rows = await tx.insert(demandWeeks).values({ week, countedAt: now }).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** The newest design of each account that lets it be counted, made since a day; archived ones are over. */
export const newestDesigns = (executor: Executor, since: Date, letsCount: LetsCount) =>
  executor
    .selectDistinctOn([projects.ownerId], {
      country: projects.country,
      town: projects.town,
      city: projects.city,
      panelCapacity: projects.recommendedPanelCapacity,
      batteryCapacity: projects.recommendedBatteryCapacity,
      inverterCapacity: projects.recommendedInverterCapacity,
    })
    .from(projects)
    .where(
      and(
        gte(projects.calculatedAt, since),
        isNotNull(projects.recommendedPanelCapacity),
        isNull(projects.archivedAt),
        letsCount(projects.ownerId),
      ),
    )
    .orderBy(projects.ownerId, desc(projects.calculatedAt));

export async function insertDemand(
  tx: Transaction,
  week: string,
  rows: readonly { areaId: string; area: string; kind: DemandKind; people: number; pieces: number }[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(localDemand).values(rows.map((row) => ({ week, ...row })));
}

export async function forgetWeeksBefore(tx: Transaction, week: string): Promise<void> {
  await tx.delete(demandWeeks).where(lt(demandWeeks.week, week));
}

/** What an area needed in the last week that was counted. */
export async function lastDemand(executor: Executor, areaId: string) {
  const [last] = await executor.select().from(demandWeeks).orderBy(desc(demandWeeks.week)).limit(1);
  if (!last) return { week: null, rows: [] };
  const rows = await executor
    .select({ kind: localDemand.kind, people: localDemand.people, pieces: localDemand.pieces })
    .from(localDemand)
    .where(and(eq(localDemand.week, last.week), eq(localDemand.areaId, areaId)))
    .orderBy(localDemand.kind);
  return { week: last.week, rows };
}

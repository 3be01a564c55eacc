import { and, asc, eq, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "../../platform/database";
import { installedUnits, jobs } from "./schema";

/** The units of a job that stand in others, too, each with the number of the other. */
export function unitsElsewhere(executor: Executor, jobId: string) {
  const other = alias(installedUnits, "other");
  return executor
    .selectDistinct({
      kind: installedUnits.kind,
      position: installedUnits.position,
      number: sql<number>`${jobs.number}`,
    })
    .from(installedUnits)
    .innerJoin(
      other,
      and(
        eq(other.key, installedUnits.key),
        eq(other.name, installedUnits.name),
        ne(other.jobId, installedUnits.jobId),
      ),
    )
    .innerJoin(jobs, eq(jobs.id, other.jobId))
    .where(eq(installedUnits.jobId, jobId))
    .orderBy(asc(installedUnits.kind), asc(installedUnits.position));
}

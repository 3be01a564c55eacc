import type { Executor } from "../../platform/database";
import { findJobs } from "./job-table";
import { isOver, numberOf } from "./rules";
import { sideOf } from "./service";

/** Jobs that both sides write to each other about. */
export const jobThreads = async (executor: Executor, userId: string, ids: readonly string[]) =>
  (await findJobs(executor, userId, ids)).map((job) => ({
    id: job.id,
    kind: "job" as const,
    personId: job.personId ?? "",
    firmId: job.firmId,
    side: sideOf(job, userId) === "owner" ? ("person" as const) : ("firm" as const),
    number: numberOf(job),
    personName: job.personName,
    firmName: job.firmName,
    // Once it is over the firm needs no way to reach the homeowner any more.
    reading: isOver(job.state) ? ("known" as const) : ("whole" as const),
    names: null,
  }));

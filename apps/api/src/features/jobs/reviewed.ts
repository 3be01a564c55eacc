import type { Executor } from "../../platform/database";
import { findJob } from "./job-table";
import { numberOf } from "./rules";

/** A job as it can be reviewed by its homeowner once it is handed over; of one that is not the person's, nothing. */
export async function reviewedJob(executor: Executor, userId: string, about: string) {
  const job = await findJob(executor, userId, about);
  if (job === null) return [];
  return [
    {
      kind: "job" as const,
      subject: job.id,
      about: job.id,
      firmId: job.firmId,
      firmName: job.firmName,
      personId: job.personId,
      productId: null,
      name: job.firmName,
      number: numberOf(job),
      place: job.place,
      finished: job.handedOverAt !== null,
    },
  ];
}

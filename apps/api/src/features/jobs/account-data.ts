import type { Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { listOfPages, type Pieces } from "../../platform/pieces";
import { firmOfOneAlone } from "../shops/matching-table";
import { forgetPerson, forgetProject, hasUnfinished, jobsOfPerson } from "./job-table";
import type { Jobs } from "./service";

/** What becomes of jobs when an account, a project or a firm goes. */
export const jobEndings = {
  /** Nobody leaves while somebody waits for work or money. Throws jobs_under_way. */
  async personLeaves(tx: Transaction, userId: string): Promise<void> {
    const firmId = await firmOfOneAlone(tx, userId);
    const waits =
      (await hasUnfinished(tx, { personId: userId })) || (firmId !== null && (await hasUnfinished(tx, { firmId })));
    if (waits) throw new AppError("jobs_under_way");
    await forgetPerson(tx, userId);
  },

  /** Throws jobs_under_way. */
  async projectGoes(tx: Transaction, projectId: string): Promise<void> {
    if (await hasUnfinished(tx, { projectId })) throw new AppError("jobs_under_way");
    await forgetProject(tx, projectId);
  },

  hasJobs: (executor: Executor, firmId: string): Promise<boolean> => hasUnfinished(executor, { firmId }),
};

/** The jobs of a homeowner, for the account's export. */
export const createJobExport =
  (jobs: Pick<Jobs, "present">) =>
  (executor: Executor, userId: string): Pieces =>
    listOfPages(pages(jobs, executor, userId));

async function* pages(jobs: Pick<Jobs, "present">, executor: Executor, userId: string) {
  for (const job of await jobsOfPerson(executor, userId)) yield [await jobs.present(executor, job, userId)];
}

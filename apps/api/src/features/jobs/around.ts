import type { Executor } from "../../platform/database";
import { balancesOfMilestones } from "../sales/ledger-table";
import { contractsOf, doneOf, type JobRow, milestonesOf } from "./job-table";
import type { Around } from "./summary";

/** What lists say of these jobs, beside their rows. */
export async function aroundOf(executor: Executor, rows: readonly JobRow[]): Promise<(job: JobRow) => Around> {
  const ids = rows.map(({ id }) => id);
  const contracts = await contractsOf(executor, ids);
  const milestones = await milestonesOf(executor, ids);
  const balances = await balancesOfMilestones(
    executor,
    milestones.map(({ id }) => id),
  );
  const done = await doneOf(executor, ids);
  return (job) => {
    const contract = contracts.get(job.id);
    if (contract === undefined) throw new Error("A job without its contract");
    return {
      contract,
      milestones: milestones.filter(({ jobId }) => jobId === job.id),
      balances,
      photos: new Set(done.photos.filter(({ jobId }) => jobId === job.id).map(({ item }) => item)),
      units: new Set(
        done.units.filter(({ jobId }) => jobId === job.id).map(({ kind, position }) => `${kind} ${position}`),
      ),
      inDispute: job.state === "disputed",
    };
  };
}

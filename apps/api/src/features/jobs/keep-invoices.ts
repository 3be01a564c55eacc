import { keptUntil } from "@sunwright/engine/countries/invoice-keeping";
import { COUNTRIES } from "@sunwright/engine/parameters/options";
import type { Clock } from "../../platform/clock";
import { forgetBuyerOn, keptInvoices } from "../orders/keeping-table";
import { sweepKept } from "../sales/keep-papers";
import { jobsOfMilestones } from "./billed-table";
import type { JobRow } from "./job-table";
import { isOver } from "./rules";

/**
 * Whose invoice it was is kept for as long as the law of the job's country asks for invoices, from the last document of the
 * job on; then it goes. A job that is not over keeps all of them.
 */
export const createInvoiceKeeping = (parts: { readonly clock: Clock }) =>
  sweepKept(parts, keptInvoices, async (tx, some, now) => {
    const jobs = await jobsOfMilestones(
      tx,
      some.map(({ milestoneId }) => milestoneId),
    );
    const gone = some.filter(({ milestoneId, issuedAt }) => {
      const job = jobs.get(milestoneId);
      return job !== undefined && isOver(job.state) && isPast(job.country, issuedAt, now);
    });
    await forgetBuyerOn(
      tx,
      gone.map(({ id }) => id),
    );
  });

/** Of a job without a country the longest term counts. */
const isPast = (country: JobRow["country"], issuedAt: Date, now: Date): boolean =>
  (country === null ? COUNTRIES : [country]).every((each) => keptUntil(each, issuedAt) <= now);

import { keptUntil, SHORTEST_KEEPING } from "@sunwright/engine/countries/invoice-keeping";
import { COUNTRIES } from "@sunwright/engine/parameters/options";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/database";
import { forgetBuyerOn, keptInvoices } from "../orders/keeping-table";
import { jobsOfMilestones } from "./billed-table";
import type { JobRow } from "./job-table";
import { isOver } from "./rules";

/** Documents of one transaction. */
const AT_ONCE = 100;

/**
 * Whose invoice it was is kept for as long as the law of the job's country asks for invoices, from the last document of the
 * job on; then it goes. A job that is not over keeps all of them.
 */
export const createInvoiceKeeping =
  ({ clock }: { readonly clock: Clock }) =>
  async ({ transaction }: Pick<Database, "transaction">): Promise<void> => {
    const now = clock.now();
    const before = new Date(now);
    before.setUTCFullYear(now.getUTCFullYear() - SHORTEST_KEEPING);
    let after: string | null = null;
    do {
      after = await transaction(async (tx) => {
        const some = await keptInvoices(tx, { before, after, limit: AT_ONCE });
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
        return some.length === AT_ONCE ? (some.at(-1)?.id ?? null) : null;
      });
    } while (after !== null);
  };

/** Of a job without a country the longest term counts. */
const isPast = (country: JobRow["country"], issuedAt: Date, now: Date): boolean =>
  (country === null ? COUNTRIES : [country]).every((each) => keptUntil(each, issuedAt) <= now);

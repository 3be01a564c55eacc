import { FINISHED_SHOWN } from "@sunwright/contract/installers";
import type { InvoiceContent } from "@sunwright/report/invoice";
import type { PaidContent } from "@sunwright/report/paid";
import type { App } from "../../platform/app";
import type { Executor } from "../../platform/database";
import type { Tell } from "../../platform/tell";
import type { Cards } from "../orders/cards/service";
import type { JobsOf } from "../quotes/jobs-of";
import { createJobExport, jobEndings } from "./account-data";
import { createArbitrations } from "./arbitration";
import { MILESTONE_BILLS } from "./bills";
import { createJobHome } from "./home";
import { jobIdOfRequest } from "./job-table";
import { finishedJobs } from "./list-table";
import { createJobInvoices } from "./invoices";
import { createInvoiceKeeping } from "./keep-invoices";
import { createJobList } from "./list-jobs";
import { makeJob } from "./make-job";
import type { MakePassport } from "./passports-of";
import { reviewedJob } from "./reviewed";
import { jobRoutes } from "./routes";
import { createJobs, type Parts } from "./service";
import { createJobSweep } from "./sweep-jobs";
import { jobThreads } from "./threads";

const made: JobsOf = { make: makeJob, idOf: jobIdOfRequest };

/** What others need of jobs before there are any. */
export const JOBS = {
  made,
  endings: jobEndings,
  threads: jobThreads,
  reviewed: reviewedJob,
  finished: (executor: Executor, firmId: string) => finishedJobs(executor, firmId, FINISHED_SHOWN),
  bills: MILESTONE_BILLS,
  arbitration: createArbitrations,
} as const;

interface Sources extends Pick<Parts, "namesOf" | "peopleOf"> {
  readonly cards: Cards;
  readonly reports: {
    readonly run: (task: {
      readonly input: { readonly invoice: InvoiceContent; readonly paid: PaidContent };
      readonly owner: string;
      readonly signal: AbortSignal;
    }) => Promise<Uint8Array>;
  };
  readonly tell: Tell;
  readonly makePassport: MakePassport;
  readonly monthOf: Parameters<typeof createJobHome>[0]["monthOf"];
}

/** What becomes of accepted offers. */
export function addJobs(app: App, { cards, reports, tell, makePassport, namesOf, peopleOf, monthOf }: Sources) {
  const { clock } = app;
  const takesCards: Parts["takesCards"] = (...of) => cards.takes(...of);
  const jobs = createJobs({ clock, tell, makePassport, namesOf, peopleOf, takesCards });
  const invoices = createJobInvoices({
    write: (input, owner, signal) => reports.run({ input, owner, signal }),
  });
  jobRoutes(app, { jobs, list: createJobList(app), cards: cards.ofMilestones, invoices });
  const sweep = createJobSweep({ clock, tell, makePassport });
  const forget = createInvoiceKeeping({ clock });
  app.sweeps.push(
    () => sweep(app.database),
    () => forget(app.database),
  );
  return { home: createJobHome({ clock, monthOf }), exported: createJobExport(jobs) };
}

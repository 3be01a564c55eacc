import { actOnJob } from "@sunwright/contract/job-actions";
import * as contract from "@sunwright/contract/jobs";
import type { App } from "../../platform/app";
import { serve } from "../../platform/serve";
import type { Cards } from "../orders/cards/service";
import type { JobInvoices } from "./invoices";
import type { createJobList } from "./list-jobs";
import type { Jobs } from "./service";

interface Services {
  readonly jobs: Jobs;
  readonly list: ReturnType<typeof createJobList>;
  readonly cards: Cards["ofMilestones"];
  readonly invoices: JobInvoices;
}

export function jobRoutes(app: App, { jobs, list, cards, invoices }: Services): void {
  serve(app, contract.listJobs, ({ executor, viewer, query }) => list(executor, viewer.userId, query));
  serve(app, contract.readJob, ({ executor, viewer, params }) => jobs.read(executor, viewer.userId, params.jobId));
  serve(app, actOnJob, ({ tx, viewer, params, body }) => jobs.act(tx, viewer.userId, params.jobId, body));
  serve(app, contract.putPhoto, ({ tx, viewer, params, body }) => jobs.putPhoto(tx, viewer.userId, params, body));
  serve(app, contract.removePhoto, ({ tx, viewer, params }) => jobs.removePhoto(tx, viewer.userId, params));
  serve(app, contract.readPhoto, ({ executor, viewer, params, query }) =>
    jobs.photo(executor, viewer.userId, params, query),
  );
  serve(app, contract.readJobProof, ({ executor, viewer, params, query }) =>
    jobs.proof(executor, viewer.userId, params, query),
  );
  serve(app, contract.readJobEvidence, ({ executor, viewer, params, query }) =>
    jobs.evidence(executor, viewer.userId, params, query),
  );
  serve(app, contract.readJobCalendar, ({ executor, viewer, params }) =>
    jobs.calendar(executor, viewer.userId, params.jobId),
  );
  serve(app, contract.readJobInvoice, ({ executor, viewer, params, whenGone }) =>
    invoices.read(executor, viewer, { params, signal: whenGone() }),
  );
  // Whoever waits for a provider holds no transaction: each of these opens its own, and is done when the answer is stored.
  serve(app, contract.beginMilestonePayment, {
    prepare: ({ viewer, params }) => cards.begin(viewer.userId, params.milestoneId),
    handle: ({ prepared }) => prepared,
  });
  serve(app, contract.checkMilestonePayment, {
    prepare: ({ viewer, params }) => cards.check(viewer.userId, params.milestoneId),
    handle: ({ prepared }) => prepared,
  });
  serve(app, contract.decideMilestonePayment, {
    prepare: ({ viewer, params, body }) => cards.decide(viewer.userId, params.milestoneId, body),
    handle: ({ prepared }) => prepared,
  });
  serve(app, contract.refundMilestone, {
    prepare: ({ viewer, params, body }) => cards.refund(viewer.userId, params.milestoneId, body),
    handle: ({ prepared }) => prepared,
  });
}

import { CHANGE_LINES_MAX } from "@sunwright/contract/job-states";
import { TEXT_MAX } from "@sunwright/contract/limits";
import type { LargestCall } from "./largest-call";
import { TEXT } from "./largest-state";

const NOBODY = "019f0000-0000-7000-8000-000000000000";
const MOST_MINOR = 1_000_000_000_000;
const WORDS = TEXT.slice(0, TEXT_MAX).trim();
const job = `/api/jobs/${NOBODY}`;
const milestone = `/api/milestones/${NOBODY}`;
const of = (path: string, body?: unknown) => (): LargestCall => ({ path, body });

/** The largest of all actions. */
const change = {
  action: "propose-change",
  reason: WORDS,
  lines: Array.from({ length: CHANGE_LINES_MAX }, () => ({
    kind: "other",
    name: "é".repeat(100),
    quantity: 10_000,
    unitMinor: MOST_MINOR,
  })),
  labourMinor: MOST_MINOR,
};
/** Every call of jobs. */
export const LARGEST_OF_JOBS: Readonly<Record<string, () => LargestCall>> = {
  "GET /api/jobs": of(`/api/jobs?view=done&column=handed_over&sort=total&page=1000&search=${"ab%20".repeat(15)}`),
  "GET /api/jobs/:jobId": of(job),
  "POST /api/jobs/:jobId/actions": of(`${job}/actions`, change),
  "PUT /api/jobs/:jobId/photos/:photoId": of(`${job}/photos/${NOBODY}`, {
    item: "before",
    fileId: NOBODY,
    takenAt: "2999-12-31T23:59:59.999Z",
  }),
  "DELETE /api/jobs/:jobId/photos/:photoId": of(`${job}/photos/${NOBODY}`),
  "GET /api/jobs/:jobId/photos/:photoId": of(`${job}/photos/${NOBODY}?size=large`),
  "GET /api/jobs/:jobId/payments/:paymentId/proof": of(`${job}/payments/${NOBODY}/proof?size=large`),
  "GET /api/jobs/:jobId/disputes/evidence/:entryId": of(`${job}/disputes/evidence/${NOBODY}?size=large`),
  "GET /api/jobs/:jobId/invoices/:invoiceId/pdf": of(`${job}/invoices/${NOBODY}/pdf`),
  "GET /api/jobs/:jobId/calendar.ics": of(`${job}/calendar.ics`),
  "POST /api/milestones/:milestoneId/card-payment": of(`${milestone}/card-payment`, {}),
  "POST /api/milestones/:milestoneId/card-payment/check": of(`${milestone}/card-payment/check`, {}),
  "POST /api/milestones/:milestoneId/card-payment/test": of(`${milestone}/card-payment/test`, { outcome: "decline" }),
  "POST /api/milestones/:milestoneId/card-refund": of(`${milestone}/card-refund`, { amountMinor: MOST_MINOR }),
};

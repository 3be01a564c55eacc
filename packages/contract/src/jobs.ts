import { PHOTO_ITEMS } from "@sunwright/engine/jobs/work";
import { CURRENCIES } from "@sunwright/engine/parameters/options";
import { z } from "zod";
import { Day } from "./days";
import { endpoint, FileAnswer } from "./endpoint";
import { FILE_ANSWERS, PICTURE_SIZES } from "./files";
import {
  Commissioning,
  JobChange,
  JobContract,
  JobDispute,
  JobEntry,
  JobMilestone,
  JobPhotos,
  JobUnit,
} from "./job-parts";
import { JOB_ACTIONS, JOB_COLUMN_NAMES, JOB_SORTS, JOB_STATES, JOB_VIEWS, JOBS_PER_PAGE } from "./job-states";
import { LINE_MAX } from "./limits";
import { beginCardPayment, CardPayment, decideTestPayment, refundByCard } from "./payments";
import { line } from "./text";

const tag = "requests";
const access = "session";
const params = z.object({ jobId: z.uuid() });
const minor = z.number().int();
const count = z.number().int().min(0);
const day = Day.nullable();
export const JOB_CHANGES = ["jobs", "job"] as const;

/** What comes next in a job, and until when. */
export const JOB_STEPS = [
  "overdue",
  "deposit",
  "procure",
  "parts",
  "plan",
  "schedule",
  "start",
  "work",
  "offer_handover",
  "accept_handover",
  "payment",
  "resume",
  "dispute",
  "nothing",
] as const;
export type JobStep = (typeof JOB_STEPS)[number];

const head = {
  id: z.uuid(),
  /** What people call it by. */
  number: z.string(),
  state: z.enum(JOB_STATES),
  /** Of the board; where it was stopped, that of before. Null once it is over. */
  column: z.enum(JOB_COLUMN_NAMES).nullable(),
  /** The homeowner; null once it is over for good and their account is gone. */
  client: z.string().nullable(),
  place: z.string(),
  currency: z.enum(CURRENCIES),
  totalMinor: minor,
  /** Received less paid back. */
  paidMinor: minor,
  /** [W] */
  panelWatts: z.number(),
  photos: z.object({ done: count, all: count }),
  units: z.object({ done: count, all: count }),
  next: z.object({
    step: z.enum(JOB_STEPS),
    day,
    /** Days that it is over; 0 where it is not. */
    late: count,
    /** What is to be paid then. */
    amountMinor: minor,
  }),
  startOn: day,
  days: z.number().int().nullable(),
  crew: z.string(),
  handedOverAt: z.iso.datetime().nullable(),
};
export const JobSummary = z.object(head);
export type JobSummary = z.output<typeof JobSummary>;

export const listJobs = endpoint({
  method: "GET",
  path: "/api/jobs",
  summary: "The jobs of the caller's firm, with what is due of them",
  tag,
  access,
  query: z.object({
    view: z
      .enum(JOB_VIEWS)
      .default("open")
      .describe(
        "Open: till a month after the handover. Done: after that, and what was cancelled. All that was ever handed over",
      ),
    column: z.enum(JOB_COLUMN_NAMES).optional().describe("Only those of one column of the board"),
    search: line(LINE_MAX).default("").describe("A part of the number, the homeowner's name or the place"),
    sort: z
      .enum(JOB_SORTS)
      .default("next")
      .describe("By the first day of the work, the newest first, or the largest total first"),
    page: z.coerce.number().int().min(1).max(1_000).default(1).describe("From 1"),
  }),
  response: z.object({
    jobs: z.array(JobSummary).max(JOBS_PER_PAGE).readonly(),
    more: z.boolean(),
    counts: z.object({ open: count, done: count, handed_over: count }),
    /** Of all open jobs in the firm's currency. */
    figures: z.object({
      currency: z.enum(CURRENCIES),
      jobs: count,
      panelWatts: z.number(),
      totalMinor: minor,
      paidMinor: minor,
      /** Asked for and payable within seven days from now. */
      dueMinor: minor,
      overdueMinor: minor,
      /** The next first day of a work. */
      nextStart: day,
    }),
    /** Of each column of the board, all open jobs. */
    columns: z.array(z.object({ column: z.enum(JOB_COLUMN_NAMES), jobs: count, totalMinor: minor })).readonly(),
  }),
  errors: ["not_signed_in", "invalid_input", "installer_not_found"],
});
export type JobList = z.output<(typeof listJobs)["response"]>;

export const Job = z.object({
  ...head,
  /** On which side the caller is. */
  side: z.enum(["owner", "firm"]),
  firm: z.object({ id: z.uuid().nullable(), name: z.string(), phone: z.string() }),
  /** For the firm while the job lasts, and for the homeowner. */
  contact: z.object({ email: z.string().nullable(), phone: z.string(), address: z.string() }).nullable(),
  /** Of the homeowner's own project. */
  projectId: z.uuid().nullable(),
  quote: z.object({ id: z.uuid(), versionId: z.uuid(), number: z.string() }),
  /** Of the battery [kWh] and the inverter [W]; null where the offer says none. */
  system: z.object({
    panels: count,
    panelWatts: z.number().nullable(),
    batteryKwh: z.number().nullable(),
    inverterWatts: z.number().nullable(),
  }),
  /** Where a transfer goes to. */
  payTo: z.string(),
  /** The firm takes cards for what is due. */
  takesCards: z.boolean(),
  /** When the homeowner accepted the offer that the job is of. */
  acceptedAt: z.iso.datetime(),
  partsAt: z.iso.datetime().nullable(),
  milestones: z.array(JobMilestone).readonly(),
  contract: JobContract,
  changes: z.array(JobChange).readonly(),
  checklist: z.array(JobPhotos).readonly(),
  serials: z.array(JobUnit).readonly(),
  commissioning: Commissioning,
  handover: z.object({
    offeredAt: z.iso.datetime().nullable(),
    /** Silence until then is acceptance. */
    until: z.iso.datetime().nullable(),
    acceptedAt: z.iso.datetime().nullable(),
    /** Who accepted it; the clock for silence. */
    by: z.enum(["owner", "clock"]).nullable(),
    warrantyUntil: day,
  }),
  /** Who asked to cancel it, and why; nobody has answered yet. */
  cancelAsked: z.object({ by: z.enum(["owner", "firm"]), reason: z.string(), at: z.iso.datetime() }).nullable(),
  /** What the law gives the homeowner; null for no right to withdraw, or none that is known. */
  withdrawal: z
    .object({
      /** From the day after the parts are there. */
      days: count,
      /** Null while the parts are not there: it ends so many days after they are. */
      until: z.iso.datetime().nullable(),
      /** Nothing of the work was done yet, and the days are not over. */
      open: z.boolean(),
      /** When the homeowner asked that the work begins within these days. */
      earlyStartAt: z.iso.datetime().nullable(),
    })
    .nullable(),
  disputes: z.array(JobDispute).readonly(),
  events: z.array(JobEntry).readonly(),
  /** What the caller may do now. */
  actions: z.array(z.enum(JOB_ACTIONS)).readonly(),
});
export type Job = z.output<typeof Job>;

const NO_JOB = ["not_signed_in", "job_not_found"] as const;

export const readJob = endpoint({
  method: "GET",
  path: "/api/jobs/:jobId",
  summary: "A job of the caller's firm, or of the homeowner who accepted its offer",
  tag,
  access,
  params,
  response: Job,
  errors: NO_JOB,
});

export const readJobInvoice = endpoint({
  method: "GET",
  path: "/api/jobs/:jobId/invoices/:invoiceId/pdf",
  summary: "An invoice or a credit note of a milestone, as a PDF; for the homeowner and the firm's owners",
  tag,
  access,
  params: z.object({ jobId: z.uuid(), invoiceId: z.uuid() }),
  file: ["application/pdf"],
  response: FileAnswer,
  errors: [...NO_JOB, "invoice_not_found", "owner_needed", "server_busy", "report_cancelled"],
});

const ofPhoto = z.object({ jobId: z.uuid(), photoId: z.uuid() });

export const putPhoto = endpoint({
  method: "PUT",
  path: "/api/jobs/:jobId/photos/:photoId",
  summary:
    "Show a picture of the caller's firm for an item of the checklist, under a name that the caller makes; twice is once",
  tag,
  access,
  changes: JOB_CHANGES,
  params: ofPhoto,
  body: z.strictObject({
    item: z.enum(PHOTO_ITEMS),
    /** A picture that was stored as a file of the firm. */
    fileId: z.uuid(),
    /** By the clock of the device: it may have been taken long before, without a connection. */
    takenAt: z.iso.datetime(),
  }),
  response: Job,
  errors: [...NO_JOB, "invalid_input", "wrong_state", "file_not_found", "too_many_photos", "idempotency_key_reused"],
});

export const removePhoto = endpoint({
  method: "DELETE",
  path: "/api/jobs/:jobId/photos/:photoId",
  summary: "Take a photo off the checklist before the system is commissioned",
  tag,
  access,
  changes: JOB_CHANGES,
  params: ofPhoto,
  response: Job,
  errors: [...NO_JOB, "wrong_state", "file_not_found"],
});

const size = z.object({ size: z.enum(PICTURE_SIZES).default("large").describe("Width of a picture") });
const file = { tag, access, file: FILE_ANSWERS, response: FileAnswer } as const;
const NO_FILE = [...NO_JOB, "invalid_input", "file_not_found"] as const;

export const readPhoto = endpoint({
  method: "GET",
  path: "/api/jobs/:jobId/photos/:photoId",
  summary: "A photo of the checklist, for both sides",
  params: ofPhoto,
  query: size,
  errors: NO_FILE,
  ...file,
});

export const readJobProof = endpoint({
  method: "GET",
  path: "/api/jobs/:jobId/payments/:paymentId/proof",
  summary: "What the homeowner showed of a payment, for both sides",
  params: z.object({ jobId: z.uuid(), paymentId: z.uuid() }),
  query: size,
  errors: NO_FILE,
  ...file,
});

export const readJobEvidence = endpoint({
  method: "GET",
  path: "/api/jobs/:jobId/disputes/evidence/:entryId",
  summary: "What either side showed in a dispute about a milestone",
  params: z.object({ jobId: z.uuid(), entryId: z.uuid() }),
  query: size,
  errors: NO_FILE,
  ...file,
});

export const readJobCalendar = endpoint({
  method: "GET",
  path: "/api/jobs/:jobId/calendar.ics",
  summary: "The days of a job for a calendar: its work, its payments and its handover",
  tag,
  access,
  params,
  file: ["text/calendar"],
  response: FileAnswer,
  errors: NO_JOB,
});

const ofMilestone = {
  tag,
  access,
  changes: JOB_CHANGES,
  params: z.object({ milestoneId: z.uuid() }),
} as const;
const CARD_REFUSALS = ["not_signed_in", "job_not_found", "payment_unavailable", "payment_provider_failed"] as const;

export const beginMilestonePayment = endpoint({
  method: "POST",
  path: "/api/milestones/:milestoneId/card-payment",
  summary: "Pay what is due of a milestone by card, on the page of the payment provider; no card number comes here",
  ...ofMilestone,
  response: beginCardPayment.response,
  errors: [...CARD_REFUSALS, "wrong_state"],
});

export const checkMilestonePayment = endpoint({
  method: "POST",
  path: "/api/milestones/:milestoneId/card-payment/check",
  summary: "Ask the provider what became of the card payment of a milestone that was begun last",
  ...ofMilestone,
  response: CardPayment,
  errors: [...CARD_REFUSALS, "wrong_state"],
});

export const decideMilestonePayment = endpoint({
  method: "POST",
  path: "/api/milestones/:milestoneId/card-payment/test",
  summary: "Pay or decline a milestone at the test provider, which is there in demonstrations and tests alone",
  ...ofMilestone,
  body: decideTestPayment.body,
  response: CardPayment,
  errors: [...CARD_REFUSALS, "invalid_input", "wrong_state"],
});

export const refundMilestone = endpoint({
  method: "POST",
  path: "/api/milestones/:milestoneId/card-refund",
  summary: "Pay back to the card what the firm owes of a milestone",
  ...ofMilestone,
  body: refundByCard.body,
  response: refundByCard.response,
  errors: [...CARD_REFUSALS, "invalid_input", "amount_exceeded"],
});

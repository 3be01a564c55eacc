/** The life of a job, which begins with an accepted offer. Source: the marketplace's design, section 4. Free of zod, for the first script of a page. */
export const JOB_STATES = [
  "contracted",
  "deposit_received",
  "procurement",
  "scheduled",
  "in_progress",
  "commissioned",
  "handed_over",
  "in_warranty",
  "closed",
  "on_hold",
  "disputed",
  "cancelled",
] as const;
export type JobState = (typeof JOB_STATES)[number];

/** `deposit` is what is due at signing, paid; `settle` the end of a dispute; `warrant` the last payment after the handover; `withdraw` the homeowner's right by law. */
export const JOB_EVENTS = [
  "deposit",
  "procure",
  "schedule",
  "start",
  "commission",
  "hand_over",
  "warrant",
  "payment_corrected",
  "close",
  "hold",
  "resume",
  "dispute",
  "settle",
  "cancel",
  "cancel_agreed",
  "withdraw",
] as const;
export type JobEvent = (typeof JOB_EVENTS)[number];
/** The homeowner, the firm, the product itself by the clock or by what was paid, and who decides where both do not agree. */
export const JOB_ROLES = ["owner", "firm", "clock", "operator"] as const;
export type JobRole = (typeof JOB_ROLES)[number];
export type JobSide = Exclude<JobRole, "clock" | "operator">;

/** Somebody still has something to do in it. */
export const RUNNING_JOBS = [
  "contracted",
  "deposit_received",
  "procurement",
  "scheduled",
  "in_progress",
  "commissioned",
  "handed_over",
  "on_hold",
  "disputed",
] as const satisfies readonly JobState[];
/** Before the first day of the work. */
export const BEFORE_WORK = [
  "contracted",
  "deposit_received",
  "procurement",
  "scheduled",
] as const satisfies readonly JobState[];

/** What stands in one column of the board. */
export const JOB_COLUMNS = {
  contracted: ["contracted", "deposit_received"],
  procurement: ["procurement"],
  scheduled: ["scheduled"],
  in_progress: ["in_progress"],
  commissioned: ["commissioned"],
  handed_over: ["handed_over", "in_warranty"],
} as const satisfies Readonly<Record<string, readonly JobState[]>>;
export type JobColumn = keyof typeof JOB_COLUMNS;
const isColumn = (name: string): name is JobColumn => Object.hasOwn(JOB_COLUMNS, name);
export const JOB_COLUMN_NAMES: readonly JobColumn[] = Object.keys(JOB_COLUMNS).filter(isColumn);

/** What the firm's list shows: what is under way, what is over, and all that was ever handed over. */
export const JOB_VIEWS = ["open", "done", "handed_over"] as const;
export type JobView = (typeof JOB_VIEWS)[number];
export const JOB_SORTS = ["next", "newest", "total"] as const;
export type JobSort = (typeof JOB_SORTS)[number];
/** The board shows all that are open of most firms; a list goes on in pages. */
export const JOBS_PER_PAGE = 60;

/** What is asked for with a milestone: not yet, now, paid; nothing is asked for while it is in dispute. */
export const MILESTONE_STATES = ["later", "due", "paid", "refund_owed", "disputed"] as const;
export type MilestoneState = (typeof MILESTONE_STATES)[number];

export const CHANGE_STATES = ["proposed", "agreed", "declined", "withdrawn"] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];
export const CHANGE_LINES_MAX = 30;
export const CHANGES_MAX = 50;

/** Photos of one item. */
export const PHOTOS_PER_ITEM = 6;
/** Units whose serials are sent at once. */
export const UNITS_SENT_MAX = 200;
/** A handover that the homeowner says nothing to is taken as accepted after so many days. Source: the marketplace's design, section 4. */
export const HANDOVER_DAYS = 14;
/** A milestone "after" is due so many days after the system runs. */
export const AFTER_DAYS = 30;
/** Days that somebody has to pay what is due. */
export const PAY_DAYS = 7;

/** What a side may do with a job, as its page offers it. */
export const JOB_ACTIONS = [
  "set-pay-to",
  "set-schedule",
  "procure",
  "parts-arrived",
  "schedule",
  "start",
  "put-units",
  "put-readings",
  "commission",
  "offer-handover",
  "accept-handover",
  "receive-payment",
  "refund",
  "hold",
  "resume",
  "cancel",
  "ask-cancel",
  "answer-cancel",
  "withdraw",
  "ask-early-start",
  "propose-change",
  "answer-change",
  "withdraw-change",
  "open-dispute",
] as const;
export type JobActionName = (typeof JOB_ACTIONS)[number];

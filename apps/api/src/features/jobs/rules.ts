import {
  BEFORE_WORK,
  CHANGES_MAX,
  type ChangeState,
  JOB_ACTIONS,
  type JobActionName,
  type JobEvent,
  type JobRole,
  type JobSide,
  type JobState,
  type MilestoneState,
} from "@sunwright/contract/job-states";
import { type DisputeState, isLiving } from "@sunwright/contract/order-states";
import { COUNTRY_MONEY } from "@sunwright/engine/countries/country-money";
import type { Currency } from "@sunwright/engine/parameters/options";
import { allowed, type Transition } from "../../platform/states";
import { type Balance, dueOf } from "../sales/balance";
import type { FirmRow } from "../shops/table";

/** "before": where it was before it was stopped. */
type To = JobState | "before";
type Row = Transition<To, JobEvent, JobRole>;
const rows = (from: readonly JobState[], event: JobEvent, to: To, who: readonly JobRole[]): Row[] =>
  from.map((state) => ({ from: state, event, to, who }));

const WORKING = [...BEFORE_WORK, "in_progress"] as const;
const DISPUTABLE = [...WORKING, "commissioned", "handed_over", "in_warranty"] as const;

/**
 * The life of a job. Source: the marketplace's design, section 4. What was paid moves it by the clock's role, whoever's
 * word it was. Before anything was paid each side cancels alone; later, before the work begins, the other side agrees;
 * work that was abandoned is cancelled by an operator. Where the law gives the right, the homeowner withdraws alone.
 */
export const JOB_RULES: readonly Row[] = [
  ...rows(["contracted"], "deposit", "deposit_received", ["clock"]),
  ...rows(["deposit_received"], "procure", "procurement", ["firm"]),
  ...rows(["procurement"], "schedule", "scheduled", ["firm"]),
  ...rows(["scheduled"], "start", "in_progress", ["firm"]),
  ...rows(["in_progress"], "commission", "commissioned", ["firm"]),
  ...rows(["commissioned"], "hand_over", "handed_over", ["owner", "clock"]),
  ...rows(["handed_over"], "warrant", "in_warranty", ["clock"]),
  // A payment that moved it on was recorded by mistake.
  ...rows(["deposit_received"], "payment_corrected", "contracted", ["clock"]),
  ...rows(["in_warranty"], "payment_corrected", "handed_over", ["clock"]),
  ...rows(["in_warranty"], "close", "closed", ["clock"]),
  ...rows(WORKING, "hold", "on_hold", ["owner", "firm"]),
  ...rows(["on_hold"], "resume", "before", ["owner", "firm"]),
  ...rows(DISPUTABLE, "dispute", "disputed", ["owner", "firm"]),
  ...rows(["disputed"], "settle", "before", ["owner", "firm", "operator"]),
  ...rows(["contracted"], "cancel", "cancelled", ["owner", "firm", "operator"]),
  ...rows(["deposit_received", "procurement", "scheduled", "in_progress", "on_hold"], "cancel", "cancelled", [
    "operator",
  ]),
  ...rows(["deposit_received", "procurement", "scheduled"], "cancel_agreed", "cancelled", ["owner", "firm"]),
  ...rows([...BEFORE_WORK, "on_hold"], "withdraw", "cancelled", ["owner"]),
];

export const numberOf = ({ number }: { readonly number: number }): string => `J-${number}`;
export const addDays = (moment: Date, days: number): Date => new Date(moment.getTime() + days * 86_400_000);

/** That of its country; of one without a country, the one it began with. */
export const currencyOf = ({ country, currency }: Pick<FirmRow, "country" | "currency">): Currency =>
  country === null ? currency : COUNTRY_MONEY[country].currency;

/** Nothing changes any more, and the firm needs the homeowner's address no longer. */
export const isOver = (state: JobState): boolean => state === "closed" || state === "cancelled";
/** The contract may still change: nothing is finished by it. */
export const isChangeable = (state: JobState): boolean => WORKING.some((each) => each === state);

/** What is asked for with a milestone, from its account alone. */
export function milestoneState(asked: boolean, balance: Balance, inDispute: boolean): MilestoneState {
  if (inDispute) return "disputed";
  const due = dueOf(balance);
  if (due < 0) return "refund_owed";
  if (!asked) return "later";
  return due > 0 ? "due" : "paid";
}

/** Money that came and has not gone back. [minor units] */
export const keptOf = ({ received, refunded, chargedBack }: Balance): number => received - refunded - chargedBack;

/** A job as far as it says what each side may do. */
export interface Standing {
  readonly state: JobState;
  readonly partsArrived: boolean;
  readonly scheduled: boolean;
  readonly handoverOffered: boolean;
  /** By law, now: nothing of the work was done. */
  readonly withdrawable: boolean;
  /** The homeowner asked that the work begins all the same. */
  readonly earlyStart: boolean;
  readonly cancelAskedBy: JobSide | null;
  readonly changes: readonly { readonly state: ChangeState; readonly by: JobSide }[];
  readonly disputes: readonly DisputeState[];
  readonly milestones: readonly {
    /** Money may come for it. */
    readonly payable: boolean;
    /** Money of it is to go back. */
    readonly owed: boolean;
    readonly disputable: boolean;
  }[];
}

const may = ({ state }: Standing, side: JobSide, event: JobEvent) => allowed(JOB_RULES, state, side).includes(event);
const runs = ({ state }: Standing) => !isOver(state);
const openChange = ({ changes }: Standing) => changes.find(({ state }) => state === "proposed");
const other = (side: JobSide): JobSide => (side === "owner" ? "firm" : "owner");

const MAY: Readonly<Record<JobActionName, (standing: Standing, side: JobSide) => boolean>> = {
  "set-pay-to": (standing, side) => side === "firm" && runs(standing),
  "set-schedule": ({ state }, side) => side === "firm" && isChangeable(state),
  procure: (standing, side) => may(standing, side, "procure"),
  "parts-arrived": ({ state, partsArrived }, side) => side === "firm" && state === "procurement" && !partsArrived,
  schedule: (standing, side) => standing.partsArrived && standing.scheduled && may(standing, side, "schedule"),
  start: (standing, side) => (!standing.withdrawable || standing.earlyStart) && may(standing, side, "start"),
  "put-units": ({ state }, side) => side === "firm" && isChangeable(state),
  "put-readings": ({ state }, side) => side === "firm" && state === "in_progress",
  commission: (standing, side) => may(standing, side, "commission"),
  "offer-handover": ({ state, handoverOffered }, side) =>
    side === "firm" && state === "commissioned" && !handoverOffered,
  "accept-handover": (standing, side) => standing.handoverOffered && may(standing, side, "hand_over"),
  // Money may come at any time while something is asked for.
  "receive-payment": ({ milestones }, side) => side === "firm" && milestones.some(({ payable }) => payable),
  refund: ({ milestones }, side) => side === "firm" && milestones.some(({ owed }) => owed),
  hold: (standing, side) => may(standing, side, "hold"),
  resume: (standing, side) => may(standing, side, "resume"),
  cancel: (standing, side) => may(standing, side, "cancel"),
  "ask-cancel": (standing, side) => standing.cancelAskedBy === null && may(standing, side, "cancel_agreed"),
  "answer-cancel": (standing, side) => standing.cancelAskedBy === other(side) && may(standing, side, "cancel_agreed"),
  withdraw: (standing, side) => standing.withdrawable && may(standing, side, "withdraw"),
  "ask-early-start": ({ withdrawable, earlyStart }, side) => side === "owner" && withdrawable && !earlyStart,
  "propose-change": (standing) =>
    isChangeable(standing.state) && openChange(standing) === undefined && standing.changes.length < CHANGES_MAX,
  "answer-change": (standing, side) => isChangeable(standing.state) && openChange(standing)?.by === other(side),
  "withdraw-change": (standing, side) => openChange(standing)?.by === side,
  "open-dispute": (standing, side) =>
    may(standing, side, "dispute") &&
    !standing.disputes.some(isLiving) &&
    standing.milestones.some(({ disputable }) => disputable),
};

/** What a side may do with a job as it stands. */
export const actionsOf = (standing: Standing, side: JobSide): readonly JobActionName[] =>
  JOB_ACTIONS.filter((action) => MAY[action](standing, side));

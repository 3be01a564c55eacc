import { READING_BOUNDS, type Reading, READINGS } from "@sunwright/engine/jobs/commissioning";
import { UNIT_KINDS, UNITS_MAX } from "@sunwright/engine/jobs/work";
import { z } from "zod";
import { Day } from "./days";
import { endpoint } from "./endpoint";
import { CHANGE_LINES_MAX, UNITS_SENT_MAX } from "./job-states";
import { Job, JOB_CHANGES } from "./jobs";
import { LINE_MAX, NAME_MAX, TEXT_MAX } from "./limits";
import { between } from "./numbers";
import { SERIAL_MAX } from "./order-actions";
import { LineKind } from "./quote-parts";
import { Minor, MONEY_MAX } from "./shops";
import { key, line, typed } from "./text";

/** All of a job at once. */
const AMOUNT_MAX = 1_000 * MONEY_MAX;
const Amount = between({ min: 1, max: AMOUNT_MAX, whole: true });
const Allowance = between({ min: 0, max: AMOUNT_MAX, whole: true });
const Reason = typed().min(1).max(TEXT_MAX);
const Reference = line(LINE_MAX).min(1);
const milestoneId = z.uuid();
const disputeId = z.uuid();
const fileId = z.uuid().optional();

const reading = (name: Reading) => {
  const { min, max } = READING_BOUNDS[name];
  return (name === "stringPanels" ? z.number().int() : z.number()).min(min).max(max).nullable();
};
/** What was measured; null for what this system does not have. */
const measured = {
  stringVolts: reading("stringVolts"),
  stringPanels: reading("stringPanels"),
  cellCelsius: reading("cellCelsius"),
  insulationMegohms: reading("insulationMegohms"),
  earthOhms: reading("earthOhms"),
  batteryVolts: reading("batteryVolts"),
  acVolts: reading("acVolts"),
  acHertz: reading("acHertz"),
  rcdMilliseconds: reading("rcdMilliseconds"),
  arrayWatts: reading("arrayWatts"),
  irradiance: reading("irradiance"),
} satisfies Record<(typeof READINGS)[number], z.ZodType>;

/** So many are added to the job at this price, or taken away from it where it is below nothing. */
const ChangedLine = z.strictObject({
  kind: LineKind,
  name: line(NAME_MAX),
  quantity: z.number().int().min(-10_000).max(10_000),
  unitMinor: Minor,
});

/** What one of the two sides of a job does. Which may do what is said by the job's `actions`. */
export const JobAction = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("set-pay-to"), details: typed().max(LINE_MAX) }),
  z.strictObject({
    action: z.literal("set-schedule"),
    startOn: Day.nullable(),
    days: z.number().int().min(1).max(365),
    crew: line(NAME_MAX),
  }),
  z.strictObject({ action: z.literal("procure") }),
  z.strictObject({ action: z.literal("parts-arrived") }),
  z.strictObject({ action: z.literal("schedule") }),
  z.strictObject({ action: z.literal("start") }),
  z.strictObject({
    action: z.literal("put-units"),
    units: z
      .array(
        z.strictObject({
          kind: z.enum(UNIT_KINDS),
          position: z.number().int().min(1).max(UNITS_MAX),
          /** Empty takes it away. */
          serial: key(SERIAL_MAX),
        }),
      )
      .min(1)
      .max(UNITS_SENT_MAX),
  }),
  z.strictObject({ action: z.literal("put-readings"), ...measured, note: typed().max(TEXT_MAX) }),
  z.strictObject({ action: z.literal("commission") }),
  z.strictObject({ action: z.literal("offer-handover") }),
  z.strictObject({ action: z.literal("accept-handover") }),
  z.strictObject({
    action: z.literal("say-paid"),
    milestoneId,
    amountMinor: Amount,
    reference: Reference,
    /** A file of the homeowner's: what their bank gave them. */
    proofId: fileId,
  }),
  z.strictObject({ action: z.literal("receive-payment"), milestoneId, amountMinor: Amount, reference: Reference }),
  z.strictObject({ action: z.literal("refund"), milestoneId, amountMinor: Amount, reference: Reference }),
  /** What was recorded by mistake gets a counter entry; the right amount is recorded again. */
  z.strictObject({ action: z.literal("correct-payment"), paymentId: z.uuid(), reason: Reason }),
  z.strictObject({ action: z.literal("confirm-refund"), paymentId: z.uuid() }),
  z.strictObject({ action: z.literal("dispute-refund"), paymentId: z.uuid() }),
  z.strictObject({ action: z.literal("hold"), reason: Reason }),
  z.strictObject({ action: z.literal("resume") }),
  z.strictObject({ action: z.literal("cancel"), reason: Reason }),
  z.strictObject({ action: z.literal("ask-cancel"), reason: Reason }),
  z.strictObject({ action: z.literal("answer-cancel"), agree: z.boolean() }),
  z.strictObject({ action: z.literal("withdraw") }),
  /** That work begins while the contract can still be withdrawn from. */
  z.strictObject({ action: z.literal("ask-early-start") }),
  z.strictObject({
    action: z.literal("propose-change"),
    reason: Reason,
    lines: z.array(ChangedLine).max(CHANGE_LINES_MAX),
    /** What the work costs more, or less. [minor units] */
    labourMinor: between({ min: -MONEY_MAX, max: MONEY_MAX, whole: true }),
  }),
  /** With the difference that was read: another, and it is refused. */
  z.strictObject({
    action: z.literal("answer-change"),
    changeId: z.uuid(),
    agree: z.boolean(),
    differenceMinor: between({ min: -AMOUNT_MAX, max: AMOUNT_MAX, whole: true }),
  }),
  z.strictObject({ action: z.literal("withdraw-change"), changeId: z.uuid() }),
  z.strictObject({ action: z.literal("open-dispute"), milestoneId, amountMinor: Allowance, text: Reason, fileId }),
  z.strictObject({ action: z.literal("answer-dispute"), disputeId, text: Reason, fileId }),
  z.strictObject({
    action: z.literal("propose-settlement"),
    disputeId,
    amountMinor: Allowance,
    text: typed().max(TEXT_MAX).default(""),
    fileId,
  }),
  z.strictObject({ action: z.literal("agree-settlement"), disputeId, amountMinor: Allowance }),
  z.strictObject({ action: z.literal("withdraw-dispute"), disputeId }),
]);
export type JobAction = z.output<typeof JobAction>;

export const actOnJob = endpoint({
  method: "POST",
  path: "/api/jobs/:jobId/actions",
  summary: "Plan, carry out, measure, hand over, pay, change, hold, cancel or dispute, each by the side that may",
  tag: "requests",
  access: "session",
  changes: JOB_CHANGES,
  params: z.object({ jobId: z.uuid() }),
  body: JobAction,
  response: Job,
  errors: [
    "not_signed_in",
    "invalid_input",
    "job_not_found",
    "wrong_state",
    "job_incomplete",
    "withdrawal_runs",
    "withdrawal_over",
    "serial_taken",
    "change_stale",
    "too_many_changes",
    "amount_exceeded",
    "amount_too_large",
    "paid_back",
    "file_not_found",
    "idempotency_key_reused",
  ],
});

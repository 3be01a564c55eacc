import { COMMISSION_CHECKS } from "@sunwright/engine/jobs/commissioning";
import { PHOTO_ITEMS, UNIT_KINDS } from "@sunwright/engine/jobs/work";
import { MILESTONE_TIMES } from "@sunwright/engine/quotes/written-quote";
import { z } from "zod";
import { Dispute } from "./disputes";
import { FILE_TYPES } from "./files";
import { CHANGE_STATES, JOB_EVENTS, JOB_ROLES, JOB_STATES, MILESTONE_STATES } from "./job-states";
import { PAYMENT_KINDS, PAYMENT_STATES } from "./order-states";
import { CardPayment, Correction } from "./payments";
import { OfferLine } from "./quote-parts";

/** What a job holds, as both of its sides read it. */

const minor = z.number().int();
const at = z.iso.datetime();
const sides = z.enum(["owner", "firm"]);

export const JobMilestone = z.object({
  id: z.uuid(),
  when: z.enum(MILESTONE_TIMES),
  amountMinor: minor,
  state: z.enum(MILESTONE_STATES),
  /** The last day to pay it; null while it is not asked for. */
  dueOn: z.iso.date().nullable(),
  /** Confirmed payments less refunds. */
  receivedMinor: minor,
  /** Still to be paid; below nothing what the firm owes. Nothing before it is due. */
  dueMinor: minor,
  /** Of the last confirmed payment. */
  paidAt: at.nullable(),
  payments: z
    .array(
      z.object({
        id: z.string(),
        kind: z.enum(PAYMENT_KINDS),
        state: z.enum(PAYMENT_STATES),
        amountMinor: minor,
        reference: z.string(),
        proof: z.object({ type: z.enum(FILE_TYPES), name: z.string() }).nullable(),
        correction: Correction,
        /** The caller can correct it. */
        correctable: z.boolean(),
        at,
      }),
    )
    .readonly(),
  /** The invoice over it, from when it is asked for, and credit notes that correct it. */
  invoices: z
    .array(
      z.object({
        id: z.uuid(),
        kind: z.enum(["invoice", "credit-note"]),
        /** With the prefix that the firm had then, such as "NV-17". */
        number: z.string(),
        amountMinor: minor,
        taxMinor: minor,
        at,
      }),
    )
    .readonly(),
  /** The card payment that was begun last; for the homeowner. */
  card: CardPayment.nullable(),
  /** Of what was paid by card, what can be paid back to it; for the firm. */
  cardRefundMinor: minor,
});
export type JobMilestone = z.output<typeof JobMilestone>;

/** A dispute with the milestone that it is about; "buyer" is the homeowner, "shop" the firm. */
export const JobDispute = Dispute.extend({ milestoneId: z.uuid() });
export type JobDispute = z.output<typeof JobDispute>;

/** What both agreed on, as it is now; each version stays as it was. */
export const JobContract = z.object({
  /** From 1: that of the accepted offer. */
  number: z.number().int(),
  lines: z.array(OfferLine).readonly(),
  labourMinor: minor,
  transportMinor: minor,
  taxMinor: minor,
  totalMinor: minor,
  agreedAt: at,
});

export const JobChange = z.object({
  id: z.uuid(),
  number: z.number().int(),
  state: z.enum(CHANGE_STATES),
  by: sides,
  reason: z.string(),
  lines: z.array(OfferLine.extend({ quantity: z.number().int() })).readonly(),
  labourMinor: minor,
  /** Of the total, with tax, against the contract of now or, once it is answered, of then. */
  differenceMinor: minor,
  totalMinor: minor,
  at,
  answeredAt: at.nullable(),
});
export type JobChange = z.output<typeof JobChange>;

export const JobPhotos = z.object({
  item: z.enum(PHOTO_ITEMS),
  photos: z.array(z.object({ id: z.uuid(), takenAt: at, by: z.string() })).readonly(),
});
export type JobPhotos = z.output<typeof JobPhotos>;

export const JobUnit = z.object({
  kind: z.enum(UNIT_KINDS),
  /** From 1 in its kind. */
  position: z.number().int(),
  /** As the contract calls it; empty: by its kind. */
  name: z.string(),
  serial: z.string().nullable(),
  scannedAt: at.nullable(),
  /** The same name and serial stand in another job: an operator looks before a passport is made of it. */
  known: z.boolean(),
});
export type JobUnit = z.output<typeof JobUnit>;

export const Commissioning = z.object({
  values: z
    .object({
      stringVolts: z.number().nullable(),
      stringPanels: z.number().nullable(),
      cellCelsius: z.number().nullable(),
      insulationMegohms: z.number().nullable(),
      earthOhms: z.number().nullable(),
      batteryVolts: z.number().nullable(),
      acVolts: z.number().nullable(),
      acHertz: z.number().nullable(),
      rcdMilliseconds: z.number().nullable(),
      arrayWatts: z.number().nullable(),
      irradiance: z.number().nullable(),
    })
    .nullable(),
  note: z.string(),
  at: at.nullable(),
  findings: z
    .array(
      z.object({
        check: z.enum(COMMISSION_CHECKS),
        measured: z.number().nullable(),
        least: z.number().nullable(),
        most: z.number().nullable(),
        /** False where nobody stated what it should be. */
        stated: z.boolean(),
        passed: z.boolean().nullable(),
        needed: z.boolean(),
      }),
    )
    .readonly(),
});
export type Commissioning = z.output<typeof Commissioning>;

export const JobEntry = z.object({
  event: z.enum(JOB_EVENTS),
  state: z.enum(JOB_STATES),
  role: z.enum(JOB_ROLES),
  reason: z.string(),
  at,
});

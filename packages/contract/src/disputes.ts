import { z } from "zod";
import { Money } from "./carts";
import { endpoint, FileAnswer } from "./endpoint";
import { FILE_ANSWERS, FILE_TYPES, PICTURE_SIZES } from "./files";
import { TEXT_MAX } from "./limits";
import { between } from "./numbers";
import { DISPUTE_EVENTS, DISPUTE_PARTIES, DISPUTE_STATES, DISPUTE_SUBJECTS } from "./order-states";
import { MONEY_MAX } from "./shops";
import { typed } from "./text";

const Words = typed().max(TEXT_MAX);
const Allowance = between({ min: 0, max: MONEY_MAX, whole: true });
/** A file of the caller's that shows what they say. */
const fileId = z.uuid().optional();
const disputeId = z.uuid();

/** What both sides of an order do where they do not agree. */
export const DISPUTE_ACTIONS = [
  z.strictObject({
    action: z.literal("open-dispute"),
    /** A return of this order; null for the order itself. */
    returnId: z.uuid().nullable().default(null),
    amountMinor: Allowance,
    text: Words.min(1),
    fileId,
  }),
  z.strictObject({ action: z.literal("answer-dispute"), disputeId, text: Words.min(1), fileId }),
  z.strictObject({
    action: z.literal("propose-settlement"),
    disputeId,
    amountMinor: Allowance,
    text: Words.default(""),
    fileId,
  }),
  /** Agrees with what was read: another amount, and it is refused. */
  z.strictObject({ action: z.literal("agree-settlement"), disputeId, amountMinor: Allowance }),
  z.strictObject({ action: z.literal("withdraw-dispute"), disputeId }),
] as const;
export type DisputeAction = z.output<(typeof DISPUTE_ACTIONS)[number]>;

export const Dispute = z.object({
  id: z.string(),
  about: z.enum(DISPUTE_SUBJECTS),
  state: z.enum(DISPUTE_STATES),
  openedBy: z.enum(["buyer", "shop"]),
  /** What the buyer is to get back, or need not pay. */
  amountMinor: Money,
  /** What stands as a proposal, or what it ended with. */
  proposedMinor: Money.nullable(),
  /** Until then the other side answers. */
  deadline: z.iso.datetime(),
  entries: z
    .array(
      z.object({
        id: z.string(),
        event: z.enum(["open", ...DISPUTE_EVENTS]),
        by: z.enum(DISPUTE_PARTIES),
        amountMinor: Money.nullable(),
        text: z.string(),
        /** What they showed. */
        evidence: z.object({ type: z.enum(FILE_TYPES), name: z.string() }).nullable(),
        at: z.iso.datetime(),
      }),
    )
    .readonly(),
  /** What the caller may do in it now. */
  allowed: z.array(z.enum(DISPUTE_EVENTS)).readonly(),
});

const evidence = {
  tag: "orders",
  access: "session",
  params: z.object({ orderId: z.uuid(), entryId: z.uuid() }),
  query: z.object({ size: z.enum(PICTURE_SIZES).default("large").describe("Width of a picture") }),
  file: FILE_ANSWERS,
  response: FileAnswer,
  errors: ["not_signed_in", "invalid_input", "order_not_found", "file_not_found"],
} as const;

export const readDisputeEvidence = endpoint({
  method: "GET",
  path: "/api/orders/:orderId/disputes/evidence/:entryId",
  summary: "What either side showed in a dispute about an order of the caller",
  ...evidence,
});

export const readShopDisputeEvidence = endpoint({
  method: "GET",
  path: "/api/shop/orders/:orderId/disputes/evidence/:entryId",
  summary: "What either side showed in a dispute about an order at the caller's shop",
  ...evidence,
});

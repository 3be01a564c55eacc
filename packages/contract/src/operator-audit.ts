import { z } from "zod";
import { Day } from "./days";
import { endpoint } from "./endpoint";
import { NAME_MAX } from "./limits";
import { line } from "./text";

/** Who is no operator, and an operator without a second sign-in. */
export const NO_OPERATOR = ["not_signed_in", "operator_needed", "second_missing"] as const;

/** Which page of a list is asked for. */
export const page = () => z.coerce.number().int().min(1).max(1_000).default(1).describe("From 1");

export const AUDIT_PAGE = 30;
/** What an operator did, or was done on the command line. */
export const AuditLine = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** The name of the operator; null for the command line, and where the account is gone. */
  by: z.string().nullable(),
  act: z.string(),
  /** As people call it. */
  about: z.string(),
  reason: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
  /** Of this line and of all before it; null of lines before there were marks. */
  mark: z.string().nullable(),
});
export type AuditLine = z.output<typeof AuditLine>;

export const AUDIT_ACTS = [
  "operator made",
  "second sign-in reset",
  "certificate opened",
  "paper opened",
  "certificate verified",
  "certificate rejected",
  "certificate revoked",
  "firm suspended",
  "firm reopened",
  "dispute opened",
  "evidence opened",
  "dispute decided",
  "job cancelled",
  "passport read",
  "passport opened",
  "review read",
  "review kept",
  "review hidden",
  "review shown",
  "legal page written",
  "figures renewed",
  "figures put back",
  "looked up",
] as const;

export const readAudit = endpoint({
  method: "GET",
  path: "/api/operator/audit",
  summary: "What operators opened and decided, the newest first",
  tag: "operator",
  access: "session",
  query: z.object({
    search: line(NAME_MAX).default("").describe("Words of what it was about, or of the reason"),
    act: z
      .enum(["", ...AUDIT_ACTS])
      .default("")
      .describe("What was done"),
    by: z
      .union([z.literal(""), z.literal("command"), z.uuid()])
      .default("")
      .describe("An operator, or the command line"),
    day: z
      .union([z.literal(""), Day])
      .default("")
      .describe("In UTC"),
    page: page(),
  }),
  response: z.object({
    total: z.number().int().min(0),
    lines: z.array(AuditLine).readonly(),
    /** Who can be asked for. */
    operators: z.array(z.object({ id: z.string(), name: z.string() })).readonly(),
  }),
  errors: [...NO_OPERATOR, "invalid_input"],
});

/** What the operator read on the paper, beside what the firm typed. */
export const ReadOnPaper = z.object({
  number: line(NAME_MAX),
  /** The last day; null for a paper without an end. */
  expires: Day.nullable(),
  holder: line(NAME_MAX),
});
export type ReadOnPaper = z.output<typeof ReadOnPaper>;

import { CURRENCIES, SYSTEM_TYPES } from "@sunwright/engine/parameters/options";
import { z } from "zod";
import { Acknowledged } from "./accounts";
import { Money } from "./carts";
import { endpoint, FileAnswer } from "./endpoint";
import { FILE_ANSWERS, FILE_TYPES, PICTURE_SIZES } from "./files";
import { LINE_MAX, NAME_MAX } from "./limits";
import { between } from "./numbers";
import { AuditLine, NO_OPERATOR, page, ReadOnPaper } from "./operator-audit";
import { DISPUTE_EVENTS, DISPUTE_PARTIES, DISPUTE_STATES, DISPUTE_SUBJECTS } from "./order-states";
import { CERTIFICATE_STATES, FIRM_KINDS, FIRM_STATES, MONEY_MAX } from "./shops";
import { line } from "./text";

const tag = "operator";
const access = "session";
const at = z.iso.datetime();
const count = z.number().int().min(0);
/** Of a decision, which also needs a second step of the last 15 minutes. */
export const DECISION = [...NO_OPERATOR, "invalid_input", "second_step_needed", "own_case"] as const;
/** Both sides of a matter read it. */
const reason = line(LINE_MAX).min(1);

export const readSelf = endpoint({
  method: "GET",
  path: "/api/operator/self",
  summary: "Whether the caller is an operator, and what they may do now",
  tag,
  access,
  response: z.object({
    operator: z.boolean(),
    /** Whether a second sign-in is on; without it an operator reads nothing and decides nothing. */
    second: z.boolean(),
    /** Until when decisions ask for no second step; null where they do. */
    freshUntil: at.nullable(),
  }),
  errors: ["not_signed_in"],
});

export const QUEUE_VIEWS = ["waiting", "ending", "all"] as const;
export const QUEUE_PAGE = 20;
const QueueLine = z.object({
  id: z.string(),
  firm: z.string(),
  kind: z.string(),
  number: z.string(),
  /** The last day; null for one without an end. */
  expires: z.iso.date().nullable(),
  state: z.enum(CERTIFICATE_STATES),
  handedInAt: at,
  /** Until when an answer is promised. */
  answerBy: at,
});
export type QueueLine = z.output<typeof QueueLine>;

export const readQueue = endpoint({
  method: "GET",
  path: "/api/operator/queue",
  summary: "Certificates of firms: those that wait, the longest first; those that end soon; all",
  tag,
  access,
  query: z.object({
    view: z.enum(QUEUE_VIEWS).default("waiting").describe("What waits, what ends within 60 days, or all"),
    search: line(NAME_MAX).default("").describe("Words of the firm, the kind or the number"),
    page: page(),
  }),
  response: z.object({
    waiting: count,
    ending: count,
    /** When the one that waits longest was handed in. */
    oldest: at.nullable(),
    disputes: count,
    /** Passports that wait because a serial of theirs is known elsewhere. */
    passports: count,
    /** Published reviews with a report that nobody has answered. */
    reviews: count,
    total: count,
    lines: z.array(QueueLine).readonly(),
  }),
  errors: [...NO_OPERATOR, "invalid_input"],
});

const Paper = z.object({
  id: z.string(),
  kind: z.string(),
  number: z.string(),
  issuer: z.string(),
  expires: z.iso.date().nullable(),
  /** Kinds of system that it stands for; none: any. */
  systemTypes: z.array(z.enum(SYSTEM_TYPES)).readonly(),
  state: z.enum(CERTIFICATE_STATES),
  reason: z.string(),
  handedInAt: at,
  reviewedAt: at.nullable(),
});
const Firm = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(FIRM_KINDS),
  state: z.enum(FIRM_STATES),
  town: z.string().nullable(),
  country: z.string().nullable(),
  since: at,
});
export const CertificateFile = z.object({
  firm: Firm,
  certificate: Paper,
  /** The paper itself; null where none was handed in. */
  file: z.object({ type: z.enum(FILE_TYPES), name: z.string() }).nullable(),
  others: z.array(Paper).readonly(),
  /** The newest first. */
  history: z.array(AuditLine).readonly(),
});
export type CertificateFile = z.output<typeof CertificateFile>;

const certificate = z.object({ certificateId: z.uuid() });

export const openCertificate = endpoint({
  method: "POST",
  path: "/api/operator/certificates/:certificateId/opening",
  summary: "Read a certificate, its firm and what was decided before; a line of the audit trail",
  tag,
  access,
  changes: ["audit"],
  unstored: true,
  params: certificate,
  response: CertificateFile,
  errors: [...NO_OPERATOR, "certificate_not_found"],
});

const shown = { file: FILE_ANSWERS, response: FileAnswer } as const;
const size = z.object({ size: z.enum(PICTURE_SIZES).default("large").describe("Of a picture; a PDF comes whole") });

export const readPaper = endpoint({
  method: "GET",
  path: "/api/operator/certificates/:certificateId/paper",
  summary: "The paper of a certificate as it was handed in; a line of the audit trail",
  tag,
  access,
  changes: ["audit"],
  params: certificate,
  query: size,
  ...shown,
  errors: [...NO_OPERATOR, "invalid_input", "certificate_not_found", "file_not_found"],
});

export const decideCertificate = endpoint({
  method: "POST",
  path: "/api/operator/certificates/:certificateId/decision",
  summary: "Verify or reject a certificate that waits, or revoke a verified one; the firm reads why",
  tag,
  access,
  changes: ["queue", "audit"],
  params: certificate,
  // Each names the state it is for: of two opposite decisions the second is refused.
  body: z.object({ decision: z.enum(["verify", "reject", "revoke"]), reason, read: ReadOnPaper }),
  response: Acknowledged,
  errors: [...DECISION, "certificate_not_found", "decided_already", "papers_differ", "papers_ended"],
});

export const decideFirm = endpoint({
  method: "POST",
  path: "/api/operator/firms/:firmId/decision",
  summary: "Suspend a firm, or reopen it; nothing new comes to a suspended one, and its duties go on",
  tag,
  access,
  changes: ["queue", "audit"],
  params: z.object({ firmId: z.uuid() }),
  body: z.object({
    decision: z.enum(["suspend", "reopen"]),
    /** The firm's state as the operator saw it: of two opposite decisions made at once, one is refused. */
    seen: z.enum(FIRM_STATES),
    reason,
  }),
  response: z.object({ state: z.enum(FIRM_STATES) }),
  errors: [...DECISION, "firm_missing", "decided_already"],
});

const DisputeLine = z.object({
  id: z.string(),
  /** Of the order or the job. */
  number: z.string(),
  about: z.enum(DISPUTE_SUBJECTS),
  state: z.enum(DISPUTE_STATES),
  firm: z.string(),
  openedBy: z.enum(["buyer", "shop"]),
  currency: z.enum(CURRENCIES),
  amountMinor: Money,
  proposedMinor: Money.nullable(),
  deadline: at,
  openedAt: at,
});
export type DisputeLine = z.output<typeof DisputeLine>;

export const DISPUTE_VIEWS = ["open", "closed"] as const;
export const DISPUTE_PAGE = 20;
/** What a dispute belongs to: an order with its returns, or a job with its milestones. */
export const DISPUTE_KINDS = ["order", "job"] as const;

export const listDisputes = endpoint({
  method: "GET",
  path: "/api/operator/disputes",
  summary: "What is or was in dispute about orders and milestones; buyers are numbers",
  tag,
  access,
  query: z.object({
    view: z.enum(DISPUTE_VIEWS).default("open").describe("Open ones by their deadline, or ended ones, the last first"),
    kind: z
      .enum(["", ...DISPUTE_KINDS])
      .default("")
      .describe("Of orders, of jobs, or of both"),
    search: line(NAME_MAX).default("").describe("Words of the firm, or the number"),
    page: page(),
  }),
  response: z.object({ total: count, disputes: z.array(DisputeLine).readonly() }),
  errors: [...NO_OPERATOR, "invalid_input"],
});

const number = z.string().regex(/^(SW|J)-\d{1,9}$/);
const dispute = z.object({ number });

export const DisputeFile = DisputeLine.extend({
  /** What is left of the order, or of the milestone: no more can be decided. */
  leftMinor: Money,
  entries: z
    .array(
      z.object({
        id: z.string(),
        at,
        by: z.enum(DISPUTE_PARTIES),
        event: z.enum(["open", ...DISPUTE_EVENTS]),
        amountMinor: Money.nullable(),
        text: z.string(),
        evidence: z.object({ type: z.enum(FILE_TYPES), name: z.string() }).nullable(),
      }),
    )
    .readonly(),
});
export type DisputeFile = z.output<typeof DisputeFile>;

export const openDispute = endpoint({
  method: "POST",
  path: "/api/operator/disputes/:number/opening",
  summary: "Read what both sides said and showed; a line of the audit trail",
  tag,
  access,
  changes: ["audit"],
  unstored: true,
  params: dispute,
  query: z.object({ id: z.uuid().optional().describe("Of one that may have ended; else the one that lives") }),
  response: DisputeFile,
  errors: [...NO_OPERATOR, "invalid_input", "dispute_missing"],
});

export const readShownEvidence = endpoint({
  method: "GET",
  path: "/api/operator/evidence/:entryId",
  summary: "What a side showed in a dispute; a line of the audit trail",
  tag,
  access,
  changes: ["audit"],
  params: z.object({ entryId: z.uuid() }),
  query: size,
  ...shown,
  errors: [...NO_OPERATOR, "invalid_input", "file_not_found"],
});

export const decideDispute = endpoint({
  method: "POST",
  path: "/api/operator/disputes/:number/decision",
  summary: "End a dispute: so much the buyer gets back, or need not pay",
  tag,
  access,
  changes: ["operator-disputes", "queue", "audit"],
  params: dispute,
  body: z.object({ amountMinor: between({ min: 0, max: MONEY_MAX, whole: true }), reason }),
  response: Acknowledged,
  errors: [...DECISION, "dispute_missing", "decided_already", "amount_exceeded"],
});

export const endJob = endpoint({
  method: "POST",
  path: "/api/operator/jobs/:number/ending",
  summary: "End abandoned work: what was paid for it is owed back",
  tag,
  access,
  changes: ["operator-disputes", "queue", "audit"],
  params: z.object({ number: z.string().regex(/^J-\d{1,9}$/) }),
  body: z.object({ reason }),
  response: Acknowledged,
  errors: [...DECISION, "nothing_found", "decided_already"],
});

const Trail = z.object({
  kind: z.enum(["order", "job", "firm"]),
  /** As people call it: its number, or its name. */
  name: z.string(),
  state: z.string(),
  firm: z.string(),
  /** What is known of the money; null for a firm. */
  money: z.object({ currency: z.enum(CURRENCIES), totalMinor: Money }).nullable(),
  /** Whether it can be suspended or reopened; null for what is no firm. */
  firmId: z.string().nullable(),
  /** The newest first. */
  events: z
    .array(
      z.object({
        at,
        /** A side, "clock" or "operator". */
        by: z.string(),
        event: z.string(),
        before: z.string(),
        after: z.string(),
      }),
    )
    .readonly(),
  audit: z.array(AuditLine).readonly(),
});
export type Trail = z.output<typeof Trail>;

export const lookUp = endpoint({
  method: "POST",
  path: "/api/operator/look-ups",
  summary: "What happened to an order, a job or a firm; a line of the audit trail",
  tag,
  access,
  changes: ["audit"],
  unstored: true,
  body: z.object({ what: line(NAME_MAX).min(1) }),
  response: Trail,
  errors: [...NO_OPERATOR, "invalid_input", "nothing_found"],
});

export const readHealth = endpoint({
  method: "GET",
  path: "/api/operator/health",
  summary: "Figures of the server that an operator can act on",
  tag,
  access,
  response: z.object({
    mails: z.object({ due: count, oldest: at.nullable(), givenUp: count, lastSent: at.nullable() }),
    /** The last of each; null where none is known. */
    backup: at.nullable(),
    /** Whether this server makes its backups itself; else PostgreSQL's are made beside it. */
    ownBackups: z.boolean(),
    books: z.object({ at, faults: count }).nullable(),
    /** Whether each line of the audit was what its mark says: the first that was not, or null. */
    audit: z.object({ at, broken: count.nullable() }).nullable(),
    sweeps: z.object({ at, failedAt: at.nullable() }).nullable(),
    /** Calls that ended in a fault of the server in the last 24 hours, by route. */
    failures: z.array(z.object({ route: z.string(), status: z.number().int(), count })).readonly(),
    underWay: z.array(z.object({ what: z.string(), count })).readonly(),
  }),
  errors: NO_OPERATOR,
});
export type Health = z.output<typeof readHealth.response>;

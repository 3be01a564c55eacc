import type { AUDIT_ACTS, ReadOnPaper } from "@sunwright/contract/operator";
import type { Notice } from "@sunwright/contract/notices";
import { MINOR_DIGITS } from "@sunwright/engine/countries/minor-units";
import type { Currency } from "@sunwright/engine/parameters/options";
import type { Transaction } from "../../platform/database";
import { newId } from "../../platform/ids";
import { subjectOf } from "../certificates/service";
import { afterDecision } from "../shops/certificates";
import { afterOperator } from "../shops/rules";
import { filesShown } from "../files/uses-table";
import {
  type CertificateRow,
  certificatesOf,
  insertCertificate,
  lockFirmById,
  updateCertificate,
  waitingCertificates,
} from "../shops/certificates-table";
import { ownersOf } from "../shops/members-table";
import { firmOf, type FirmRow, updateFirm } from "../shops/table";
import { NotDecided } from "./not-decided";
import { createReleases } from "./releases";
import type { Dispute, ReadDispute, Sources, Waiting } from "./sources";
import { audit, insertOperator, isOperator } from "./table";

/** The one certificate that is decided about; null for all that a decision can be made of. */
interface OneOf {
  readonly certificate: string | null;
}

/** What the pages ask for beside what the command does. */
interface WithReason {
  readonly reason?: string;
  /** What stands on the paper. */
  readonly read?: ReadOnPaper | undefined;
}

type AuditAct = (typeof AUDIT_ACTS)[number];
type Told<Kind extends Notice["kind"]> = Kind extends Kind
  ? Omit<Extract<Notice, { kind: Kind }>, "to" | "subject">
  : never;
type Decided = Told<"certificate_verified" | "certificate_rejected" | "certificate_revoked">;
const REFUSED = { rejected: "certificate_rejected", revoked: "certificate_revoked" } as const;

/** What a certificate says, where the operator read it. */
export interface Papers {
  readonly kind: string;
  readonly number: string;
  /** The last day, such as "2027-08-31"; null for one without an end. */
  readonly until: string | null;
}

export type Decisions = ReturnType<typeof createDecisions>;

/**
 * What operators decide. Each writes its row of the audit in the same transaction. Throws NotDecided.
 *
 * @param operatorId The account that decides; null for the command line.
 */
export function createDecisions(sources: Sources, operatorId: string | null = null) {
  const { clock, personAt, disputes, cancelJob, passports, reviews, tell, resetSecond } = sources;
  const reviewer = operatorId ?? "command line";
  async function personOf(tx: Transaction, email: string): Promise<string> {
    const userId = await personAt(tx, email.toLowerCase());
    if (userId === null) throw new NotDecided("account", email);
    return userId;
  }

  /** A firm by its id or by the address of somebody who works there, held. */
  async function firmBy(tx: Transaction, named: string) {
    const id = named.includes("@") ? (await firmOf(tx, await personOf(tx, named)))?.firm.id : named;
    const firm = id === undefined ? null : await lockFirmById(tx, id);
    if (firm === null) throw new NotDecided("firm", named);
    return firm;
  }

  async function tellOwners(tx: Transaction, firm: FirmRow, notice: Decided): Promise<void> {
    await tell(tx, { ...notice, to: await ownersOf(tx, firm.id), subject: subjectOf(firm) });
  }

  async function disputeAbout(tx: Transaction, number: string): Promise<ReadDispute> {
    const found = await disputes.hold(tx, number);
    if (found === null) throw new NotDecided("dispute", number);
    return found;
  }

  const noted = (act: AuditAct, subjectId: string, about = "") => {
    const at = clock.now();
    return { id: newId(at), at, operatorId, act, subjectId, about };
  };

  /** The same in minor units. */
  async function decideMinor(
    tx: Transaction,
    number: string,
    amountMinor: number,
    reason: string,
  ): Promise<Dispute & Settled> {
    const dispute = await disputeAbout(tx, number);
    const { id, state, currency, goodsMinor } = dispute;
    if (amountMinor > goodsMinor) throw new NotDecided("amount", moneyText(goodsMinor, currency));
    await disputes.decide(tx, dispute, { amountMinor, text: reason });
    const before = { state, amountMinor: dispute.amountMinor, proposedMinor: dispute.proposedMinor };
    const after = { state: "decided", amountMinor, currency };
    await audit(tx, { ...noted("dispute decided", id, dispute.number), reason, before, after });
    return { ...dispute, settledMinor: amountMinor };
  }

  return {
    /** Answers false where they are one already. */
    async makeOperator(tx: Transaction, email: string): Promise<boolean> {
      const userId = await personOf(tx, email);
      if (await isOperator(tx, userId)) return false;
      await insertOperator(tx, { userId, madeAt: clock.now() });
      await audit(tx, { ...noted("operator made", userId), before: { operator: false }, after: { operator: true } });
      return true;
    },

    /** For somebody who has lost every second step: their password alone signs in again. */
    async resetSecond(tx: Transaction, email: string, reason: string): Promise<void> {
      const userId = await personOf(tx, email);
      const before = await resetSecond(tx, userId);
      if (before === null) throw new NotDecided("second", email);
      await audit(tx, {
        ...noted("second sign-in reset", userId),
        reason,
        before: { methods: before },
        after: { methods: [] },
      });
    },

    /** What firms handed in and nobody decided about, the longest waiting first. */
    waiting: waitingShown,

    /** Verifies what waits; where nothing does, writes down the papers that the operator saw. Answers the firm's name. */
    async verify(
      tx: Transaction,
      named: string,
      { certificate, reason = "", read, ...papers }: Papers & OneOf & WithReason,
    ): Promise<string> {
      const firm = await firmBy(tx, named);
      const now = clock.now();
      const today = now.toISOString().slice(0, 10);
      if (papers.until !== null && papers.until < today) throw new NotDecided("ended", papers.until);
      const waiting = (await certificatesNamed(tx, firm, certificate)).filter(({ state }) => state === "pending");
      if (certificate !== null && waiting.length === 0) throw new NotDecided("certificate", certificate);
      const decided = { reviewer, reviewedAt: now, reason: "" };
      if (waiting.length === 0) {
        const { kind, number, until: expires } = papers;
        const row = { id: newId(now), firmId: firm.id, kind, number, expires, createdAt: now };
        await insertCertificate(tx, { ...row, state: "verified", ...decided });
        const after = { certificateId: row.id, state: "verified", kind, number, expires };
        await audit(tx, { ...noted("certificate verified", firm.id, firm.name), before: { state: "none" }, after });
        await tellOwners(tx, firm, { kind: "certificate_verified", values: { certificate: kind } });
      }
      for (const { id, kind, state, expires } of waiting) {
        // Who has read the paper says its last day; a command that says none leaves what was typed.
        const end = read === undefined ? (papers.until ?? expires) : read.expires;
        if (end !== null && end < today) throw new NotDecided("ended", end);
        const after = { certificateId: id, state: afterDecision(state, "verify"), expires: end };
        await updateCertificate(tx, id, { ...decided, state: "verified", expires: end });
        const before = { certificateId: id, kind, state, expires };
        await audit(tx, {
          ...noted("certificate verified", firm.id, firm.name),
          reason,
          before,
          after: read === undefined ? after : { ...after, read },
        });
        await tellOwners(tx, firm, { kind: "certificate_verified", values: { certificate: kind } });
      }
      return firm.name;
    },

    /** Rejects what waits and revokes what was verified, for a reason that the firm is shown. Answers the firm's name. */
    async reject(
      tx: Transaction,
      named: string,
      reason: string,
      { certificate, read }: OneOf & Pick<WithReason, "read">,
    ): Promise<string> {
      const firm = await firmBy(tx, named);
      const open = (await certificatesNamed(tx, firm, certificate)).flatMap((row) => {
        const to = afterDecision(row.state, "reject");
        return to === "rejected" || to === "revoked" ? [{ ...row, to }] : [];
      });
      if (open.length === 0) throw new NotDecided("nothing", firm.name);
      for (const { id, kind, state, to } of open) {
        await updateCertificate(tx, id, { state: to, reason, reviewer, reviewedAt: clock.now() });
        const [before, after] = [
          { certificateId: id, kind, state },
          { certificateId: id, state: to, ...(read === undefined ? {} : { read }) },
        ];
        await audit(tx, { ...noted(`certificate ${to}`, firm.id, firm.name), reason, before, after });
        await tellOwners(tx, firm, { kind: REFUSED[to], values: { certificate: kind, reason } });
      }
      return firm.name;
    },

    /** Nothing new comes to a suspended firm; its duties go on. Answers its state. */
    async decideFirm(
      tx: Transaction,
      firmId: string,
      { decision, reason }: { readonly decision: "suspend" | "reopen"; readonly reason: string },
    ): Promise<FirmRow["state"]> {
      const firm = await firmBy(tx, firmId);
      const after = afterOperator(firm.state, decision);
      if (after === null) throw new NotDecided("nothing", firm.name);
      await updateFirm(tx, firm.id, firm.version, { state: after, updatedAt: clock.now() });
      const act = decision === "suspend" ? "firm suspended" : "firm reopened";
      const [before, then] = [{ state: firm.state }, { state: after }];
      await audit(tx, { ...noted(act, firm.id, firm.name), reason, before, after: then });
      const notice = decision === "suspend" ? "firm_suspended" : "firm_reopened";
      await tell(tx, { to: await ownersOf(tx, firm.id), subject: subjectOf(firm), kind: notice, values: { reason } });
      return after;
    },

    /** Something was read: a line of the audit, in the transaction that answers it. */
    async opened(tx: Transaction, act: AuditAct, subjectId: string, about: string): Promise<void> {
      await audit(tx, { ...noted(act, subjectId, about), before: {}, after: {} });
    },

    disputes: (tx: Transaction) => disputes.list(tx),
    dispute: disputeAbout,

    /** Ends the dispute about an order: so much of it the buyer gets back, or need not pay. @param amount In major units. */
    async decide(tx: Transaction, number: string, amount: number, reason: string): Promise<Dispute & Settled> {
      const { currency } = await disputeAbout(tx, number);
      return decideMinor(tx, number, Math.round(amount * 10 ** MINOR_DIGITS[currency]), reason);
    },
    decideMinor,

    /** Ends abandoned work: what was paid for it is owed back. */
    async cancelJob(tx: Transaction, number: string, reason: string): Promise<void> {
      const job = await cancelJob(tx, number, reason);
      if (job === null) throw new NotDecided("job", number);
      const [before, after] = [{ state: job.state }, { state: "cancelled" }];
      await audit(tx, { ...noted("job cancelled", job.id, number), reason, before, after });
    },

    ...createReleases({ passports, reviews }, noted),
  };
}

interface Settled {
  /** What it ended with. */
  readonly settledMinor: number;
}

/** An amount as a command says it, such as "NGN 185000.00". */
export function moneyText(minor: number, currency: Currency): string {
  const digits = MINOR_DIGITS[currency];
  return `${currency} ${(minor / 10 ** digits).toFixed(digits)}`;
}

/** Those of a firm, or the one with this id. */
async function certificatesNamed(tx: Transaction, firm: FirmRow, id: string | null): Promise<CertificateRow[]> {
  const rows = await certificatesOf(tx, firm.id);
  if (id === null) return rows;
  const named = rows.filter((row) => row.id === id.toLowerCase());
  if (named.length === 0) throw new NotDecided("certificate", id);
  return named;
}

async function waitingShown(tx: Transaction): Promise<readonly Waiting[]> {
  const rows = await waitingCertificates(tx);
  const files = await filesShown(
    tx,
    "certificate",
    rows.map(({ certificate }) => certificate.id),
  );
  return rows.map(({ certificate, firm }) => ({ ...certificate, firm, file: files.get(certificate.id)?.name ?? null }));
}

import type { Notice } from "@sunwright/contract/notices";
import type { ReadOnPaper } from "@sunwright/contract/operator-audit";
import type { Transaction } from "../../platform/database";
import { newId } from "../../platform/ids";
import { dayAtFirm } from "../../platform/local-day";
import { subjectOf } from "../certificates/service";
import { filesShown } from "../files/uses-table";
import { afterDecision } from "../shops/certificates";
import {
  type CertificateRow,
  certificatesOf,
  insertCertificate,
  updateCertificate,
  waitingCertificates,
} from "../shops/certificates-table";
import { ownersOf } from "../shops/members-table";
import type { FirmRow } from "../shops/table";
import { NotDecided } from "./not-decided";
import type { Noted } from "./noted";
import type { Sources, Waiting } from "./sources";
import { audit } from "./table";

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

type Told<Kind extends Notice["kind"]> = Kind extends Kind
  ? Omit<Extract<Notice, { kind: Kind }>, "to" | "subject">
  : never;
type Decided = Told<"certificate_verified" | "certificate_rejected" | "certificate_revoked">;
const REFUSED = { rejected: "certificate_rejected", revoked: "certificate_revoked" } as const;

/** What a certificate says, where the operator read it. */
interface Papers {
  readonly kind: string;
  readonly number: string;
  /** The last day, such as "2027-08-31"; null for one without an end. */
  readonly until: string | null;
}

interface Parts extends Pick<Sources, "clock" | "tell"> {
  /** A firm by its id or by the address of somebody who works there, held. */
  readonly firmBy: (tx: Transaction, named: string) => Promise<FirmRow>;
  readonly noted: Noted<"certificate verified" | "certificate rejected" | "certificate revoked">;
  /** Who decides, as the certificate says it. */
  readonly reviewer: string;
}

/** Certificates of firms: those that wait, verified, rejected or revoked. Throws NotDecided. */
export function createVerifying({ clock, tell, firmBy, noted, reviewer }: Parts) {
  async function tellOwners(tx: Transaction, firm: FirmRow, notice: Decided): Promise<void> {
    await tell(tx, { ...notice, to: await ownersOf(tx, firm.id), subject: subjectOf(firm) });
  }

  return {
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
      const today = dayAtFirm(now, firm);
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
  };
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

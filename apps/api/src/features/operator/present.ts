import type { CertificateFile, DisputeFile, QueueLine } from "@sunwright/contract/operator";
import type { AuditLine } from "@sunwright/contract/operator-audit";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import type { CertificateRow } from "../shops/certificates-table";
import type { FirmRow } from "../shops/table";
import type { ListedDispute, ReadDispute } from "./sources";
import { answerBy } from "./rules";
import type { AuditRow } from "./table";

/** By the account. */
export type Names = ReadonlyMap<string, string>;

export const presentAudit = (row: AuditRow, names: Names): AuditLine => ({
  id: row.id,
  at: row.at.toISOString(),
  by: row.operatorId === null ? null : (names.get(row.operatorId) ?? null),
  act: row.act,
  about: row.about,
  reason: row.reason,
  before: row.before,
  after: row.after,
  mark: row.mark,
});

interface Found {
  readonly certificate: CertificateRow;
  readonly firm: FirmRow;
}

export const presentLine = ({ certificate, firm }: Found): QueueLine => ({
  id: certificate.id,
  firm: firm.name,
  kind: certificate.kind,
  number: certificate.number,
  expires: certificate.expires,
  state: certificate.state,
  handedInAt: certificate.createdAt.toISOString(),
  answerBy: answerBy(certificate.createdAt).toISOString(),
});

export const presentPaper = (row: CertificateRow): CertificateFile["certificate"] => ({
  id: row.id,
  kind: row.kind,
  number: row.number,
  issuer: row.issuer,
  expires: row.expires,
  systemTypes: row.systemTypes,
  state: row.state,
  reason: row.reason,
  handedInAt: row.createdAt.toISOString(),
  reviewedAt: row.reviewedAt?.toISOString() ?? null,
});

export const presentFirm = (firm: FirmRow): CertificateFile["firm"] => ({
  id: firm.id,
  name: firm.name,
  kind: firm.kind,
  state: firm.state,
  town: placeOf(firm.town)?.name ?? null,
  country: firm.country,
  since: firm.createdAt.toISOString(),
});

/** Without the buyer: a number is enough to decide. */
export const presentDispute = (dispute: ListedDispute) => ({
  id: dispute.id,
  number: dispute.number,
  about: dispute.about,
  state: dispute.state,
  firm: dispute.shop,
  openedBy: dispute.openedBy,
  currency: dispute.currency,
  amountMinor: dispute.amountMinor,
  proposedMinor: dispute.proposedMinor,
  deadline: dispute.deadline.toISOString(),
  openedAt: dispute.createdAt.toISOString(),
});

export const presentDisputeFile = (dispute: ReadDispute): DisputeFile => ({
  ...presentDispute(dispute),
  leftMinor: dispute.goodsMinor,
  entries: dispute.entries.map(({ id, createdAt, party, event, amountMinor, text, file }) => ({
    id,
    at: createdAt.toISOString(),
    by: party,
    event,
    amountMinor,
    text,
    evidence: file && { type: file.type, name: file.name },
  })),
});

import type { Body, BodyInput, Response } from "@sunwright/contract/endpoint";
import { putFiguresBack, readFigureVersions, renewFigures } from "@sunwright/contract/figures";
import { type LegalPageName, readLegalPage, saveLegalPage } from "@sunwright/contract/legal";
import {
  decideCertificate,
  decideDispute,
  decideFirm,
  endJob,
  listDisputes,
  QUEUE_VIEWS,
  lookUp,
  openCertificate,
  openDispute,
  readHealth,
  readQueue,
} from "@sunwright/contract/operator";
import {
  decideReview,
  listFlaggedReviews,
  listHeldPassports,
  openFlaggedReview,
  openHeldPassport,
  releasePassport,
} from "@sunwright/contract/operator-cases";
import { readAudit } from "@sunwright/contract/operator-audit";
import type { QueryClient } from "@tanstack/react-query";
import { call, read } from "../../../lib/api";
import { readAgain } from "../../../lib/changes";
import type { AuditSearch, DisputeSearch, QueueSearch } from "../model/search";

/** Its certificates, and how much of everything waits. */
export function queueQuery({ view = "waiting", q = "", page = 1 }: QueueSearch) {
  const of = QUEUE_VIEWS.find((each) => each === view);
  return read(readQueue, { query: of === undefined ? {} : { view: of, search: q, page } });
}
export const heldQuery = ({ q = "", page = 1 }: QueueSearch) => read(listHeldPassports, { query: { search: q, page } });
export const flaggedQuery = ({ view, q = "", page = 1 }: QueueSearch) =>
  read(listFlaggedReviews, { query: { view: view === "hidden" ? "hidden" : "reported", search: q, page } });
export const disputesQuery = ({ view = "open", kind, q = "", page = 1 }: DisputeSearch) =>
  read(listDisputes, { query: { view, kind: kind ?? "", search: q, page } });
export const figuresQuery = read(readFigureVersions);
export const healthQuery = read(readHealth);
export const legalQuery = (page: LegalPageName) => read(readLegalPage, { params: { page } });
export const auditQuery = ({ q = "", act, by = "", day = "", page = 1 }: AuditSearch) =>
  read(readAudit, { query: { search: q, act: act ?? "", by, day, page } });

/** An opening is a line of the audit trail: it is made once, and not again because a window came back. */
const ONCE = { staleTime: Infinity, gcTime: 0, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false };

export const certificateQuery = (certificateId: string) => ({
  queryKey: ["operator opens a certificate", certificateId],
  queryFn: (): Promise<Response<typeof openCertificate>> => call(openCertificate, { params: { certificateId } }),
  ...ONCE,
});
export const disputeQuery = (number: string, id?: string) => ({
  queryKey: ["operator opens a dispute", number, id],
  queryFn: (): Promise<Response<typeof openDispute>> =>
    call(openDispute, { params: { number }, query: id === undefined ? {} : { id } }),
  ...ONCE,
});
export const heldPassportQuery = (number: string) => ({
  queryKey: ["operator opens a passport", number],
  queryFn: (): Promise<Response<typeof openHeldPassport>> =>
    call(openHeldPassport, { params: { passportNumber: number } }),
  ...ONCE,
});
export const flaggedReviewQuery = (reviewId: string) => ({
  queryKey: ["operator opens a review", reviewId],
  queryFn: (): Promise<Response<typeof openFlaggedReview>> => call(openFlaggedReview, { params: { reviewId } }),
  ...ONCE,
});

export const paperAddress = (certificateId: string) => `/api/operator/certificates/${certificateId}/paper`;
export const evidenceAddress = (entryId: string) => `/api/operator/evidence/${entryId}`;

export async function sendCertificate(
  client: QueryClient,
  certificateId: string,
  body: Body<typeof decideCertificate>,
) {
  await call(decideCertificate, { params: { certificateId }, body });
  await readAgain(client, decideCertificate);
  await client.invalidateQueries({ queryKey: certificateQuery(certificateId).queryKey });
}

export async function sendFirm(client: QueryClient, firmId: string, body: Body<typeof decideFirm>) {
  await call(decideFirm, { params: { firmId }, body });
  await readAgain(client, decideFirm);
  await client.invalidateQueries({ queryKey: ["operator opens a certificate"] });
}

export async function sendDispute(client: QueryClient, number: string, body: Body<typeof decideDispute>) {
  await call(decideDispute, { params: { number }, body });
  await readAgain(client, decideDispute);
}

export async function sendRelease(client: QueryClient, number: string, reason: string) {
  await call(releasePassport, { params: { passportNumber: number }, body: { reason } });
  await readAgain(client, releasePassport);
}

export async function sendReview(client: QueryClient, reviewId: string, body: Body<typeof decideReview>) {
  await call(decideReview, { params: { reviewId }, body });
  await readAgain(client, decideReview);
}

export async function sendJobEnd(client: QueryClient, number: string, reason: string) {
  await call(endJob, { params: { number }, body: { reason } });
  await readAgain(client, endJob);
}

export async function sendLegalPage(client: QueryClient, page: LegalPageName, body: Body<typeof saveLegalPage>) {
  await call(saveLegalPage, { params: { page }, body });
  await readAgain(client, saveLegalPage);
}

export async function sendFigures(client: QueryClient, body: BodyInput<typeof renewFigures>) {
  await call(renewFigures, { body });
  await readAgain(client, renewFigures);
}

export async function sendFiguresBack(client: QueryClient, body: Body<typeof putFiguresBack>) {
  await call(putFiguresBack, { body });
  await readAgain(client, putFiguresBack);
}

export async function look(client: QueryClient, what: string): Promise<Response<typeof lookUp>> {
  const found = await call(lookUp, { body: { what } });
  await readAgain(client, lookUp);
  return found;
}

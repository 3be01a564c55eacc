import { ANSWER_HOURS, REQUEST_DAYS } from "@sunwright/contract/request-states";
import type { Transaction } from "../../platform/database";
import type { Tell } from "../../platform/tell";
import { EMPTIED, invitationsOf, type RequestRow, updateInvitation, updateRequest } from "./request-table";
import { isLiving, leadStateAt } from "./rules";
import type { QuotesOf } from "./quotes-of";
import { tellFirm, tellPerson } from "./notify-sides";

interface Held {
  readonly tx: Transaction;
  readonly tell: Tell;
  readonly request: RequestRow;
  readonly now: Date;
}

/** A request as it stands now: what is out of time ends before anything else happens to it. The caller holds it. */
export async function settled(held: Held): Promise<RequestRow> {
  const { tx, request, now } = held;
  if (request.state !== "sent" && request.state !== "quoting") return request;
  const rows = await invitationsOf(tx, request.id);
  const late = rows.filter((row) => row.state === "offered" && leadStateAt(row, false, now) === "expired");
  const over = request.state === "sent" && request.expiresAt !== null && request.expiresAt <= now;
  if (late.length === 0 && !over) return request;
  for (const row of late) {
    await updateInvitation(tx, row.id, { state: "expired" });
    const values = { firm: row.firmName, hours: ANSWER_HOURS };
    if (!over) await tellPerson(held, request, { kind: "request_unanswered", values });
  }
  if (!over) return updateRequest(tx, request.id, { updatedAt: now });
  const waiting = rows.filter((row) => row.state === "offered" && !late.includes(row));
  for (const row of waiting) await updateInvitation(tx, row.id, { state: "expired" });
  const after = await updateRequest(tx, request.id, { ...EMPTIED, state: "expired", updatedAt: now });
  await tellPerson(held, request, { kind: "request_expired", values: { days: REQUEST_DAYS } });
  return after;
}

/** Ends a request for its owner: what firms saw of it is gone at once, and they are told. */
export async function withdraw(held: Held & { readonly quotes: Pick<QuotesOf, "close"> }): Promise<RequestRow> {
  const { tx, quotes, request, now } = held;
  await quotes.close(tx, request.id, now);
  for (const row of await invitationsOf(tx, request.id)) {
    if (!isLiving(leadStateAt(row, false, now))) continue;
    await updateInvitation(tx, row.id, { state: "withdrawn" });
    await tellFirm(held, row, (values) => ({ kind: "lead_withdrawn", values }));
  }
  return updateRequest(tx, request.id, { ...EMPTIED, state: "withdrawn", updatedAt: now });
}

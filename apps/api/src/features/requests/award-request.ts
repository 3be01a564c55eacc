import type { Transaction } from "../../platform/database";
import { next } from "../../platform/states";
import type { Tell } from "../../platform/tell";
import {
  EMPTIED,
  type InvitationRow,
  invitationsOf,
  lockRequest,
  type RequestRow,
  updateInvitation,
  updateRequest,
} from "./request-table";
import { isLiving, LEAD_RULES, leadStateAt, REQUEST_RULES } from "./rules";
import { tellFirm } from "./notify-sides";

/** The firm has sent its first version. The caller holds the request. */
export async function markQuoted(tx: Transaction, { id, state }: Pick<InvitationRow, "id" | "state">): Promise<void> {
  const outcome = next(LEAD_RULES, state, "quote", "firm");
  if (outcome.is !== "allowed") throw new Error(`A lead that is ${state} is not quoted`);
  await updateInvitation(tx, id, { state: outcome.to });
}

interface Award {
  readonly tx: Transaction;
  readonly tell: Tell;
  /** Held, and quoting. */
  readonly request: RequestRow;
  /** Whose offer is accepted. */
  readonly invitationId: string;
  readonly siteAddress: string;
  readonly now: Date;
}

/**
 * An offer is accepted: its firm has won, all others have lost and see nothing of the home any more. Answers the
 * invitations that had a word of theirs.
 */
export async function award({ tx, tell, request, invitationId, siteAddress, now }: Award): Promise<InvitationRow[]> {
  const outcome = next(REQUEST_RULES, request.state, "award", "owner");
  if (outcome.is !== "allowed") throw new Error(`A request that is ${request.state} is not awarded`);
  const lost: InvitationRow[] = [];
  for (const row of await invitationsOf(tx, request.id)) {
    const state = leadStateAt(row, false, now);
    if (!isLiving(state)) continue;
    const event = row.id === invitationId ? "win" : state === "offered" || state === "viewed" ? "withdraw" : "lose";
    const to = next(LEAD_RULES, state, event, "owner");
    if (to.is !== "allowed") throw new Error(`A lead that is ${state} does not ${event}`);
    await updateInvitation(tx, row.id, { state: to.to });
    if (event === "lose") lost.push(row);
    if (event === "withdraw") await tellFirm({ tx, tell }, row, (values) => ({ kind: "lead_withdrawn", values }));
  }
  await updateRequest(tx, request.id, { state: outcome.to, siteAddress, updatedAt: now });
  return lost;
}

/** The job of an accepted offer was cancelled before its work: others may be asked, and the firm that won sees nothing any more. */
export async function reopen({
  tx,
  request,
  invitationId,
  now,
}: Pick<Award, "tx" | "request" | "invitationId" | "now">): Promise<void> {
  const won = (await invitationsOf(tx, request.id)).find(({ id }) => id === invitationId);
  if (won === undefined) throw new Error("A job without its lead");
  const lead = next(LEAD_RULES, won.state, "cancel", "owner");
  if (lead.is === "allowed") await updateInvitation(tx, won.id, { state: lead.to });
  const outcome = next(REQUEST_RULES, request.state, "reopen", "owner");
  if (outcome.is === "allowed")
    await updateRequest(tx, request.id, { state: outcome.to, siteAddress: "", updatedAt: now });
}

/** What was asked for is built and paid: nothing of the home is kept with the request any more, and another may be sent. */
export async function finish(tx: Transaction, requestId: string, now: Date): Promise<void> {
  const request = await lockRequest(tx, requestId);
  const outcome = next(REQUEST_RULES, request.state, "finish", "clock");
  if (outcome.is === "allowed") await updateRequest(tx, requestId, { ...EMPTIED, state: outcome.to, updatedAt: now });
}

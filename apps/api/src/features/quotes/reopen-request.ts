import type { Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { next } from "../../platform/states";
import { reopen } from "../requests/award-request";
import { lockRequest } from "../requests/request-table";
import { offersOf, touchQuote, updateVersion } from "./quote-table";
import { QUOTE_RULES } from "./rules";

interface Ended {
  readonly requestId: string;
  readonly invitationId: string;
  readonly versionId: string;
  readonly now: Date;
}

/**
 * An accepted offer is cancelled before its work began: its request is open again, and its firm sees nothing of the home
 * any more. A request that ended meanwhile stays as it is. Throws wrong_state.
 */
export async function reopenRequest(
  tx: Transaction,
  { requestId, invitationId, versionId, now }: Ended,
): Promise<void> {
  const request = await lockRequest(tx, requestId);
  const accepted = (await offersOf(tx, requestId)).find(({ version }) => version.id === versionId);
  if (accepted === undefined) throw new Error("A job without its offer");
  const outcome = next(QUOTE_RULES, accepted.version.state, "cancel", "owner");
  if (outcome.is !== "allowed") throw new AppError("wrong_state", { allowed: [] });
  await updateVersion(tx, accepted.version, { state: outcome.to, updatedAt: now });
  await touchQuote(tx, accepted.quote.id, now);
  await reopen({ tx, request, invitationId, now });
}

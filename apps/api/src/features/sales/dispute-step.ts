import type { DisputeEvent, DisputeParty, DisputeState } from "@sunwright/contract/order-states";
import type { Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { newId } from "../../platform/ids";
import { next } from "../../platform/states";
import { useFiles } from "../files/uses-table";
import { DISPUTE_RULES, isProposers, partyIn } from "./dispute-rules";
import { noteEntry } from "./dispute-table";
import { EVIDENCE } from "./proof";

/** The other side has so long to answer. [ms] */
const TO_ANSWER = 7 * 86_400_000;

/** One of the two sides, or the operator who decides; on the command line an operator has no account. */
export interface Arguer {
  readonly tx: Transaction;
  readonly party: DisputeParty;
  readonly userId: string | null;
  /** Whose goods or work it is about. */
  readonly firmId: string;
  readonly now: Date;
}

/** What somebody says: an amount, words, and a file of theirs that shows it. */
export interface Said {
  readonly amountMinor?: number | undefined;
  readonly text?: string | undefined;
  readonly fileId?: string | undefined;
}

/** How a dispute stands. */
interface Standing {
  readonly state: DisputeState;
  readonly openedBy: DisputeParty;
  readonly proposedBy: DisputeParty | null;
  readonly proposedMinor: number | null;
}

/** Until when the other side answers. */
export const answerUntil = (now: Date): Date => new Date(now.getTime() + TO_ANSWER);

/**
 * What a dispute becomes when somebody answers, proposes, agrees, withdraws or decides. Throws wrong_state with what is
 * allowed, and amount_exceeded for more than the goods or the work cost.
 */
export async function stepOf(
  row: Standing,
  { party, now }: Pick<Arguer, "party" | "now">,
  event: DisputeEvent,
  said: Said,
  goodsMinor: () => Promise<number>,
) {
  const outcome = next(DISPUTE_RULES, row.state, event, partyIn(row, party));
  if (outcome.is !== "allowed")
    throw new AppError("wrong_state", { allowed: outcome.is === "wrong" ? outcome.allowed : [] });
  // Nobody agrees with themselves, nor with another amount than the one that stands.
  if (event === "agree" && (isProposers(row, party) || row.proposedMinor !== said.amountMinor))
    throw new AppError("wrong_state", { allowed: [] });
  const amountMinor = said.amountMinor ?? null;
  if (amountMinor !== null && amountMinor > (await goodsMinor())) throw new AppError("amount_exceeded");
  return {
    state: outcome.to,
    ...(event === "propose" || event === "decide" ? { proposedMinor: amountMinor, proposedBy: party } : {}),
    deadline: answerUntil(now),
    updatedAt: now,
  };
}

/** Whether a dispute that came to this takes its amount off what is owed. */
export const settles = (state: DisputeState): boolean => state === "agreed" || state === "decided";

/** What was said, as it is kept for good, and the file that shows it. */
export async function noteSaid(
  { tx, party, userId, firmId, now }: Arguer,
  disputeId: string,
  event: "open" | DisputeEvent,
  { amountMinor, text = "", fileId }: Said,
): Promise<void> {
  const id = newId(now);
  await noteEntry(tx, { id, disputeId, event, party, userId, amountMinor: amountMinor ?? null, text, createdAt: now });
  if (fileId === undefined || userId === null) return;
  // What a firm shows is the firm's: it stays when a member leaves.
  const owner = party === "shop" ? { firmId } : { userId };
  await useFiles(tx, { kind: EVIDENCE, subjectId: id, owner, now }, [fileId]);
}

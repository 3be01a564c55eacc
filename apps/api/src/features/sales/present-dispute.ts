import type { DISPUTE_SUBJECTS, DisputeEvent, DisputeParty, DisputeState } from "@sunwright/contract/order-states";
import { allowed } from "../../platform/states";
import { DISPUTE_RULES, isProposers, partyIn } from "./dispute-rules";
import type { proofsOf } from "./proof";

export type Files = Awaited<ReturnType<typeof proofsOf>>;
export const shownFile = (file: ReturnType<Files["get"]>) =>
  file === undefined ? null : { type: file.type, name: file.name };

/** A dispute with what was said in it. */
export interface Argued {
  readonly id: string;
  readonly about: (typeof DISPUTE_SUBJECTS)[number];
  readonly state: DisputeState;
  readonly openedBy: "buyer" | "shop";
  readonly amountMinor: number;
  readonly proposedMinor: number | null;
  readonly proposedBy: DisputeParty | null;
  readonly deadline: Date;
  readonly createdAt: Date;
  /** Of its last step. */
  readonly updatedAt: Date;
  readonly entries: readonly {
    readonly id: string;
    readonly event: "open" | DisputeEvent;
    readonly party: DisputeParty;
    readonly amountMinor: number | null;
    readonly text: string;
    readonly createdAt: Date;
  }[];
}

/** A dispute as one of its sides reads it. */
export function presentDispute(dispute: Argued, evidence: Files, role: "buyer" | "shop") {
  const { id, about, state, openedBy, amountMinor, proposedMinor, deadline, entries } = dispute;
  const events = allowed(DISPUTE_RULES, state, partyIn(dispute, role));
  return {
    id,
    about,
    state,
    openedBy,
    amountMinor,
    proposedMinor,
    deadline: deadline.toISOString(),
    entries: entries.map(({ id: entryId, event, party, amountMinor: amount, text, createdAt }) => ({
      id: entryId,
      event,
      by: party,
      amountMinor: amount,
      text,
      evidence: shownFile(evidence.get(entryId)),
      at: createdAt.toISOString(),
    })),
    allowed: events.filter((event) => event !== "agree" || !isProposers(dispute, role)),
  };
}

import {
  type DisputeEvent,
  type DisputeParty,
  type DisputeRole,
  type DisputeState,
  LIVING_DISPUTES,
} from "@sunwright/contract/order-states";
import type { Transition } from "../../platform/states";

/** Source: marketplace design, section 4, "Dispute". Nobody agrees with themselves: the service looks who proposed. */
export const DISPUTE_RULES: readonly Transition<DisputeState, DisputeEvent, DisputeRole>[] = [
  { from: "open", event: "answer", to: "answered", who: ["respondent"] },
  ...LIVING_DISPUTES.map(
    (from) => ({ from, event: "propose", to: "proposed", who: ["claimant", "respondent"] }) as const,
  ),
  { from: "proposed", event: "agree", to: "agreed", who: ["claimant", "respondent"] },
  ...LIVING_DISPUTES.map((from) => ({ from, event: "withdraw", to: "withdrawn", who: ["claimant"] }) as const),
  ...LIVING_DISPUTES.map((from) => ({ from, event: "decide", to: "decided", who: ["operator"] }) as const),
];

/** What somebody is in a dispute. */
export function partyIn({ openedBy }: { readonly openedBy: DisputeParty }, party: DisputeParty): DisputeRole {
  if (party === "operator") return "operator";
  return party === openedBy ? "claimant" : "respondent";
}

/** Whose proposal stands: nobody agrees with their own. */
export const isProposers = (
  { proposedBy }: { readonly proposedBy: DisputeParty | null },
  party: DisputeParty,
): boolean => proposedBy === party;

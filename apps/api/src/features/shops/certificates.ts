import type { CERTIFICATE_STATES } from "@sunwright/contract/shops";
import type { Transition } from "../../platform/states";
import { next } from "../../platform/states";

type State = (typeof CERTIFICATE_STATES)[number];
type Decision = "verify" | "reject";

/** What operators decide of a certificate. One that was rejected or revoked is handed in again. */
const CERTIFICATE_RULES: readonly Transition<State, Decision, "operator">[] = [
  { from: "pending", event: "verify", to: "verified", who: ["operator"] },
  { from: "pending", event: "reject", to: "rejected", who: ["operator"] },
  { from: "verified", event: "reject", to: "revoked", who: ["operator"] },
];

/** The state after a decision; null where there is none to make. */
export function afterDecision(state: State, decision: Decision): State | null {
  const outcome = next(CERTIFICATE_RULES, state, decision, "operator");
  return outcome.is === "allowed" ? outcome.to : null;
}

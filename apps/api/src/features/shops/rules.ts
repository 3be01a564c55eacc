import type { Shop, FirmEvent } from "@sunwright/contract/shops";
import { AppError } from "../../platform/errors";
import { allowed, next, type Transition } from "../../platform/states";

type State = Shop["state"];
type Role = Shop["role"];

/** What its owners do with a firm, of either kind. Suspending one is an operator's, and a closed one stays closed. */
const FIRM_RULES: readonly Transition<State, FirmEvent, Role>[] = [
  { from: "active", event: "pause", to: "paused", who: ["owner"] },
  { from: "paused", event: "resume", to: "active", who: ["owner"] },
  { from: "active", event: "close", to: "closed", who: ["owner"] },
  { from: "paused", event: "close", to: "closed", who: ["owner"] },
];

export const eventsOf = (state: State, role: Role) => allowed(FIRM_RULES, state, role);

/** The state after an event. Throws owner_needed, and wrong_state with the events there are. */
export function afterEvent(state: State, event: FirmEvent, role: Role): State {
  const outcome = next(FIRM_RULES, state, event, role);
  if (outcome.is === "allowed") return outcome.to;
  if (outcome.is === "forbidden") throw new AppError("owner_needed");
  throw new AppError("wrong_state", { allowed: outcome.allowed });
}

/** What operators do with a firm. */
const OPERATOR_RULES: readonly Transition<State, "suspend" | "reopen", "operator">[] = [
  { from: "active", event: "suspend", to: "suspended", who: ["operator"] },
  { from: "paused", event: "suspend", to: "suspended", who: ["operator"] },
  { from: "suspended", event: "reopen", to: "active", who: ["operator"] },
];

/** The state after an operator's decision; null where there is none to make. */
export function afterOperator(state: State, decision: "suspend" | "reopen"): State | null {
  const outcome = next(OPERATOR_RULES, state, decision, "operator");
  return outcome.is === "allowed" ? outcome.to : null;
}

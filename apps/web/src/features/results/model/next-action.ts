import type { RealPart } from "@sunwright/contract/carts";
import type { ProjectPrice } from "@sunwright/contract/prices";
import { LIVING_LEADS } from "@sunwright/contract/request-states";
import type { QuoteRequest } from "@sunwright/contract/requests";

/** Where a project stands on its way from a design to a running system. */
export type Stage = "design" | "offers" | "job";

/** The one thing to do next; what else may be done stands under it. */
export type NextAction =
  | { readonly stage: "design"; readonly kind: "ask" }
  | { readonly stage: "offers"; readonly kind: "wait"; readonly asked: number }
  | { readonly stage: "offers"; readonly kind: "compare"; readonly offers: number; readonly asked: number }
  | { readonly stage: "job"; readonly kind: "orders"; readonly parts: number }
  | { readonly stage: "job"; readonly kind: "job"; readonly paid: boolean };

interface Known {
  /** The newest of the project. */
  readonly request: { readonly invitations: readonly Pick<QuoteRequest["invitations"][number], "state">[] } | null;
  readonly price: ProjectPrice | null;
  readonly parts: readonly RealPart[];
}

/** An agreed job comes before bought parts, and both before offers. */
export function nextAction({ request, price, parts }: Known): NextAction {
  const { contract } = price?.known ?? {};
  if (contract !== undefined) return { stage: "job", kind: "job", paid: contract.agreed?.paid ?? false };
  const ordered = parts.filter(({ orderId }) => orderId !== null);
  if (ordered.length > 0) return { stage: "job", kind: "orders", parts: ordered.length };
  const asked = (request?.invitations ?? []).filter(({ state }) => LIVING_LEADS.some((living) => living === state));
  const offers = asked.filter(({ state }) => state === "quoted").length;
  if (offers > 0) return { stage: "offers", kind: "compare", offers, asked: asked.length };
  if (asked.length > 0) return { stage: "offers", kind: "wait", asked: asked.length };
  return { stage: "design", kind: "ask" };
}

import type { Resolved } from "./live-parts";
import type { FoundQuote } from "./quote-table";
import { newTotalsOf } from "./written";

/** What a draft is stored as. Throws amount_too_large. */
export const written = ({ content, costs }: Resolved, { request }: FoundQuote, now: Date) => ({
  content,
  costs,
  totalMinor: newTotalsOf(content, request.currency).totalMinor,
  validUntil: content.validUntil,
  updatedAt: now,
});

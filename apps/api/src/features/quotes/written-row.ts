import type { Resolved } from "./live-parts";
import type { FoundQuote } from "./quote-table";
import { totalsOf } from "./written";

/** What a draft is stored as. */
export const written = ({ content, costs }: Resolved, { request }: FoundQuote, now: Date) => ({
  content,
  costs,
  totalMinor: totalsOf(content, request.currency).totalMinor,
  validUntil: content.validUntil,
  updatedAt: now,
});

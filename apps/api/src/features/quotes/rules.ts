import { OPEN_QUOTES, type QuoteEvent, type QuoteRole, type QuoteState } from "@sunwright/contract/quote-states";
import { allowed, type Transition } from "../../platform/states";
import { dayIn } from "../../platform/local-day";

type Row = Transition<QuoteState, QuoteEvent, QuoteRole>;
const rows = (from: readonly QuoteState[], event: QuoteEvent, to: QuoteState, who: readonly QuoteRole[]): Row[] =>
  from.map((state) => ({ from: state, event, to, who }));

/**
 * The life of a version. Source: the marketplace's design, section 4. `supersede` is a newer version of the same option that
 * was sent; `close` the end of the request for this firm: another offer was accepted, or the homeowner withdrew it; `cancel` the end of its job before the work began.
 */
export const QUOTE_RULES: readonly Row[] = [
  ...rows(["draft"], "send", "sent", ["firm"]),
  ...rows(["sent"], "view", "viewed", ["owner"]),
  ...rows(OPEN_QUOTES, "accept", "accepted", ["owner"]),
  ...rows(OPEN_QUOTES, "decline", "declined", ["owner"]),
  ...rows(["sent", "viewed"], "ask_change", "change_asked", ["owner"]),
  ...rows(OPEN_QUOTES, "withdraw", "withdrawn", ["firm"]),
  ...rows(OPEN_QUOTES, "supersede", "superseded", ["firm"]),
  ...rows(OPEN_QUOTES, "expire", "expired", ["clock"]),
  ...rows(["accepted"], "cancel", "withdrawn", ["owner"]),
  ...rows(["draft", ...OPEN_QUOTES], "close", "superseded", ["owner"]),
];

export const isOpen = (state: QuoteState): boolean => OPEN_QUOTES.some((open) => open === state);

interface Offered {
  readonly state: QuoteState;
  readonly validUntil: string;
  readonly timeZone: string;
}

/** Its state now: an offer ends with its last day where the house stands, swept or not. */
export const stateAt = ({ state, validUntil, timeZone }: Offered, now: Date): QuoteState =>
  isOpen(state) && validUntil < dayIn(now, timeZone) ? "expired" : state;

/** From these states a firm may go on with another version. */
export const isRevisable = (state: QuoteState): boolean =>
  isOpen(state) || state === "declined" || state === "expired" || state === "withdrawn";

export const numberOf = ({ number }: { readonly number: number }): string => `Q-${number}`;

/** What a firm may do with a version now. */
export const eventsOfFirm = (row: Parameters<typeof stateAt>[0], now: Date): readonly QuoteEvent[] =>
  allowed(QUOTE_RULES, stateAt(row, now), "firm");

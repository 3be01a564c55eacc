/** The life of a version of a firm's quote. Source: the marketplace's design, section 4. Free of zod, for the first script of a page. */
export const QUOTE_STATES = [
  "draft",
  "sent",
  "viewed",
  "change_asked",
  "accepted",
  "declined",
  "superseded",
  "expired",
  "withdrawn",
] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];
/** Of these one can be accepted. */
export const OPEN_QUOTES = ["sent", "viewed", "change_asked"] as const satisfies readonly QuoteState[];

export const QUOTE_EVENTS = [
  "send",
  "view",
  "accept",
  "decline",
  "ask_change",
  "withdraw",
  "supersede",
  "expire",
  "close",
  "cancel",
] as const;
export type QuoteEvent = (typeof QUOTE_EVENTS)[number];
export const QUOTE_ROLES = ["firm", "owner", "clock"] as const;
export type QuoteRole = (typeof QUOTE_ROLES)[number];

/** What a homeowner compares of one firm at most. */
export const OPTIONS_MAX = 3;
/** Versions of one quote, all options together. */
export const VERSIONS_MAX = 30;
export const QUOTE_LINES_MAX = 60;
/** Pieces of one line, and panels of one string. */
export const PIECES_MAX = 10_000;
/** As a file of `check-quote` takes them. */
export const STRINGS_MAX = 1_000;
export const MILESTONES_MAX = 6;
export const ANSWERED_WARNINGS_MAX = 60;
/** [%] */
export const MARGIN_MAX = 90;
/** [days] */
export const QUOTE_DAYS = { valid: 14, most: 365 } as const;

export const QUOTE_VIEWS = ["open", "won", "over"] as const;
/** The newest change first, what ends first, or the largest total. */
export const QUOTE_LIST_SORTS = ["newest", "ends", "total"] as const;
export type QuoteListSort = (typeof QUOTE_LIST_SORTS)[number];
export type QuoteView = (typeof QUOTE_VIEWS)[number];
export const QUOTES_PER_PAGE = 30;

/** What offers are sorted by; a request names one of the first four. */
export const OFFER_PRIORITIES = ["hours", "price", "monthly", "soonest", "warranty"] as const;
export type OfferPriority = (typeof OFFER_PRIORITIES)[number];

/** What a firm keeps of its own prices. */
export const BOOK_ENTRIES_MAX = 500;
export const BOOK_PER_PAGE = 50;
/** A price that nobody has checked for so long is old, where prices of parts move with currencies. House rule. [days] */
export const BOOK_DAYS = 60;
export const BOOK_VIEWS = ["all", "old"] as const;
export type BookView = (typeof BOOK_VIEWS)[number];

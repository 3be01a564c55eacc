/** The life of a homeowner's request and of what each firm is asked. Source: the marketplace's design, section 4. Free of zod, for the first script of a page. */
export const REQUEST_STATES = [
  "draft",
  "sent",
  "quoting",
  "awarded",
  "closed",
  "withdrawn",
  "expired",
  "no_match",
] as const;
export type RequestState = (typeof REQUEST_STATES)[number];
/** What its owner does with it; `invite` names the firms. */
export const REQUEST_EVENTS = ["invite", "wait", "withdraw"] as const;
export type RequestEvent = (typeof REQUEST_EVENTS)[number];

export const LEAD_STATES = [
  "offered",
  "viewed",
  "accepted",
  "site_visit",
  "quoted",
  "won",
  "lost",
  "declined",
  "expired",
  "withdrawn",
] as const;
export type LeadState = (typeof LEAD_STATES)[number];
/** A firm is asked, or on its way to a quote: at most four of one request. */
export const LIVING_LEADS = ["offered", "viewed", "accepted", "site_visit", "quoted", "won"] as const;
export const LIVING_INVITATIONS_MAX = 4;

/** What panels are to stand on, as firms plan for it. */
export const ROOF_KINDS = ["tiles", "metal", "shingles", "concrete", "ground", "other"] as const;
export type RoofKind = (typeof ROOF_KINDS)[number];
/** Of the house under the panels. */
export const STOREYS_MAX = 20;
/** How the homeowner means to pay; `any` where it is open. */
export const PAYMENTS_WISHED = ["any", "cash", "credit"] as const;
export type PaymentWished = (typeof PAYMENTS_WISHED)[number];

/** Hours a firm has to answer. */
export const ANSWER_HOURS = 48;
/** A request that nobody accepts ends after so many days. */
export const REQUEST_DAYS = 14;
/** From here on a firm is reminded, and its clock warns. Source: the visual direction, section 11. [h] */
export const REMINDED_HOURS = 12;

export const DECLINE_REASONS = [
  "no_team",
  "too_far",
  "too_small",
  "too_large",
  "not_our_kind",
  "too_soon",
  "other",
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** What matters most to a homeowner: offers are sorted by it. */
export const PRIORITIES = ["hours", "price", "monthly", "soonest"] as const;
export type Priority = (typeof PRIORITIES)[number];

/** What of a design its owner may leave out of a request. */
export const SHARED_PARTS = ["loads", "roof", "supply"] as const;
export type SharedPart = (typeof SHARED_PARTS)[number];

export const LEAD_VIEWS = ["waiting", "accepted", "ended"] as const;
export type LeadView = (typeof LEAD_VIEWS)[number];
export const LEAD_SORTS = ["fit", "ends", "newest"] as const;
export type LeadSort = (typeof LEAD_SORTS)[number];
export const LEADS_PER_PAGE = 30;

/** What a guest of a link may want changed. Free of zod, for the page of the link. */
export const CHANGES_ASKED = ["load", "nights", "price", "other"] as const;
export type ChangeAsked = (typeof CHANGES_ASKED)[number];

import { hideContacts, type Piece } from "@sunwright/contract/contact-hiding";
import { hideNames } from "@sunwright/contract/name-hiding";
import {
  REVIEW_EDIT_DAYS,
  type ReviewEvent,
  type ReviewRole,
  type ReviewState,
} from "@sunwright/contract/review-states";
import { allowed, type Transition } from "../../platform/states";

/** The life of a review. Source: the marketplace's design, section 3, "people", and issue 18, item 8. */
export const REVIEW_RULES: readonly Transition<ReviewState, ReviewEvent, ReviewRole>[] = [
  { from: "published", event: "edit", to: "published", who: ["author"] },
  { from: "published", event: "withdraw", to: "withdrawn", who: ["author"] },
  { from: "published", event: "reply", to: "published", who: ["firm"] },
  { from: "published", event: "report", to: "published", who: ["reader", "firm"] },
  { from: "published", event: "keep", to: "published", who: ["operator"] },
  { from: "published", event: "hide", to: "hidden", who: ["operator"] },
  { from: "hidden", event: "show", to: "published", who: ["operator"] },
  { from: "hidden", event: "withdraw", to: "withdrawn", who: ["author"] },
];

/** Until when somebody may change what they wrote. */
export const changeableUntil = (written: Date): Date => new Date(written.getTime() + REVIEW_EDIT_DAYS * 86_400_000);

interface Standing {
  readonly state: ReviewState;
  readonly createdAt: Date;
  readonly repliedAt: Date | null;
}

/** What somebody may do with a review now. */
export const eventsOf = (
  { state, createdAt, repliedAt }: Standing,
  role: ReviewRole,
  now: Date,
): readonly ReviewEvent[] =>
  allowed(REVIEW_RULES, state, role).filter((event) => {
    if (event === "edit") return now < changeableUntil(createdAt);
    return event !== "reply" || repliedAt === null || now < changeableUntil(repliedAt);
  });

/** What everybody reads of a text: whom it is from is told by the first name alone. */
export const publicPieces = (
  text: string,
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
): readonly Piece[] => (text === "" ? [] : hideNames(hideContacts(text), [lastName], [firstName]));

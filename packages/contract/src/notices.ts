import type { say } from "@sunwright/words/notifications";
import type { MessagesOf, ToldOf } from "@sunwright/words/texts-of";

/** What a notification leads to, by the page that shows it. Free of zod, for the first script of a page. */
export const NOTICE_SUBJECTS = [
  "order",
  "shop-order",
  "thread",
  "stock",
  "firm",
  "own-shop",
  "request",
  "lead",
  "offers",
  "quote",
  "job",
  "passport",
  "passports",
] as const;
export type NoticeSubject = (typeof NOTICE_SUBJECTS)[number];

/** How soon mails follow. */
export const MAIL_PACES = ["at-once", "daily", "never"] as const;
export type MailPace = (typeof MAIL_PACES)[number];

/** What people switch on and off together. */
export const NOTICE_TOPICS = [
  "orders",
  "payments",
  "returns",
  "stock",
  "firm",
  "requests",
  "jobs",
  "passports",
  "reviews",
  "messages",
] as const;
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];

/** Everything that a person is told of. A kind's words stand in the room `notifications`, as its title and its line. */
export const NOTICE_KINDS = {
  order_placed: "orders",
  order_confirmed: "orders",
  order_packed: "orders",
  order_part_shipped: "orders",
  order_shipped: "orders",
  order_ready: "orders",
  order_delivered: "orders",
  order_completed: "orders",
  order_part_cancelled: "orders",
  order_cancelled: "orders",
  order_expired: "orders",
  order_unheld: "orders",
  payment_said: "payments",
  payment_received: "payments",
  payment_corrected: "payments",
  payment_refused: "payments",
  refund_said: "payments",
  refund_confirmed: "payments",
  refund_disputed: "payments",
  payment_charged_back: "payments",
  chargeback_won: "payments",
  chargeback_lost: "payments",
  return_asked: "returns",
  return_accepted: "returns",
  return_refused: "returns",
  return_received: "returns",
  dispute_opened: "returns",
  dispute_answered: "returns",
  dispute_proposed: "returns",
  dispute_settled: "returns",
  dispute_withdrawn: "returns",
  low_stock: "stock",
  certificate_verified: "firm",
  certificate_rejected: "firm",
  certificate_revoked: "firm",
  certificate_ending: "firm",
  firm_suspended: "firm",
  firm_reopened: "firm",
  order_shop_state: "orders",
  job_firm_state: "jobs",
  lead_offered: "requests",
  lead_ending: "requests",
  lead_withdrawn: "requests",
  request_accepted: "requests",
  request_declined: "requests",
  request_unanswered: "requests",
  request_expired: "requests",
  request_firm_state: "requests",
  installer_in_reach: "requests",
  offer_sent: "requests",
  offer_withdrawn: "requests",
  offer_expired: "requests",
  quote_change_asked: "requests",
  quote_declined: "requests",
  quote_accepted: "requests",
  quote_lost: "requests",
  quote_expired: "requests",
  job_stepped: "jobs",
  milestone_due: "jobs",
  milestone_said: "jobs",
  milestone_received: "jobs",
  milestone_corrected: "jobs",
  milestone_refund_said: "jobs",
  milestone_refund_confirmed: "jobs",
  milestone_refund_disputed: "jobs",
  milestone_charged_back: "jobs",
  milestone_chargeback_won: "jobs",
  milestone_chargeback_lost: "jobs",
  job_planned: "jobs",
  job_held: "jobs",
  job_resumed: "jobs",
  job_early_start: "jobs",
  job_cancel_asked: "jobs",
  job_cancel_refused: "jobs",
  job_cancelled: "jobs",
  job_change_proposed: "jobs",
  job_change_answered: "jobs",
  job_handover_offered: "jobs",
  job_handed_over: "jobs",
  job_dispute_opened: "jobs",
  job_dispute_answered: "jobs",
  job_dispute_proposed: "jobs",
  job_dispute_settled: "jobs",
  job_dispute_withdrawn: "jobs",
  passport_opened: "passports",
  passport_alert: "passports",
  passport_alert_firm: "jobs",
  passport_offered: "passports",
  passport_taken: "passports",
  passport_declined: "passports",
  review_asked_job: "reviews",
  review_asked_order: "reviews",
  review_written: "reviews",
  review_replied: "reviews",
  review_hidden: "reviews",
  lead_message: "messages",
  quote_message: "messages",
  job_message: "messages",
  message: "messages",
} as const satisfies Readonly<Record<string, NoticeTopic>>;
export type NoticeKind = keyof typeof NOTICE_KINDS;

type Room = MessagesOf<typeof say>;
/** The values that stand in the title and the line of a kind. */
export type NoticeValues<Kind extends NoticeKind> = ToldOf<Room[`${Kind}.title`]> & ToldOf<Room[`${Kind}.line`]>;

/** Something that people are told: to whom, what of, and the values of its words. */
export type Notice = {
  [Kind in NoticeKind]: {
    readonly to: readonly string[];
    readonly kind: Kind;
    readonly subject: { readonly kind: NoticeSubject; readonly id: string };
    readonly values: NoticeValues<Kind>;
  };
}[NoticeKind];

const isKind = (name: string): name is NoticeKind => Object.hasOwn(NOTICE_KINDS, name);
export const NOTICE_KIND_NAMES: readonly NoticeKind[] = Object.keys(NOTICE_KINDS).filter(isKind);

import { room } from "../room";

/**
 * What people are told, by its code: a title, which is also the subject of a mail and holds nothing that somebody typed,
 * and a line.
 */
export const say = room("notifications", {
  "order_placed.title": "New order {number}",
  "order_placed.line": "{total} in all. Confirm it or cancel it.",
  "order_confirmed.title": "Order {number} is confirmed",
  "order_confirmed.line": "{shop} has taken it on and packs it next.",
  "order_packed.title": "Order {number} is packed",
  "order_packed.line": "{shop} hands it over next.",
  "order_part_shipped.title": "A part of order {number} is on its way",
  "order_part_shipped.line": "{shop} sends the rest later.",
  "order_shipped.title": "Order {number} is on its way",
  "order_shipped.line": "Say so on its page when {shop} has delivered it.",
  "order_ready.title": "Order {number} is ready to collect",
  "order_ready.line": "{shop} keeps it for you.",
  "order_delivered.title": "Order {number} is delivered",
  "order_delivered.line":
    "{side, select, shop {The buyer has it.} other {{shop} says you have it. Ask for a return within 14 days if something is wrong.}}",
  "order_completed.title": "Order {number} is completed",
  "order_completed.line": "Nothing was asked back within 14 days of its delivery.",
  "order_part_cancelled.title": "A part of order {number} was cancelled",
  "order_part_cancelled.line": "{side, select, shop {The buyer took it back.} other {{shop} does not send it.}}",
  "order_cancelled.title": "Order {number} was cancelled",
  "order_cancelled.line":
    "{side, select, shop {By the buyer. What was paid for it is owed back.} other {By {shop}. What you paid for it is owed back to you.}}",
  "order_expired.title": "Order {number} has ended",
  "order_expired.line":
    "{side, select, shop {Nothing was paid in time. Its goods are free again.} other {Nothing was paid in time. {shop} holds the goods no longer.}}",

  "payment_said.title": "{amount} is said to be paid for order {number}",
  "payment_said.line": "Look for it in your account and confirm it.",
  "payment_received.title": "{amount} has arrived for order {number}",
  "payment_received.line": "{shop} has your payment.",
  "refund_said.title": "{amount} of order {number} is paid back",
  "refund_said.line": "{shop} says so. Confirm it when you have it.",
  "refund_confirmed.title": "The refund of order {number} has arrived",
  "refund_confirmed.line": "The buyer has it.",
  "refund_disputed.title": "The refund of order {number} is disputed",
  "refund_disputed.line": "The buyer says it has not arrived.",

  "payment_charged_back.title": "{amount} of order {number} is charged back",
  "payment_charged_back.line":
    "{side, select, shop {The buyer''s bank has taken the money back. Ship nothing and answer your payment provider.} other {Your bank has taken the money back from {shop}. What has not left waits.}}",
  "chargeback_won.title": "The chargeback of order {number} has ended: {amount} is with the shop again",
  "chargeback_won.line": "{side, select, shop {You can ship again.} other {{shop} can ship again.}}",
  "chargeback_lost.title": "The chargeback of order {number} has ended: {amount} is with the buyer",
  "chargeback_lost.line":
    "{side, select, shop {The order is not paid. Cancel what has not left, or agree on another payment.} other {The order is not paid. Pay another way if you want it.}}",
  "return_asked.title": "A return of order {number} is asked for",
  "return_asked.line": "{pieces, plural, one {# piece} other {# pieces}}. Read why, and answer.",
  "return_accepted.title": "The return of order {number} is accepted",
  "return_accepted.line": "Send it back to {shop}.",
  "return_refused.title": "The return of order {number} is refused",
  "return_refused.line": "Read the answer of {shop}.",
  "return_received.title": "The return of order {number} has arrived",
  "return_received.line": "{shop} owes you {amount}.",
  "dispute_opened.title": "A dispute about order {number}",
  "dispute_opened.line": "{amount} is in dispute. Answer it with what you have to show.",
  "dispute_answered.title": "The dispute about order {number} is answered",
  "dispute_answered.line": "Read the answer.",
  "dispute_proposed.title": "A proposal in the dispute about order {number}",
  "dispute_proposed.line": "Accept it, or say why not.",
  "dispute_settled.title": "The dispute about order {number} is settled",
  "dispute_settled.line": "{amount} is paid back, or need not be paid.",
  "dispute_withdrawn.title": "The dispute about order {number} is withdrawn",
  "dispute_withdrawn.line": "Nothing has changed by it.",

  "low_stock.title": "{count, plural, one {# product is} other {# products are}} running low",
  "low_stock.line": "What is left to sell has fallen to the number you reorder at.",

  "certificate_verified.title": "A certificate of your firm is verified",
  "certificate_verified.line": "{certificate} counts from now on.",
  "certificate_rejected.title": "A certificate of your firm was rejected",
  "certificate_rejected.line": "{certificate}: {reason}",
  "certificate_revoked.title": "A certificate of your firm no longer counts",
  "certificate_revoked.line": "{certificate}: {reason}",
  "certificate_ending.title": "A certificate of your firm ends soon",
  "certificate_ending.line": "{certificate} counts until {day} {month} {year}. Hand in the next one before.",

  "lead_offered.title": "A homeowner asks your firm for a quote",
  "lead_offered.line":
    "{kilometres, plural, =0 {Less than 3 km} other {About # km}} from your base, {kilowatts, number, one} kW of panels. Answer within {hours, number, whole} hours.",
  "lead_ending.title": "A request waits for your answer",
  "lead_ending.line":
    "{kilometres, plural, =0 {Less than 3 km} other {About # km}} from your base. It ends in {hours, number, whole} hours.",
  "lead_withdrawn.title": "A homeowner has withdrawn a request",
  "lead_withdrawn.line":
    "{kilometres, plural, =0 {Less than 3 km} other {About # km}} from your base. Nothing of the home is shown any more.",
  "request_accepted.title": "An installer accepts your request",
  "request_accepted.line": "{firm} can see your first name and phone number from now on.",
  "request_declined.title": "An installer declines your request",
  "request_declined.line":
    "{firm}: {reason, select, no_team {no team is free} too_far {too far away} too_small {the system is too small} too_large {the system is too large} not_our_kind {the firm does not build such systems} too_soon {too little time} other {another reason}}.",
  "request_unanswered.title": "An installer has not answered in time",
  "request_unanswered.line": "{firm} had {hours, number, whole} hours. You may ask another installer.",
  "request_expired.title": "Your request for quotes has ended",
  "request_expired.line": "No installer accepted it within {days, number, whole} days.",
  "installer_in_reach.title": "An installer works near your home now",
  "installer_in_reach.line":
    "{count, plural, one {# installer} other {# installers}} can be asked. Send your request from its page.",

  "message.title": "A message about order {number}",
  "message.line": "{side, select, shop {The buyer has written to you.} other {{shop} has written to you.}}",
});

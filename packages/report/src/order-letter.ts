import type { WithdrawalRight } from "@sunwright/engine/countries/country";
import { say as sayOfInvoice } from "@sunwright/words/invoice";
import { say } from "@sunwright/words/mails";
import { formatDate, formatNumber } from "./format";
import { amountText, buyerLines, filled, sellerLines } from "./invoice";
import type { OrderContent } from "./order";

/** An order as the mail that its buyer gets when it is placed. */
export interface OrderLetterContent extends OrderContent {
  /** What the buyer knows the shop by. */
  readonly shop: string;
  readonly totalMinor: number;
  /** Its goods are held for the buyer; paid on delivery, for so many hours. Null where nothing is held. */
  readonly hold: { readonly hours: number } | null;
  /** The day by which it has to be paid; null where nothing is due before the shop answers. */
  readonly payBy: string | null;
  /** What the law gives this buyer; null for nothing. */
  readonly withdrawal: Pick<
    WithdrawalRight & { readonly kind: "right" },
    "days" | "refundsDelivery" | "paysReturn" | "refundDays"
  > | null;
}

/** Its subject, and its paragraphs in their order. */
export function orderLetter(content: OrderLetterContent): {
  readonly subject: string;
  readonly paragraphs: readonly string[];
} {
  const { order, orderedOn, shop, seller } = content;
  return {
    // A shop's name is typed by a stranger: a subject is one line.
    subject: say("order.subject", { order, shop: shop.replaceAll(/\s/g, " ") }),
    paragraphs: [
      say("order.placed", { order, shop, date: formatDate(orderedOn) }),
      [say("order.items"), ...itemsOf(content)].join("\n"),
      placeOf(content),
      paymentOf(content),
      [say("order.seller"), ...sellerLines(seller)].join("\n"),
      ...withdrawalOf(content),
    ],
  };
}

function itemsOf({ lines, delivery, currency, taxKind, totalMinor }: OrderLetterContent): readonly string[] {
  const amount = (minor: number) => `${amountText(minor, currency)} ${currency}`;
  const sum = (amounts: readonly { readonly amountMinor: number }[]) =>
    amounts.reduce((total, { amountMinor }) => total + amountMinor, 0);
  const tax = [...lines, ...delivery].reduce((total, { taxMinor }) => total + taxMinor, 0);
  return [
    ...lines.map(({ name, sku, quantity, amountMinor }) =>
      say("order.item", {
        quantity: formatNumber(quantity),
        name: sku === "" ? name : sayOfInvoice("sku", { name, sku }),
        amount: amount(amountMinor),
      }),
    ),
    ...(sum(delivery) === 0 ? [] : [say("order.delivery", { amount: amount(sum(delivery)) })]),
    ...(tax === 0 ? [] : [say(taxKind === "added" ? "order.taxAdded" : "order.taxContained", { amount: amount(tax) })]),
    say("order.total", { amount: amount(totalMinor) }),
  ];
}

function placeOf({ way, buyer, note }: OrderLetterContent): string {
  const place =
    way === "collection"
      ? [say("order.collected")]
      : [say("order.deliverTo"), ...filled([...buyerLines(buyer), buyer.phone])];
  return [...place, ...(note === "" ? [] : [say("order.note", { note })])].join("\n");
}

function paymentOf({ payment, payBy, bankDetails, order, shop, hold }: OrderLetterContent): string {
  const way = say("order.payment", { way: sayOfInvoice(`way.${payment}`) });
  const due = payBy === null ? [] : [say("order.payBy", { date: formatDate(payBy) })];
  const bank = payment === "transfer" ? [say("order.bank"), bankDetails, say("order.reference", { order })] : [];
  const held = heldText({ payment, shop, hold });
  return [way, ...due, held, ...bank].join("\n");
}

/** Whether the goods are held, and how long: of a new account's order they may not be. */
function heldText({ payment, shop, hold }: Pick<OrderLetterContent, "payment" | "shop" | "hold">): string {
  if (hold === null) return say("order.unheld", { shop, payment }).trim();
  if (payment === "on-delivery") return say("order.held.on-delivery", { shop, hours: hold.hours });
  return payment === "invoice" ? say("order.held.invoice", { shop }) : say(`order.held.${payment}`);
}

/** Source: Directive 2011/83/EU, article 8(7) and annex I; SI 2013/3134, regulation 16 and schedule 3. */
function withdrawalOf({ withdrawal, shop, order, orderedOn }: OrderLetterContent): readonly string[] {
  if (withdrawal === null) return [];
  const { days, refundsDelivery, paysReturn, refundDays } = withdrawal;
  return [
    [say("order.withdrawal"), say("order.withdrawalDays", { days })].join("\n"),
    say("order.withdrawalHow", { shop, order, date: formatDate(orderedOn) }),
    say("order.withdrawalRefund", { shop, days: refundDays, delivery: refundsDelivery ? "yes" : "no" }),
    ...(paysReturn ? [say("order.withdrawalReturn")] : []),
  ];
}

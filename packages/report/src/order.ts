import { say } from "@sunwright/words/order-pdf";
import { say as sayOfInvoice } from "@sunwright/words/invoice";
import type { Section } from "./document";
import { formatDate } from "./format";
import {
  bankSections,
  buyerLines,
  filled,
  goodsSections,
  sellerLines,
  type InvoiceContent,
  type InvoiceDocument,
} from "./invoice";
import { type PaidContent, paidSections } from "./paid";

/** What an order says as it was placed: prices, tax and terms are those of that moment. */
export interface OrderContent extends Pick<
  InvoiceContent,
  "seller" | "order" | "orderedOn" | "currency" | "taxKind" | "lines" | "delivery" | "payment" | "bankDetails"
> {
  readonly buyer: InvoiceContent["buyer"] & { readonly phone: string };
  readonly way: "delivery" | "collection";
  /** To the driver; empty without one. */
  readonly note: string;
  /** Days in which the law lets the buyer go back from it; null for none. */
  readonly withdrawalDays: number | null;
}

/** The order as the paper that its buyer keeps. */
export function orderDocument(content: OrderContent, paid: PaidContent | null = null): InvoiceDocument {
  const { order, orderedOn, seller, buyer } = content;
  return {
    title: say("title", { order }),
    note: say("note", { date: formatDate(orderedOn) }),
    parties: [
      { label: sayOfInvoice("seller"), lines: sellerLines(seller) },
      {
        label: say(content.way === "delivery" ? "deliverTo" : "collectedBy"),
        lines: filled([...buyerLines(buyer), buyer.phone]),
      },
    ],
    sections: [
      detailsOf(content),
      ...goodsSections(content),
      ...paidSections(paid, content.currency),
      ...bankSections(content),
    ],
  };
}

function detailsOf({ order, orderedOn, payment, way, note, withdrawalDays: days }: OrderContent): Section {
  const rows = [
    [sayOfInvoice("order"), order],
    [sayOfInvoice("orderedOn"), formatDate(orderedOn)],
    [sayOfInvoice("payment"), sayOfInvoice(`way.${payment}`)],
    [sayOfInvoice("delivery"), say(`way.${way}`)],
    ...(note === "" ? [] : [[say("toDriver"), note]]),
    ...(days === null ? [] : [[say("withdrawal"), say("withdrawalDays", { days })]]),
  ];
  return { title: sayOfInvoice("details"), blocks: [{ kind: "table", rows }] };
}

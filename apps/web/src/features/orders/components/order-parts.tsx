import { say as sayOfAddress } from "@sunwright/words/address";
import { say as sayPaper } from "@sunwright/words/order-pdf";
import { say } from "@sunwright/words/orders";
import type { ReactNode } from "react";
import { formatDate, formatDateTime } from "../../../lib/format";
import { Chip, type ChipTone } from "../../../ui/chip";
import { SectionRule } from "../../../ui/section-rule";
import { amountText } from "../../../lib/minor-money";
import type { AnyOrder } from "../model/standing";
import { offersEInvoice } from "../model/e-invoice";
import { AddressLines } from "./address-lines";
import { EInvoice } from "./e-invoice";

interface OfOrder {
  readonly order: AnyOrder;
}

const nameOf = ({ lines }: AnyOrder, lineId: string) => lines.find(({ id }) => id === lineId)?.name ?? "";

/** What left, when, with which serial numbers. */
export const Shipments = ({ order }: OfOrder) =>
  order.shipments.map(({ id, at, note, lines }, index) => (
    <section key={id}>
      <SectionRule
        title={say("shipment", { index: index + 1, of: order.shipments.length })}
        aside={say("shippedAt", { date: formatDateTime(at) })}
      />
      {note !== "" && <p className="mt-2">{note}</p>}
      <ul className="order-rows">
        {lines.map(({ lineId, quantity, serials }) => (
          <li key={lineId}>
            {say("item", { quantity, name: nameOf(order, lineId) })}
            {serials.length > 0 && (
              <span className="type-help block break-words text-text-3">{serials.join(", ")}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));

type Return = AnyOrder["returns"][number];
const RETURN_TONES: Readonly<Record<Return["state"], ChipTone>> = {
  asked: "warn",
  accepted: "info",
  refused: "bad",
  "refund-owed": "warn",
  refunded: "ok",
};

/** What goes back, and how far that is. */
export function Returns({ order, answer }: OfOrder & { readonly answer?: (of: Return) => ReactNode }) {
  if (order.returns.length === 0) return null;
  return (
    <section>
      <SectionRule title={say("returns")} />
      <ul className="order-rows">
        {order.returns.map((each) => (
          <li key={each.id}>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-semibold">
                {each.lines
                  .map(({ lineId, quantity }) => say("item", { quantity, name: nameOf(order, lineId) }))
                  .join(", ")}
              </span>
              <Chip tone={RETURN_TONES[each.state]}>{say(`return.${each.state}`)}</Chip>
            </div>
            <p className="type-small break-words whitespace-pre-line">{say("returnReason", { reason: each.reason })}</p>
            {each.answer !== "" && (
              <p className="type-small break-words">{say("returnAnswer", { answer: each.answer })}</p>
            )}
            <span className="type-help text-text-3">{formatDateTime(each.at)}</span>
            {answer?.(each)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who did what, when. */
export const History = ({ order }: OfOrder) => (
  <section>
    <SectionRule title={say("history")} />
    <ol className="order-rows">
      <li className="order-event">
        <span className="type-help text-text-3">{formatDateTime(order.placedAt)}</span>
        <span>
          {say("event.placed")} <span className="text-text-3">{say("by.buyer")}</span>
        </span>
      </li>
      {order.events.map(({ event, role, at }) => (
        <li key={`${event} ${at}`} className="order-event">
          <span className="type-help text-text-3">{formatDateTime(at)}</span>
          <span>
            {say(`event.${event}`)} <span className="text-text-3">{say(`by.${role}`)}</span>
          </span>
        </li>
      ))}
    </ol>
  </section>
);

const pdfOf = (order: AnyOrder, invoiceId: string): string =>
  `/api/${"shop" in order ? "orders" : "shop/orders"}/${order.id}/invoices/${invoiceId}/pdf`;

/** The order as it was placed, invoices and credit notes. */
export const Documents = ({ order }: OfOrder) => (
  <section>
    <SectionRule title={say("documents")} />
    {order.invoices.length === 0 && !("shop" in order) ? (
      <p className="type-small mt-2 text-text-3">{say("noDocuments")}</p>
    ) : (
      <ul className="order-rows">
        {"shop" in order && (
          <li>
            <a className="link font-semibold" href={`/api/orders/${order.id}/pdf`} download>
              {sayPaper("title", { order: order.number })}
            </a>
            <span className="type-help block text-text-3">
              {sayPaper("asPlaced", { date: formatDate(order.placedAt) })}
            </span>
          </li>
        )}
        {order.invoices.map((invoice) => (
          <li key={invoice.id}>
            <a className="link font-semibold" href={pdfOf(order, invoice.id)} download>
              {say(`document.${invoice.kind}`, { number: invoice.number })}
            </a>
            <span className="type-help block text-text-3">
              {say("documentOf", {
                amount: amountText(invoice.amountMinor, order.currency),
                tax: amountText(invoice.taxMinor, order.currency),
                date: formatDate(invoice.at),
              })}
            </span>
            {offersEInvoice(order) && <EInvoice order={order} invoice={invoice} />}
          </li>
        ))}
      </ul>
    )}
  </section>
);

/** Where it goes, in the lines of its country, and whom the shop may call. */
export function Address({ order }: OfOrder) {
  const { phone, note, taxNumber } = order.address;
  return (
    <section>
      <SectionRule title={order.delivery === "collection" ? say("contact") : say("address")} />
      <address className="mt-2 break-words not-italic">
        <AddressLines address={order.address} />
        {phone === null ? <span className="type-small text-text-3">{say("phoneHidden")}</span> : phone}
        {taxNumber !== "" && <span className="block">{sayOfAddress("ofTax", { number: taxNumber })}</span>}
      </address>
      {note !== "" && <p className="type-small mt-2 break-words">{say("note", { note })}</p>}
    </section>
  );
}

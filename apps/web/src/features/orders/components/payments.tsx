import type { Order } from "@sunwright/contract/orders";
import { say as sayPayment } from "@sunwright/words/order-payments";
import { say } from "@sunwright/words/orders";
import { say as sayMoney } from "@sunwright/words/sale-money";
import { copiedAmount } from "@sunwright/words/owed-money";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { formatDate, formatDateTime } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { Chip, type ChipTone } from "../../../ui/chip";
import { Num } from "../../../ui/num";
import { Sheet, SheetHeader } from "../../../ui/sheet";
import { amountOf, amountText } from "../../../lib/minor-money";
import { Copied } from "./copied";
import { PayOnline } from "./pay-online";
import { HeldUntil } from "./held-until";
import { type AnyOrder, shownState } from "../model/standing";

const TONES: Readonly<Record<AnyOrder["money"], ChipTone>> = {
  unpaid: "outline",
  "part-paid": "warn",
  paid: "ok",
  overpaid: "warn",
  "refund-owed": "warn",
  "part-refunded": "neutral",
  refunded: "neutral",
  "charged-back": "bad",
};

const proofOf = (order: AnyOrder, paymentId: string): string =>
  `/api/${"shop" in order ? "orders" : "shop/orders"}/${order.id}/payments/${paymentId}/proof`;

/** A buyer reads that the shop corrected it, the shop who of it. */
function correctedText(order: AnyOrder, { by, at, reason }: NonNullable<AnyOrder["payments"][number]["correction"]>) {
  const shop = "shop" in order ? order.shop : say("formerColleague");
  return sayMoney("corrected", { name: by ?? shop, date: formatDate(at), reason });
}

interface PaymentsProps {
  readonly order: AnyOrder;
  /** What is asked of a payment in the list, at its end. */
  readonly answer?: (payment: AnyOrder["payments"][number]) => ReactNode;
  /** How what is due is paid. */
  readonly children?: ReactNode;
}

/** What is due, what came and what went back. */
export function Payments({ order, answer, children }: PaymentsProps) {
  const { dueMinor, receivedMinor, refundedMinor, chargedBackMinor, currency, payments, chargebacks } = order;
  const isBuyers = "shop" in order;
  const owed = isBuyers ? say("owedToYou") : say("owedToBuyer");
  return (
    <Sheet aria-label={say("payments")} className="overflow-hidden">
      <SheetHeader
        title={say("payments")}
        aside={<Chip tone={TONES[order.money]}>{say(`money.${order.money}`)}</Chip>}
      />
      <dl className="order-money">
        <div>
          <dt className="type-label">{say("due")}</dt>
          <dd>
            <Num size={2} {...amountOf(Math.abs(dueMinor), currency)} />
          </dd>
          <dd className="type-small text-text-3">
            {dueMinor < 0 ? owed : dueMinor === 0 ? say("nothingDue") : say(`payment.${order.payment}`)}
          </dd>
        </div>
        <div>
          <dt className="type-label">{say("paid")}</dt>
          <dd>
            <Num size={2} {...amountOf(receivedMinor, currency)} />
          </dd>
        </div>
        <div>
          <dt className="type-label">{say("refunded")}</dt>
          <dd>
            <Num size={2} {...amountOf(refundedMinor, currency)} />
          </dd>
        </div>
        {chargedBackMinor > 0 && (
          <div>
            <dt className="type-label">{sayPayment("chargedBack")}</dt>
            <dd>
              <Num size={2} {...amountOf(chargedBackMinor, currency)} />
            </dd>
          </div>
        )}
      </dl>
      {order.money === "charged-back" && (
        <p role="status" className="order-payment type-small text-bad">
          {sayPayment(isBuyers ? "chargedBackBuyer" : "chargedBackShop")}
        </p>
      )}
      {payments.length === 0 ? (
        <p className="order-payment type-small text-text-3">{say("noPayments")}</p>
      ) : (
        <ul>
          {payments.map((payment) => (
            <li key={payment.id} className="order-payment">
              <span className="type-help order-payment-at">{formatDateTime(payment.at)}</span>
              <span className="min-w-0">
                <b>{say(`entry.${payment.kind}.${payment.state}`)}</b>
                <span className="type-help block break-words text-text-3">{payment.reference}</span>
                {payment.correction !== null && (
                  <span className="type-help block break-words text-warn">
                    {correctedText(order, payment.correction)}
                  </span>
                )}
                {payment.proof !== null && (
                  <a className="link type-help" href={proofOf(order, payment.id)} target="_blank" rel="noreferrer">
                    {sayMoney("proofOf", { name: payment.proof.name })}
                  </a>
                )}
              </span>
              <Num
                {...amountOf(payment.amountMinor, currency)}
                className={clsx("order-payment-amount", payment.correction !== null && "line-through")}
              />
              {answer?.(payment)}
            </li>
          ))}
          {chargebacks.map(({ id, state, amountMinor, at }) => (
            <li key={id} className="order-payment">
              <span className="type-help order-payment-at">{formatDateTime(at)}</span>
              <b className="min-w-0">{sayPayment(`chargeback.${state}`)}</b>
              <Num {...amountOf(amountMinor, currency)} className="order-payment-amount" />
            </li>
          ))}
        </ul>
      )}
      {children}
    </Sheet>
  );
}

interface PayPanelProps {
  readonly order: Order;
  readonly onPaid: () => void;
}

/** How the buyer pays what is due: by the way that was chosen when the order was placed. */
export function PayPanel({ order, onPaid }: PayPanelProps) {
  const { dueMinor, payment, state } = order;
  if (dueMinor <= 0 || state === "expired" || state === "cancelled") return null;
  if (payment === "on-delivery") return <p className="order-pay type-small">{say("payOnDelivery")}</p>;
  if (payment === "invoice") return <p className="order-pay type-small">{say("payInvoice")}</p>;
  if (payment === "card") return <PayOnline order={order} />;
  return <PayByTransfer order={order} onPaid={onPaid} />;
}

function PayByTransfer({ order, onPaid }: PayPanelProps) {
  const { number, dueMinor, currency, bankDetails, receivedMinor, actions } = order;
  const amount = amountText(dueMinor, currency);
  return (
    <div className="order-pay">
      <h3 className="type-h4">{receivedMinor > 0 ? say("payRest") : say("payByTransfer")}</h3>
      {shownState(order) === "unheld" && (
        <p className="type-small mt-1 font-semibold">{sayPayment("waitForShop", { shop: order.shop })}</p>
      )}
      <dl className="order-bank">
        <div>
          <dt>{say("bank")}</dt>
          <dd className="whitespace-pre-line">{bankDetails === "" ? say("noBank") : bankDetails}</dd>
        </div>
        <Copied label={say("reference")} text={number} />
        <Copied label={say("amount")} text={amount} copied={copiedAmount(dueMinor, currency)} />
      </dl>
      <HeldUntil order={order} />
      {actions.includes("say-paid") && (
        <Button className="mt-4" onClick={onPaid}>
          {say("iHavePaid")}
        </Button>
      )}
    </div>
  );
}

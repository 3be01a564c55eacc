import type { Order } from "@sunwright/contract/orders";
import { say as sayOfDispute } from "@sunwright/words/disputes";
import { say as sayPayment } from "@sunwright/words/order-payments";
import { say } from "@sunwright/words/orders";
import { useQuery } from "@tanstack/react-query";
import { CircleX, PackageCheck, Printer, ReceiptText, TriangleAlert, Undo2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { refusedAtField, unlessRefused } from "../../lib/field-refusal";
import { formatDate } from "../../lib/format";
import { usePageFrame } from "../../lib/page-frame";
import { Link } from "../../lib/routing/link";
import { RefusedContext } from "../../ui/refused";
import { Button } from "../../ui/button";
import { SectionRule } from "../../ui/section-rule";
import { TitleBlock, TitleBlockCell } from "../../ui/title-block";
import { type BuyerSends, orderQuery, useBuyerAction } from "./api/orders";
import { ActionList, type ActionRow } from "./components/action-list";
import { AddProof } from "./components/add-proof";
import { CancelDialog, DeliverDialog, ReturnDialog, WithdrawDialog } from "./components/dialogs";
import { MoneyDialog } from "../sales/components/money-dialog";
import { OpenDisputeDialog, OrderDisputes } from "./components/order-disputes";
import { OrderLines } from "./components/order-lines";
import { OrderNotShown } from "./components/order-not-shown";
import { Address, Documents, History, Returns, Shipments } from "./components/order-parts";
import { OrderSteps } from "./components/order-steps";
import { Payments, PayPanel } from "./components/payments";
import { StateChip } from "./components/row-cells";
import { amountText } from "../../lib/minor-money";
import { returnablePieces } from "./model/standing";
import { buyerVerdict } from "./model/verdict";
import "./orders.css";

interface OrderPageProps {
  readonly orderId: string;
  /** What buyer and shop write to each other about it. */
  readonly thread: ReactNode;
  /** What the buyer says of what was delivered. */
  readonly reviews: ReactNode;
}

/** An order of the person: where it is, what is to pay, what is in it, and what can be done. */
export function OrderPage({ orderId, ...slots }: OrderPageProps) {
  const answer = useQuery(orderQuery(orderId));
  const order = answer.data;
  usePageFrame({ title: order ? say("orderOf", { number: order.number }) : say("order") });
  if (!order)
    return <OrderNotShown error={answer.error} retrying={answer.isFetching} onRetry={() => void answer.refetch()} />;
  return <Shown order={order} {...slots} />;
}

/** What is being asked of the person. */
type Asked = "cancel" | "say-paid" | "deliver" | "withdraw" | "ask-return" | "open-dispute";

const ICON = { size: 20, strokeWidth: 1.75, "aria-hidden": true } as const;

function Shown({ order, thread, reviews }: Omit<OrderPageProps, "orderId"> & { readonly order: Order }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const acting = useBuyerAction();
  const send = (body: BuyerSends) =>
    acting.mutate(
      { orderId: order.id, body, asked: asked !== null },
      { onSettled: unlessRefused(() => setAsked(null)) },
    );
  const dialog = { order, busy: acting.isPending, onSend: send, onClose: () => setAsked(null) };
  const disputes = (
    <OrderDisputes
      order={order}
      busy={acting.isPending}
      onSend={(body, done) =>
        acting.mutate({ orderId: order.id, body, asked: done !== undefined }, { onSettled: unlessRefused(done) })
      }
    />
  );
  return (
    <RefusedContext value={refusedAtField(acting.error)}>
      <OrderTitle order={order} />
      <div className="page-width pt-7 pb-16">
        <h1 className="type-verdict order-verdict">{buyerVerdict(order)}</h1>
        <OrderSteps order={order} />
        <div className="order-columns">
          <div className="grid min-w-0 gap-8">
            {order.disputing && disputes}
            <Payments
              order={order}
              answer={(payment) => <Answers payment={payment} busy={acting.isPending} onSend={send} />}
            >
              <PayPanel order={order} onPaid={() => setAsked("say-paid")} />
            </Payments>
            <OrderLines order={order} linked />
            {reviews}
            <Shipments order={order} />
            <Returns order={order} />
            {!order.disputing && disputes}
            <div className="print:hidden">{thread}</div>
            <History order={order} />
          </div>
          <div className="grid content-start gap-8">
            <div className="print:hidden">
              <ActionList rows={rowsOf(order, setAsked)} busy={acting.isPending} />
            </div>
            <Documents order={order} />
            <Address order={order} />
            <SamePurchase order={order} />
          </div>
        </div>
      </div>
      {asked === "cancel" && <CancelDialog {...dialog} />}
      {asked === "say-paid" && (
        <MoneyDialog
          action="say-paid"
          of="order"
          firm={order.shop}
          bill={order}
          currency={order.currency}
          {...dialog}
        />
      )}
      {asked === "deliver" && <DeliverDialog {...dialog} />}
      {asked === "withdraw" && <WithdrawDialog {...dialog} />}
      {asked === "ask-return" && <ReturnDialog {...dialog} />}
      {asked === "open-dispute" && <OpenDisputeDialog {...dialog} />}
    </RefusedContext>
  );
}

interface AnswersProps {
  readonly payment: Order["payments"][number];
  readonly busy: boolean;
  readonly onSend: (body: BuyerSends) => void;
}

/** What the buyer says of a payment that only one side has told of. */
function Answers({ payment: { id: paymentId, kind, state, proof, correction }, busy, onSend }: AnswersProps) {
  if (state !== "said" || correction !== null || (kind === "payment" && proof !== null)) return null;
  return (
    <span className="order-payment-answer">
      {kind === "payment" ? (
        <AddProof paymentId={paymentId} onSend={onSend} />
      ) : (
        <>
          <Button size="sm" busy={busy} onClick={() => onSend({ action: "confirm-refund", paymentId })}>
            {say("refundThere")}
          </Button>
          <Button
            size="sm"
            variant="outline"
            busy={busy}
            onClick={() => onSend({ action: "dispute-refund", paymentId })}
          >
            {say("refundMissing")}
          </Button>
        </>
      )}
    </span>
  );
}

const OrderTitle = ({ order }: { readonly order: Order }) => (
  <TitleBlock
    label={say("order")}
    className="ui-title-block-below"
    end={
      <>
        <StateChip row={order} />
        <Button
          variant="outline"
          size="sm"
          className="print:hidden"
          icon={<Printer size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {sayPayment("print")}
        </Button>
        <Link to="/orders" className="link type-small max-sm:hidden">
          {say("allOrders")}
        </Link>
      </>
    }
  >
    <TitleBlockCell label={say("order")}>{order.number}</TitleBlockCell>
    <TitleBlockCell label={say("from")}>{order.shop}</TitleBlockCell>
    <TitleBlockCell label={say("placed")} from="sm">
      {formatDate(order.placedAt)}
    </TitleBlockCell>
    <TitleBlockCell label={say("total")} from="sm">
      {amountText(order.totalMinor, order.currency)}
    </TitleBlockCell>
  </TitleBlock>
);

function rowsOf({ actions, withdrawal, lines }: Order, ask: (asked: Asked) => void): readonly ActionRow[] {
  const rows: readonly (ActionRow & { readonly id: Asked })[] = [
    {
      id: "deliver",
      icon: <PackageCheck {...ICON} />,
      label: say("action.deliver.buyer"),
      help: say("action.deliver.buyer.help"),
      onPress: () => ask("deliver"),
    },
    {
      id: "say-paid",
      icon: <ReceiptText {...ICON} />,
      label: say("action.say-paid"),
      help: say("action.say-paid.help"),
      onPress: () => ask("say-paid"),
    },
    {
      id: "open-dispute",
      icon: <TriangleAlert {...ICON} />,
      label: sayOfDispute("report"),
      help: sayOfDispute("reportHelp"),
      onPress: () => ask("open-dispute"),
    },
    {
      id: "withdraw",
      icon: <Undo2 {...ICON} />,
      label: say("action.withdraw"),
      help:
        withdrawal?.until == null
          ? say("action.withdraw.help", { days: withdrawal?.days ?? 0 })
          : say("action.withdraw.until", { until: formatDate(withdrawal.until) }),
      onPress: () => ask("withdraw"),
    },
    {
      id: "ask-return",
      icon: <Undo2 {...ICON} />,
      label: say("action.ask-return"),
      help: say("action.ask-return.help"),
      onPress: () => ask("ask-return"),
    },
    {
      id: "cancel",
      icon: <CircleX {...ICON} />,
      label: say("action.cancel"),
      help: say("action.cancel.buyer.help"),
      onPress: () => ask("cancel"),
    },
  ];
  const mayWithdraw = withdrawal?.open === true && lines.some((line) => returnablePieces(line) > 0);
  return rows.filter(({ id }) => (id === "withdraw" ? mayWithdraw : actions.includes(id)));
}

/** Parts of the same purchase at other shops. */
function SamePurchase({ order }: { readonly order: Order }) {
  if (order.samePurchase.length === 0) return null;
  return (
    <section>
      <SectionRule title={say("samePurchase")} />
      <ul className="order-rows">
        {order.samePurchase.map(({ id, number, shop, state, totalMinor, currency }) => (
          <li key={id}>
            <Link to="/orders/$orderId" params={{ orderId: id }} className="link">
              {number}, {shop}
            </Link>
            <span className="type-help block text-text-3">
              {amountText(totalMinor, currency)}, {say(`state.${state}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

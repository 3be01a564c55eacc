import type { SoldOrder } from "@sunwright/contract/orders";
import type { ShopActionName } from "@sunwright/contract/order-states";
import { say } from "@sunwright/words/orders";
import { say as sayMoney } from "@sunwright/words/sale-money";
import { useQuery } from "@tanstack/react-query";
import {
  Banknote,
  BanknoteArrowUp,
  BanknoteX,
  CircleCheck,
  CircleX,
  HandHelping,
  House,
  Package,
  Printer,
  Scale,
  Truck,
  type LucideIcon,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import { refusedAtField, unlessRefused } from "../../lib/field-refusal";
import { formatDate } from "../../lib/format";
import { Link } from "../../lib/routing/link";
import { RefusedContext } from "../../ui/refused";
import { Button } from "../../ui/button";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { shopOrderQuery, type ShopSends, useShopAction } from "./api/orders";
import { ActionList, type ActionRow } from "./components/action-list";
import { AnswerReturnDialog, CancelDialog, ReceiveReturnDialog, ShipDialog } from "./components/dialogs";
import { OpenDisputeDialog, OrderDisputes } from "./components/order-disputes";
import { CorrectPaymentDialog } from "../sales/components/correct-payment-dialog";
import { MoneyDialog } from "../sales/components/money-dialog";
import { OrderLines } from "./components/order-lines";
import { OrderNotShown } from "./components/order-not-shown";
import { Address, Documents, History, Returns, Shipments } from "./components/order-parts";
import { OrderSteps } from "./components/order-steps";
import { HeldUntil } from "./components/held-until";
import { Payments } from "./components/payments";
import { StateChip } from "./components/row-cells";
import { amountText } from "../../lib/minor-money";
import { isUnpaid } from "./model/standing";
import { shopVerdict } from "./model/verdict";
import "./orders.css";

interface ShopOrderPageProps {
  readonly orderId: string;
  /** What buyer and shop write to each other about it. */
  readonly thread: ReactNode;
  /** What the buyer says of what was delivered. */
  readonly reviews: ReactNode;
}

/** An order at the shop: what is next, what is in it, what came for it. */
export function ShopOrderPage({ orderId, ...slots }: ShopOrderPageProps) {
  const answer = useQuery(shopOrderQuery(orderId));
  const order = answer.data;
  if (!order)
    return <OrderNotShown error={answer.error} retrying={answer.isFetching} onRetry={() => void answer.refetch()} />;
  return <Shown order={order} {...slots} />;
}

/** What is being asked of the shop. */
type Asked =
  | { readonly of: "unpaid"; readonly next: "ship" | "make-ready" | "deliver" }
  | { readonly of: "cancel" | "ship" | "receive-payment" | "refund" | "open-dispute" }
  | { readonly of: "correct-payment"; readonly payment: SoldOrder["payments"][number] }
  | { readonly of: "answer-return"; readonly returnId: string; readonly accept: boolean }
  | { readonly of: "receive-return"; readonly returnId: string; readonly to: "stock" | "scrap" };

function Shown({ order, thread, reviews }: Omit<ShopOrderPageProps, "orderId"> & { readonly order: SoldOrder }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const acting = useShopAction();
  const send = (body: ShopSends) =>
    acting.mutate(
      { orderId: order.id, body, asked: asked !== null },
      { onSettled: unlessRefused(() => setAsked(null)) },
    );
  const said = order.payments.find(({ kind, state }) => kind === "payment" && state === "said");
  const refuse = () => said && send({ action: "refuse-payment", paymentId: said.id });
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
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <Link to="/shop/orders" className="link type-small">
            {say("toShopOrders")}
          </Link>
          <span className="type-small text-text-2">
            {order.number}, {order.buyer}, {formatDate(order.placedAt)}
          </span>
          <StateChip row={order} />
        </div>
      </div>
      <h1 className="type-verdict order-verdict mt-3">{shopVerdict(order)}</h1>
      <OrderSteps order={order} />
      <div className="order-columns">
        <div className="grid min-w-0 gap-8">
          {order.disputing && disputes}
          <OrderLines order={order} linked={false} />
          <Payments
            order={order}
            answer={(payment) =>
              payment.correctable && (
                <Button size="sm" variant="outline" onClick={() => setAsked({ of: "correct-payment", payment })}>
                  {sayMoney("correct")}
                </Button>
              )
            }
          >
            {order.holdUntil !== null && (
              <div className="order-pay">
                <HeldUntil order={order} />
              </div>
            )}
          </Payments>
          <Returns
            order={order}
            answer={({ id: returnId, state }) =>
              !order.own && <ReturnButtons returnId={returnId} state={state} onAsk={setAsked} />
            }
          />
          {!order.disputing && disputes}
          <Shipments order={order} />
          {reviews}
          {thread}
          <History order={order} />
        </div>
        <div className="grid content-start gap-8">
          <ActionList
            rows={rowsOf(order, (action) =>
              isUnpaid(order) && handsOver(action, order)
                ? setAsked({ of: "unpaid", next: action })
                : action === "cancel" ||
                    action === "ship" ||
                    action === "receive-payment" ||
                    action === "refund" ||
                    action === "open-dispute"
                  ? setAsked({ of: action })
                  : action === "refuse-payment"
                    ? refuse()
                    : send({ action }),
            )}
            busy={acting.isPending}
            none={order.own ? say("ownOrder") : undefined}
          >
            {order.picks.length > 0 && !order.own && (
              <li>
                <Link to="/shop/pick-list" search={{ orders: order.id }}>
                  <Printer {...ICON} />
                  <span>
                    <span className="block font-semibold">{say("pickList")}</span>
                    <span className="type-help block text-text-3">{say("action.pick.help")}</span>
                  </span>
                </Link>
              </li>
            )}
          </ActionList>
          <Address order={order} />
          <Documents order={order} />
        </div>
      </div>
      {asked !== null && <AskedDialog asked={asked} {...dialog} onShip={() => setAsked({ of: "ship" })} />}
    </RefusedContext>
  );
}

interface ReturnButtonsProps {
  readonly returnId: string;
  readonly state: SoldOrder["returns"][number]["state"];
  readonly onAsk: (asked: Asked) => void;
}

/** What a shop does next with a return. */
function ReturnButtons({ returnId, state, onAsk }: ReturnButtonsProps) {
  const button = (label: string, asked: Asked, variant?: "outline") => (
    <Button size="sm" {...(variant && { variant })} onClick={() => onAsk(asked)}>
      {label}
    </Button>
  );
  return (
    <span className="mt-2 flex flex-wrap gap-2">
      {state === "asked" && (
        <>
          {button(say("accept"), { of: "answer-return", returnId, accept: true })}
          {button(say("refuse"), { of: "answer-return", returnId, accept: false }, "outline")}
        </>
      )}
      {state === "accepted" && (
        <>
          {button(say("toStock"), { of: "receive-return", returnId, to: "stock" })}
          {button(say("toScrap"), { of: "receive-return", returnId, to: "scrap" }, "outline")}
        </>
      )}
    </span>
  );
}

interface AskedDialogProps {
  readonly asked: Asked;
  readonly order: SoldOrder;
  readonly busy: boolean;
  readonly onSend: (body: ShopSends) => void;
  readonly onShip: () => void;
  readonly onClose: () => void;
}

/** The dialog of what is being asked of the shop. */
function AskedDialog({ asked, onShip, ...dialog }: AskedDialogProps) {
  const { order, busy, onSend, onClose } = dialog;
  switch (asked.of) {
    case "unpaid":
      return (
        <ConfirmDialog
          title={say("unpaid.title")}
          description={say("unpaid.help", {
            amount: amountText(order.dueMinor, order.currency),
            number: order.number,
          })}
          action={say("unpaid.action")}
          busyText={say("saving")}
          busy={busy}
          onConfirm={() => (asked.next === "ship" ? onShip() : onSend({ action: asked.next }))}
          onClose={onClose}
        />
      );
    case "cancel":
      return <CancelDialog {...dialog} />;
    case "ship":
      return <ShipDialog {...dialog} />;
    case "receive-payment":
    case "refund":
      return <MoneyDialog action={asked.of} of="order" firm="" bill={order} currency={order.currency} {...dialog} />;
    case "correct-payment":
      return <CorrectPaymentDialog {...dialog} currency={order.currency} payment={asked.payment} />;
    case "open-dispute":
      return <OpenDisputeDialog {...dialog} />;
    case "answer-return":
      return <AnswerReturnDialog {...dialog} {...asked} />;
    default:
      return <ReceiveReturnDialog {...dialog} {...asked} />;
  }
}

const ICON = { size: 20, strokeWidth: 1.75, "aria-hidden": true } as const;

/** Those that stand in the list of actions; a return is answered where it stands. */
type Listed = Exclude<ShopActionName, "answer-return" | "receive-return">;
const LISTED: Readonly<Record<Listed, LucideIcon>> = {
  confirm: CircleCheck,
  pack: Package,
  ship: Truck,
  "make-ready": HandHelping,
  deliver: House,
  refund: BanknoteArrowUp,
  "receive-payment": Banknote,
  "refuse-payment": BanknoteX,
  cancel: CircleX,
  "open-dispute": Scale,
};
const NAMES: readonly Listed[] = [
  "confirm",
  "pack",
  "make-ready",
  "ship",
  "deliver",
  "refund",
  "receive-payment",
  "refuse-payment",
  "cancel",
  "open-dispute",
];

/** Goods leave the shop with it. */
const handsOver = (action: Listed, { state }: SoldOrder): action is "ship" | "make-ready" | "deliver" =>
  action === "ship" || action === "make-ready" || (action === "deliver" && state === "ready");

/** What comes first: of an order that is not paid, its payment. */
const namesFor = (order: SoldOrder): readonly Listed[] =>
  isUnpaid(order) && order.held ? ["receive-payment", ...NAMES.filter((name) => name !== "receive-payment")] : NAMES;

function rowsOf(order: SoldOrder, onPress: (action: Listed) => void): readonly ActionRow[] {
  return namesFor(order)
    .filter((name) => order.actions.includes(name))
    .map((id) => {
      const Icon = LISTED[id];
      return { id, icon: <Icon {...ICON} />, onPress: () => onPress(id), ...wordsOf(id, order) };
    });
}

function wordsOf(action: Listed, order: SoldOrder): Pick<ActionRow, "label" | "help"> {
  const { state, dueMinor, currency } = order;
  if (action === "deliver" && state === "ready")
    return { label: say("action.deliver.ready"), help: say("action.deliver.ready.help") };
  if (action === "deliver") return { label: say("action.deliver.shop"), help: say("action.deliver.shop.help") };
  if (action === "cancel") return { label: say("action.cancel"), help: say("action.cancel.shop.help") };
  if (action === "refund")
    return {
      label: say("action.refund"),
      help: say("action.refund.help", { amount: amountText(-dueMinor, currency) }),
    };
  if (action === "receive-payment" && isUnpaid(order) && !order.saidPaid)
    return {
      label: say("action.await-payment"),
      help: say("action.await-payment.help", { amount: amountText(dueMinor, currency) }),
    };
  return { label: say(`action.${action}`), help: say(`action.${action}.help`) };
}

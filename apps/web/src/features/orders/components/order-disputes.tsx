import { say } from "@sunwright/words/disputes";
import { formatDateTime } from "../../../lib/format";
import { amountText } from "../../../lib/minor-money";
import { AmountDialog, type DisputeSends, type Sale } from "../../sales/components/dispute-dialogs";
import { Disputes } from "../../sales/components/disputes";
import { leftOf } from "../model/amounts";
import type { AnyOrder } from "../model/standing";

/** Whose page it is. */
const sideOf = (order: AnyOrder) => ("shop" in order ? "buyer" : "shop");
const saleOf = (order: AnyOrder): Sale => ({
  of: "order",
  currency: order.currency,
  owner: sideOf(order) === "buyer" ? "account" : "firm",
});

interface OrderDisputesProps {
  readonly order: AnyOrder;
  readonly busy: boolean;
  readonly onSend: (sent: DisputeSends, done: () => void) => void;
}

export const OrderDisputes = ({ order, busy, onSend }: OrderDisputesProps) => (
  <Disputes
    sale={saleOf(order)}
    disputes={order.disputes}
    titleOf={({ about, amountMinor }) =>
      say("dispute.claim", { about, amount: amountText(amountMinor, order.currency) })
    }
    mostOf={() => leftOf(order)}
    address={`/api/${sideOf(order) === "buyer" ? "orders" : "shop/orders"}/${order.id}`}
    className="order-rows"
    busy={busy}
    onSend={onSend}
  />
);

interface OpenDisputeDialogProps {
  readonly order: AnyOrder;
  readonly busy: boolean;
  readonly onSend: (sent: OpenDispute) => void;
  readonly onClose: () => void;
}
export interface OpenDispute {
  action: "open-dispute";
  returnId: string | null;
  amountMinor: number;
  text: string;
  fileId?: string;
}

const ORDER = "order";

/** Begins an argument about an order, or about a return of it. */
export const OpenDisputeDialog = ({ order, busy, onSend, onClose }: OpenDisputeDialogProps) => (
  <AmountDialog
    title={say("openDispute.title", { side: sideOf(order) })}
    help={say("openDispute.help", { side: sideOf(order) })}
    action={say("openDispute.action", { side: sideOf(order) })}
    sale={saleOf(order)}
    start={order.receivedMinor > 0 ? Math.min(order.receivedMinor, order.totalMinor) : order.totalMinor}
    most={order.totalMinor}
    opens={{
      label: say("dispute.about"),
      options: [
        { value: ORDER, label: say("dispute.about.order") },
        ...order.returns.map(({ id, at }) => ({
          value: id,
          label: say("dispute.about.return", { date: formatDateTime(at) }),
        })),
      ],
    }}
    busy={busy}
    onClose={onClose}
    onSend={(sent, about) => onSend({ action: "open-dispute", returnId: about === ORDER ? null : about, ...sent })}
  />
);

import type { NoticeKind } from "@sunwright/contract/notices";
import type { OrderEvent, OrderRole } from "@sunwright/contract/order-states";
import type { Transaction } from "../../platform/database";
import type { Tell } from "../../platform/tell";
import type { Said } from "../sales/notice";
import { membersOf } from "../shops/members-table";
import type { SellerOrderRow } from "./order-table";
import { numberOf } from "./present";

/** What people are told when an order changes its state. */
const KINDS = {
  confirm: "order_confirmed",
  pack: "order_packed",
  "ship-part": "order_part_shipped",
  "ship-rest": "order_shipped",
  "make-ready": "order_ready",
  deliver: "order_delivered",
  complete: "order_completed",
  "cancel-part": "order_part_cancelled",
  "cancel-rest": "order_cancelled",
  expire: "order_expired",
} as const satisfies Readonly<Record<OrderEvent, NoticeKind>>;

/** An order of which somebody is told something. */
interface Telling {
  readonly tx: Transaction;
  readonly tell: Tell;
  readonly order: SellerOrderRow;
}
type Side = Exclude<OrderRole, "clock">;
/** Tells one side of an order: its buyer, or all who work for its shop. */
export async function tellSide(
  { tx, tell, order }: Telling,
  side: Side,
  say: (of: { readonly number: string; readonly shop: string; readonly side: Side }) => Said,
): Promise<void> {
  const to = side === "buyer" ? [order.buyerId] : (await membersOf(tx, order.firmId)).map(({ userId }) => userId);
  const subject = { kind: side === "buyer" ? ("order" as const) : ("shop-order" as const), id: order.id };
  await tell(tx, { to, subject, ...say({ number: numberOf(order), shop: order.shopName, side }) });
}

/** Tells of a change of state whoever has not made it. */
export async function tellStep(telling: Telling & { readonly role: OrderRole }, event: OrderEvent): Promise<void> {
  for (const side of ["buyer", "shop"] as const)
    if (side !== telling.role) await tellSide(telling, side, (values) => ({ kind: KINDS[event], values }));
}

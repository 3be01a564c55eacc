import type { Bills, Settling } from "./bills";
import type { CardPaymentRow } from "./card-table";
import { ORDER_BILLS } from "./order-bills";

/** How milestones of jobs are paid, beside orders. */
export interface Billed {
  readonly milestones: Bills;
}

/** What a card payment is of, held. */
export const heldBill = (settling: Settling & Billed, { sellerOrderId, milestoneId }: CardPaymentRow) =>
  sellerOrderId === null
    ? settling.milestones.hold(settling, milestoneId ?? "")
    : ORDER_BILLS.hold(settling, sellerOrderId);

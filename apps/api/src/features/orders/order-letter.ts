import { saidIn, SOURCE_LANGUAGE } from "@sunwright/words/language";
import { ENGLISH } from "@sunwright/words/language-code";
import { ON_DELIVERY_HOLDS_HOURS } from "@sunwright/contract/order-states";
import { WITHDRAWAL } from "@sunwright/engine/countries/withdrawal";
import { dayOf } from "@sunwright/report/format";
import { orderLetter } from "@sunwright/report/order-letter";
import { say } from "@sunwright/words/mails";
import type { Executor, Transaction } from "../../platform/database";
import type { Outbox } from "../../platform/outbox";
import { readerNow, writtenTo } from "../../platform/reader-language";
import { heldOf } from "./reservation-table";
import { orderContentOf } from "./order-paper";
import { findOrder } from "./order-table";
import { sellerOn } from "../sales/trader";

interface Parts {
  readonly outbox: Pick<Outbox, "post">;
  readonly publicUrl: string;
  readonly verifiedAddress: (executor: Executor, userId: string) => Promise<string | null>;
}

/** Mails a buyer what they ordered of a shop, in the transaction that places it. */
export type ConfirmOrder = (tx: Transaction, userId: string, orderId: string) => Promise<void>;

export const createConfirmOrder =
  ({ outbox, publicUrl, verifiedAddress }: Parts): ConfirmOrder =>
  async (tx, userId, orderId) => {
    const to = await verifiedAddress(tx, userId);
    const found = await findOrder(tx, { role: "buyer", userId }, orderId);
    if (to === null || found === null) return;
    const { order, purchase } = found;
    const { zone } = await sellerOn(tx, order.firmId, order.shopName);
    const right = WITHDRAWAL[purchase.country];
    const content = {
      ...(await orderContentOf(tx, found)),
      shop: order.shopName,
      totalMinor: order.totalMinor,
      hold: (await heldOf(tx, order.id, order.placedAt)).size > 0 ? { hours: ON_DELIVERY_HOLDS_HOURS } : null,
      payBy: order.holdUntil === null ? null : dayOf(order.holdUntil, zone),
      withdrawal: order.withdrawal === null || right.kind !== "right" ? null : { ...right, ...order.withdrawal },
    };
    const url = `${publicUrl}/orders/${order.id}`;
    const written = () => {
      const { subject, paragraphs } = orderLetter(content);
      return { subject, paragraphs: [...paragraphs, { label: say("order.link"), url }] };
    };
    // The buyer is who is served.
    const words = await writtenTo(readerNow().code, written);
    // What was agreed holds in English while no person answers for the translation.
    const original = words.language === ENGLISH ? [] : saidIn(SOURCE_LANGUAGE, written).paragraphs;
    await outbox.post(tx, { reason: "news", to, ...words, paragraphs: [...words.paragraphs, ...original] });
  };

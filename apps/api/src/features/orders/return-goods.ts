import type { ReturnEvent } from "@sunwright/contract/order-states";
import { say } from "@sunwright/words/answers";
import type { Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { newId } from "../../platform/ids";
import { next } from "../../platform/states";
import { lockItemsOf, move } from "../stock/table";
import { amountOf, deliverySharesOf } from "./amounts";
import { reduce } from "./documents";
import { orderLinesOf, updateLine } from "./order-table";
import {
  findReturn,
  insertReturn,
  linesOfReturn,
  receivedBack,
  type ReturnRow,
  shippedFrom,
  updateReturn,
  withdrawnBack,
} from "./return-table";
import { returnableOf, RETURN_RULES } from "./rules";
import { moneyOf } from "../sales/notice";
import { tellSide } from "./notify-sides";
import { withdrawalUntil } from "./withdraw-order";
import { type Named, namedLines, type Work } from "./work";

/** Pieces that were delivered are to go back. Throws pieces_exceeded, and wrong_state once the order is completed. */
export async function askReturn(work: Work, named: readonly Named[], reason: string): Promise<void> {
  if (work.order.state !== "delivered") throw new AppError("wrong_state", { allowed: [] });
  await openReturn(work, named, { state: "asked", reason, withdrawal: false });
}

/**
 * A consumer takes the order back by right, in time and without a reason: no shop refuses it. Throws pieces_exceeded
 * and withdrawal_over.
 */
export async function withdraw(work: Work, named: readonly Named[]): Promise<void> {
  const until = await withdrawalUntil(work.tx, work.order, work.now);
  if (until === null || work.now > until) throw new AppError("withdrawal_over");
  await openReturn(work, named, { state: "accepted", reason: say("order.withdrawn"), withdrawal: true });
}

async function openReturn(
  work: Work,
  named: readonly Named[],
  sent: Pick<ReturnRow, "state" | "reason" | "withdrawal">,
) {
  const { tx, order, now } = work;
  const lines = await namedLines(work, named, returnableOf);
  const id = newId(now);
  await insertReturn(
    tx,
    { id, sellerOrderId: order.id, ...sent, createdAt: now, updatedAt: now },
    lines.map(({ line, of: { quantity } }) => ({ returnId: id, lineId: line.id, quantity })),
  );
  for (const { line, of } of lines) await updateLine(tx, line.id, { returned: line.returned + of.quantity });
  const pieces = lines.reduce((sum, { of: { quantity } }) => sum + quantity, 0);
  await tellSide(work, "shop", (values) => ({ kind: "return_asked", values: { ...values, pieces } }));
}

async function stepReturn(
  { tx, order, role, now }: Work,
  id: string,
  event: ReturnEvent,
  sent: { answer?: string } = {},
) {
  const row = await findReturn(tx, order.id, id);
  if (row === null) throw new AppError("order_not_found");
  const outcome = next(RETURN_RULES, row.state, event, role);
  if (outcome.is !== "allowed")
    throw new AppError("wrong_state", { allowed: outcome.is === "wrong" ? outcome.allowed : [] });
  await updateReturn(tx, id, { ...sent, state: outcome.to, updatedAt: now });
  const lines = await orderLinesOf(tx, order.id);
  const rows = await linesOfReturn(tx, id);
  const stepped = rows.flatMap(({ lineId, quantity }) => {
    const line = lines.find((each) => each.id === lineId);
    return line ? [{ line, quantity }] : [];
  });
  return { row, lines: stepped };
}

/** What is refused may be asked for again. */
export async function answerReturn(work: Work, id: string, accept: boolean, answer: string): Promise<void> {
  const { lines } = await stepReturn(work, id, accept ? "accept" : "refuse", { answer });
  if (!accept)
    for (const { line, quantity } of lines) await updateLine(work.tx, line.id, { returned: line.returned - quantity });
  await tellSide(work, "buyer", (values) => ({ kind: accept ? "return_accepted" : "return_refused", values }));
}

/** The goods are back: on the shelf they came from, or on the scrap, and what they cost is owed. */
export async function receiveReturn(work: Work, id: string, to: "stock" | "scrap"): Promise<void> {
  const { tx, order, now, userId } = work;
  const { row, lines } = await stepReturn(work, id, "receive");
  await lockItemsOf(tx, [...new Set(lines.map(({ line }) => line.productId))]);
  const before = await receivedBack(tx, order.id, id);
  const pieces = [];
  for (const { line, quantity } of lines) {
    const itemId = await shippedFrom(tx, line.id);
    const movement = { itemId, orderLineId: line.id, userId, createdAt: now };
    await move(tx, { ...movement, id: newId(now), kind: "returned", quantity });
    if (to === "scrap") await move(tx, { ...movement, id: newId(now), kind: "scrapped", quantity: -quantity });
    const gone = line.cancelled + (before.get(line.id) ?? 0);
    pieces.push({ lineId: line.id, quantity, ...amountOf(line, gone, quantity) });
  }
  const whole = row.withdrawal && order.withdrawal?.refundsDelivery === true && (await isWithdrawn(tx, order.id));
  const delivery = whole ? deliverySharesOf(order.deliveryMinor, await orderLinesOf(tx, order.id)) : [];
  const { amountMinor } = await reduce(work, { pieces, delivery }, `returned ${id}`);
  const amount = moneyOf(order, amountMinor);
  await tellSide(work, "buyer", (values) => ({ kind: "return_received", values: { ...values, amount } }));
}

/** Everything that was delivered is back by right: its delivery is paid back with it. */
async function isWithdrawn(tx: Transaction, sellerOrderId: string): Promise<boolean> {
  const back = await withdrawnBack(tx, sellerOrderId);
  return (await orderLinesOf(tx, sellerOrderId)).every(({ id, delivered }) => delivered === (back.get(id) ?? 0));
}

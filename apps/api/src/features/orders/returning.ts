import type { ReturnEvent } from "@sunwright/contract/order-states";
import { AppError } from "../../platform/errors";
import { newId } from "../../platform/ids";
import { next } from "../../platform/states";
import { lockItemsOf, move } from "../stock/table";
import { amountOf, sumOf } from "./amounts";
import { orderLinesOf, updateLine } from "./order-table";
import { findReturn, insertReturn, linesOfReturn, receivedBack, shippedFrom, updateReturn } from "./return-table";
import { returnableOf, RETURN_RULES } from "./rules";
import { moneyOf, tellSide } from "./telling";
import { type Named, namedLines, reduce, type Work } from "./work";

/** Pieces that were delivered are to go back. Throws pieces_exceeded, and wrong_state once the order is completed. */
export async function askReturn(work: Work, named: readonly Named[], reason: string): Promise<void> {
  const { tx, order, now } = work;
  if (order.state !== "delivered") throw new AppError("wrong_state", { allowed: [] });
  const lines = await namedLines(work, named, returnableOf);
  const id = newId(now);
  const row = { id, sellerOrderId: order.id, state: "asked" as const, reason, createdAt: now, updatedAt: now };
  await insertReturn(
    tx,
    row,
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
  return rows.flatMap(({ lineId, quantity }) => {
    const line = lines.find((each) => each.id === lineId);
    return line ? [{ line, quantity }] : [];
  });
}

/** What is refused may be asked for again. */
export async function answerReturn(work: Work, id: string, accept: boolean, answer: string): Promise<void> {
  const lines = await stepReturn(work, id, accept ? "accept" : "refuse", { answer });
  if (!accept)
    for (const { line, quantity } of lines) await updateLine(work.tx, line.id, { returned: line.returned - quantity });
  await tellSide(work, "buyer", (values) => ({ kind: accept ? "return_accepted" : "return_refused", values }));
}

/** The goods are back: on the shelf they came from, or on the scrap, and what they cost is owed. */
export async function receiveReturn(work: Work, id: string, to: "stock" | "scrap"): Promise<void> {
  const { tx, order, now, userId } = work;
  const lines = await stepReturn(work, id, "receive");
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
  await reduce(work, { pieces, delivery: [] }, `returned ${id}`);
  const amount = moneyOf(work.order, sumOf(pieces).amountMinor);
  await tellSide(work, "buyer", (values) => ({ kind: "return_received", values: { ...values, amount } }));
}

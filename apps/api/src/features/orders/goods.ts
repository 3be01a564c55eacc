import { setImmediate as nextTurn } from "node:timers/promises";
import { AppError } from "../../platform/errors";
import { newId } from "../../platform/ids";
import { move, release } from "../stock/table";
import { amountOf, deliverySharesOf } from "./amounts";
import { livingDispute, updateDispute } from "../sales/dispute-table";
import { ofOrder } from "../sales/ledger-table";
import { issueInvoice, reduce } from "./documents";
import { orderLinesOf, updateLine, updateOrder } from "./order-table";
import { insertShipment, insertShipped } from "./shipment-table";
import { holdReservations, takeReserved } from "./reservation-table";
import { setAside, stockShort } from "./set-aside";
import { openOf } from "./rules";
import { tellSide } from "./notify-sides";
import { type Named, namedLines, requireEvent, step, type Work } from "./work";

/**
 * The shop takes the order on: its goods are held without end, and it has its invoice. Throws stock_short with what is left
 * of goods that are not set aside any more.
 */
export async function confirm(work: Work): Promise<void> {
  await step(work, "confirm");
  const short = await setAside(work);
  if (short.length > 0) throw stockShort(short);
  await issueInvoice(work);
}

/** Pieces that have not left yet are not sold after all. Throws wrong_state and pieces_exceeded. */
export async function cancel(work: Work, named: readonly Named[]): Promise<void> {
  const { tx, order, now } = work;
  requireEvent(work, "cancel-part", "cancel-rest");
  const lines = await namedLines(work, named, openOf);
  const held = await holdReservations(tx, order.id);
  const key = newId(now);
  const pieces = [];
  for (const { line, of } of lines) {
    for (const taken of await takeReserved(tx, held, { lineId: line.id, quantity: of.quantity, state: order.state }))
      if (!(await release(tx, taken.itemId, taken.pieces)))
        throw new Error("More was reserved for an order than of the item");
    await updateLine(tx, line.id, { cancelled: line.cancelled + of.quantity });
    pieces.push({ lineId: line.id, quantity: of.quantity, ...amountOf(line, line.cancelled, of.quantity) });
    // Many lines in one turn would hold everybody else.
    await nextTurn();
  }
  const after = await orderLinesOf(tx, order.id);
  await nextTurn();
  const nothingLeft = after.every((line) => openOf(line) === 0);
  // Nothing is delivered of an order of which nothing is left.
  const whole = after.every(({ ordered, cancelled }) => ordered === cancelled);
  const delivery = whole ? deliverySharesOf(order.deliveryMinor, after) : [];
  await reduce(work, { pieces, delivery }, `cancelled ${key}`);
  await nextTurn();
  await step(work, nothingLeft ? "cancel-rest" : "cancel-part");
}

export interface Shipped {
  readonly note: string;
  readonly lines: readonly (Named & { readonly serials: readonly string[] })[];
}

/**
 * Turns what the order has reserved into movements of stock. Throws wrong_state, and
 * pieces_exceeded, also for more serials than pieces.
 */
export async function ship(work: Work, { note, lines: named }: Shipped): Promise<void> {
  const { tx, order, now, userId } = work;
  requireEvent(work, "ship-part", "ship-rest");
  const lines = await namedLines(work, named, openOf);
  // A serial number is that of one piece.
  if (named.some(({ quantity, serials }) => serials.length > quantity)) throw new AppError("pieces_exceeded");
  const held = await holdReservations(tx, order.id);
  const shipmentId = newId(now);
  await insertShipment(tx, { id: shipmentId, sellerOrderId: order.id, note, createdAt: now });
  for (const { line, of } of lines) {
    for (const { itemId, pieces } of await takeReserved(tx, held, { ...of, state: order.state })) {
      const movement = { id: newId(now), itemId, kind: "shipped" as const, quantity: -pieces, createdAt: now };
      const moved = await move(tx, { ...movement, orderLineId: line.id, userId }, { release: pieces });
      if (moved === null) throw new Error("A reserved piece is not on hand");
    }
    await updateLine(tx, line.id, { shipped: line.shipped + of.quantity });
    await insertShipped(tx, { shipmentId, lineId: line.id, quantity: of.quantity, serials: [...of.serials] });
  }
  const rest = (await orderLinesOf(tx, order.id)).some((line) => openOf(line) > 0);
  await step(work, rest ? "ship-part" : "ship-rest");
}

/** Everything that was shipped is there. What is ready to be collected leaves the stock by this. */
export async function deliver(work: Work): Promise<void> {
  const { tx, order } = work;
  if (order.state === "ready") await collect(work);
  for (const line of await orderLinesOf(tx, order.id)) await updateLine(tx, line.id, { delivered: line.shipped });
  await step(work, "deliver");
  await tellSide(work, "buyer", ({ number, shop }) => ({ kind: "review_asked_order", values: { number, shop } }));
  await startQuiet(work);
}

/** Complaints of an order that was delivered are heard so long. [ms] Source: marketplace design, section 4, "Seller order". */
const QUIET = 14 * 86_400_000;

/** That clock begins when a dispute has ended, where one lives. */
async function startQuiet({ tx, order, now }: Work) {
  const dispute = await livingDispute(tx, [ofOrder(order.id)]);
  if (dispute !== null) return updateDispute(tx, dispute.id, { completionLeft: QUIET, updatedAt: now });
  return updateOrder(tx, order.id, { completesAt: new Date(now.getTime() + QUIET), updatedAt: now });
}

async function collect({ tx, order, now, userId }: Work) {
  const held = await holdReservations(tx, order.id);
  for (const line of await orderLinesOf(tx, order.id)) {
    const open = openOf(line);
    for (const { itemId, pieces } of await takeReserved(tx, held, {
      lineId: line.id,
      quantity: open,
      state: order.state,
    })) {
      const movement = { id: newId(now), itemId, kind: "shipped" as const, quantity: -pieces, createdAt: now };
      const moved = await move(tx, { ...movement, orderLineId: line.id, userId }, { release: pieces });
      if (moved === null) throw new Error("A reserved piece is not on hand");
    }
    await updateLine(tx, line.id, { shipped: line.shipped + open });
  }
}

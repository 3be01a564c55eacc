import type { InvoiceContent } from "@sunwright/report/invoice";
import type { Transaction } from "../../platform/database";
import { dayOf } from "@sunwright/report/format";
import {
  type Amount,
  amountOf,
  cappedBy,
  deliverySharesOf,
  leftByRate,
  sharesByRate,
  sumOf,
  type TaxedAmount,
} from "./amounts";
import { settles } from "../sales/dispute-step";
import { disputesOf } from "../sales/dispute-table";
import { invoicesOf } from "../sales/invoice-table";
import { issueDocument } from "../sales/issue-document";
import { purchaseOf } from "./invoice-table";
import { balanceOf, book, ofOrder } from "../sales/ledger-table";
import { orderLinesOf, type OrderLineRow } from "./order-table";
import { buyerOf, numberOf } from "./present";
import type { Held, Reduction } from "./work";

/** An invoice is due so many days after its day. Source: marketplace design, section 5, "invoice 30 days". */
const DUE_DAYS = 30;
const DAY = 86_400_000;

type Line = InvoiceContent["lines"][number];

const lineOf = ({ name, sku, unitMinor, taxPercent }: OrderLineRow, quantity: number, before: OrderLineRow) => ({
  name,
  sku,
  unitMinor,
  taxPercent,
  quantity,
  ...amountOf(before, before.cancelled, quantity),
});

/** Issues the invoice of an order over what is left of its pieces, and a credit note over what was settled before. */
export async function issueInvoice(work: Held): Promise<void> {
  const sold = await orderLinesOf(work.tx, work.order.id);
  const lines = sold
    .map((line) => lineOf(line, line.ordered - line.cancelled, line))
    .filter(({ quantity }) => quantity > 0);
  const delivery = deliverySharesOf(work.order.deliveryMinor, sold);
  await issue(work, "invoice", { lines, delivery });
  const charged = [...lines, ...delivery];
  const settled = sumOf(charged).amountMinor - (await balanceOf(work.tx, work.order.id)).goods;
  if (settled > 0) await issueSettlement(work, sharesByRate(settled, leftByRate(charged, [])));
}

/** Issues a credit note over pieces and delivery that an order is smaller by. */
async function issueCreditNote(work: Held, { pieces, delivery }: Reduction): Promise<void> {
  const sold = await orderLinesOf(work.tx, work.order.id);
  const lines = pieces.flatMap(({ lineId, quantity, amountMinor, taxMinor }): Line[] => {
    const line = sold.find(({ id }) => id === lineId);
    return line ? [{ ...lineOf(line, quantity, line), amountMinor, taxMinor }] : [];
  });
  await issue(work, "credit-note", { lines, delivery });
}

const issueSettlement = (work: Held, settled: readonly TaxedAmount[]): Promise<void> =>
  issue(work, "credit-note", { lines: [], delivery: [], settled });

interface Amounts {
  readonly lines: readonly Line[];
  readonly delivery: readonly TaxedAmount[];
  /** What a dispute took off the order as a whole. */
  readonly settled?: readonly TaxedAmount[];
}

/** The invoice of an order, which its credit notes correct. */
const invoiceOf = async (tx: Transaction, sellerOrderId: string) =>
  (await invoicesOf(tx, [ofOrder(sellerOrderId)])).find(({ kind }) => kind === "invoice") ?? null;

async function issue(
  { tx, order, now }: Held,
  kind: InvoiceContent["kind"],
  { lines, delivery, settled = [] }: Amounts,
): Promise<void> {
  const corrects = kind === "credit-note" ? await invoiceOf(tx, order.id) : null;
  const [line] = await orderLinesOf(tx, order.id);
  const isDue = kind === "invoice" && order.paymentWay === "invoice";
  await issueDocument(
    tx,
    {
      account: ofOrder(order.id),
      firmId: order.firmId,
      firmName: order.shopName,
      soldAt: order.placedAt,
      currency: order.currency,
      buyer: buyerOf(await purchaseOf(tx, order.orderId)),
      order: numberOf(order),
      taxKind: line?.taxKind ?? "contained",
      payment: order.paymentWay,
      bankDetails: order.bankDetails,
    },
    {
      kind,
      ...sumOf([...lines, ...delivery, ...settled]),
      lines,
      delivery,
      settled,
      dueOn: (zone) => (isDue ? dayOf(new Date(now.getTime() + DUE_DAYS * DAY), zone) : null),
      corrects,
    },
    now,
  );
}

/**
 * Takes pieces and delivery off what is owed; an order with an invoice gets a credit note over them. Of an order that was
 * settled in a dispute no more goes than it still is. Answers what went.
 */
export async function reduce(work: Held, wanted: Reduction, of: string): Promise<Amount> {
  const { tx, order, now } = work;
  const disputes = await disputesOf(tx, [ofOrder(order.id)]);
  const isSettled = disputes.some(({ state, proposedMinor }) => settles(state) && (proposedMinor ?? 0) > 0);
  const reduction = isSettled ? await leftOf(work, wanted) : wanted;
  const whole = sumOf([...reduction.pieces, ...reduction.delivery]);
  const goods = isSettled ? (await balanceOf(tx, order.id)).goods : Number.POSITIVE_INFINITY;
  const amountMinor = Math.min(whole.amountMinor, goods);
  await book(tx, order, "reduction", amountMinor, of, now);
  if (amountMinor > 0 && (await invoiceOf(tx, order.id))) await issueCreditNote(work, reduction);
  return { ...whole, amountMinor };
}

/** Takes what was agreed or decided in a dispute off an order, which is at least that: from each rate of tax its part. */
export async function settle(work: Held, amountMinor: number, of: string): Promise<void> {
  const { tx, order, now } = work;
  if (amountMinor === 0) return;
  await book(tx, order, "reduction", amountMinor, of, now);
  if (await invoiceOf(tx, order.id)) await issueSettlement(work, sharesByRate(amountMinor, await leftInvoiced(work)));
}

/** What an order's documents leave at each rate of tax. */
async function leftInvoiced({ tx, order }: Held): Promise<readonly TaxedAmount[]> {
  const documents = await invoicesOf(tx, [ofOrder(order.id)]);
  // Credit notes of the first days name no lines.
  const amountsOf = (kind: InvoiceContent["kind"]) =>
    documents.flatMap(({ kind: of, content }) =>
      of === kind && "lines" in content ? [...content.lines, ...content.delivery, ...(content.settled ?? [])] : [],
    );
  return leftByRate(amountsOf("invoice"), amountsOf("credit-note"));
}

/** Of what is to go, no more at a rate of tax than is left of it; an order without an invoice has no tax to take back. */
async function leftOf(work: Held, wanted: Reduction): Promise<Reduction> {
  if (!(await invoiceOf(work.tx, work.order.id))) return wanted;
  const lines = await orderLinesOf(work.tx, work.order.id);
  const rateOf = (lineId: string) => lines.find(({ id }) => id === lineId)?.taxPercent ?? 0;
  const pieces = wanted.pieces.map((piece) => ({ ...piece, taxPercent: rateOf(piece.lineId) }));
  const left = await leftInvoiced(work);
  const kept = cappedBy(left, pieces);
  return { pieces: kept, delivery: cappedBy(leftByRate(left, kept), wanted.delivery) };
}

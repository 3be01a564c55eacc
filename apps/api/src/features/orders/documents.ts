import type { InvoiceContent } from "@sunwright/report/invoice";
import { dayOf } from "@sunwright/report/format";
import { amountOf, deliverySharesOf, sumOf, type TaxedAmount } from "./amounts";
import { billingOf } from "./billing-table";
import { firstInvoiceOf, partiesOf } from "./invoice-table";
import { book, isInvoiced, issue } from "./ledger-table";
import { orderLinesOf, type OrderLineRow } from "./order-table";
import { numberOf, townOf } from "./present";
import type { Reduction, Work } from "./work";

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

/** Issues the invoice of an order over what is left of it. */
export async function issueInvoice(work: Work): Promise<void> {
  const sold = await orderLinesOf(work.tx, work.order.id);
  const lines = sold
    .map((line) => lineOf(line, line.ordered - line.cancelled, line))
    .filter(({ quantity }) => quantity > 0);
  await issueDocument(work, "invoice", { lines, delivery: deliverySharesOf(work.order.deliveryMinor, sold) });
}

/** Issues a credit note over what an order is smaller by. */
async function issueCreditNote(work: Work, { pieces, delivery }: Reduction): Promise<void> {
  const sold = await orderLinesOf(work.tx, work.order.id);
  const lines = pieces.flatMap(({ lineId, quantity, amountMinor, taxMinor }): Line[] => {
    const line = sold.find(({ id }) => id === lineId);
    return line ? [{ ...lineOf(line, quantity, line), amountMinor, taxMinor }] : [];
  });
  await issueDocument(work, "credit-note", { lines, delivery });
}

interface Amounts {
  readonly lines: readonly Line[];
  readonly delivery: readonly TaxedAmount[];
}

/** Freezes what the document says: whatever shop and buyer are called later, it stays. */
async function issueDocument(
  { tx, order, now }: Work,
  kind: InvoiceContent["kind"],
  { lines, delivery }: Amounts,
): Promise<void> {
  const { purchase, firm } = await partiesOf(tx, order);
  const billing = await billingOf(tx, order.firmId);
  const zone = firm?.timeZone ?? "UTC";
  const corrected = kind === "credit-note" ? await firstInvoiceOf(tx, order.id) : null;
  const [line] = await orderLinesOf(tx, order.id);
  const dueOn =
    kind === "invoice" && order.paymentWay === "invoice" ? dayOf(new Date(now.getTime() + DUE_DAYS * DAY), zone) : null;
  const place = firm === null ? [] : [townOf(firm.town ?? ""), firm.country ?? ""];
  const content = (number: number): InvoiceContent => ({
    kind,
    number,
    issuedOn: dayOf(now, zone),
    currency: order.currency,
    seller: {
      name: billing.legalName === "" ? order.shopName : billing.legalName,
      address: [billing.address, ...place].filter((each) => each !== "").join("\n"),
      taxNumber: billing.taxNumber,
      phone: firm?.phone ?? "",
    },
    buyer: {
      name: purchase.name,
      firm: purchase.buyerFirm,
      street: purchase.street,
      town: townOf(purchase.town),
      country: purchase.country,
    },
    order: numberOf(order),
    orderedOn: dayOf(order.placedAt, zone),
    corrects: corrected === null ? null : { number: corrected.number, issuedOn: dayOf(corrected.issuedAt, zone) },
    taxKind: line?.taxKind ?? "contained",
    lines,
    delivery,
    payment: order.paymentWay,
    dueOn,
    bankDetails: order.bankDetails,
  });
  await issue(tx, order, { kind, ...sumOf([...lines, ...delivery]), dueOn, content }, now);
}

/** Takes an amount off what is owed; an order with an invoice gets a credit note over it. */
export async function reduce(work: Work, reduction: Reduction, of: string): Promise<void> {
  const { tx, order, now } = work;
  const { amountMinor } = sumOf([...reduction.pieces, ...reduction.delivery]);
  await book(tx, order, "reduction", amountMinor, of, now);
  if (amountMinor > 0 && (await isInvoiced(tx, order.id))) await issueCreditNote(work, reduction);
}

import { type AddressDetails, addressLines } from "@sunwright/engine/countries/address-form";
import type { Currency } from "@sunwright/engine/parameters/options";
import type { MilestoneTime } from "@sunwright/engine/quotes/written-quote";
import { say } from "@sunwright/words/invoice";
import { owedMoney } from "@sunwright/words/owed-money";
import { formatDate, formatNumber } from "./format";
import { note, type Section } from "./document";
import { type PaidContent, paidSections } from "./paid";

/** [minor units] */
interface Amount {
  readonly amountMinor: number;
  readonly taxMinor: number;
}
/** Of one rate. [%] */
interface Taxed extends Amount {
  readonly taxPercent: number;
}

/** What an invoice or a credit note says, as it was when it was issued: nothing of it is looked up again. */
export interface InvoiceContent {
  readonly kind: "invoice" | "credit-note";
  readonly number: number;
  /** Before the number, as the shop had it; not in documents of the first days. */
  readonly prefix?: string;
  /** "2026-11-24", by the seller's clock. */
  readonly issuedOn: string;
  readonly currency: Currency;
  readonly seller: {
    readonly name: string;
    readonly address: string;
    readonly taxNumber: string;
    /** Court or office and number; not in documents from before it could be stated. */
    readonly register?: string;
    readonly phone: string;
  };
  readonly buyer: {
    readonly name: string;
    /** The firm that buys; null for a person. */
    readonly firm: string | null;
    readonly street: string;
    readonly town: string;
    readonly country: string;
    /** Not in documents of jobs, nor in those from before an address had them. */
    readonly details?: AddressDetails;
  };
  readonly order: string;
  readonly orderedOn: string;
  /** Of a job: the part of the agreed work that is asked for; orders have none. */
  readonly milestone?: MilestoneTime;
  /** Of a credit note: the invoice it takes back, whole or in part. */
  readonly corrects: { readonly number: number; readonly prefix?: string; readonly issuedOn: string } | null;
  /** Prices contain their tax, or it is added to them. */
  readonly taxKind: "contained" | "added";
  readonly lines: readonly (Taxed & {
    readonly name: string;
    readonly sku: string;
    readonly quantity: number;
    readonly unitMinor: number;
  })[];
  readonly delivery: readonly Taxed[];
  /** Of a credit note: what a dispute took off the order as a whole. */
  readonly settled?: readonly Taxed[];
  readonly payment: "transfer" | "on-delivery" | "invoice" | "card";
  readonly dueOn: string | null;
  /** Where a transfer goes to. */
  readonly bankDetails: string;
}

/** An invoice as it is read; the PDF only sets it. */
export interface InvoiceDocument {
  readonly title: string;
  readonly note: string;
  readonly parties: readonly { readonly label: string; readonly lines: readonly string[] }[];
  readonly sections: readonly Section[];
}

/** As it is printed and spoken of: a number may follow a digit of its prefix. */
export const invoiceNumber = ({
  prefix = "",
  number,
}: Pick<InvoiceContent, "number"> & { readonly prefix?: string | undefined }): string =>
  prefix === "" ? String(number) : `${prefix}-${number}`;

export const filled = (lines: readonly string[]) => lines.filter((each) => each.trim() !== "");

/** Who sells, as every paper about an order or a job names them. */
export const sellerLines = ({ name, address, phone, taxNumber, register = "" }: InvoiceContent["seller"]) =>
  filled([
    name,
    ...address.split("\n"),
    phone,
    taxNumber === "" ? "" : say("taxNumber", { number: taxNumber }),
    register === "" ? "" : say("register", { register }),
  ]);

/** Who buys, in the order of their country; documents from before it was asked for keep their own. */
export function buyerLines({ firm, details, ...buyer }: InvoiceContent["buyer"]): readonly string[] {
  if (details === undefined) return filled([firm ?? "", buyer.name, buyer.street, buyer.town, buyer.country]);
  const { taxNumber, company, ...address } = details;
  const label = addressLines({ ...buyer, ...address, company: company === firm ? "" : company });
  return filled([firm ?? "", ...label, buyer.country, taxNumber === "" ? "" : say("taxNumber", { number: taxNumber })]);
}

/** @param paid  What was paid of it since; a credit note asks for nothing and states none. */
export function invoiceDocument(content: InvoiceContent, paid: PaidContent | null = null): InvoiceDocument {
  const { kind, corrects, seller, buyer, currency } = content;
  return {
    title: say("numbered", {
      kind: say(kind === "invoice" ? "invoice" : "creditNote"),
      number: invoiceNumber(content),
    }),
    note:
      corrects === null
        ? ""
        : say("corrects", { number: invoiceNumber(corrects), date: formatDate(corrects.issuedOn) }),
    parties: [
      {
        label: say("seller"),
        lines: sellerLines(seller),
      },
      {
        label: say("buyer"),
        lines: buyerLines(buyer),
      },
    ],
    sections: [
      detailsOf(content),
      itemsOf(content),
      sumsOf(content),
      ...paidSections(kind === "invoice" ? paid : null, currency),
      ...paymentOf(content),
    ],
  };
}

/** The currency stands in the head of the table. */
export const amountText = (minor: number, currency: Currency) => owedMoney(minor, currency).value;

const rateText = (rate: number) => say("percent", { rate });

function detailsOf({ issuedOn, order, orderedOn, milestone, payment, dueOn, kind }: InvoiceContent): Section {
  const rows = [
    [say("issuedOn"), formatDate(issuedOn)],
    [say(milestone === undefined ? "order" : "job"), order],
    [say(milestone === undefined ? "orderedOn" : "agreedOn"), formatDate(orderedOn)],
    ...(kind === "invoice" ? [[say("payment"), say(`way.${payment}`)]] : []),
    ...(dueOn === null ? [] : [[say("dueOn"), formatDate(dueOn)]]),
  ];
  return { title: say("details"), blocks: [{ kind: "table", rows }] };
}

/** What is sold, and its sums by rate of tax: the same on every paper about an order. */
export const goodsSections = (goods: Omit<Goods, "milestone">): readonly Section[] => [itemsOf(goods), sumsOf(goods)];

/** A payment by transfer names the order. */
export const bankSections = (content: Pick<InvoiceContent, "payment" | "bankDetails" | "order">): readonly Section[] =>
  paymentOf({ kind: "invoice", ...content });

type Goods = Pick<InvoiceContent, "lines" | "delivery" | "settled" | "currency" | "taxKind" | "milestone">;

function itemsOf({ lines, delivery, settled = [], currency, taxKind, milestone }: Goods): Section {
  const amount = (minor: number) => amountText(minor, currency);
  const whole =
    (name: string) =>
    ({ taxPercent, taxMinor, amountMinor }: Taxed) => [
      name,
      "",
      "",
      rateText(taxPercent),
      amount(taxMinor),
      amount(amountMinor),
    ];
  const rows = [
    ...lines.map(({ name, sku, quantity, unitMinor, taxPercent, taxMinor, amountMinor }) => [
      milestone !== undefined ? say(`milestone.${milestone}`) : sku === "" ? name : say("sku", { name, sku }),
      formatNumber(quantity),
      amount(unitMinor),
      rateText(taxPercent),
      amount(taxMinor),
      amount(amountMinor),
    ]),
    ...byRate(delivery).map(whole(say("delivery"))),
    ...byRate(settled).map(whole(say(milestone === undefined ? "settled" : "less"))),
  ];
  const head = [say("item"), say("pieces"), say("each"), say("rate"), say("tax"), `${say("amount")} (${currency})`];
  const words = note(say(taxKind === "added" ? "taxAdded" : "taxContained"));
  return { title: say("items"), blocks: [{ kind: "table", head, rows }, words] };
}

/** One row a rate, the lowest first. */
export function byRate(amounts: readonly Taxed[]): readonly Taxed[] {
  const sums = new Map<number, Taxed>();
  for (const { taxPercent, amountMinor, taxMinor } of amounts) {
    const before = sums.get(taxPercent) ?? { taxPercent, amountMinor: 0, taxMinor: 0 };
    const sum = { amountMinor: before.amountMinor + amountMinor, taxMinor: before.taxMinor + taxMinor };
    sums.set(taxPercent, { taxPercent, ...sum });
  }
  return [...sums.values()]
    .filter(({ amountMinor }) => amountMinor !== 0)
    .toSorted((a, b) => a.taxPercent - b.taxPercent);
}

function sumsOf({ lines, delivery, settled = [], currency }: Goods): Section {
  const amount = (minor: number) => amountText(minor, currency);
  const all = [...lines, ...delivery, ...settled];
  const row = (label: string, { amountMinor, taxMinor }: Amount) => [
    label,
    amount(amountMinor - taxMinor),
    amount(taxMinor),
    amount(amountMinor),
  ];
  const total = all.reduce<Amount>(
    (sum, each) => ({ amountMinor: sum.amountMinor + each.amountMinor, taxMinor: sum.taxMinor + each.taxMinor }),
    { amountMinor: 0, taxMinor: 0 },
  );
  const rows = [
    ...byRate(all).map((each) => row(rateText(each.taxPercent), each)),
    row(`${say("total")} (${currency})`, total),
  ];
  const head = [say("rate"), say("net"), say("tax"), say("amount")];
  return { title: say("sums"), blocks: [{ kind: "table", head, rows, total: true }] };
}

function paymentOf({
  kind,
  payment,
  bankDetails,
  order,
}: Pick<InvoiceContent, "kind" | "payment" | "bankDetails" | "order">): readonly Section[] {
  if (kind !== "invoice" || bankDetails === "" || (payment !== "transfer" && payment !== "invoice")) return [];
  const blocks = [...filled(bankDetails.split("\n")), say("paidWith", { order })].map(note);
  return [{ title: say("bank"), blocks }];
}

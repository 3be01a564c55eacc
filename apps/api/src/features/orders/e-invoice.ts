import { decimalOf, divided, times } from "@sunwright/files/invoice/decimal";
import type { InvoiceLine, Party, PaymentMeans, TaxOfRate, Vat } from "@sunwright/files/invoice/invoice";
import type { WrittenInvoice } from "@sunwright/files/invoice/write-ubl";
import { byCountry } from "@sunwright/engine/countries/countries";
import { byRate, type InvoiceContent, invoiceNumber } from "@sunwright/report/invoice";
import { say } from "@sunwright/words/invoice";
import { AppError, toldIssue } from "../../platform/errors";
import { told } from "../../platform/told";

/*
 * An invoice as it was issued, in the fields of EN 16931. Nothing is looked up and nothing made up: what the standard asks
 * for and the invoice does not say is named, and nothing is written. Source of the rules: `invoice/rules`, `invoice/xrechnung`.
 */

const SPECIFICATION = "urn:cen.eu:en16931:2017";
const XRECHNUNG = `${SPECIFICATION}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`;
/** ISO/IEC 6523 as Peppol has it: a German VAT number. */
const GERMAN_VAT = "9930";
const [PIECE, TRANSFER, UNDEFINED] = ["C62", "58", "1"];

const ISO: ReadonlyMap<string, string> = new Map(Object.entries(byCountry(({ iso }) => iso)));
/** Where the tax on a sale is one value-added tax, which is the only one the standard has. */
const OF_VAT: ReadonlySet<string> = new Set(
  Object.values(byCountry(({ iso, isOneVat }) => (isOneVat ? iso : null))).filter((iso) => iso !== null),
);
const isoOf = (country: string): string | null => ISO.get(country) ?? null;

type Missing =
  | "country"
  | "sellerPlace"
  | "sellerPhone"
  | "sellerMail"
  | "sellerVat"
  | "sellerRegister"
  | "buyerName"
  | "buyerPlace"
  | "buyerVat"
  | "account"
  | "zeroRate";

/** Throws invoice_incomplete, which names all that is missing. */
export function structuredInvoice(content: InvoiceContent): WrittenInvoice {
  const missing = new Set<Missing>();
  const seller = sellerOf(content, missing);
  const isGerman = seller.address?.country === "DE";
  const buyer = buyerOf(content, isGerman, missing);
  const payments = [paymentOf(content, isGerman, missing)];
  const isHome = isGerman && buyer.address?.country === "DE";
  if (linesOf(content).some(({ taxPercent }) => taxPercent === 0) && !(isHome && chargesTax(content)))
    missing.add("zeroRate");
  if (missing.size > 0)
    throw new AppError("invoice_incomplete", {
      issues: [...missing].map((what) => toldIssue(what, told(`eInvoice.${what}`))),
    });
  const { kind, corrects } = content;
  const sold = linesOf(content);
  return {
    specification: isGerman ? XRECHNUNG : SPECIFICATION,
    number: invoiceNumber(content),
    issued: content.issuedOn,
    due: content.dueOn,
    type: kind === "invoice" ? "380" : "381",
    currency: content.currency,
    buyerReference: content.order,
    preceding: corrects === null ? [] : [{ number: invoiceNumber(corrects) }],
    seller,
    buyer,
    delivered: null,
    deliverTo: null,
    payments,
    terms: content.dueOn === null ? [kind === "invoice" ? say(`way.${content.payment}`) : say("toPayBack")] : [],
    allowances: [],
    charges: [],
    ...sumsOf(sold),
    lines: sold.map(writtenLine),
  };
}

/** Who charges tax on some of it is no small firm: what has none beside it is at the zero rate (§ 12 para. 3 UStG). */
const chargesTax = (content: InvoiceContent): boolean => linesOf(content).some(({ taxPercent }) => taxPercent > 0);

const compact = (number: string): string => number.toUpperCase().replaceAll(/[\s\p{Pd}./]/gu, "");
const germanVat = (number: string): string | null => (/^DE\d{9}$/.test(compact(number)) ? compact(number) : null);

/** A line of an address such as "24103 Kiel". */
const PLACE = /^(?:D[-\s])?(\d{5})\s+(\S.*)$/;
function isMail(line: string): boolean {
  const [name = "", host = "", ...more] = line.split("@");
  return name !== "" && /[^.]\.[^.]/.test(host) && more.length === 0 && !/\s/.test(line);
}

/** The firm's country is the last line of its address, what it typed stands above. */
function sellerOf({ seller }: InvoiceContent, missing: Set<Missing>): Party {
  const typed = seller.address.split("\n").map((line) => line.trim());
  const country = isoOf(typed.at(-1) ?? "");
  if (country === null || !OF_VAT.has(country)) missing.add("country");
  const [mail = null] = typed.filter(isMail);
  const place = typed.map((line) => PLACE.exec(line)).find((found) => found !== null);
  const isGerman = country === "DE";
  const street = typed.slice(0, -1).filter((line) => line !== mail && (!isGerman || !PLACE.test(line)));
  const number = compact(seller.taxNumber);
  const isVat = isGerman ? germanVat(number) !== null : country !== null && number.startsWith(country);
  const register = seller.register ?? "";
  if (isGerman) {
    if (place === undefined) missing.add("sellerPlace");
    if (seller.phone.trim() === "") missing.add("sellerPhone");
    if (mail === null) missing.add("sellerMail");
    if (!isVat) missing.add("sellerVat");
  } else if (number === "") missing.add("sellerVat");
  else if (!isVat && register === "") missing.add("sellerRegister");
  return {
    name: seller.name,
    address: {
      street: isGerman ? (street[0] ?? null) : street.join(", "),
      city: isGerman ? (place?.[2] ?? null) : null,
      postCode: isGerman ? (place?.[1] ?? null) : null,
      country,
    },
    vatNumber: isVat ? number : null,
    taxNumber: isVat || number === "" ? null : seller.taxNumber,
    registered: register === "" ? null : register,
    identifiers: [],
    contact: mail === null && seller.phone === "" ? null : { name: seller.name, phone: seller.phone, mail },
    endpoint: mail === null ? null : { scheme: "EM", value: mail },
  };
}

function buyerOf({ buyer }: InvoiceContent, isGerman: boolean, missing: Set<Missing>): Party {
  const { name, firm, street, town, details } = buyer;
  const called = [firm, details?.company, name].find((each) => each != null && each.trim() !== "") ?? null;
  const country = isoOf(buyer.country);
  const postCode = details?.postcode ?? "";
  const vatNumber = germanVat(details?.taxNumber ?? "");
  if (called === null) missing.add("buyerName");
  if (country === null || (isGerman && (town === "" || postCode === ""))) missing.add("buyerPlace");
  if (isGerman && vatNumber === null) missing.add("buyerVat");
  return {
    name: called,
    address: { street, city: town, postCode, country },
    vatNumber,
    taxNumber: null,
    registered: null,
    identifiers: [],
    contact: null,
    endpoint: vatNumber === null ? null : { scheme: GERMAN_VAT, value: vatNumber },
  };
}

/** Two letters, two digits and up to thirty more, in groups or not. Source: ISO 13616. */
const ACCOUNT = /\bDE\d{2}(?: ?\d{4}){4} ?\d{2}\b/;

/** A transfer goes to the account that the bank details name; what is paid otherwise has no account. */
function paymentOf(
  { kind, payment, bankDetails }: InvoiceContent,
  isGerman: boolean,
  missing: Set<Missing>,
): PaymentMeans {
  const isTransfer = kind === "invoice" && (payment === "transfer" || payment === "invoice");
  const account = isTransfer && isGerman ? (ACCOUNT.exec(bankDetails)?.[0].replaceAll(" ", "") ?? null) : null;
  if (isTransfer && isGerman && account === null) missing.add("account");
  const none = { card: null, hasCard: false, mandate: null, creditor: null };
  return { ...none, code: account === null ? UNDEFINED : TRANSFER, account, hasTransfer: account !== null };
}

interface Sold {
  readonly name: string;
  readonly quantity: number;
  readonly netMinor: number;
  readonly amountMinor: number;
  readonly taxPercent: number;
}

/** Goods, then delivery and what a dispute took off, each a line of its own: a credit note may have nothing else. */
function linesOf({ lines, delivery, settled = [] }: InvoiceContent): readonly Sold[] {
  const one = (name: string, all: InvoiceContent["delivery"]) => all.map((each) => ({ ...each, name, quantity: 1 }));
  return [...lines, ...one(say("delivery"), byRate(delivery)), ...one(say("settled"), settled)]
    .filter(({ amountMinor, quantity }) => amountMinor !== 0 || quantity > 1)
    .map(({ name, quantity, amountMinor, taxMinor, taxPercent }) => {
      return { name, quantity, amountMinor, taxPercent, netMinor: amountMinor - taxMinor };
    });
}

/** All currencies of ours have two digits. */
function text(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, "0");
  return `${minor < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
const vatOf = (taxPercent: number): Vat => ({ category: taxPercent > 0 ? "S" : "Z", rate: String(taxPercent) });

/** A price that no cent divides evenly is stated for all the pieces at once. */
function writtenLine({ name, quantity, netMinor, taxPercent }: Sold, index: number): InvoiceLine {
  const isEven = netMinor % quantity === 0;
  return {
    id: String(index + 1),
    name,
    quantity: String(quantity),
    unit: PIECE,
    amount: text(netMinor),
    price: text(isEven ? netMinor / quantity : netMinor),
    baseQuantity: isEven ? null : String(quantity),
    grossPrice: null,
    period: null,
    allowances: [],
    charges: [],
    vat: vatOf(taxPercent),
    standardId: null,
    attributes: [],
  };
}

const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);

/**
 * Tax is reckoned on the sum of a rate, as the standard asks; ours on each line. By what it differs the sum is rounded, so
 * that what is owed stays what it was.
 */
function sumsOf(sold: readonly Sold[]): Pick<WrittenInvoice, "totals" | "breakdown"> {
  const rates = [...new Set(sold.map(({ taxPercent }) => taxPercent))];
  const taxes = rates.map((taxPercent) => {
    const netMinor = sum(sold.filter((line) => line.taxPercent === taxPercent).map((line) => line.netMinor));
    return { taxPercent, netMinor, taxMinor: taxOn(netMinor, taxPercent) };
  });
  const [net, vat] = [sum(sold.map(({ netMinor }) => netMinor)), sum(taxes.map(({ taxMinor }) => taxMinor))];
  const owed = sum(sold.map(({ amountMinor }) => amountMinor));
  const rounding = owed - net - vat;
  return {
    totals: {
      lines: text(net),
      allowances: null,
      charges: null,
      withoutVat: text(net),
      vat: text(vat),
      vatInTaxCurrency: null,
      withVat: text(net + vat),
      paid: null,
      rounding: rounding === 0 ? null : text(rounding),
      due: text(owed),
    },
    breakdown: taxes.map(({ taxPercent, netMinor, taxMinor }): TaxOfRate => ({
      ...vatOf(taxPercent),
      taxable: text(netMinor),
      tax: text(taxMinor),
      reason: null,
      reasonCode: null,
    })),
  };
}

/** Half a cent away from zero. */
function taxOn(netMinor: number, taxPercent: number): number {
  const [net, rate] = [decimalOf(String(netMinor)), decimalOf(String(taxPercent))];
  if (net === null || rate === null) throw new Error("An amount and a rate are plain decimals");
  return Number(divided(times(net, rate), { digits: 100n, places: 0 }, 0).digits);
}

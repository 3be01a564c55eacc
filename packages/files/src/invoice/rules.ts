import {
  divided,
  isBelowZero,
  isSame,
  minus,
  placesOf,
  plus,
  rounded,
  sumOf,
  times,
  decimalOf,
  isZero,
} from "./decimal";
import type { Allowance, Invoice, InvoiceLine, Party, Period } from "./invoice";
import { allowancesOf, amount, everyLine, has, type Rule } from "./rule";

/*
 * Source: ConnectingEurope/eInvoicing-EN16931 (EUPL 1.2), UBL model, in words of our own; Peppol BIS Billing 3.0 for R120. Sums
 * are held to the last digit, where the official rules let a little pass.
 */

const hasAddress = ({ address }: Party): boolean => address !== null;
const everyAllowance =
  (of: keyof Pick<Invoice, "allowances" | "charges">, holds: (each: Allowance) => boolean) => (invoice: Invoice) =>
    invoice[of].every(holds);
const everyLineAllowance = (
  of: keyof Pick<InvoiceLine, "allowances" | "charges">,
  holds: (each: Allowance) => boolean,
) => everyLine((line) => line[of].every(holds));

const inOrder = (period: Period | null): boolean =>
  period === null || !has(period.from) || !has(period.to) || period.to >= period.from;
const hasEnd = (period: Period | null): boolean => period === null || has(period.from) || has(period.to);

const DOCUMENT: readonly Rule[] = [
  ["BR-01", ({ specification }) => has(specification)],
  ["BR-02", ({ number }) => has(number)],
  ["BR-03", ({ issued }) => has(issued)],
  ["BR-04", ({ type }) => has(type)],
  ["BR-05", ({ currency }) => has(currency)],
  ["BR-06", ({ seller }) => has(seller.name)],
  ["BR-07", ({ buyer }) => has(buyer.name)],
  ["BR-08", ({ seller }) => hasAddress(seller)],
  ["BR-09", ({ seller }) => has(seller.address?.country)],
  ["BR-10", ({ buyer }) => hasAddress(buyer)],
  ["BR-11", ({ buyer }) => has(buyer.address?.country)],
  ["BR-12", ({ totals }) => has(totals.lines)],
  ["BR-13", ({ totals }) => has(totals.withoutVat)],
  ["BR-14", ({ totals }) => has(totals.withVat)],
  ["BR-15", ({ totals }) => has(totals.due)],
  ["BR-16", ({ lines }) => lines.length > 0],
  ["BR-17", ({ payee }) => payee === null || has(payee.name)],
  ["BR-18", ({ taxRepresentative }) => taxRepresentative === null || has(taxRepresentative.name)],
  ["BR-19", ({ taxRepresentative }) => taxRepresentative === null || hasAddress(taxRepresentative)],
  ["BR-20", ({ taxRepresentative }) => taxRepresentative === null || has(taxRepresentative.address?.country)],
  ["BR-56", ({ taxRepresentative }) => taxRepresentative === null || has(taxRepresentative.vatNumber)],
  ["BR-29", ({ period }) => inOrder(period)],
  ["BR-CO-19", ({ period, taxPointCode }) => hasEnd(period) || has(taxPointCode)],
  ["BR-31", everyAllowance("allowances", (each) => has(each.amount))],
  ["BR-32", everyAllowance("allowances", (each) => has(each.vat?.category))],
  ["BR-33", everyAllowance("allowances", (each) => has(each.reason))],
  ["BR-CO-21", everyAllowance("allowances", (each) => has(each.reason))],
  ["BR-36", everyAllowance("charges", (each) => has(each.amount))],
  ["BR-37", everyAllowance("charges", (each) => has(each.vat?.category))],
  ["BR-38", everyAllowance("charges", (each) => has(each.reason))],
  ["BR-CO-22", everyAllowance("charges", (each) => has(each.reason))],
  ["BR-45", ({ breakdown }) => breakdown.every(({ taxable }) => has(taxable))],
  ["BR-46", ({ breakdown }) => breakdown.every(({ tax }) => has(tax))],
  ["BR-47", ({ breakdown }) => breakdown.every(({ category }) => has(category))],
  ["BR-48", ({ breakdown }) => breakdown.every(({ category, rate }) => has(rate) || category === "O")],
  ["BR-CO-18", ({ breakdown }) => breakdown.length > 0],
  ["BR-49", ({ payments }) => payments.every(({ code }) => has(code))],
  ["BR-50", ({ payments }) => payments.every(({ hasTransfer, account }) => !hasTransfer || has(account))],
  ["BR-61", ({ payments }) => payments.every(({ code, account }) => !isTransfer(code) || has(account))],
  ["BR-51", ({ payments }) => payments.every(({ card }) => !has(card) || /^\d{0,6}[*xX]*\d{0,4}$/.test(card))],
  ["BR-52", ({ documents }) => documents.every(({ reference }) => has(reference))],
  ["BR-53", ({ taxCurrency, totals }) => !has(taxCurrency) || has(totals.vatInTaxCurrency)],
  ["BR-55", ({ preceding }) => preceding.every(({ number }) => has(number))],
  ["BR-57", ({ deliverTo }) => deliverTo === null || has(deliverTo.country)],
  ["BR-62", ({ seller }) => seller.endpoint === null || has(seller.endpoint.scheme)],
  ["BR-63", ({ buyer }) => buyer.endpoint === null || has(buyer.endpoint.scheme)],
  ["BR-CO-03", ({ taxPoint, taxPointCode }) => !(has(taxPoint) && has(taxPointCode))],
  ["BR-CO-09", ({ seller, buyer, taxRepresentative }) => [seller, buyer, taxRepresentative].every(namesCountry)],
  ["BR-CO-25", ({ totals, due, terms }) => !(isAbove(totals.due) && !has(due) && terms.length === 0)],
  ["BR-CO-26", ({ seller }) => seller.identifiers.length > 0 || has(seller.registered) || has(seller.vatNumber)],
];

const isTransfer = (code: string | null): boolean => code === "30" || code === "58";
const isAbove = (text: string | null): boolean => !isBelowZero(amount(text)) && !isZero(amount(text));
/** Greece writes EL. */
const namesCountry = (party: Party | null): boolean => !has(party?.vatNumber) || /^(?:[A-Z]{2})/.test(party.vatNumber);

const LINES: readonly Rule[] = [
  ["BR-21", everyLine(({ id }) => has(id))],
  ["BR-22", everyLine(({ quantity }) => has(quantity))],
  ["BR-23", everyLine(({ unit }) => has(unit))],
  ["BR-24", everyLine((line) => has(line.amount))],
  ["BR-25", everyLine(({ name }) => has(name))],
  ["BR-26", everyLine(({ price }) => has(price))],
  ["BR-27", everyLine(({ price }) => !isBelowZero(amount(price)))],
  ["BR-28", everyLine(({ grossPrice }) => !isBelowZero(amount(grossPrice)))],
  ["BR-30", everyLine(({ period }) => inOrder(period))],
  ["BR-CO-20", everyLine(({ period }) => hasEnd(period))],
  ["BR-41", everyLineAllowance("allowances", (each) => has(each.amount))],
  ["BR-42", everyLineAllowance("allowances", (each) => has(each.reason))],
  ["BR-CO-23", everyLineAllowance("allowances", (each) => has(each.reason))],
  ["BR-43", everyLineAllowance("charges", (each) => has(each.amount))],
  ["BR-44", everyLineAllowance("charges", (each) => has(each.reason))],
  ["BR-CO-24", everyLineAllowance("charges", (each) => has(each.reason))],
  ["BR-54", everyLine(({ attributes }) => attributes.every(({ name, value }) => has(name) && has(value)))],
  ["BR-64", everyLine(({ standardId }) => standardId === null || has(standardId.scheme))],
  ["BR-CO-04", everyLine(({ vat }) => has(vat?.category))],
  ["PEPPOL-EN16931-R120", everyLine(isPriced)],
];

/** Quantity × price ÷ what the price is for, less allowances, with charges, to a cent. */
function isPriced({ amount: stated, quantity, price, baseQuantity, allowances, charges }: InvoiceLine): boolean {
  const base = decimalOf(baseQuantity);
  const [many, each] = [decimalOf(quantity), decimalOf(price)];
  // Whose amount has more places breaks BR-DEC-23.
  if (many === null || each === null || !has(stated) || !twoPlaces(stated) || (base !== null && isZero(base)))
    return true;
  const one = { digits: 1n, places: 0 };
  const off = sumOf(allowances.map((allowance) => amount(allowance.amount)));
  const on = sumOf(charges.map((charge) => amount(charge.amount)));
  const gross = divided(times(many, each), base ?? one, 2);
  return isSame(rounded(plus(minus(gross, off), on), 2), amount(stated));
}

const SUMS: readonly Rule[] = [
  ["BR-CO-10", ({ totals, lines }) => isSame(amount(totals.lines), sumOf(lines.map((line) => amount(line.amount))))],
  [
    "BR-CO-11",
    ({ totals, allowances }) => isSame(amount(totals.allowances), sumOf(allowances.map((each) => amount(each.amount)))),
  ],
  [
    "BR-CO-12",
    ({ totals, charges }) => isSame(amount(totals.charges), sumOf(charges.map((each) => amount(each.amount)))),
  ],
  [
    "BR-CO-13",
    ({ totals: { lines, allowances, charges, withoutVat } }) =>
      isSame(amount(withoutVat), plus(minus(amount(lines), amount(allowances)), amount(charges))),
  ],
  ["BR-CO-14", ({ totals, breakdown }) => isSame(amount(totals.vat), sumOf(breakdown.map(({ tax }) => amount(tax))))],
  [
    "BR-CO-15",
    ({ totals: { withVat, withoutVat, vat } }) => isSame(amount(withVat), plus(amount(withoutVat), amount(vat))),
  ],
  [
    "BR-CO-16",
    ({ totals: { due, withVat, paid, rounding } }) =>
      isSame(amount(due), plus(minus(amount(withVat), amount(paid)), amount(rounding))),
  ],
  [
    "BR-CO-17",
    ({ breakdown }) =>
      breakdown.every(({ taxable, rate, tax }) =>
        isSame(amount(tax), divided(times(amount(taxable), amount(rate)), { digits: 100n, places: 0 }, 2)),
      ),
  ],
];

const twoPlaces = (text: string | null): boolean => {
  const value = decimalOf(text);
  return value === null || placesOf(value) <= 2;
};
const decimals = (id: number, of: (invoice: Invoice) => readonly (string | null)[]): Rule => [
  `BR-DEC-${String(id).padStart(2, "0")}`,
  (invoice) => of(invoice).every(twoPlaces),
];
const DECIMALS: readonly Rule[] = [
  decimals(1, ({ allowances }) => allowances.map((each) => each.amount)),
  decimals(2, ({ allowances }) => allowances.map(({ base }) => base)),
  decimals(5, ({ charges }) => charges.map((each) => each.amount)),
  decimals(6, ({ charges }) => charges.map(({ base }) => base)),
  decimals(9, ({ totals }) => [totals.lines]),
  decimals(10, ({ totals }) => [totals.allowances]),
  decimals(11, ({ totals }) => [totals.charges]),
  decimals(12, ({ totals }) => [totals.withoutVat]),
  decimals(13, ({ totals }) => [totals.vat]),
  decimals(14, ({ totals }) => [totals.withVat]),
  decimals(15, ({ totals }) => [totals.vatInTaxCurrency]),
  decimals(16, ({ totals }) => [totals.paid]),
  decimals(17, ({ totals }) => [totals.rounding]),
  decimals(18, ({ totals }) => [totals.due]),
  decimals(19, ({ breakdown }) => breakdown.map(({ taxable }) => taxable)),
  decimals(20, ({ breakdown }) => breakdown.map(({ tax }) => tax)),
  decimals(23, ({ lines }) => lines.map((line) => line.amount)),
  decimals(24, ({ lines }) => lines.flatMap(({ allowances }) => allowances.map((each) => each.amount))),
  decimals(25, ({ lines }) => lines.flatMap(({ allowances }) => allowances.map(({ base }) => base))),
  decimals(27, ({ lines }) => lines.flatMap(({ charges }) => charges.map((each) => each.amount))),
  decimals(28, ({ lines }) => lines.flatMap(({ charges }) => charges.map(({ base }) => base))),
];

/** Of UNTDID 1001, as EN 16931 has them for invoices and credit notes. */
const TYPES = new Set(
  "71 80 81 82 83 84 102 130 202 203 204 211 218 219 261 262 295 296 308 325 326 331 380 381 382 383 384 385 386 387 388 389 390 393 394 395 396 420 456 457 458 471 472 473 500 501 502 503 527 532 553 575 623 633 751 780 817 870 875 876 877 935".split(
    " ",
  ),
);
const CATEGORIES = new Set(["S", "Z", "E", "AE", "K", "G", "O", "L", "M", "B"]);
const known = (list: (code: string) => boolean, codes: readonly (string | null | undefined)[]): boolean =>
  codes.every((code) => !has(code) || list(code));
const isCurrency = (code: string): boolean => Intl.supportedValuesOf("currency").includes(code);
const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && new Intl.DisplayNames("en", { type: "region" }).of(code) !== code;
/** Recommendation 20 and 21 of UN/ECE: two or three capitals or digits. */
const isUnit = (code: string): boolean => /^[A-Z0-9]{2,3}$/.test(code);

const CODES: readonly Rule[] = [
  ["BR-CL-01", ({ type }) => known((code) => TYPES.has(code), [type])],
  ["BR-CL-04", ({ currency }) => known(isCurrency, [currency])],
  ["BR-CL-05", ({ taxCurrency }) => known(isCurrency, [taxCurrency])],
  [
    "BR-CL-14",
    ({ seller, buyer, deliverTo }) =>
      known(isCountry, [seller.address?.country, buyer.address?.country, deliverTo?.country]),
  ],
  [
    "BR-CL-17",
    ({ breakdown }) =>
      known(
        (code) => CATEGORIES.has(code),
        breakdown.map(({ category }) => category),
      ),
  ],
  [
    "BR-CL-18",
    (invoice) =>
      known(
        (code) => CATEGORIES.has(code),
        [...invoice.lines.map(({ vat }) => vat?.category), ...allowancesOf(invoice).map(({ vat }) => vat?.category)],
      ),
  ],
  [
    "BR-CL-23",
    ({ lines }) =>
      known(
        isUnit,
        lines.map(({ unit }) => unit),
      ),
  ],
];

const TOTALS: readonly (keyof Invoice["totals"])[] = [
  "lines",
  "allowances",
  "charges",
  "withoutVat",
  "vat",
  "vatInTaxCurrency",
  "withVat",
  "paid",
  "rounding",
  "due",
];
/** Each amount is a decimal: what is none would count as nothing in the sums. */
const READABLE: readonly Rule[] = [
  [
    "UBL-DT",
    (invoice) =>
      [
        ...TOTALS.map((name) => invoice.totals[name]),
        ...invoice.lines.flatMap((line) => [line.amount, line.price, line.quantity, line.baseQuantity]),
        ...invoice.breakdown.flatMap(({ taxable, tax, rate }) => [taxable, tax, rate]),
        ...allowancesOf(invoice).map((each) => each.amount),
      ].every((text) => !has(text) || decimalOf(text) !== null),
  ],
];

export const EN_RULES: readonly Rule[] = [...READABLE, ...DOCUMENT, ...LINES, ...SUMS, ...DECIMALS, ...CODES];

import { isSame, isZero, minus, plus, sumOf, decimalOf } from "./decimal";
import type { Invoice, Party, TaxOfRate, Vat } from "./invoice";
import { amount, has, type Rule, taxed } from "./rule";

/* Source: as `rules.ts`; section "VAT categories". */

interface Category {
  /** As the standard codes it, and as its rules are named. */
  readonly code: string;
  readonly named: string;
  readonly seller: (seller: Party, invoice: Invoice) => boolean;
  readonly buyer?: (buyer: Party) => boolean;
  readonly rate: "above" | "zero" | "none";
  /** Text or code of why nothing is taxed. */
  readonly reason: "asked" | "forbidden";
}

const representative = ({ taxRepresentative }: Invoice): boolean => has(taxRepresentative?.vatNumber);
const anyNumber = (seller: Party, invoice: Invoice): boolean =>
  has(seller.vatNumber) || has(seller.taxNumber) || representative(invoice);
const vatNumber = (seller: Party, invoice: Invoice): boolean => has(seller.vatNumber) || representative(invoice);
const noNumber = ({ vatNumber: number }: Party): boolean => !has(number);

const CATEGORIES: readonly Category[] = [
  { code: "S", named: "S", seller: anyNumber, rate: "above", reason: "forbidden" },
  { code: "Z", named: "Z", seller: anyNumber, rate: "zero", reason: "forbidden" },
  { code: "E", named: "E", seller: anyNumber, rate: "zero", reason: "asked" },
  {
    code: "AE",
    named: "AE",
    seller: anyNumber,
    buyer: ({ vatNumber: number, registered }) => has(number) || has(registered),
    rate: "zero",
    reason: "asked",
  },
  {
    code: "K",
    named: "IC",
    seller: vatNumber,
    buyer: ({ vatNumber: number }) => has(number),
    rate: "zero",
    reason: "asked",
  },
  { code: "G", named: "G", seller: vatNumber, rate: "zero", reason: "asked" },
  {
    code: "O",
    named: "O",
    seller: (seller, invoice) => noNumber(seller) && !representative(invoice),
    buyer: noNumber,
    rate: "none",
    reason: "asked",
  },
];

const isOf = (code: string) => (vat: Vat | null) => vat?.category === code;

const rateHolds = (rate: Category["rate"], text: string | null): boolean => {
  if (rate === "none") return !has(text);
  const value = decimalOf(text);
  if (value === null) return false;
  return rate === "zero" ? isZero(value) : value.digits > 0n;
};

/** Who must have which number is asked where a line, an allowance or a charge is of the category. */
const numberRules = ({ code, named, seller, buyer = () => true }: Category): readonly Rule[] => {
  const rule = (id: string, of: (invoice: Invoice) => readonly (Vat | null)[]): Rule => [
    `BR-${named}-${id}`,
    (invoice) => !of(invoice).some(isOf(code)) || (seller(invoice.seller, invoice) && buyer(invoice.buyer)),
  ];
  return [
    rule("02", ({ lines }) => lines.map(({ vat }) => vat)),
    rule("03", ({ allowances }) => allowances.map(({ vat }) => vat)),
    rule("04", ({ charges }) => charges.map(({ vat }) => vat)),
  ];
};

const rateRules = ({ code, named, rate }: Category): readonly Rule[] => {
  const rule = (id: string, of: (invoice: Invoice) => readonly (Vat | null)[]): Rule => [
    `BR-${named}-${id}`,
    (invoice) =>
      of(invoice)
        .filter(isOf(code))
        .every((vat) => rateHolds(rate, vat?.rate ?? null)),
  ];
  return [
    rule("05", ({ lines }) => lines.map(({ vat }) => vat)),
    rule("06", ({ allowances }) => allowances.map(({ vat }) => vat)),
    rule("07", ({ charges }) => charges.map(({ vat }) => vat)),
  ];
};

const sameRate = (one: string | null, other: string | null): boolean => isSame(amount(one), amount(other));

/** Of one category, and of one rate where it has several: its lines less its allowances with its charges. */
function taxableOf(invoice: Invoice, code: string, rate: string | null | undefined) {
  const counts = (vat: Vat | null) => isOf(code)(vat) && (rate === undefined || sameRate(vat?.rate ?? null, rate));
  const sum = (of: readonly { readonly amount: string | null; readonly vat: Vat | null }[]) =>
    sumOf(of.filter(({ vat }) => counts(vat)).map((each) => amount(each.amount)));
  return plus(minus(sum(invoice.lines), sum(invoice.allowances)), sum(invoice.charges));
}

const breakdownRules = ({ code, named, rate, reason }: Category): readonly Rule[] => {
  const of = ({ breakdown }: Invoice): readonly TaxOfRate[] => breakdown.filter(isOf(code));
  const isUsed = (invoice: Invoice) => taxed(invoice).some(isOf(code));
  const isMany = rate === "above";
  return [
    [
      `BR-${named}-01`,
      (invoice) => {
        const totals = of(invoice);
        if (!isUsed(invoice)) return totals.length === 0;
        return isMany ? totals.length > 0 : totals.length === 1;
      },
    ],
    [
      `BR-${named}-08`,
      (invoice) =>
        of(invoice).every((total) =>
          isSame(amount(total.taxable), taxableOf(invoice, code, isMany ? total.rate : undefined)),
        ),
    ],
    ...(isMany
      ? []
      : [[`BR-${named}-09`, (invoice: Invoice) => of(invoice).every(({ tax }) => isZero(amount(tax)))] as const]),
    [
      `BR-${named}-10`,
      (invoice) =>
        of(invoice).every(({ reason: text, reasonCode }) => (has(text) || has(reasonCode)) === (reason === "asked")),
    ],
  ];
};

const uses = (invoice: Invoice, code: string): boolean =>
  invoice.breakdown.some(isOf(code)) || taxed(invoice).some(isOf(code));
const notBesideO = (id: string, of: (invoice: Invoice) => readonly (Vat | null)[]): Rule => [
  `BR-O-${id}`,
  (invoice) => !invoice.breakdown.some(isOf("O")) || of(invoice).every(isOf("O")),
];

const OTHERS: readonly Rule[] = [
  ["BR-S-09", (invoice) => invoice.breakdown.filter(isOf("S")).every(isTaxed)],
  ["BR-IC-11", (invoice) => !uses(invoice, "K") || has(invoice.delivered) || hasPeriod(invoice)],
  ["BR-IC-12", (invoice) => !uses(invoice, "K") || has(invoice.deliverTo?.country)],
  ["BR-O-11", ({ breakdown }) => !breakdown.some(isOf("O")) || breakdown.every(isOf("O"))],
  notBesideO("12", ({ lines }) => lines.map(({ vat }) => vat)),
  notBesideO("13", ({ allowances }) => allowances.map(({ vat }) => vat)),
  notBesideO("14", ({ charges }) => charges.map(({ vat }) => vat)),
];

const hasPeriod = ({ period }: Invoice): boolean => has(period?.from) || has(period?.to);

/** To a cent, where the official rule lets one pass. */
function isTaxed({ taxable, rate, tax }: TaxOfRate): boolean {
  const [base, share, stated] = [amount(taxable), amount(rate), amount(tax)];
  const exact = { digits: base.digits * share.digits, places: base.places + share.places + 2 };
  const off = minus(exact, stated);
  const half = { digits: 5n, places: 3 };
  return minus({ ...off, digits: off.digits < 0n ? -off.digits : off.digits }, half).digits <= 0n;
}

export const VAT_RULES: readonly Rule[] = [
  ...CATEGORIES.flatMap((category) => [...breakdownRules(category), ...numberRules(category), ...rateRules(category)]),
  ...OTHERS,
];

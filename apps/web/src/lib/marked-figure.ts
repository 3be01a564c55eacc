import { currencySigns } from "@sunwright/words/number-places";
import { type Currency, CURRENCIES } from "@sunwright/engine/parameters/options";

/** The longest first, so that "US$" is not read as "$"; a sign of several currencies names none. */
const SIGNS: readonly (readonly [sign: string, currency: Currency | null])[] = [
  ...new Set(CURRENCIES.flatMap((currency) => currencySigns(currency))),
]
  .toSorted((one, other) => other.length - one.length)
  .map((sign) => {
    const [currency, another] = CURRENCIES.filter((one) => currencySigns(one).includes(sign));
    return [sign, another === undefined && currency !== undefined ? currency : null];
  });

export interface MarkedPrice {
  readonly figure: string;
  /** As its sign says; null where it has none, or one of several. */
  readonly currency: Currency | null;
}

/** "64,60 €", "₦ 1,200.00" and "EUR 64.60" without their currency. */
export function withoutCurrency(cell: string): MarkedPrice {
  const text = cell.trim();
  for (const [sign, currency] of SIGNS) {
    const [first, last] = [text.slice(0, sign.length), text.slice(-sign.length)];
    const is = (part: string) => part.toLowerCase() === sign.toLowerCase();
    const rest = is(first) ? text.slice(sign.length) : is(last) ? text.slice(0, -sign.length) : null;
    if (rest !== null && /^[\s\u00a0\u202f]*[-−\d]/.test(rest) && /\d[\s\u00a0\u202f]*$/.test(rest))
      return { figure: rest.trim(), currency };
  }
  return { figure: text, currency: null };
}

/** What one of another unit is in the unit of a column. */
const UNITS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  W: { w: 1, wp: 1, kw: 1_000, kwp: 1_000 },
  kWh: { kwh: 1, wh: 0.001, mwh: 1_000 },
  l: { l: 1, ltr: 1, litre: 1, litres: 1, liter: 1, liters: 1 },
  pieces: { pcs: 1, pc: 1, pce: 1, piece: 1, pieces: 1, unit: 1, units: 1, ea: 1, each: 1, nos: 1, stk: 1, stück: 1 },
  Ah: { ah: 1 },
  V: { v: 1, vdc: 1, vac: 1 },
  A: { a: 1 },
  mA: { ma: 1, a: 1_000 },
  m: { m: 1, cm: 0.01, mm: 0.001 },
  "m²": { "m²": 1, m2: 1, sqm: 1 },
  "mm²": { "mm²": 1, mm2: 1, sqmm: 1 },
  "%": { "%": 1 },
  "%/K": { "%/k": 1, "%/°c": 1, "%/c": 1 },
  years: { years: 1, year: 1, yrs: 1, yr: 1, y: 1, jahre: 1, jahr: 1 },
};

const BEHIND = /^(.*?\d)[\s\u00a0\u202f]*([\p{L}%°][\p{L}%°/²0-9]{0,6})\.?$/u;

/** "37.1 V" as a figure of a column in V, "1,2 kW" as one in W; null where the unit is another. */
export function withoutUnit(cell: string, unit: string): { readonly figure: string; readonly scale: number } | null {
  const [matched, figure = "", behind = ""] = BEHIND.exec(cell.trim()) ?? [];
  if (matched === undefined) return { figure: cell.trim(), scale: 1 };
  const scale = UNITS[unit]?.[behind.toLowerCase()];
  return scale === undefined ? null : { figure, scale };
}

/** The figure of a cell without what marks it, to see which sign a file has before its decimals. */
export function bareFigure(cell: string): string {
  const { figure } = withoutCurrency(cell);
  return BEHIND.exec(figure)?.[1] ?? figure;
}

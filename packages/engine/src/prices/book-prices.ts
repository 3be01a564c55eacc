import type { Currency } from "../countries/names";
import { exchangeOf } from "./exchange-rate";

/** What a firm pays for one piece of a part, as its price book has it. */
export interface BookPiece {
  readonly part: BookPart;
  /** [W, kWh, W] */
  readonly size: number;
  readonly price: number;
}
export const BOOK_PARTS = ["panels", "battery", "inverter"] as const;
export type BookPart = (typeof BOOK_PARTS)[number];

/** The middle of what a firm pays for a watt, a kilowatt hour or a watt, and of how many entries. */
export interface BookPrice {
  readonly value: number;
  readonly entries: number;
}

/** What a firm pays for the main parts, in place of the local prices at which a design of its own is found. */
export interface BookPrices extends Readonly<Partial<Record<BookPart, BookPrice | undefined>>> {
  readonly currency: Currency;
  /** On which somebody of the firm last looked at one of them. */
  readonly day: string;
}

/** Null where the book has no piece with its size. */
export function bookPricesOf(pieces: readonly BookPiece[], currency: Currency, day: string): BookPrices | null {
  const sized = pieces.filter(({ size, price }) => size > 0 && price > 0);
  if (sized.length === 0) return null;
  const found = BOOK_PARTS.flatMap((part) => {
    const each = sized.filter((piece) => piece.part === part).map(({ size, price }) => price / size);
    return each.length === 0 ? [] : [[part, { value: middleOf(each), entries: each.length }] as const];
  });
  return { currency, day, ...Object.fromEntries(found) };
}

function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? upper)) / 2;
}

const WATTS_OF_KILOWATT = 1_000;

/** US dollars at the dated rate, per W and Wh, as the search takes prices; undefined of a part that the book has not. */
export function bookRates(book: BookPrices): Readonly<Record<BookPart, number | undefined>> {
  const dollars = (part: BookPart) => {
    const price = book[part];
    return price && price.value / exchangeOf(book.currency).value;
  };
  const battery = dollars("battery");
  return {
    panels: dollars("panels"),
    battery: battery && battery / WATTS_OF_KILOWATT,
    inverter: dollars("inverter"),
  };
}

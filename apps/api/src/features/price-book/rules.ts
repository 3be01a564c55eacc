import type { BookEntry } from "@sunwright/contract/price-book";
import { BOOK_DAYS } from "@sunwright/contract/quote-states";
import type { PartFigures } from "./schema";
import type { BookRow } from "./table";

const DAY = 86_400_000;

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
/** Prices checked before this day are old. */
export const oldBefore = (now: Date): string => dayOf(new Date(now.getTime() - BOOK_DAYS * DAY));
export const isOld = ({ checkedOn }: Pick<BookRow, "checkedOn">, now: Date): boolean => checkedOn < oldBefore(now);

/** What is sent of a part's figures, but for those of other kinds of parts. */
export const figuresOf = (kind: BookRow["kind"], { panels, battery, inverter }: PartFigures): PartFigures => ({
  panels: kind === "panels" ? panels : null,
  battery: kind === "battery" ? battery : null,
  inverter: kind === "inverter" ? inverter : null,
});

export const entryOf = (row: BookRow, now: Date): BookEntry => {
  const { id, version, kind, name, currency, costMinor, supplier, figures, checkedOn } = row;
  return { id, version, kind, name, currency, costMinor, supplier, ...figures, checkedOn, old: isOld(row, now) };
};

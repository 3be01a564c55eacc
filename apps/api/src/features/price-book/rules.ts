import type { BookEntry } from "@sunwright/contract/price-book";
import type { Body } from "@sunwright/contract/endpoint";
import type { importBookPrices } from "@sunwright/contract/price-book";
import { BOOK_DAYS, BOOK_ENTRIES_MAX } from "@sunwright/contract/quote-states";
import { AppError, invalidField } from "../../platform/errors";
import { told } from "../../platform/told";
import { NO_ZONE } from "@sunwright/engine/climate/zone-name";
import { dayIn } from "../../platform/local-day";
import type { PartFigures } from "./schema";
import type { BookRow } from "./table";

const DAY = 86_400_000;

/** Prices checked before this day are old. Of half a year, the hours of a zone tell nobody anything. */
export const oldBefore = (now: Date): string => dayIn(new Date(now.getTime() - BOOK_DAYS * DAY), NO_ZONE);
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

type Listed = Body<typeof importBookPrices>["prices"][number];
/** A price of the list, and what the book has of the same kind, name and currency. */
interface Known {
  readonly row: BookRow;
  readonly sent: Listed;
}

const keyOf = ({ kind, currency, name }: Pick<Listed, "kind" | "currency" | "name">) =>
  `${kind} ${currency} ${name.toLowerCase()}`;

/** What a list does to a book. Throws too_many_book_entries, and invalid_input for a price that it names twice. */
export function plannedImport(book: readonly BookRow[], prices: readonly Listed[]) {
  const rows = new Map(book.map((row) => [keyOf(row), row]));
  const named = new Set<string>();
  const added: Listed[] = [];
  const known: Known[] = [];
  for (const [index, sent] of prices.entries()) {
    const key = keyOf(sent);
    if (named.has(key)) throw invalidField(`prices.${index}.name`, told("book.twice"));
    named.add(key);
    const row = rows.get(key);
    if (row === undefined) added.push(sent);
    else known.push({ row, sent });
  }
  if (book.length + added.length > BOOK_ENTRIES_MAX) throw new AppError("too_many_book_entries");
  const isSame = ({ row, sent }: Known) => row.costMinor === sent.costMinor;
  return { added, changed: known.filter((each) => !isSame(each)), same: known.filter(isSame) };
}

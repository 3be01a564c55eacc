import type { Body, Query, Response } from "@sunwright/contract/endpoint";
import type {
  BookEntry,
  changeBookEntry,
  confirmBookPrices,
  listPriceBook,
  putBookPrice,
} from "@sunwright/contract/price-book";
import { BOOK_ENTRIES_MAX, BOOK_PER_PAGE } from "@sunwright/contract/quote-states";
import type { Clock } from "../../platform/clock";
import { type Executor, type Transaction, uniqueViolation } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { newId } from "../../platform/ids";
import { dayAtFirm } from "../../platform/local-day";
import { lockFirm, requireFirm } from "../shops/access";
import { entryOf, figuresOf, oldBefore } from "./rules";
import {
  bookOf,
  type BookRow,
  confirmEntries,
  countBook,
  deleteEntry,
  entryNamed,
  findEntry,
  insertEntry,
  updateEntry,
} from "./table";

/** A price that comes without its supplier or its figures takes none of them away. */
const leftAsKept = (there: BookRow, sent: Pick<BookRow, "supplier" | "figures">) => ({
  supplier: sent.supplier === "" ? there.supplier : sent.supplier,
  figures: {
    panels: sent.figures.panels ?? there.figures.panels,
    battery: sent.figures.battery ?? there.figures.battery,
    inverter: sent.figures.inverter ?? there.figures.inverter,
  },
});

export type PriceBook = ReturnType<typeof createPriceBook>;

/** What an installer firm pays for its parts. Every method throws installer_not_found. */
export function createPriceBook({ clock }: { readonly clock: Clock }) {
  const written = (
    { kind, name, currency, costMinor, supplier, ...figures }: Body<typeof putBookPrice>,
    { now, today }: { readonly now: Date; readonly today: string },
  ) => ({
    kind,
    name,
    currency,
    costMinor,
    supplier,
    figures: figuresOf(kind, figures),
    checkedOn: today,
    updatedAt: now,
  });

  return {
    async list(
      executor: Executor,
      userId: string,
      { view, search, kind, currency, page }: Query<typeof listPriceBook>,
    ): Promise<Response<typeof listPriceBook>> {
      const { firm } = await requireFirm(executor, userId, "installer");
      const now = clock.now();
      const rows = await bookOf(executor, {
        firmId: firm.id,
        before: view === "old" ? oldBefore(now) : null,
        search,
        kind,
        currency,
        offset: (page - 1) * BOOK_PER_PAGE,
        limit: BOOK_PER_PAGE + 1,
      });
      return {
        entries: rows.slice(0, BOOK_PER_PAGE).map((row) => entryOf(row, now)),
        more: rows.length > BOOK_PER_PAGE,
        counts: await countBook(executor, firm.id, oldBefore(now)),
        currency: firm.currency,
      };
    },

    /** Throws too_many_book_entries. */
    async put(tx: Transaction, userId: string, body: Body<typeof putBookPrice>): Promise<BookEntry> {
      // Held, so that two members do not make the same entry at once.
      const { firm } = await lockFirm(tx, userId, "installer");
      const now = clock.now();
      const sent = written(body, { now, today: dayAtFirm(now, firm) });
      const there = await entryNamed(tx, firm.id, sent);
      if (there !== null) {
        const updated = await updateEntry(tx, there, { ...sent, ...leftAsKept(there, sent) });
        if (updated === null) throw new Error("The firm is held: nobody changed the entry meanwhile");
        return entryOf(updated, now);
      }
      const { all } = await countBook(tx, firm.id, oldBefore(now));
      if (all >= BOOK_ENTRIES_MAX) throw new AppError("too_many_book_entries");
      return entryOf(await insertEntry(tx, { id: newId(now), firmId: firm.id, ...sent, createdAt: now }), now);
    },

    /** Throws book_entry_not_found, book_entry_changed and book_entry_taken. */
    async change(
      tx: Transaction,
      userId: string,
      id: string,
      { version, ...body }: Body<typeof changeBookEntry>,
    ): Promise<BookEntry> {
      const { firm } = await lockFirm(tx, userId, "installer");
      if ((await findEntry(tx, firm.id, id)) === null) throw new AppError("book_entry_not_found");
      const now = clock.now();
      try {
        const updated = await updateEntry(tx, { id, version }, written(body, { now, today: dayAtFirm(now, firm) }));
        if (updated === null) throw new AppError("book_entry_changed");
        return entryOf(updated, now);
      } catch (error) {
        if (uniqueViolation(error)) throw new AppError("book_entry_taken", { cause: error });
        throw error;
      }
    },

    async confirm(
      tx: Transaction,
      userId: string,
      { ids }: Body<typeof confirmBookPrices>,
    ): Promise<Response<typeof confirmBookPrices>> {
      const { firm } = await lockFirm(tx, userId, "installer");
      const now = clock.now();
      return { confirmed: await confirmEntries(tx, firm.id, ids, { checkedOn: dayAtFirm(now, firm), updatedAt: now }) };
    },

    /** Throws book_entry_not_found. */
    async remove(tx: Transaction, userId: string, id: string): Promise<void> {
      const { firm } = await lockFirm(tx, userId, "installer");
      if (!(await deleteEntry(tx, firm.id, id))) throw new AppError("book_entry_not_found");
    },
  };
}

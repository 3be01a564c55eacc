import type { Body, Response } from "@sunwright/contract/endpoint";
import type { checkBookImport, importBookPrices } from "@sunwright/contract/price-book";
import type { Clock } from "../../platform/clock";
import { type Executor, type Transaction, uniqueViolation } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { newId } from "../../platform/ids";
import { dayAtFirm } from "../../platform/local-day";
import { lockFirm, requireFirm } from "../shops/access";
import { plannedImport } from "./rules";
import { entriesOf, insertEntries, repriceEntries } from "./table";

export type PriceLists = ReturnType<typeof createPriceLists>;

/** Lists of prices that a firm brings. Every method throws installer_not_found. */
export function createPriceLists({ clock }: { readonly clock: Clock }) {
  return {
    /** Throws too_many_book_entries, and invalid_input for a price that stands in the list twice. */
    async check(
      executor: Executor,
      userId: string,
      { prices }: Body<typeof checkBookImport>,
    ): Promise<Response<typeof checkBookImport>> {
      const { firm } = await requireFirm(executor, userId, "installer");
      const { added, changed, same } = plannedImport(await entriesOf(executor, firm.id), prices);
      return {
        added: added.length,
        same: same.length,
        changed: changed.map(({ row: { kind, name, currency, costMinor }, sent }) => ({
          kind,
          name,
          currency,
          beforeMinor: costMinor,
          afterMinor: sent.costMinor,
        })),
      };
    },

    /** Throws the same, and book_entry_taken. */
    async keep(
      tx: Transaction,
      userId: string,
      { prices }: Body<typeof importBookPrices>,
    ): Promise<Response<typeof importBookPrices>> {
      const { firm } = await lockFirm(tx, userId, "installer");
      const { added, changed, same } = plannedImport(await entriesOf(tx, firm.id), prices);
      const now = clock.now();
      const checked = { checkedOn: dayAtFirm(now, firm), updatedAt: now };
      const figures = { panels: null, battery: null, inverter: null };
      try {
        await insertEntries(
          tx,
          added.map((sent) => ({ id: newId(now), firmId: firm.id, ...sent, figures, ...checked, createdAt: now })),
        );
      } catch (error) {
        // The database may take two names for one that we do not: Greek has two small forms of one letter.
        if (uniqueViolation(error)) throw new AppError("book_entry_taken", { cause: error });
        throw error;
      }
      const stays = [...changed, ...same].map(({ row, sent }) => ({ ...sent, id: row.id }));
      await repriceEntries(tx, stays, checked);
      return { kept: added.length + stays.length };
    },
  };
}

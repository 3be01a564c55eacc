import type { Body } from "@sunwright/contract/endpoint";
import type { LegalPage, LegalPageName, saveLegalPage } from "@sunwright/contract/legal";
import { requiresLegalPages } from "@sunwright/engine/countries/legal-pages";
import type { MarketCountry } from "@sunwright/engine/parameters/options";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { newId } from "../../platform/ids";
import { emptyLegalPages, findLegalPage, type LegalPageRow, writeLegalPage } from "./table";

export type LegalPages = ReturnType<typeof createLegalPages>;

/** Imprint, privacy notice and terms. */
export const createLegalPages = ({ clock }: { readonly clock: Clock }) => ({
  async read(executor: Executor, page: LegalPageName): Promise<LegalPage> {
    const row = await findLegalPage(executor, page);
    return row === null ? { page, text: "", version: 0, updatedAt: null } : present(row);
  },

  /** Answers the row before and after. Throws legal_page_changed where somebody else wrote it in between. */
  async write(tx: Transaction, page: LegalPageName, { version, text }: Body<typeof saveLegalPage>) {
    const now = clock.now();
    const before = await findLegalPage(tx, page);
    const after = await writeLegalPage(tx, { id: newId(now), page, text, version, updatedAt: now });
    if (after === null) throw new AppError("legal_page_changed");
    return { id: after.id, before: before?.text ?? "", after: present(after) };
  },
});

const present = ({ page, text, version, updatedAt }: LegalPageRow): LegalPage => ({
  page,
  text,
  version,
  updatedAt: updatedAt.toISOString(),
});

/** Throws legal_pages_missing where the law of the buyer's country requires pages that are empty. */
export async function requireLegalPages(executor: Executor, country: MarketCountry): Promise<void> {
  if (requiresLegalPages(country) && (await emptyLegalPages(executor)).length > 0)
    throw new AppError("legal_pages_missing");
}

import { LEGAL_PAGES } from "@sunwright/contract/legal";
import type { TestServer } from "../../../testing/server";
import { createLegalPages } from "../service";

/** Publishes the three pages, without which nothing is ordered to the EU and the UK. */
export async function writeLegalPages({ database, clock }: Pick<TestServer, "database" | "clock">): Promise<void> {
  const pages = createLegalPages({ clock });
  await database.transaction(async (tx) => {
    for (const page of LEGAL_PAGES) await pages.write(tx, page, { version: 0, text: `The ${page} of a test` });
  });
}

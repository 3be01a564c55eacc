import { AS_SHIPPED, type CountryFigures, figuresGiven } from "@sunwright/engine/countries/country-figures";
import type { Country } from "@sunwright/engine/parameters/options";
import { desc, eq } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { liveMedians } from "./live-table";
import { figureVersions } from "./schema";

export type FigureVersionRow = typeof figureVersions.$inferSelect;

/** What operators renewed, as it stands. */
export async function currentFigures(executor: Executor): Promise<CountryFigures> {
  const [row] = await executor
    .select({ version: figureVersions.version, renewed: figureVersions.renewed })
    .from(figureVersions)
    .orderBy(desc(figureVersions.version))
    .limit(1);
  return row ?? AS_SHIPPED;
}

/**
 * What a project there is calculated with, and its quotes are held to; nothing until an operator renewed a figure or enough
 * shops sell its parts.
 */
export async function figuresOfCountry(
  executor: Executor,
  country: Country,
  now: Date,
): Promise<{ readonly figures?: CountryFigures }> {
  const figures = await currentFigures(executor);
  return figuresGiven(country, { ...figures, live: await liveMedians(executor, now, country) });
}

/** Null where no such version was saved. */
export async function findVersion(executor: Executor, version: number): Promise<CountryFigures | null> {
  if (version === AS_SHIPPED.version) return AS_SHIPPED;
  const [row] = await executor
    .select({ version: figureVersions.version, renewed: figureVersions.renewed })
    .from(figureVersions)
    .where(eq(figureVersions.version, version));
  return row ?? null;
}

/** The newest first. */
export const listVersions = (executor: Executor, most: number): Promise<FigureVersionRow[]> =>
  executor.select().from(figureVersions).orderBy(desc(figureVersions.version)).limit(most);

/** False where somebody saved this version in between. */
export async function insertVersion(tx: Transaction, row: FigureVersionRow): Promise<boolean> {
  const written = await tx
    .insert(figureVersions)
    .values(row)
    .onConflictDoNothing({ target: figureVersions.version })
    .returning({ version: figureVersions.version });
  return written.length > 0;
}

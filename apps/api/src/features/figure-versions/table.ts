import { AS_SHIPPED, type CountryFigures } from "@sunwright/engine/countries/country-figures";
import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
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

/**
 * What operators renewed a country's figure to, in a query that knows the country; null where they did not. The newest
 * version is read once, however many rows ask.
 *
 * @param subject One that each country has once, such as "solarVat".
 */
export const renewedValue = (country: SQL, subject: "solarVat"): SQL => sql`((
    select jsonb_object_agg(each ->> 'id', each -> 'value')
    from (
      select ${figureVersions.renewed} as renewed from ${figureVersions} order by ${figureVersions.version} desc limit 1
    ) as newest, jsonb_array_elements(newest.renewed) as each
    where each ->> 'id' like ${`%/${subject}`}
  ) ->> (${country} || ${`/${subject}`}))::double precision`;

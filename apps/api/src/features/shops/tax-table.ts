import type { TaxRate } from "@sunwright/contract/shops";
import { COUNTRY_MONEY } from "@sunwright/engine/countries/country-money";
import { COUNTRIES } from "@sunwright/engine/parameters/options";
import { asc, eq, type SQL, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { renewedValue } from "../figure-versions/table";
import { firms, shopTaxRates } from "./schema";

export const ratesOf = (executor: Executor, firmId: string): Promise<TaxRate[]> =>
  executor
    .select({ from: shopTaxRates.validFrom, percent: shopTaxRates.percent })
    .from(shopTaxRates)
    .where(eq(shopTaxRates.firmId, firmId))
    .orderBy(asc(shopTaxRates.validFrom));

/** Writes these in place of those there are. The caller holds the firm. */
export async function replaceRates(tx: Transaction, firmId: string, rates: readonly TaxRate[]): Promise<void> {
  await tx.delete(shopTaxRates).where(eq(shopTaxRates.firmId, firmId));
  if (rates.length > 0)
    await tx.insert(shopTaxRates).values(rates.map(({ from, percent }) => ({ firmId, validFrom: from, percent })));
}

const ofCountry = sql.join(
  COUNTRIES.map(
    (country) =>
      sql`when ${firms.country} = ${country} then ${COUNTRY_MONEY[country].solarVat.value}::double precision`,
  ),
  sql` `,
);

/**
 * The tax that a product of a shop carries today, in a query that joins its firm: the product's own rate, else the
 * shop's that holds, else what its country asks of solar goods, as operators renewed it or the release has it. [%]
 */
export const taxToday = (own: SQL): SQL<number> =>
  sql<number>`coalesce(${own}, (
    select ${shopTaxRates.percent} from ${shopTaxRates}
    where ${shopTaxRates.firmId} = ${firms.id} and ${shopTaxRates.validFrom} <= (now() at time zone 'utc')::date
    order by ${shopTaxRates.validFrom} desc limit 1
  ), ${renewedValue(sql`${firms.country}`, "solarVat")}, case ${ofCountry} else 0 end)`;

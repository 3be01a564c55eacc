import { COUNTRY_MONEY } from "@sunwright/engine/countries/country-money";
import { MINOR_DIGITS } from "@sunwright/engine/countries/minor-units";
import type { LiveMedian } from "@sunwright/engine/countries/country-figures";
import { COUNTRIES, type Country } from "@sunwright/engine/countries/names";
import type { PricedPart } from "@sunwright/engine/prices/part-prices";
import { type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import { priceLists, prices, products } from "../products/schema";
import { firms } from "../shops/schema";
import { isOpen } from "../shops/table";

/** What makes a median of them. Source: section 15 of the marketplace's design. */
const LEAST_PRODUCTS = 5;
const LEAST_SHOPS = 3;
const DAYS_ON_SALE = 7;

interface Priced {
  readonly part: PricedPart;
  readonly category: string;
  /** What it is sold by, and how much of it sets one class apart from the next: a shop that lists one thing ten times counts once. */
  readonly field: string;
  readonly step: number;
  readonly only: SQL;
}

const isUsedBy = (use: string) => sql`${products.spec} ->> 'use' = ${use}`;
const PRICED: readonly Priced[] = [
  { part: "module", category: "panel", field: "powerWatts", step: 50, only: sql`true` },
  {
    part: "battery",
    category: "battery",
    field: "kilowattHours",
    step: 1,
    only: sql`${products.spec} ->> 'chemistry' in ('LFP', 'Li-ion')`,
  },
  { part: "inverterHybrid", category: "inverter", field: "powerWatts", step: 1_000, only: isUsedBy("hybrid") },
  { part: "inverterOnGrid", category: "inverter", field: "powerWatts", step: 1_000, only: isUsedBy("grid") },
];

const DAY_MS = 86_400_000;
type Row = Readonly<Record<"country" | "part", string> & Record<"value" | "products" | "shops", string | number>>;

/**
 * The middle of what shops of a country, or of all, ask everybody for a part: of at least five products of three shops that
 * are open, each with its price for seven days, the cheapest of a shop in each class of sizes.
 */
export async function liveMedians(executor: Executor, now: Date, country?: Country): Promise<readonly LiveMedian[]> {
  const sellers = COUNTRIES.filter((each) => country === undefined || each === country);
  // A project may stand where no shop does.
  if (sellers.length === 0) return [];
  const since = new Date(now.getTime() - DAYS_ON_SALE * DAY_MS).toISOString();
  const money = sql.join(
    sellers.map((each) => sql`(${each}, ${COUNTRY_MONEY[each].currency})`),
    sql`, `,
  );
  const ofPart = ({ part, category, field, step, only }: Priced) => sql`
    select ${firms.country} as country, ${part}::text as part, ${firms.id} as shop,
      round((${products.spec} ->> ${field})::float8 / ${step}::float8) as class,
      min(${prices.unitMinor} / (${products.spec} ->> ${field})::float8) as each
    from ${products}
      join ${firms} on ${firms.id} = ${products.firmId}
      join ${prices} on ${prices.productId} = ${products.id}
      join ${priceLists} on ${priceLists.id} = ${prices.listId}
    where ${products.category} = ${category} and ${products.state} = 'published' and ${only}
      and ${products.publishedAt} <= ${since}::timestamptz
      and ${firms.kind} = 'shop' and ${isOpen} and (${firms.country}, ${firms.currency}) in (${money})
      and ${priceLists.kind} = 'public' and ${prices.fromQuantity} = 1 and ${prices.unitMinor} > 0
      and ${prices.validFrom} <= ${since}::timestamptz
      and (${prices.validUntil} is null or ${prices.validUntil} > ${now.toISOString()}::timestamptz)
      and (${products.spec} ->> ${field})::float8 > 0
    group by 1, 2, 3, 4`;
  const { rows } = await executor.execute<Row>(sql`
    select country, part, percentile_cont(0.5) within group (order by each) as value,
      count(*) as products, count(distinct shop) as shops
    from (${sql.join(PRICED.map(ofPart), sql` union all `)}) asked
    group by country, part
    having count(*) >= ${LEAST_PRODUCTS} and count(distinct shop) >= ${LEAST_SHOPS}
    order by country, part`);
  const day = now.toISOString().slice(0, 10);
  return rows.flatMap(({ country: of, part, value, products: count, shops }) => {
    const known = COUNTRIES.find((each) => each === of);
    if (known === undefined) return [];
    const median = { value: inUnits(Number(value), known), products: Number(count), shops: Number(shops) };
    return [{ id: `${known}/${part}`, ...median, day }];
  });
}

/** To a ten-thousandth: beyond it a price says nothing. */
const inUnits = (minor: number, country: Country): number =>
  Number((minor / 10 ** MINOR_DIGITS[COUNTRY_MONEY[country].currency]).toFixed(4));

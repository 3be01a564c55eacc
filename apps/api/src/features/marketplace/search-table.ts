import type { listMarketProducts } from "@sunwright/contract/marketplace";
import { MARKET_PAGE } from "@sunwright/contract/marketplace";
import type { Query } from "@sunwright/contract/endpoint";
import { EARTH_RADIUS } from "@sunwright/engine/climate/distance";
import type { Currency } from "@sunwright/engine/parameters/options";
import type { Category } from "@sunwright/engine/procurement/specifications";
import { and, eq, gt, inArray, isNull, lte, or, type Placeholder, sql, type SQL } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { priceLists, prices, products } from "../products/schema";
import { hasFigure } from "../products/table";
import { firms } from "../shops/schema";
import { isOpen } from "../shops/table";
import { stockItems } from "../stock/schema";
import type { Place, Sort } from "./cursor";
import { categoriesNamed } from "./words";

/** The ground a distance is counted from. [°] */
export interface Ground {
  readonly latitude: number;
  readonly longitude: number;
}
/** The same in a statement whose values come with each call. */
interface GroundOfCall {
  readonly latitude: Placeholder;
  readonly longitude: Placeholder;
}
type Moment = Date | Placeholder;

export type Filters = Pick<
  Query<typeof listMarketProducts>,
  "product" | "same" | "each" | "category" | "shop" | "currency" | "inStock" | "within" | "minPrice" | "maxPrice"
>;

/** From this rank on a product fills a line of the design. */
export const LEAST_FITTING = 2;

/** How well products fit a design, by the digest of their figures; those that are not named do not. */
export interface Ranks {
  readonly digests: readonly string[];
  /** From 1, best greatest. */
  readonly ranks: readonly number[];
}

export interface Question extends Filters {
  readonly words: readonly string[];
  readonly ground: Ground | null;
  readonly sort: Sort;
  /** Null where no design is asked about. */
  readonly fitting: (Ranks & { readonly alone: boolean }) | null;
  readonly after: Place | null;
  readonly at: Date;
}

/**
 * How alike a word and a part of a text must be: what pg_trgm asks of whole texts. By their sets of three letters
 * "helora" is 0.5 of "Heliora", "hleiora" with two letters swapped 0.33, and 300 of 400 is 0.14.
 */
const ALIKE = 0.3;

/**
 * What comparing a word with a text costs, as the planner counts. Its own figure for every operator, 0.0025, lets it read all
 * products in place of the index: 36 to 75 ms among ten thousand of them, and 2 to 25 by the index.
 */
const COMPARING = 0.05;

/** For the transaction alone: the operator `<%`, which the index answers, compares with this setting. */
export async function forgiveErrors(tx: Transaction): Promise<void> {
  await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(ALIKE)}, true),
    set_config('cpu_operator_cost', ${String(COMPARING)}, true)`);
}

export const holdsAt = (at: Moment) =>
  and(lte(prices.validFrom, at), or(isNull(prices.validUntil), gt(prices.validUntil, at)));

/** Whether prices are compared, which are those of one currency. */
export const comparesPrices = ({
  minPrice,
  maxPrice,
  sort,
}: Pick<Question, "minPrice" | "maxPrice" | "sort">): boolean =>
  minPrice !== undefined || maxPrice !== undefined || sort === "price" || sort === "-price";

const isPublic = (at: Moment) => and(eq(priceLists.kind, "public"), holdsAt(at));

/** The public price of the fewest pieces that are sold, of every product that has one: to compare prices, all are looked at. */
const publicPrices = (executor: Executor, at: Date) =>
  executor
    .selectDistinctOn([prices.productId], { productId: prices.productId, unitMinor: prices.unitMinor })
    .from(prices)
    .innerJoin(priceLists, eq(priceLists.id, prices.listId))
    .where(isPublic(at))
    .orderBy(prices.productId, prices.fromQuantity)
    .as("public_prices");

/** Published by an active shop; whether everybody may buy it, `onSale` says. */
export const isOffered = and(eq(products.state, "published"), eq(firms.kind, "shop"), isOpen);

/** What everybody may buy: published, of an active shop, with a price for everybody. */
export const onSale = (at: Moment): SQL | undefined =>
  and(
    isOffered,
    sql`exists (select from ${prices} inner join ${priceLists} on ${priceLists.id} = ${prices.listId}
      where ${and(eq(prices.productId, products.id), isPublic(at))})`,
  );

/** Between two towns, to the nearest 5 km: nobody learns more of where somebody lives. Null of a shop without a town. [km] */
export const distanceFrom = ({ latitude, longitude }: Ground | GroundOfCall): SQL<number | null> => sql<number | null>`(
  case when ${firms.latitude} is null or ${firms.longitude} is null then null else round(${2 * EARTH_RADIUS}::float8 * asin(least(1, sqrt(
    sin(radians(${firms.latitude} - ${latitude}::float8) / 2) ^ 2
    + cos(radians(${firms.latitude})) * cos(radians(${latitude}::float8))
    * sin(radians(${firms.longitude} - ${longitude}::float8) / 2) ^ 2))) / 5) * 5 end)::float8`;

/** Half the way around the earth. [km] */
const FARTHEST = Math.PI * EARTH_RADIUS;

const isAlike = (word: string) => {
  const figure = hasFigure(word);
  if (figure !== null) return figure;
  const named = categoriesNamed(word);
  const alike = sql`${word} <% ${products.searchText}`;
  return named.length === 0 ? alike : or(alike, sql`${products.category} in ${[...named]}`);
};

const isAvailable = sql`exists (select from ${stockItems}
  where ${stockItems.productId} = ${products.id} and ${stockItems.onHand} > ${stockItems.reserved})`;

/** @param price Its public price, where prices are compared: then it has one. */
function filtered(question: Question, price: SQL | null) {
  const { words, product, same, category, shop, currency, inStock, within, minPrice, maxPrice, ground, at } = question;
  return and(
    price === null ? onSale(at) : isOffered,
    ...words.map(isAlike),
    product === undefined ? undefined : inArray(products.id, product.split(",")),
    same === undefined
      ? undefined
      : sql`${products.oneThing} = (select asked.one_thing from ${products} as asked where asked.id = ${same}::uuid)`,
    category === undefined ? undefined : inArray(products.category, category.split(",")),
    shop === undefined ? undefined : inArray(products.firmId, shop.split(",")),
    currency === undefined ? undefined : eq(firms.currency, currency),
    inStock === undefined ? undefined : isAvailable,
    within === undefined || ground === null ? undefined : sql`${distanceFrom(ground)} <= ${within}`,
    price === null || minPrice === undefined ? undefined : sql`${price} >= ${minPrice}`,
    price === null || maxPrice === undefined ? undefined : sql`${price} <= ${maxPrice}`,
  );
}

/** How well a product fits; 0 of one that does not, or of which nothing is known. */
const RANK = sql`coalesce(fitting.rank, 0)`;

/** What most of a list's money goes into stands before its small parts, as far as it fills a line. */
const MAIN_PARTS = ["panel", "battery", "inverter"] as const satisfies readonly Category[];
const MAIN_FIRST = 10;
/** What can be had now stands before what cannot, if it fits at all: nobody builds with what is out of stock. */
const THERE_FIRST = 100;
/** Farther than this a shop is of another part of the world, and its parts stand with those that cannot be had. [km] */
const OUT_OF_REACH = 2_000;

function standingFrom(ground: Ground | null): SQL {
  const near = ground === null ? sql`true` : sql`coalesce(${distanceFrom(ground)}, 0) <= ${OUT_OF_REACH}::float8`;
  return sql`(${RANK} + case when ${RANK} >= ${LEAST_FITTING}::integer then
    case when ${inArray(products.category, [...MAIN_PARTS])} then ${MAIN_FIRST}::integer else 0 end
    + case when ${near} and ${isAvailable} then ${THERE_FIRST}::integer else 0 end
  else 0 end)`;
}

const fittingOf = ({ digests, ranks }: Ranks) =>
  sql`unnest(${sql.param([...digests])}::text[], ${sql.param([...ranks])}::integer[]) as fitting(digest, rank)`;

/** By what a list is ordered beside the id, which decides between equals. */
function orderOf(
  { sort, words, ground, fitting }: Question,
  price: SQL | null,
): { readonly key: SQL; readonly type: string; readonly falls: boolean } {
  if (price !== null && sort === "price") return { key: price, type: "bigint", falls: false };
  if (price !== null && sort === "-price") return { key: price, type: "bigint", falls: true };
  if (sort === "name") return { key: sql`${products.name}`, type: "text", falls: false };
  if (sort === "fit") {
    const near = ground === null ? sql`0` : sql`coalesce(${distanceFrom(ground)}, ${FARTHEST}::float8)`;
    return {
      key: sql`(${fitting === null ? sql`0` : standingFrom(ground)} * ${2 * FARTHEST}::float8 - ${near})`,
      type: "float8",
      falls: true,
    };
  }
  // Without words the best match is what is there, and of that what is nearest; of equals the newest.
  if (sort === "relevance" && words.length === 0 && ground !== null) {
    const there = sql`case when ${isAvailable} then ${2 * FARTHEST}::float8 else 0 end`;
    const near = sql`coalesce(${distanceFrom(ground)}, ${FARTHEST}::float8)`;
    return { key: sql`(${there} - ${near})`, type: "float8", falls: true };
  }
  if (sort === "newest" || words.length === 0) return { key: sql`0`, type: "integer", falls: true };
  // All that are found have the figures asked for.
  const plain = words.filter((word) => hasFigure(word) === null);
  if (plain.length === 0) return { key: sql`0`, type: "integer", falls: true };
  const likeness = plain.map((word) => sql`word_similarity(${word}, ${products.searchText})::float8`);
  return { key: sql`round((${sql.join(likeness, sql` + `)})::numeric, 4)::float8`, type: "float8", falls: true };
}

/** Of this many offers a page is made at first; where many sell the same, twice as many are read next. */
const BATCH = 3 * MARKET_PAGE;

/** A product in its list, with how many offers of it there are among all that are asked for. */
export interface Standing extends Place {
  readonly offers: number;
}

/**
 * The products of a page, and the one after it where there is one. Each stands once, however many sell it, unless offers
 * are asked for. Ids grow with time: the newest are the greatest.
 */
export async function placesOf(executor: Executor, question: Question): Promise<Standing[]> {
  const { product, same, each } = question;
  if ([product, same, each].some((asked) => asked !== undefined)) {
    const offers = await offersAfter(executor, question, question.after, MARKET_PAGE + 1);
    return offers.map(({ id, key }) => ({ id, key, offers: 1 }));
  }
  const page: Standing[] = [];
  let after = question.after;
  for (let size = BATCH; ; size *= 2) {
    const found = await offersAfter(executor, question, after, size);
    const standing = await standingFor(executor, question, [...new Set(found.map(({ oneThing }) => oneThing))]);
    page.push(
      ...found.flatMap(({ id, key }) => {
        const offers = standing.get(id);
        return offers === undefined ? [] : [{ id, key, offers }];
      }),
    );
    after = found.at(-1) ?? null;
    if (page.length > MARKET_PAGE || found.length < size || after === null) return page.slice(0, MARKET_PAGE + 1);
  }
}

/** Offers in the order of their list, from a place in it on. */
async function offersAfter(executor: Executor, question: Question, after: Place | null, limit: number) {
  const { from, key, type, falls } = asking(executor, question);
  const beyond = falls ? sql`<` : sql`>`;
  const place = after && sql`(${key}, ${products.id}) ${beyond} (${after.key}::${sql.raw(type)}, ${after.id}::uuid)`;
  const rows = await from(place ?? undefined)
    .orderBy(
      ...(type === "integer" ? [] : [falls ? sql`key desc` : sql`key asc`]),
      falls ? sql`${products.id} desc` : sql`${products.id} asc`,
    )
    .limit(limit);
  return rows.map((row) => ({ ...row, key: type === "text" ? row.key : Number(row.key) }));
}

/** Which offer stands for all of its product, and how many those are. */
async function standingFor(executor: Executor, question: Question, things: readonly string[]) {
  if (things.length === 0) return new Map<string, number>();
  const { from, ...order } = asking(executor, question);
  const found = from(sql`${products.oneThing} = any(${sql.param([...things])}::text[])`, standsFor(question, order)).as(
    "found",
  );
  const rows = await executor
    .select({ id: found.id, offers: found.offers })
    .from(found)
    .where(sql`${found.nth} = 1`);
  return new Map(rows.map(({ id, offers }) => [id, offers]));
}

/** By fit whoever comes first; else who has it, the cheapest where prices are compared. */
function standsFor({ sort }: Question, { key, falls }: Order): SQL {
  if (sort === "fit") return sql`${key} desc, ${products.id} desc`;
  const there = sql`(case when ${isAvailable} then 0 else 1 end)`;
  const first = falls && sort !== "-price" ? sql`${key} desc` : sql`${key} asc`;
  return sql`${there}, ${first}, ${products.id} desc`;
}

type Order = ReturnType<typeof orderOf>;

/** What is asked for of all that is on sale; `first` is the order of the offers of one product. */
function asking(executor: Executor, question: Question) {
  const priced = comparesPrices(question) ? publicPrices(executor, question.at) : null;
  const price = priced && sql`${priced.unitMinor}`;
  const order = orderOf(question, price);
  const { fitting } = question;
  const alone = fitting?.alone === true ? sql`${RANK} >= ${LEAST_FITTING}` : undefined;
  const from = (which: SQL | undefined, first?: SQL) => {
    const ofOne = sql`over (partition by ${products.oneThing}`;
    const offered = executor
      .select({
        id: products.id,
        oneThing: products.oneThing,
        key: sql<string | number>`${order.key}`.as("key"),
        nth: (first === undefined ? sql<number>`1` : sql<number>`row_number() ${ofOne} order by ${first})`).as("nth"),
        offers: (first === undefined ? sql<number>`1` : sql<number>`(count(*) ${ofOne}))::integer`).as("offers"),
      })
      .from(products)
      .innerJoin(firms, eq(firms.id, products.firmId))
      .$dynamic();
    const compared = priced === null ? offered : offered.innerJoin(priced, eq(priced.productId, products.id));
    const judged =
      fitting === null ? compared : compared.leftJoin(fittingOf(fitting), sql`fitting.digest = ${products.specDigest}`);
    return judged.where(and(filtered(question, price), alone, which)).$dynamic();
  };
  return { ...order, from };
}

/** Figures of one product of each digest that is not known yet. */
export const unknownKinds = (executor: Executor, known: readonly string[], limit: number) =>
  executor
    .selectDistinctOn([products.specDigest], {
      digest: products.specDigest,
      category: products.category,
      spec: products.spec,
    })
    .from(products)
    .leftJoin(
      sql`unnest(${sql.param([...known])}::text[]) as known(digest)`,
      sql`known.digest = ${products.specDigest}`,
    )
    .where(and(eq(products.state, "published"), sql`known.digest is null`))
    .limit(limit);

/** How many products there are of each category, shop and currency, and of all: what several sell is one. */
export const countOnSale = (executor: Executor, at: Date) =>
  executor
    .select({
      category: sql<Category | null>`${products.category}`,
      shop: sql<string | null>`${firms.id}`,
      name: sql<string | null>`${firms.name}`,
      currency: sql<Currency | null>`${firms.currency}`,
      products: sql<number>`count(distinct ${products.oneThing})::integer`,
    })
    .from(products)
    .innerJoin(firms, eq(firms.id, products.firmId))
    .where(onSale(at))
    .groupBy(sql`grouping sets ((${products.category}), (${firms.id}, ${firms.name}), (${firms.currency}), ())`);

import { listFittingProducts, listMarketProducts } from "@sunwright/contract/marketplace";
import { BEST_FIRST } from "@sunwright/engine/procurement/fit";
import { ranksOf, type Verdicts } from "../../apps/api/src/features/marketplace/ranks";
import { unknownKinds } from "../../apps/api/src/features/marketplace/search-table";
import type { Database } from "../../apps/api/src/platform/database";
import { traderOf } from "../../apps/api/src/features/sales/trader";
import { createMarketplace, type Marketplace } from "../../apps/api/src/features/marketplace/service";
import { fillCatalogue } from "./catalogue";
import { type Line, p95, type Place } from "./databases";

const PRODUCTS = 10_000;
const SHOPS = 20;
const ROUNDS = 20;
/** The first of a question finds nothing in the cache of the database. */
const WARM_UP = 2;
/** [ms] */
const BARS = { server: 50, embedded: 120 } as const;

const KANO = "2335204 12.002 8.592 484 Kano";
const QUESTIONS: readonly Readonly<Record<string, string>>[] = [
  {},
  { q: "heliora 400" },
  { q: "helora mono" },
  { q: "zzzzqq" },
  { q: "invertor" },
  { category: "panel", inStock: "true" },
  { currency: "NGN", sort: "price" },
  { currency: "NGN", sort: "-price", minPrice: "1000000", maxPrice: "9000000" },
  { town: KANO, within: "100" },
  { sort: "name", category: "battery" },
];
/** The same for a design whose verdicts are known, as they are after its first question. */
const FOR_A_DESIGN: typeof QUESTIONS = [
  { sort: "fit", town: KANO },
  { sort: "fit", town: KANO, fit: "true" },
  { sort: "fit", category: "panel", q: "helora" },
  { sort: "price", currency: "NGN", fit: "true", inStock: "true" },
];

/** Searches and filtered lists among ten thousand products of twenty shops: p95 beside its bar. */
export async function search(place: Place): Promise<Line> {
  const database = await place.open();
  await fillCatalogue(database, PRODUCTS, SHOPS);
  const marketplace = createMarketplace({ database, traderOf });
  const worst: { question: string; ms: number }[] = [];
  const all: number[] = [];
  const known = await everyKind(database);
  const asked = [
    ...QUESTIONS.map((question) => ({ question, ask: () => marketplace.list(LOOKER(), plain(question)) })),
    ...FOR_A_DESIGN.map((question) => ({ question, ask: () => askFor(database, marketplace, question, known) })),
  ];
  for (const { question, ask } of asked) {
    const times = await timesOf(ask);
    worst.push({ question: JSON.stringify(question), ms: p95(times) });
    all.push(...times);
  }
  await database.close();
  const [slowest] = worst.toSorted((one, other) => other.ms - one.ms);
  const [ms, bar] = [p95(all), BARS[place.kind]];
  return {
    figure: "search and filtered lists",
    database: place.kind,
    products: PRODUCTS,
    p95Ms: Number(ms.toFixed(1)),
    barMs: bar,
    slowest: slowest?.question,
    slowestMs: Number((slowest?.ms ?? 0).toFixed(1)),
    failed: ms > bar ? 1 : 0,
  };
}

const LOOKER = () => ({ at: new Date(), buyer: { firmId: null, tradeFirmId: null }, base: null });
const plain = (question: Readonly<Record<string, string>>) => listMarketProducts.query.parse(question);

const VERDICTS_MADE = [...BEST_FIRST, null];

/** Of what is on sale a fifth each: fits, would with changes, is not known, does not, is no part of the design. */
async function everyKind({ executor }: Database): Promise<Verdicts> {
  const kinds = await unknownKinds(executor, [], PRODUCTS);
  return new Map(kinds.map(({ digest }, index) => [digest, VERDICTS_MADE[index % VERDICTS_MADE.length] ?? null]));
}

/** What stands between a question and its answer once a design's verdicts are kept: whether there is a kind more. */
async function askFor(
  { executor }: Database,
  marketplace: Marketplace,
  { fit, sort, town, ...question }: Readonly<Record<string, string>>,
  known: Verdicts,
): Promise<void> {
  const more = await unknownKinds(executor, [...known.keys()], 1);
  if (more.length > 0) throw new Error("Every kind is known");
  const asked = { ...listFittingProducts.query.parse({ ...question, fit, sort }), town };
  await marketplace.list(LOOKER(), asked, { ...ranksOf(known), alone: fit === "true" });
}

async function timesOf(ask: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await ask();
    times.push(performance.now() - start);
  }
  return times.slice(WARM_UP);
}

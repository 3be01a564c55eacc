import { listMarketProducts } from "@sunwright/contract/marketplace";
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

/** Searches and filtered lists among ten thousand products of twenty shops: p95 beside its bar. */
export async function search(place: Place): Promise<Line> {
  const database = await place.open();
  await fillCatalogue(database, PRODUCTS, SHOPS);
  const marketplace = createMarketplace({ database });
  const worst: { question: string; ms: number }[] = [];
  const all: number[] = [];
  for (const question of QUESTIONS) {
    const times = await timesOf(marketplace, question);
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

async function timesOf(marketplace: Marketplace, question: Readonly<Record<string, string>>): Promise<number[]> {
  const asked = listMarketProducts.query.parse(question);
  const viewer = { userId: "019f0000-0000-7000-8000-000000000001", at: new Date() };
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await marketplace.list(viewer, asked);
    times.push(performance.now() - start);
  }
  return times.slice(WARM_UP);
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { listMarketProducts } from "@sunwright/contract/marketplace";
import { createMarketplace, type Marketplace } from "../../apps/api/src/features/marketplace/service";
import type { Database } from "../../apps/api/src/platform/database";
import { openEmbedded } from "../../apps/api/src/platform/embedded";
import { migrate } from "../../apps/api/src/platform/migrate";
import { openPostgres } from "../../apps/api/src/platform/postgres";
import { startPostgres } from "../../tools/postgres";

const PRODUCTS = 10_000;
const SHOPS = 20;
const ROUNDS = 20;
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

/** Searches and filtered lists among ten thousand products of twenty shops, on both databases: p95 beside its bar. */
export async function measure(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "sunwright-market-"));
  const lines = [await measured(await openEmbedded(folder))];
  rmSync(folder, { recursive: true, force: true });
  const postgres = await startPostgres();
  lines.push(await measured(openPostgres(postgres.url, pino({ level: "silent" }))));
  await postgres.stop();
  return lines;
}

async function measured(database: Database): Promise<string> {
  await migrate(database);
  await fill(database);
  const marketplace = createMarketplace({ database });
  const worst = new Map<string, number>();
  const all: number[] = [];
  for (const question of QUESTIONS) {
    const times = await timesOf(marketplace, question);
    worst.set(JSON.stringify(question), p95(times));
    all.push(...times);
  }
  await database.close();
  const [slowest, time] = [...worst].toSorted(([, one], [, other]) => other - one)[0] ?? ["", 0];
  const bar = BARS[database.kind];
  const verdict = p95(all) <= bar ? "reaches its bar" : "MISSES its bar";
  return `${database.kind}: p95 ${p95(all).toFixed(1)} ms of ${bar}: ${verdict}; slowest ${slowest} ${time.toFixed(1)} ms`;
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
  return times.slice(2);
}

const p95 = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? 0;

/** Written by the database itself, which is faster than ten thousand calls. */
async function fill(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.execute(sql`insert into firms (id, kind, name, currency, latitude, longitude, created_at, updated_at)
      select ('019f0000-0000-7000-9000-' || lpad(n::text, 12, '0'))::uuid, 'shop', 'Shop ' || n, 'NGN',
        4 + n % 10, 3 + n % 10, now(), now() from generate_series(1, ${SHOPS}) n`);
    await tx.execute(sql`insert into price_lists (id, firm_id, kind, currency)
      select gen_random_uuid(), id, kind, 'NGN' from firms, unnest(array['public', 'trade']) kind`);
    await tx.execute(sql`insert into stock_locations (id, firm_id, name, created_at)
      select gen_random_uuid(), id, 'Shelf', now() from firms`);
    await tx.execute(sql`insert into products
        (id, firm_id, sku, category, name, brand, spec, state, tax_percent, created_at, updated_at)
      select gen_random_uuid(), ('019f0000-0000-7000-9000-' || lpad((1 + n % ${SHOPS})::text, 12, '0'))::uuid, 'S-' || n,
        (array['panel', 'battery', 'inverter', 'cable', 'mounting'])[1 + n % 5],
        (array['Mono', 'Poly', 'Bifacial', 'Hybrid', 'Rail', 'Gel'])[1 + n % 6] || ' ' || (100 + n % 60 * 10),
        (array['Heliora', 'Savanna', 'Duna', 'Kora', 'Atlas', 'Zuma', 'Northern'])[1 + n % 7],
        '{}', 'published', 7.5, now(), now() from generate_series(1, ${PRODUCTS}) n`);
    await tx.execute(sql`insert into prices (id, product_id, list_id, from_quantity, unit_minor, valid_from)
      select gen_random_uuid(), p.id, l.id, 1, 100000 + abs(hashtext(p.sku)) % 10000000, now() - interval '1 day'
      from products p inner join price_lists l on l.firm_id = p.firm_id`);
    await tx.execute(sql`insert into stock_items (id, product_id, location_id, on_hand, updated_at)
      select gen_random_uuid(), p.id, s.id, abs(hashtext(p.sku)) % 3, now()
      from products p inner join stock_locations s on s.firm_id = p.firm_id`);
  });
  await database.executor.execute(sql`analyze`);
}

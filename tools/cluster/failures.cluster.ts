import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { faultsOf } from "../../apps/api/src/features/orders/audit-table";
import { type Market, openMarket } from "../../apps/api/src/features/orders/testing/market";
import { migrate } from "../../apps/api/src/platform/migrate";
import { openOn } from "../../apps/api/src/testing/database";
import { type Databases, type Machine, startDatabases } from "./databases";
import { memoryOf } from "./debian-user";
import { type Load, makePeople, startLoad, type Written } from "./load";
import { type Product, startProduct } from "./product";

/** Source of the bars: the issue of several servers, and marketplace design, section 14. */
const BACK_WITHIN = 30_000;
const REFUSED_WITHIN = 2_000;
const STOPPED_FOR = 30_000;

let databases: Databases;
let product: Product;
let market: Market;
beforeAll(async () => {
  databases = await startDatabases();
  const database = openOn(databases.directUrl);
  await migrate(database);
  market = await openMarket({ database });
  product = await startProduct(databases);
});
afterAll(async () => {
  await product.close();
  await market.close();
  await databases.close();
});

/** Lets people work, does something to the cluster, and looks at what is left once all is well again. */
async function under(name: string, failure: (load: Load) => Promise<void>): Promise<Written> {
  const load = startLoad(product.origin, await makePeople(market), name);
  await pause(5_000);
  await failure(load);
  await pause(3_000);
  const written = await load.stop();
  await databases.settled();
  await nothingLost(name, written);
  return written;
}

/** What was acknowledged is there once, and orders, stock and ledger agree. */
async function nothingLost(name: string, { projects, orders }: Written) {
  const database = openOn(databases.directUrl);
  try {
    const kept = await database.executor.execute<{ id: string; name: string }>(
      sql`select id, name from projects where name like ${`${name}-%`}`,
    );
    const ids = new Map(kept.rows.map((row) => [row.name, row.id]));
    expect(kept.rows.length, "no name is there twice").toBe(ids.size);
    expect([...projects].filter(([key, id]) => ids.get(key) !== id)).toEqual([]);
    const bought = await database.executor.execute<{ id: string; cart: string }>(
      sql`select s.id, o.cart_id as cart from seller_orders s join orders o on o.id = s.order_id`,
    );
    expect(new Set(bought.rows.map(({ cart }) => cart)).size, "no cart was ordered twice").toBe(bought.rows.length);
    const placed = new Set(bought.rows.map(({ id }) => id));
    expect([...orders].filter((id) => !placed.has(id))).toEqual([]);
    expect(await faultsOf(database.executor)).toEqual([]);
    expect(projects.size).toBeGreaterThan(20);
    expect(orders.size).toBeGreaterThan(0);
  } finally {
    await database.close();
  }
}

/** Waits until writes succeed again. [ms since the moment] */
async function back(load: Load, moment: number): Promise<number> {
  await expect.poll(() => load.backAfter(moment), { timeout: 120_000, interval: 100 }).not.toBeNull();
  return load.backAfter(moment) ?? Number.POSITIVE_INFINITY;
}
const say = (what: string, figures: object) => console.log(what, JSON.stringify(figures));
const counts = ({ projects, orders, answers }: Written) => ({
  projects: projects.size,
  orders: orders.size,
  cut: answers.filter(({ status }) => status === null).length,
  refused: answers.filter(({ status }) => status === 503).length,
  failed: failuresOf(answers).length,
  words: failuresOf(answers).slice(0, 5),
});
const failuresOf = (answers: Written["answers"]) =>
  answers.flatMap(({ status, words }) =>
    status !== null && status >= 500 && status !== 503 ? [`${status} ${words}`] : [],
  );

it("goes on at the other server when one of two is killed: only what was in flight is cut", async () => {
  const written = await under("killed-server", async () => {
    product.servers[0]?.child.kill("SIGKILL");
    await product.servers[0]?.ended;
    await pause(5_000);
    await product.startAgain(0);
    await pause(3_000);
  });
  const { cut, refused, failed } = counts(written);
  say("killed-server", counts(written));
  // Twelve people, each with one call at a time; HAProxy answers 502 or 503 for what it had sent there.
  expect(cut + refused + failed).toBeLessThanOrEqual(12);
});

it("loses nothing acknowledged when the primary's machine is gone, and writes again within 30 s", async () => {
  let took = 0;
  let gone: Machine | undefined;
  const written = await under("killed-primary", async (load) => {
    gone = await databases.settled();
    await gone.kill();
    took = await back(load, Date.now());
    expect((await databases.settled(2)).name).not.toBe(gone.name);
    // It comes back as a follower, and takes back what it may have written alone.
    await gone.start();
    await databases.settled();
  });
  say("killed-primary", { ...counts(written), writesAgainAfter: took });
  expect(took).toBeLessThanOrEqual(BACK_WITHIN);
  expect(await gone?.isPrimary()).toBe(false);
});

/** Who takes writes, asked again and again until it is stopped. */
function watch() {
  const seen: (readonly string[])[] = [];
  const stopped = new AbortController();
  const watched = (async () => {
    while (!stopped.signal.aborted) {
      seen.push(await primaries());
      await pause(200);
    }
  })();
  return async () => {
    stopped.abort();
    await watched;
    return seen;
  };
}
async function primaries(): Promise<readonly string[]> {
  const all = await Promise.all(databases.machines.map(async (each) => ((await each.isPrimary()) ? [each.name] : [])));
  return all.flat();
}

it("has never two that take writes when the primary cannot reach etcd, and writes nothing twice", async () => {
  let seen: (readonly string[])[] = [];
  let took = 0;
  const written = await under("partition", async (load) => {
    const alone = await databases.settled();
    const seenBy = watch();
    const moment = Date.now();
    for (const wire of alone.wires) wire.cut();
    // It stops writing of its own; another leads; ours find it.
    const another = async () => (await primaries()).some((name) => name !== alone.name);
    await expect.poll(another, { timeout: 120_000 }).toBe(true);
    took = Date.now() - moment + (await back(load, Date.now()));
    for (const wire of alone.wires) wire.heal();
    await databases.settled();
    seen = await seenBy();
  });
  say("partition", { ...counts(written), looks: seen.length, writesAgainAfter: took });
  expect(seen.length).toBeGreaterThan(20);
  expect(seen.filter((names) => names.length > 1)).toEqual([]);
  expect(took).toBeLessThanOrEqual(BACK_WITHIN);
});

it("answers 503 within 2 s while the database is stopped for 30 s, grows by nothing, and goes on by itself", async () => {
  let took = 0;
  let [stopped, started] = [0, 0];
  const memory = () => product.servers.map(({ child }) => memoryOf(child.pid ?? 0));
  let before: number[] = [];
  let after: number[] = [];
  const written = await under("stopped", async (load) => {
    before = memory();
    await Promise.all(databases.machines.map((machine) => machine.stop()));
    stopped = Date.now();
    await pause(STOPPED_FOR);
    after = memory();
    started = Date.now();
    await Promise.all(databases.machines.map((machine) => machine.start()));
    await databases.settled(1);
    took = await back(load, Date.now());
  });
  const meanwhile = written.answers.filter(({ at, took: lasted }) => at - lasted >= stopped && at <= started);
  const slowest = Math.max(...meanwhile.map(({ took: lasted }) => lasted));
  say("stopped", { ...counts(written), meanwhile: meanwhile.length, slowest, backAfterDatabase: took, before, after });
  expect(meanwhile.length).toBeGreaterThan(100);
  expect(meanwhile.filter(({ status, retryAfter }) => status !== 503 || !retryAfter)).toEqual([]);
  expect(slowest).toBeLessThanOrEqual(REFUSED_WITHIN);
  for (const [index, bytes] of after.entries()) expect(bytes).toBeLessThanOrEqual(1.3 * (before[index] ?? 0));
  expect(took).toBeLessThanOrEqual(BACK_WITHIN);
});

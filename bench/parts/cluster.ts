import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { openMarket, ADDRESS } from "../../apps/api/src/features/orders/testing/market";
import { migrate } from "../../apps/api/src/platform/migrate";
import { openOn } from "../../apps/api/src/testing/database";
import { type ServerProcess, startServerProcess } from "../../apps/api/src/testing/process";
import { bundleServer } from "../../tools/bundle.mjs";
import { startPostgres } from "../../tools/postgres";
import { root } from "../../tools/checkout.mjs";

const SERVERS = [1, 2, 4];
const CALLERS = 16;
const SECONDS = 5;
const WARM_UP = 2;
const HOUSE = { directPeakPower: 2_000, directDailyConsumption: 8_000 };

interface Person {
  readonly cookie: string;
  readonly project: string;
}
interface Scene {
  readonly people: readonly Person[];
  readonly shopId: string;
  readonly product: string;
}
const round = (value: number, parts = 10) => Math.round(value * parts) / parts;
/** One piece of work of one person at one server; false where it was refused. */
type Work = (origin: string, person: Person, scene: Scene) => Promise<boolean>;

async function ask(origin: string, { cookie }: Pick<Person, "cookie">, method: string, path: string, body?: object) {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const type = body === undefined ? {} : { "content-type": "application/json" };
  const answer = await fetch(origin + path, { method, headers: { cookie, origin: ORIGIN, ...type }, ...sent });
  const text = await answer.text();
  return { ok: answer.ok, text };
}
/** What all servers take for the address of the product, whichever of them is asked. */
const ORIGIN = "http://localhost:4000";

const WORK: Readonly<Record<string, Work>> = {
  reads: async (origin, person) => (await ask(origin, person, "GET", `/api/projects/${person.project}`)).ok,
  writes: async (origin, person) =>
    (
      await ask(origin, person, "PUT", `/api/projects/${person.project}`, {
        altitude: Math.round(Math.random() * 3_000),
      })
    ).ok,
  calculations: async (origin, person) =>
    (await ask(origin, person, "POST", `/api/projects/${person.project}/calculate`, HOUSE)).ok,
  /** A cart filled, ordered and cancelled, so that a person may order again: four calls. */
  checkouts: async (origin, person, { product, shopId }) => {
    await ask(origin, person, "PUT", `/api/cart/lines/${product}`, { quantity: 1 });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the call answers
    const cart = JSON.parse((await ask(origin, person, "GET", "/api/cart")).text) as { id: string; goodsMinor: number };
    const shops = [{ shopId, delivery: "delivery", payment: "transfer" }];
    const body = { cartId: cart.id, address: ADDRESS, shops, totalMinor: cart.goodsMinor };
    const placed = await ask(origin, person, "POST", "/api/orders", body);
    if (!placed.ok) return false;
    const id = /"orders":\[\{"id":"([^"]+)"/.exec(placed.text)?.[1] ?? "";
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the call answers
    const order = JSON.parse((await ask(origin, person, "GET", `/api/orders/${id}`)).text) as {
      lines: { id: string }[];
    };
    const lines = order.lines.map((line) => ({ lineId: line.id, quantity: 1 }));
    return (await ask(origin, person, "POST", `/api/orders/${id}/actions`, { action: "cancel", lines })).ok;
  },
};

/** Ticks of the clock by which the kernel counts a process's time. [1/s] Source: proc(5), sysconf(_SC_CLK_TCK) on Linux. */
const TICKS = 100;
/** Time on processors of a process and of its children, those that have ended too. [ms] Source: proc(5), /proc/PID/stat. */
function processorTime(pid: number): number {
  let ticks = 0;
  for (const name of readdirSync("/proc").filter((each) => /^\d+$/.test(each))) {
    let fields: string[];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    } catch {
      // It has ended meanwhile, and its parent has its time.
      continue;
    }
    const [parent, user, system, ofEnded, systemOfEnded] = [1, 11, 12, 13, 14].map((at) => Number(fields[at]));
    if (name === String(pid)) ticks += (user ?? 0) + (system ?? 0) + (ofEnded ?? 0) + (systemOfEnded ?? 0);
    else if (parent === pid) ticks += (user ?? 0) + (system ?? 0);
  }
  return (ticks * 1_000) / TICKS;
}

/** How often a second the work is done by callers spread over the servers, and how long 95 in 100 take. */
async function rate(work: Work, servers: readonly ServerProcess[], scene: Scene) {
  const times: number[] = [];
  let all = 0;
  let failed = 0;
  let end = 0;
  const counts = { from: 0 };
  const caller = async (person: Person, index: number) => {
    const origin = servers[index % servers.length]?.origin ?? "";
    while (Date.now() < end) {
      const began = performance.now();
      const ok = await work(origin, person, scene);
      all += 1;
      if (Date.now() < counts.from) continue;
      if (ok) times.push(performance.now() - began);
      else failed += 1;
    }
  };
  counts.from = Date.now() + WARM_UP * 1_000;
  end = counts.from + SECONDS * 1_000;
  await Promise.all(scene.people.map(caller));
  times.sort((one, other) => one - other);
  return { all, perSecond: times.length / SECONDS, p95: times[Math.ceil(times.length * 0.95) - 1] ?? 0, failed };
}

/** Throughput of one, two and four servers on one PostgreSQL; what a second server brings is said as a ratio to one. */
export async function measure(): Promise<string[]> {
  const folder = join(root, `apps/api/.cache/cluster-bench-${process.pid}`);
  const postgres = await startPostgres();
  const lines: string[] = [];
  const servers: ServerProcess[] = [];
  try {
    await bundleServer(folder);
    const database = openOn(postgres.url);
    await migrate(database);
    const market = await openMarket({ database });
    const shop = await market.shop();
    const product = await shop.product({ pieces: 100_000 });
    const people: Person[] = [];
    while (people.length < CALLERS) {
      const person = await market.buyer();
      const { body } = await person.post<{ id: string }>("/api/projects", { name: "House" });
      people.push({ cookie: await market.cookieOf(person.userId), project: body.id });
    }
    await market.close();
    const scene = { people, shopId: shop.firm.id, product: product.id };
    const environment = { DATABASE_URL: postgres.url, PUBLIC_URL: ORIGIN, DATA_DIR: join(folder, "mail") };
    const first = new Map<string, number>();
    const spent = () => ({
      servers: servers.reduce((sum, { child }) => sum + processorTime(child.pid ?? 0), 0),
      database: processorTime(postgres.pid),
    });
    for (const count of SERVERS) {
      while (servers.length < count) servers.push(await startServerProcess(join(folder, "main.js"), environment));
      for (const [figure, work] of Object.entries(WORK)) {
        const before = spent();
        const { all, perSecond, p95, failed } = await rate(work, servers, scene);
        const after = spent();
        if (!first.has(figure)) first.set(figure, perSecond);
        lines.push(
          JSON.stringify({
            figure,
            servers: count,
            perSecond: round(perSecond),
            ofOne: round(perSecond / (first.get(figure) ?? perSecond), 100),
            p95: Math.round(p95),
            failed,
            // Whatever else the machine does: what one piece of work takes of processors.
            serverMilliseconds: round((after.servers - before.servers) / all),
            databaseMilliseconds: round((after.database - before.database) / all),
          }),
        );
      }
    }
  } finally {
    for (const { child, ended } of servers) {
      child.kill("SIGKILL");
      await ended;
    }
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return lines;
}

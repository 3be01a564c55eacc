import { createServer } from "node:http";
import { Worker } from "node:worker_threads";
import { z } from "zod";
import { pino } from "pino";
import { openEmbedded } from "../../apps/api/src/platform/embedded";
import { openPostgres } from "../../apps/api/src/platform/postgres";
import { type RunningProduct, startProduct } from "../../journeys/support/server";
import { freePort } from "../../tools/free-port";
import { startPostgres } from "../../tools/postgres";
import { ensureBuilt } from "../../tools/setup.mjs";
import { type Scene, setScene } from "../http/scene";
import { fillCatalogue } from "../market/catalogue";

const SECONDS = 2;
/** Before the clock runs: the compiler of the engine has seen the path by then. */
const WARM_UP = 2;
/** The bare server is asked again before each figure, because a shared machine is not as fast from one minute to the next. */
const BARE_SECONDS = 1;
const CONNECTIONS = 32;

interface Job {
  readonly url: string;
  readonly headers: Record<string, string>;
}
const Outcome = z.object({
  rate: z.number(),
  failed: z.number(),
  p99: z.number(),
  size: z.number(),
  statuses: z.record(z.string(), z.number()),
});
type Outcome = z.output<typeof Outcome>;

const inThread = (job: Job, seconds = SECONDS) =>
  new Promise<Outcome>((resolve, reject) => {
    const worker = new Worker(new URL("../load.mjs", import.meta.url), {
      workerData: { ...job, seconds, connections: CONNECTIONS },
    });
    worker.once("message", (outcome) => resolve(Outcome.parse(outcome)));
    worker.once("error", reject);
  });

async function bare(): Promise<{ url: string; stop: () => void }> {
  const body = JSON.stringify({ status: "ok" });
  const head = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  const server = createServer((_, answer) => answer.writeHead(200, head).end(body));
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

/** The bars were set on a machine whose bare server gave this many answers a second; here they hold as ratios to it. */
const BARE_OF_BARS = 70_000;
/** Least answers a second on PostgreSQL and on the embedded database, on that machine. */
interface Bar {
  readonly server: number;
  readonly embedded: number;
}
const READ: Bar = { server: 3_000, embedded: 1_500 };

interface Call {
  readonly path: (scene: Scene) => string;
  readonly bar?: Bar;
  /** Sends back the tag of the last answer. */
  readonly revalidates?: true;
}

const inProject = (rest: string) => (scene: Scene) => `/api/projects/${scene.project}${rest}`;
/** Every call that only reads, under the name by which it is asked for. */
const CALLS: Readonly<Record<string, Call>> = {
  healthz: { path: () => "/healthz" },
  project: { path: inProject(""), bar: READ },
  "project-304": { path: inProject(""), revalidates: true },
  appliances: { path: inProject("/appliances"), bar: READ },
  comments: { path: inProject("/comments"), bar: READ },
  history: { path: inProject("/history"), bar: READ },
  shares: { path: inProject("/shares"), bar: READ },
  user: { path: () => "/api/auth/user", bar: READ },
  shared: { path: ({ token }) => `/api/shared/${token}`, bar: { server: 1_500, embedded: 1_500 } },
  design: { path: inProject("/design"), bar: { server: 1_000, embedded: 1_000 } },
  "design-304": { path: inProject("/design"), revalidates: true },
  projects: { path: () => "/api/projects" },
  market: { path: () => "/api/marketplace/products" },
  "market-304": { path: () => "/api/marketplace/products", revalidates: true },
  "market-search": { path: () => "/api/marketplace/products?q=heliora" },
  catalogue: { path: () => "/api/appliances" },
  settings: { path: () => "/api/settings" },
  economics: { path: inProject("/economics") },
  roof: { path: inProject("/panel-placement") },
  weather: { path: inProject("/weather") },
  file: { path: inProject("/file") },
  account: { path: () => "/api/account" },
  sessions: { path: () => "/api/account/sessions" },
};

export const figureNames = Object.keys(CALLS);

const P99 = 50;
const P99_BUSY = 100;

async function job(url: string, scene: Scene, call: Call): Promise<Job> {
  const headers = { cookie: scene.cookie };
  const target = url + call.path(scene);
  if (!call.revalidates) return { url: target, headers };
  const tag = (await fetch(target, { headers })).headers.get("etag");
  return { url: target, headers: { ...headers, ...(tag === null ? {} : { "if-none-match": tag }) } };
}

function told(name: string, { rate, p99, failed, size, statuses }: Outcome, bare: number, verdict: string): string {
  const answers = Object.keys(statuses).join("/");
  return `${name}: ${Math.round(rate)} a second, 1/${(bare / rate).toFixed(1)} of bare (${Math.round(bare)}), p99 ${p99.toFixed(1)} ms, ${Math.round(size)} bytes, ${answers}, ${failed} not 200${verdict}`;
}

/** Requests a second of our routes beside a bare node:http server that answers a constant, in the same run. */
export async function measure(figures: readonly string[]): Promise<string[]> {
  await ensureBuilt();
  const plain = await bare();
  const bareRate = async () => (await inThread({ url: plain.url, headers: {} }, BARE_SECONDS)).rate;
  await bareRate();
  const lines: string[] = [];
  const names = figures.length > 0 ? figures : figureNames;
  for (const kind of ["server", "embedded"] as const) {
    const postgres = kind === "server" ? await startPostgres() : undefined;
    const product = await startProduct(undefined, postgres ? { DATABASE_URL: postgres.url } : {});
    await fillShops(product, postgres?.url);
    const scene = await setScene(product.url);
    for (const busy of [false, true]) {
      for (const name of names) {
        const call = CALLS[name];
        if (!call) throw new Error(`There is no call ${name}`);
        const work = await job(product.url, scene, call);
        const before = await bareRate();
        const calm = busy ? await scene.keepPoolBusy() : undefined;
        await inThread(work, WARM_UP);
        const outcome = await inThread(work);
        await calm?.();
        const reference = (before + (await bareRate())) / 2;
        const verdict = call.bar
          ? judge(outcome, busy ? undefined : call.bar[kind], busy ? P99_BUSY : P99, reference)
          : "";
        lines.push(told(`${kind}${busy ? ", pool busy" : ""}, ${name}`, outcome, reference, verdict));
        console.error(lines.at(-1));
      }
    }
    await product.stop();
    await postgres?.stop();
  }
  plain.stop();
  return lines;
}

/** As large as the catalogue that other shops were measured with beside ours. */
const PRODUCTS = 500;
const SHOPS = 4;

async function fillShops(product: RunningProduct, served: string | undefined): Promise<void> {
  const fill = async (database: Awaited<ReturnType<typeof openEmbedded>> | ReturnType<typeof openPostgres>) => {
    await fillCatalogue(database, PRODUCTS, SHOPS);
    await database.close();
  };
  if (served !== undefined) return fill(openPostgres(served, pino({ level: "silent" })));
  return product.restart(async (folder) => fill(await openEmbedded(folder)));
}

/** Whether a bar is reached, on a machine of this speed: answers a second, and the slowest hundredth. */
function judge({ rate, p99 }: Outcome, least: number | undefined, slowest: number, bareHere: number): string {
  const slower = BARE_OF_BARS / bareHere;
  const missed = [
    ...(least !== undefined && rate * slower < least ? [`1/${(BARE_OF_BARS / least).toFixed(1)} of bare`] : []),
    ...(p99 > slowest * slower ? [`p99 ${(slowest * slower).toFixed(0)} ms`] : []),
  ];
  const there = `${Math.round(rate * slower)} a second, p99 ${(p99 / slower).toFixed(1)} ms where bare gives ${BARE_OF_BARS}`;
  return `; ${there}: ${missed.length > 0 ? `MISSES ${missed.join(", ")}` : "reaches its bar"}`;
}

import { createServer } from "node:http";
import { Worker } from "node:worker_threads";
import { z } from "zod";
import { startProduct } from "../../journeys/support/server";
import { freePort } from "../../tools/free-port";
import { ensureBuilt } from "../../tools/setup.mjs";

const SECONDS = 4;
const CONNECTIONS = 32;

interface Job {
  readonly url: string;
  readonly headers: Record<string, string>;
}
const Outcome = z.object({ answered: z.number(), failed: z.number(), p99: z.number() });
type Outcome = z.output<typeof Outcome>;

const inThread = (job: Job) =>
  new Promise<Outcome>((resolve, reject) => {
    const worker = new Worker(new URL("../load.mjs", import.meta.url), {
      workerData: { ...job, seconds: SECONDS, connections: CONNECTIONS },
    });
    worker.once("message", (outcome) => resolve(Outcome.parse(outcome)));
    worker.once("error", reject);
  });

async function bare(): Promise<{ url: string; stop: () => void }> {
  const body = JSON.stringify({ status: "ok" });
  const server = createServer((_, answer) => answer.writeHead(200, { "content-type": "application/json" }).end(body));
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

/** A signed-in person with one project, by the public calls. */
async function person(url: string): Promise<{ cookie: string; project: string }> {
  const call = async (path: string, body: object, cookie = "") => {
    const headers = { "content-type": "application/json", origin: url, cookie };
    const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const account = { email: "bench@example.org", password: "seventeen mangoes", firstName: "Ada", lastName: "Example" };
  await call("/api/auth/signup", { ...account, confirmPassword: account.password, role: "end_user" });
  const signedIn = await call("/api/auth/login", { email: account.email, password: account.password });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const made = z.object({ id: z.string() }).parse(await (await call("/api/projects", {}, cookie)).json());
  return { cookie, project: made.id };
}

/** Requests a second of our routes beside a bare node:http server that answers a constant, in the same run. */
export async function measure(): Promise<string[]> {
  ensureBuilt();
  const plain = await bare();
  const product = await startProduct();
  const { cookie, project } = await person(product.url);
  const jobs: Record<string, Job> = {
    "bare node:http, constant JSON": { url: plain.url, headers: {} },
    "JSON route (/healthz)": { url: `${product.url}/healthz`, headers: {} },
    "session and one read (a project)": { url: `${product.url}/api/projects/${project}`, headers: { cookie } },
  };
  const lines: string[] = [];
  let reference = 0;
  for (const [name, job] of Object.entries(jobs)) {
    const { answered, failed, p99 } = await inThread(job);
    const rate = answered / SECONDS;
    reference ||= rate;
    lines.push(
      `${name}: ${Math.round(rate)} a second, 1/${(reference / rate).toFixed(1)} of bare, p99 ${p99.toFixed(1)} ms, ${failed} failed`,
    );
  }
  plain.stop();
  await product.stop();
  return lines;
}

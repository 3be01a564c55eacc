import { once } from "node:events";
import { Agent, get } from "node:http";
import { Worker } from "node:worker_threads";
import { z } from "zod";
import { startProduct } from "../../journeys/support/server";
import { ensureBuilt } from "../../tools/setup.mjs";

const SECONDS = 5;
/** Calls the flood has open at any moment. */
const FLOOD = 400;
/** Others, who read one after the other. */
const OTHERS = 4;

interface Person {
  readonly cookie: string;
  /** Of a project of theirs. */
  readonly path: string;
}

/** A signed-in person with one project, by the public calls. */
async function person(url: string, email: string): Promise<Person> {
  const call = async (path: string, body: object, cookie = "") => {
    const headers = { "content-type": "application/json", origin: url, cookie };
    const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const account = { email, password: "seventeen mangoes", firstName: "Ada", lastName: "Example" };
  await call("/api/auth/signup", { ...account, confirmPassword: account.password, role: "end_user" });
  const signedIn = await call("/api/auth/login", { email, password: account.password });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const made = z.object({ id: z.string() }).parse(await (await call("/api/projects", {}, cookie)).json());
  return { cookie, path: `/api/projects/${made.id}` };
}

/** How long each read of the others took, in ascending order. [ms] */
async function readsOfOthers(url: string, { cookie, path }: Person): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: OTHERS });
  const times: number[] = [];
  const ends = performance.now() + SECONDS * 1_000;
  const read = () =>
    new Promise<void>((done, reject) => {
      const began = performance.now();
      get(url + path, { agent, headers: { cookie } }, (answer) => {
        answer.resume();
        answer.once("end", () => {
          if (answer.statusCode !== 200) return reject(new Error(`A read was answered ${answer.statusCode}`));
          times.push(performance.now() - began);
          done();
        });
      }).once("error", reject);
    });
  await Promise.all(
    Array.from({ length: OTHERS }, async () => {
      while (performance.now() < ends) await read();
    }),
  );
  agent.destroy();
  return times.sort((a, b) => a - b);
}

async function beside(flood: object, measured: () => Promise<number[]>) {
  const worker = new Worker(new URL("../flood.mjs", import.meta.url), {
    workerData: { connections: FLOOD, ...flood },
  });
  const times = await measured();
  worker.postMessage("end");
  const [statuses] = z.tuple([z.record(z.string(), z.number())]).parse(await once(worker, "message"));
  return { times, statuses };
}

const at = (times: readonly number[], part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1);
const describe = (times: readonly number[]) =>
  `${Math.round(times.length / SECONDS)} reads a second, p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms`;

/** What somebody's flood costs others on the embedded database, from the same address: their reads with it and without. */
export async function measure(): Promise<string[]> {
  await ensureBuilt();
  const product = await startProduct();
  const [flooder, other] = [await person(product.url, "flood@example.org"), await person(product.url, "o@example.org")];
  const measured = () => readsOfOthers(product.url, other);
  const alone = await measured();
  const headers = { origin: product.url, "content-type": "application/json", cookie: flooder.cookie };
  const floods = {
    "one account's 400 parallel writes": {
      url: product.url + flooder.path,
      method: "PUT",
      headers,
      body: JSON.stringify({ name: "Flood" }),
    },
    "400 parallel calls with invented sessions": {
      url: product.url + other.path,
      method: "GET",
      headers,
      invented: true,
    },
  };
  const lines = [`others alone: ${describe(alone)}`];
  for (const [name, flood] of Object.entries(floods)) {
    const { times, statuses } = await beside(flood, measured);
    const times99 = (Number(at(times, 0.99)) / Number(at(alone, 0.99))).toFixed(1);
    lines.push(
      `others beside ${name}: ${describe(times)}, ${times99} of alone; the flood: ${JSON.stringify(statuses)}`,
    );
  }
  await product.stop();
  return lines;
}

// Of the rest: killed processes.
// On the embedded database alone: a server that is killed takes this database with it, whose files are opened again.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Job } from "@sunwright/contract/jobs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bundleServer } from "../../../../../tools/bundle.mjs";
import { openEmbedded } from "../../platform/embedded";
import { migrate } from "../../platform/migrate";
import { type ServerProcess, startServerProcess } from "../../testing/process";
import { faultsOf } from "../orders/audit-table";
import { openSite } from "./testing/site";

/** Inside apps/api, where a server finds its migrations and its packages. */
const built = resolve(import.meta.dirname, `../../../.cache/killed-job-${process.pid}`);
let folder: string;
beforeAll(async () => {
  await bundleServer(built);
  folder = await mkdtemp(join(tmpdir(), "sunwright-killed-job-"));
});
afterAll(async () => {
  for (const path of [built, folder]) await rm(path, { recursive: true, force: true });
});

const open = () => openEmbedded(join(folder, "data"));
const start = () => startServerProcess(join(built, "main.js"), { DATA_DIR: join(folder, "data"), PAYMENT_TEST: "on" });

/** From before the call has been read to after it was answered. [ms] */
const MOMENTS = [0, 20] as const;

/** States after a handover, each with the one passport that comes with it. */
const DONE = ["handed_over 1", "in_warranty 1"];

/** What is left of a job, read from the files of the server that was killed. */
interface Left {
  readonly state: string;
  readonly came: number;
  readonly booked: number;
  readonly passports: number;
}
async function leftOf(jobId: string, milestoneId: string, moment: string): Promise<Left | undefined> {
  const database = await open();
  expect(await faultsOf(database.executor), moment).toEqual([]);
  const { rows } = await database.executor.execute<Left & Record<string, unknown>>(sql`
    select j.state,
      (select count(*)::integer from payments p where p.milestone_id = ${milestoneId}::uuid) as came,
      (select count(*)::integer from card_payments c
        where c.milestone_id = ${milestoneId}::uuid and c.state = 'paid') as booked,
      (select count(*)::integer from passports p where p.job_id = j.id) as passports
    from jobs j where j.id = ${jobId}::uuid`);
  await database.close();
  return rows[0];
}

it("is paid and handed over once or not at all, whenever the server is killed under it: job, ledger and passport agree", async () => {
  const database = await open();
  await migrate(database);
  const site = await openSite({ database, environment: { PAYMENT_TEST: "on" } });
  const prepared = [];
  for (const moment of MOMENTS) {
    const job = await site.contracted();
    await job.until("commissioned");
    await job.firm.act("offer-handover");
    prepared.push({ moment, jobId: job.jobId, cookie: await site.cookieOf(job.calls.owner.userId) });
  }
  await site.close();

  let server = await start();
  /** Calls, kills the server so long after, and answers whether it was heard. */
  async function killedUnder(moment: number, call: () => Promise<unknown>): Promise<"answered" | "cut off"> {
    const heard = call().then(
      () => "answered" as const,
      () => "cut off" as const,
    );
    await pause(moment);
    server.child.kill("SIGKILL");
    await server.ended;
    return heard;
  }

  for (const { moment, jobId, cookie } of prepared) {
    const ask = askAs(cookie);
    const read = () => ask<Job>(server, "GET", `/api/jobs/${jobId}`);
    const due = (await read()).milestones.find(({ dueMinor }) => dueMinor > 0);
    const dueId = due?.id ?? "";
    const card = `/api/milestones/${dueId}/card-payment`;
    await ask(server, "POST", card, {});
    const paying = await killedUnder(moment, () => ask(server, "POST", `${card}/test`, { outcome: "pay" }));
    const paid = await leftOf(jobId, dueId, `paid, killed after ${moment} ms`);
    expect(paid?.came, "what came stands in the books, or neither").toBe(paid?.booked);
    // What was answered is there; what was cut off is there whole, or not at all.
    expect(paying === "answered" ? [1] : [0, 1]).toContain(paid?.booked);

    server = await start();
    if (paid?.booked === 0) await ask(server, "POST", `${card}/test`, { outcome: "pay" });
    const after = (await read()).milestones.find(({ id }) => id === dueId);
    expect(after).toMatchObject({ state: "paid", dueMinor: 0, receivedMinor: due?.dueMinor });

    const accept = { action: "accept-handover" };
    const handing = await killedUnder(moment, () => ask(server, "POST", `/api/jobs/${jobId}/actions`, accept));
    const handed = await leftOf(jobId, dueId, `handed over, killed after ${moment} ms`);
    const whole = handing === "answered" ? DONE : ["commissioned 0", ...DONE];
    expect(whole).toContain(`${handed?.state} ${handed?.passports}`);

    server = await start();
    if (handed?.state === "commissioned") await ask(server, "POST", `/api/jobs/${jobId}/actions`, accept);
    expect((await read()).state).not.toBe("commissioned");
    const { passports } = await ask<{ passports: { jobNumber: string }[] }>(server, "GET", "/api/passports");
    expect(passports).toHaveLength(1);
  }
  server.child.kill("SIGKILL");
  await server.ended;
}, 300_000);

const askAs =
  (cookie: string) =>
  async <Body = unknown>({ origin }: ServerProcess, method: string, path: string, body?: unknown): Promise<Body> => {
    const headers = { cookie, origin, ...(body === undefined ? {} : { "content-type": "application/json" }) };
    const answer = await fetch(origin + path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the call answers
    return JSON.parse(text) as Body;
  };

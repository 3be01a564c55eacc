// Of the rest: one person who calls without pause.
import { endpoint } from "@sunwright/contract/endpoint";
import { Project } from "@sunwright/contract/projects";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { newSecret } from "../../platform/secrets";
import { serve } from "../../platform/serve";
import type { Client, Reply } from "../client";
import { startTestServer, type TestServer } from "../server";

const Words = z.object({ words: z.string() });
const common = { tag: "system", access: "public", summary: "For tests", errors: [], response: Words } as const;
const hold = endpoint({ ...common, method: "GET", path: "/api/test/hold" });

const FLOODER = "192.0.2.7";
const OTHER = "198.51.100.9";

let server: TestServer;
let release: () => void;
let began: Promise<void>;
beforeAll(async () => {
  server = await startTestServer({
    routes: (app) => {
      const held = new Promise<void>((resolve) => (release = resolve));
      began = new Promise((begin) => {
        serve(app, hold, async () => {
          begin();
          await held;
          return { words: "held" };
        });
      });
    },
  });
});
afterAll(() => server.close());

/** A session that has called before, with a project of its own. */
async function person(address: string) {
  const { client } = await server.build.session();
  const made = await client.post("/api/projects", { name: "Roof" }, { address });
  return { client, path: `/api/projects/${made.read(Project).id}` };
}

/**
 * Sends 150 calls at once and somebody else's read once some of them have been answered. Answers how many more of the
 * flood were answered before the read.
 */
async function answeredBefore(flood: (index: number) => Promise<Reply>, other: () => Promise<Reply>) {
  let answered = 0;
  let enough: () => void = () => undefined;
  const some = new Promise<void>((resolve) => (enough = resolve));
  const floods = Array.from({ length: 150 }, async (_, index) => {
    const { status } = await flood(index);
    if (++answered === 20) enough();
    return status;
  });
  await some;
  const before = answered;
  const reply = await other();
  const waited = answered - before;
  return { status: reply.status, waited, flooded: new Set(await Promise.all(floods)) };
}

const write = (client: Client, path: string, index: number, address: string) =>
  client.put(path, { name: `Roof ${index}` }, { address });

/**
 * Half of what is left of the flood when the other call comes. In the order of arrival all 130 are answered before it; in
 * turns, eight of them are at work with it, and refusals, which take a third of a read's time, follow them meanwhile.
 */
const TURNS = 65;

it("answers another account's read among the first few of one account's 150 writes, from the same address too", async () => {
  for (const address of [FLOODER, OTHER]) {
    const [ada, eve] = [await person(FLOODER), await person(address)];
    const outcome = await answeredBefore(
      (index) => write(ada.client, ada.path, index, FLOODER),
      () => eve.client.get(eve.path, { address }),
    );
    expect(outcome).toMatchObject({ status: 200, flooded: new Set([200]) });
    expect(outcome.waited).toBeLessThanOrEqual(TURNS);
  }
});

it("answers somebody among the first few of 150 calls with as many invented sessions", async () => {
  const eve = await person(OTHER);
  const neighbour = await person(FLOODER);
  const invented = async () => {
    const client = server.visitor();
    client.cookies.set("sunwright", newSecret());
    return client.get(eve.path, { address: FLOODER });
  };
  for (const [{ client, path }, address] of [
    [eve, OTHER],
    [neighbour, FLOODER],
  ] as const) {
    const outcome = await answeredBefore(invented, () => client.get(path, { address }));
    expect(outcome).toMatchObject({ status: 200, flooded: new Set([401]) });
    expect(outcome.waited).toBeLessThanOrEqual(TURNS);
  }
});

it("refuses what is beyond an account's queue with 429 and Retry-After, and does all the rest", async () => {
  const ada = await person(FLOODER);
  const replies = await Promise.all(Array.from({ length: 300 }, () => ada.client.get(ada.path, { address: FLOODER })));
  const refused = replies.filter(({ status }) => status === 429);
  // A few may have been answered before the last came.
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThanOrEqual(300 - 256);
  expect(refused[0]).toMatchObject({ body: { code: "too_many_requests" }, headers: { "retry-after": "2" } });
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(300 - refused.length);
});

it("says that it is not alive once a call stands still for a minute, and that it is once it moves on", async () => {
  const pass = (seconds: number) => {
    for (let at = 0; at < seconds; at++) {
      server.clock.advance(1);
      server.app.pulse.beat();
    }
  };
  pass(120);
  expect((await server.get("/healthz")).status).toBe(200);
  const call = server.get(hold.path);
  await began;
  pass(60);
  expect((await server.get("/healthz")).status).toBe(200);
  pass(2);
  expect(await server.get("/healthz")).toMatchObject({ status: 503, body: { status: "stuck" } });
  release();
  expect((await call).status).toBe(200);
  pass(1);
  expect((await server.get("/healthz")).status).toBe(200);
});

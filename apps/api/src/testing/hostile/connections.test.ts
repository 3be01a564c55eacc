// Of the rest: hostile connections.
// On the embedded database alone: these are about connections of browsers, which no database sees.
import { endpoint } from "@sunwright/contract/endpoint";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { serve } from "../../platform/serve";
import { startTestServer, type TestServer } from "../server";
import { get, openMany, openRaw, postHead, type RawConnection } from "./raw";

const Words = z.object({ words: z.string() });
const common = { tag: "system", access: "public", summary: "For tests", errors: [], response: Words } as const;
const hold = endpoint({ ...common, method: "GET", path: "/api/test/hold" });
const large = endpoint({ ...common, method: "GET", path: "/api/test/large" });
/** Asks the database. */
const ask = endpoint({ ...common, method: "GET", path: "/api/test/ask" });
const upload = endpoint({
  ...common,
  method: "POST",
  path: "/api/test/upload",
  body: Words,
  bodyLimit: 4 * 1024 * 1024,
});
const say = endpoint({ ...common, method: "POST", path: "/api/test/say", body: Words });

/** More than the buffers of two sockets hold. */
const LARGE = "a".repeat(8 * 1024 * 1024);

let server: TestServer;
let port: number;
/** Ends what `hold` waits for. */
let release: () => void;
let held: Promise<void>;
let holding: number;
const opened: RawConnection[] = [];

beforeAll(async () => {
  server = await startTestServer({
    routes: (app) => {
      serve(app, hold, async () => {
        holding++;
        await held;
        holding--;
        return { words: "held" };
      });
      serve(app, large, () => ({ words: LARGE }));
      serve(app, ask, async ({ executor }) => {
        await executor.execute(sql`SELECT 1`);
        return { words: "asked" };
      });
      serve(app, say, ({ body }) => body);
      serve(app, upload, ({ body }) => body);
    },
  });
  port = Number(new URL(await server.app.http.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(() => server.close());
beforeEach(() => {
  holding = 0;
  held = new Promise((resolve) => (release = resolve));
});
// Whatever a test did: nothing of it is under way any more, and others are served.
afterEach(async () => {
  release();
  for (const { socket } of opened.splice(0)) socket.destroy();
  await vi.waitUntil(idle, { timeout: 30_000 });
  if ((await statusOf("/readyz")) !== 200) throw new Error("Others are not served");
  await vi.waitUntil(idle, { timeout: 30_000 });
});

const gauges = () => server.app.gauges.read();
const idle = () => Object.values(gauges()).every((count) => count === 0);

async function open(from?: string): Promise<RawConnection> {
  const connection = await openRaw(port, from);
  opened.push(connection);
  return connection;
}
async function openAll(count: number, from?: string): Promise<RawConnection[]> {
  const connections = await openMany(count, port, from);
  opened.push(...connections);
  return connections;
}
/** One call of somebody else. */
async function statusOf(path: string, from?: string): Promise<number | undefined> {
  const connection = await openRaw(port, from);
  connection.socket.write(get(path));
  await expect.poll(connection.statuses).toHaveLength(1);
  connection.socket.destroy();
  return connection.statuses()[0];
}
/** Lets the server's own clock pass, as its pulse does. [s] */
function pass(seconds: number) {
  for (let at = 0; at < seconds; at++) {
    server.clock.advance(1);
    server.app.pulse.beat();
  }
}

const PATHS = ["/", "/api/test/hold", "/readyz", "/api/nothing", "/api/%E0%A4%A"];

it.each(PATHS)("serves on after 1,100 pipelined GET %s whose connection closes, ten times", async (path) => {
  for (let round = 0; round < 10; round++) {
    const { socket, closed } = await open();
    socket.write(get(path).repeat(1_100));
    socket.end();
    await expect.poll(closed).toBe(true);
  }
  expect(await statusOf("/healthz")).toBe(200);
});

it("closes a connection with more than 64 unanswered requests, having begun one of them", async () => {
  const { socket, closed } = await open();
  socket.write(get(hold.path).repeat(1_100));
  await expect.poll(closed).toBe(true);
  expect(holding).toBe(1);
});

it("begins a connection's requests one after the other, and answers all of them in order", async () => {
  const { socket, statuses, text } = await open();
  socket.write(get(hold.path) + get("/healthz").repeat(20) + get("/api/nothing") + get("/healthz"));
  await expect.poll(() => holding).toBe(1);
  expect(gauges()).toMatchObject({ "requests being answered": 1, "requests that wait on their connection": 1 });
  release();
  await expect.poll(statuses).toHaveLength(23);
  expect(statuses()).toEqual([...Array<number>(21).fill(200), 404, 200]);
  expect(text().indexOf('"held"')).toBeLessThan(text().indexOf('"alive"'));
});

const BODY = JSON.stringify({ words: "hello" });
const STAGES: Record<string, string> = {
  "before its first byte": "",
  "within its first line": "GET / HT",
  "within its headers": get("/").slice(0, -2),
  "before its body": postHead(say.path, 10),
  "within its body": postHead(say.path, 100) + "{",
  "while it is answered": get(hold.path),
  "while it is answered, another one behind it": get(hold.path) + get("/"),
  "while it is answered, half of another behind it": get(hold.path) + postHead(say.path, 100) + "{",
  "within an answer that nobody reads": get(large.path),
  "after it was refused before its body": postHead("/api/nothing", 100),
  "between two requests": get("/healthz"),
};
const ENDS: Record<string, (connection: RawConnection) => void> = {
  reset: ({ socket }) => socket.resetAndDestroy(),
  closed: ({ socket }) => socket.destroy(),
  "half closed": ({ socket }) => socket.end(),
};
const ENDINGS = Object.entries(STAGES).flatMap(([stage, bytes]) =>
  Object.keys(ENDS).map((end) => ({ stage, bytes, end })),
);

it.each(ENDINGS)("counts nothing any more of a request that is $end $stage", async ({ stage, bytes, end }) => {
  const connections = await openAll(5);
  for (const connection of connections) {
    if (stage.includes("nobody reads")) connection.socket.pause();
    connection.socket.write(bytes);
  }
  await expect.poll(() => gauges().connections).toBe(5);
  const answering = stage.includes("while") ? 5 : 0;
  await expect.poll(() => gauges()["requests being answered"]).toBeGreaterThanOrEqual(answering);
  for (const connection of connections) ENDS[end]?.(connection);
  // Half closed, a request that is there whole is still answered.
  if (end === "half closed") {
    release();
    for (const { socket } of connections) socket.resume();
  }
  await expect.poll(() => gauges().connections).toBe(0);
});

it("answers others while 1,010 connections hold a login with one byte of its body each", async () => {
  const connections = await openAll(1_010);
  for (const { socket } of connections) socket.write(`${postHead("/api/auth/login", 60)}{`);
  await expect.poll(() => connections.filter(({ closed }) => closed()).length).toBeGreaterThanOrEqual(1_010 - 64);
  expect(gauges()["unfinished bodies"]).toBe(64);
  // From the same address and from another one, by a call that asks the database.
  for (const from of ["127.0.0.1", "127.0.0.2"]) expect(await statusOf(ask.path, from)).toBe(200);
  const own = await open();
  own.socket.write(postHead(say.path, BODY.length) + BODY);
  await expect.poll(own.statuses).toEqual([200]);
  const [refused] = connections.filter(({ text }) => text() !== "");
  expect(refused?.text()).toMatch(/^HTTP\/1\.1 429 Too Many Requests\r\n/);
  expect(refused?.text()).toContain("retry-after: 5\r\n");
  expect(refused?.text()).toContain('{"code":"too_many_requests"');
});

it.each([
  ["that announce 4 MB", "Content-Length: 4194304", ""],
  ["of a length they do not tell", "Transfer-Encoding: chunked", "1\r\n"],
])("holds at most sixteen unfinished bodies of one address %s", async (_what, length, begin) => {
  const connections = await openAll(40);
  const head = postHead(upload.path, 0).replace("Content-Length: 0", length);
  for (const { socket } of connections) socket.write(`${head}${begin}{`);
  await expect.poll(() => connections.filter(({ closed }) => closed())).toHaveLength(40 - 16);
  expect(gauges()["unfinished bodies"]).toBe(16);
  const own = await open();
  own.socket.write(postHead(say.path, BODY.length) + BODY);
  await expect.poll(own.statuses).toEqual([200]);
});

it("ends a body that arrives with less than 8 kB a second, and lets one that keeps the rate take its time", async () => {
  const [slow, steady] = await Promise.all([open(), open()]);
  const words = "a".repeat(200_000);
  const body = JSON.stringify({ words });
  for (const { socket } of [slow, steady]) socket.write(postHead(say.path, body.length) + body.slice(0, 10));
  await expect.poll(() => gauges()["unfinished bodies"]).toBe(2);
  pass(10);
  expect(gauges()["unfinished bodies"]).toBe(2);
  let sent = 10;
  const step = 16 * 1024;
  const sendMore = async (until: number) => {
    steady.socket.write(body.slice(sent, until));
    sent = until;
    await expect.poll(() => gauges()["bytes of unfinished bodies"]).toBe(sent - 10);
  };
  for (let until = sent + step; until < body.length; until += step) {
    await sendMore(until);
    pass(1);
  }
  await expect.poll(slow.closed).toBe(true);
  expect(slow.statuses()).toEqual([408]);
  expect(slow.text()).toContain('{"code":"request_timeout"');
  steady.socket.write(body.slice(sent));
  await expect.poll(steady.statuses).toEqual([200]);
});

it("lets an idle connection give way to a new one at the limit of a network, and refuses nobody else", async () => {
  const connections = await openAll(1_000);
  await expect.poll(() => gauges().connections).toBe(1_000);
  expect(await statusOf("/healthz")).toBe(200);
  await expect.poll(() => connections.filter(({ closed }) => closed()).length).toBe(1);
  expect(await statusOf("/healthz", "127.0.0.2")).toBe(200);
  expect(connections.filter(({ closed }) => closed())).toHaveLength(1);
});

it("refuses what is beyond one address's share of calls, and nobody else's", async () => {
  const connections = await openAll(600);
  for (const { socket } of connections) socket.write(get(hold.path));
  const refused = () => connections.filter(({ statuses }) => statuses().includes(429));
  await expect.poll(refused).toHaveLength(600 - 256);
  expect(refused()[0]?.text()).toContain("retry-after: 2\r\n");
  expect(await statusOf(ask.path, "127.0.0.2")).toBe(200);
});

it("serves one address's 64 busy connections without a refusal", async () => {
  const connections = await openAll(64);
  for (let round = 1; round <= 20; round++) {
    for (const { socket } of connections) socket.write(get(ask.path));
    await expect.poll(() => connections.filter(({ statuses }) => statuses().length < round)).toEqual([]);
  }
  expect(new Set(connections.flatMap(({ statuses }) => statuses()))).toEqual(new Set([200]));
});

// Of the rest: processes that are told to end.
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, get } from "node:http";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { listProjects, Project } from "@sunwright/contract/projects";
import { PASSWORD } from "../testing/people";
import { bundleServer } from "../../../../tools/bundle.mjs";
import { processesOf } from "../../../../tools/running.mjs";
import { type ServerProcess, spawnMain, startServerProcess } from "../testing/process";

/** Built as the product is; inside apps/api, where a server finds its migrations and its packages. */
const built = resolve(import.meta.dirname, `../../.cache/shutdown-test-${process.pid}`);
const main = join(built, "main.js");
let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  await bundleServer(built);
  folder = await mkdtemp(join(tmpdir(), "sunwright-shutdown-"));
  await start();
});
afterAll(async () => {
  server.child.kill("SIGKILL");
  await server.ended;
  for (const path of [built, folder]) await rm(path, { recursive: true, force: true });
});
// The server the test before left running, or where that ended it another one on the same data.
beforeEach(async () => {
  if (server.child.exitCode !== null || server.child.signalCode !== null) await start();
}, 60_000);

async function start(): Promise<void> {
  server = await startServerProcess(main, { DATA_DIR: join(folder, "data") });
}

const BODY = JSON.stringify({ email: "nobody@example.org", password: "seven solar roofs" });
const login = (length: number) =>
  `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nOrigin: ${server.origin}\r\n` +
  `Content-Type: application/json\r\nContent-Length: ${length}\r\nExpect: 100-continue\r\n\r\n`;

/** A connection, and everything that came back on it. */
async function open() {
  const socket: Socket = connect(server.port, "127.0.0.1");
  await once(socket, "connect");
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
  socket.on("error", () => socket.destroy());
  // Not by `once`, which would reject where the connection is reset and nobody waits for its end.
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  return { socket, text: () => text, closed };
}

const answered = async (connection: { text(): string }) => {
  await expect.poll(() => connection.text()).toContain("\r\n\r\n");
};

it("finishes the request in flight after SIGTERM, takes no new one, and exits 0", async () => {
  const request = await open();
  request.socket.write(login(Buffer.byteLength(BODY)) + BODY.slice(0, 10));
  await expect.poll(request.text).toContain("HTTP/1.1 100 Continue");
  server.child.kill("SIGTERM");
  await expect.poll(() => open().catch((error: unknown) => error)).toMatchObject({ code: "ECONNREFUSED" });
  request.socket.write(BODY.slice(10));
  await request.closed;
  expect(request.text()).toMatch(/^HTTP\/1\.1 401 /m);
  expect(request.text()).toMatch(/\r\nconnection: close\r\n/i);
  expect(request.text()).toContain('"code":"invalid_credentials"');
  expect(await server.ended).toEqual({ code: 0, signal: null });
});

it("is gone soon while idle connections are open, and does not wait for them", async () => {
  const idle = await Promise.all(Array.from({ length: 10 }, open));
  for (const connection of idle) {
    connection.socket.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await answered(connection);
  }
  const silent = await open();
  const began = Date.now();
  server.child.kill("SIGTERM");
  expect(await server.ended).toEqual({ code: 0, signal: null });
  // Answers under way would be given ten seconds; a connection without one gets none of them.
  expect(Date.now() - began).toBeLessThan(8_000);
  silent.socket.destroy();
  for (const { socket } of idle) socket.destroy();
});

it("fails no request of busy clients: each learns that its connection ends before it does", async () => {
  const failures: unknown[] = [];
  let served = 0;
  const client = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const outcome = await status(agent, `http://127.0.0.1:${server.port}/readyz`).catch((error: unknown) => error);
      if (outcome === 200) served++;
      else {
        agent.destroy();
        // Nobody listens any more: a balancer would have sent the request elsewhere.
        if (outcome instanceof Error && "code" in outcome && outcome.code === "ECONNREFUSED") return;
        failures.push(outcome);
        return;
      }
    }
  };
  const clients = Array.from({ length: 16 }, client);
  await expect.poll(() => served).toBeGreaterThan(200);
  server.child.kill("SIGTERM");
  await Promise.all(clients);
  expect(failures).toEqual([]);
  expect(await server.ended).toEqual({ code: 0, signal: null });
});

const status = (agent: Agent, url: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode));
      response.once("error", reject);
    }).once("error", reject);
  });

it("ends in order on SIGINT too", async () => {
  server.child.kill("SIGINT");
  expect(await server.ended).toEqual({ code: 0, signal: null });
});

it("loses no acknowledged write and signs nobody out when it is killed while four write", async () => {
  const post = (path: string, body: object, cookie = "") =>
    fetch(`http://127.0.0.1:${server.port}${path}`, {
      method: "POST",
      headers: { origin: server.origin, "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });
  const account = { email: "ada@example.org", password: PASSWORD };
  const person = { ...account, firstName: "Ada", lastName: "Obi", confirmPassword: PASSWORD, role: "end_user" };
  expect((await post("/api/auth/signup", person)).status).toBe(201);
  const cookie = (await post("/api/auth/login", account)).headers.getSetCookie().map((text) => text.split(";", 1)[0]);
  const acknowledged: string[] = [];
  for (let kill = 0; kill < 3; kill++) {
    const before = acknowledged.length;
    const writers = Array.from({ length: 4 }, async () => {
      for (;;) {
        const made = await post("/api/projects", { name: "Kept" }, cookie.join("; ")).catch(() => null);
        if (made?.status !== 201) return;
        // An answer that was cut off was not acknowledged.
        const project: unknown = await made.json().catch(() => null);
        if (project === null) return;
        acknowledged.push(Project.parse(project).id);
      }
    });
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 10);
    server.child.kill("SIGKILL");
    await Promise.all([server.ended, ...writers]);
    await start();
  }
  const ids = new Set<string>();
  for (let offset = 0; offset === ids.size; offset += 100) {
    const path = `/api/projects?limit=100&offset=${offset}`;
    const page = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { cookie: cookie.join("; ") } });
    expect(page.status).toBe(200);
    for (const { id } of listProjects.response.parse(await page.json()).projects) ids.add(id);
  }
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
}, 120_000);

it("prints where it runs, and lets the commands of the checkout see that it does", () => {
  expect(server.output()).toContain(`Sunwright runs at ${server.origin}\n`);
  expect(processesOf(resolve(import.meta.dirname, "../../../.."))).toContainEqual({
    build: "none",
    pid: server.child.pid,
  });
});

it("refuses a second process on the same data directory, in one line that helps", async () => {
  const second = spawnMain(main, [], { PORT: "4199", DATA_DIR: join(folder, "data") });
  expect(await second.ended).toEqual({ code: 1, signal: null });
  expect(second.output()).toMatch(/^Another process uses the data directory .* set DATA_DIR to another directory\.\n$/);
});

it("refuses a taken port, an absent database server and a wrong configuration, in one line", async () => {
  server.child.kill("SIGTERM");
  await server.ended;
  const holder = createServer().listen(0);
  await once(holder, "listening");
  const address = holder.address();
  if (address === null || typeof address === "string") throw new Error("No port was taken");
  const taken = spawnMain(main, [], { PORT: String(address.port), DATA_DIR: join(folder, "data") });
  expect((await taken.ended).code).toBe(1);
  expect(taken.output()).toContain("EADDRINUSE");
  holder.close();
  // Nobody listens where the server was.
  const lonely = spawnMain(main, [], { DATABASE_URL: `postgres://127.0.0.1:${server.port}/none` });
  expect((await lonely.ended).code).toBe(1);
  expect(lonely.output()).toBe("DATABASE_URL: the server cannot be reached or does not answer.\n");
  const wrong = spawnMain(main, [], { PORT: "http" });
  expect((await wrong.ended).code).toBe(1);
  expect(wrong.output()).toBe("Configuration: PORT must be a number from 1 to 65535\n");
});

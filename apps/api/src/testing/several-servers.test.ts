// Of the rest: several servers on one PostgreSQL.
import { Project } from "@sunwright/contract/projects";
import { Share } from "@sunwright/contract/shares";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "../platform/config";
import { openDatabase } from "../platform/database-open";
import { createLog } from "../platform/log";
import { startMaintenance } from "../platform/maintenance";
import { knownMigrations } from "../platform/migrate";
import { makeServedDatabase, openOn, openTestDatabase } from "./database";
import { PASSWORD, type Person } from "./people";
import { startTestServer, type TestServer } from "./server";
import { createClient } from "./client";

/** Two whole servers on one database: of a PostgreSQL server, or where there is none the embedded one, shared. */
const SERVED = process.env["TEST_DATABASE_URL"];
const ON_POSTGRES = [SERVED].filter((url) => url !== undefined);

let one: TestServer;
let other: TestServer;
let url = "";
let migrations: unknown[] = [];
let end: () => Promise<void>;
beforeAll(async () => {
  if (SERVED === undefined) {
    const database = await openTestDatabase();
    const shared = { ...database, executor: database.executor, close: () => Promise.resolve() };
    [one, other] = [await startTestServer({ database: shared }), await startTestServer({ database: shared })];
    end = () => database.close();
    return;
  }
  const made = await makeServedDatabase(SERVED);
  url = made.url;
  end = made.drop;
  migrations = await startedTogether();
  const environment = { DATABASE_URL: url };
  [one, other] = [
    await startTestServer({ environment, database: openOn(url) }),
    await startTestServer({ environment, database: openOn(url) }),
  ];
});
afterAll(async () => {
  await one.close();
  await other.close();
  await end();
});

/** What two servers that start at once on an empty database leave of it. */
async function startedTogether() {
  const config = readConfig({ DATABASE_URL: url });
  const log = createLog({ logLevel: "silent" });
  const opened = await Promise.all([openDatabase(config, log), openDatabase(config, log)]);
  for (const database of opened) await database.close();
  return ask("SELECT hash FROM schema_migrations ORDER BY number");
}

async function ask(text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<object>(text);
  await client.end();
  return rows;
}

/** The same browser, which the next call takes to the other server. */
function at(server: TestServer, { client }: Person) {
  const moved = createClient(server.app.http, server.config.publicUrl, () => undefined);
  for (const [name, value] of client.cookies) moved.cookies.set(name, value);
  return moved;
}

it("serves a person who signed in at the other one, until they sign out at either", async () => {
  const ada = await one.build.person();
  const there = at(other, ada);
  expect((await there.get("/api/auth/user")).status).toBe(200);
  expect((await there.post("/api/auth/logout")).status).toBeLessThan(300);
  expect((await ada.client.get("/api/auth/user")).status).toBe(401);
});

it("does once what was sent twice, to each one", async () => {
  const ada = await one.build.person();
  const options = { idempotencyKey: "one-intention" };
  const send = (client: Pick<Person["client"], "post">) => client.post("/api/projects", { name: "Once" }, options);
  const [here, there] = await Promise.all([send(ada.client), send(at(other, ada))]);
  expect([here.status, there.status], there.text + here.text).toEqual([201, 201]);
  expect(there.read(Project).id).toBe(here.read(Project).id);
});

it("sends a mail once, however many look for it at the same time", async () => {
  const ada = await one.build.person();
  const address = ada.email;
  await one.app.outbox.flush();
  one.clock.advance(3_600);
  for (let n = 0; n < 20; n++) {
    const letter = { reason: "news", to: address, subject: `Letter ${n}`, paragraphs: ["Once."] } as const;
    await one.app.outbox.post(one.app.database.executor, letter);
  }
  // Both clocks stand still: the later one sees all of it due.
  for (const server of [one, other]) server.clock.advance(60);
  await Promise.all([one, other, one, other].map((server) => server.app.outbox.flush()));
  const subjects = [one, other].flatMap(({ mailbox }) =>
    mailbox.mails.flatMap(({ to, subject }) => (to === address && subject.startsWith("Letter") ? [subject] : [])),
  );
  expect(subjects.sort()).toEqual(Array.from({ length: 20 }, (_, n) => `Letter ${n}`).sort());
});

it("counts guesses at an account over both", async () => {
  const ada = await one.build.person();
  const body = { email: ada.email, password: "not this one at all" };
  const guess = (server: TestServer, address: string) => server.post("/api/auth/login", body, { address });
  const answers: number[] = [];
  for (let n = 0; n < 6; n++) answers.push((await guess(n % 2 === 0 ? one : other, `192.0.2.${n + 1}`)).status);
  // Five are free: see platform/throttle.ts.
  expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
  const right = { ...body, password: PASSWORD };
  expect((await one.post("/api/auth/login", right, { address: "192.0.2.99" })).status).toBe(429);
});

it("clears what has expired once in a while, whoever comes first", async () => {
  // To one hour at both: the clock of one went on above, and whoever is ahead by more than the window may sweep again.
  other.clock.advance((one.clock.now().getTime() - other.clock.now().getTime()) / 1_000);
  let swept = 0;
  for (const server of [one, other]) {
    const { app } = server;
    const purge = async () => void swept++;
    startMaintenance({ ...app, sessions: { ...app.sessions, purge } })();
  }
  await expect.poll(() => swept).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(swept).toBe(1);
});

it.each(ON_POSTGRES)("migrates once when both start at the same time", () => {
  expect(migrations).toEqual(knownMigrations().map((hash) => ({ hash })));
});

/** A browser tab that follows a project at one of them. */
async function follow(server: TestServer, person: Person, projectId: string, tab: string) {
  const base = await server.app.http.listen({ port: 0, host: "127.0.0.1" });
  const stop = new AbortController();
  const cookie = [...person.client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const events = `${base}/api/projects/${projectId}/events?tab=${tab}`;
  const { body } = await fetch(events, { headers: { cookie }, signal: stop.signal });
  let text = "";
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of body ?? []) text += decoder.decode(chunk);
  })().catch(() => undefined);
  return {
    text: () => text,
    leave() {
      stop.abort();
      return reading;
    },
  };
}

it.each(ON_POSTGRES)("tells a watcher at one what was changed at the other, and who is there", async () => {
  const owner = await one.build.person();
  const { id } = (await owner.client.post("/api/projects", {})).read(Project);
  const link = (await owner.client.post(`/api/projects/${id}/shares`, { permission: "edit" })).read(Share);
  const member = await other.build.person();
  await member.client.get(`/api/shared/${link.shareToken}`);
  const mine = await follow(one, owner, id, "mine");
  const theirs = await follow(other, member, id, "theirs");
  const present = (tab: typeof mine) =>
    tab
      .text()
      .split("event: presence")
      .at(-1)
      ?.match(/"userId"/g)?.length;
  await expect.poll(() => present(mine)).toBe(2);
  await expect.poll(() => present(theirs)).toBe(2);

  const began = Date.now();
  const headers = { "x-tab": "mine" };
  // The owner's tab listens at one server and writes to the other.
  await at(other, owner).put(`/api/projects/${id}`, { altitude: 400 }, { headers });
  await expect.poll(theirs.text).toContain('"parts":["project","economics","weather","history"]');
  await owner.client.put(`/api/projects/${id}`, { altitude: 500 }, { headers });
  await expect.poll(() => theirs.text().match(/event: changed/g)?.length).toBe(2);
  expect(Date.now() - began).toBeLessThan(5_000);
  expect(mine.text()).not.toContain("event: changed");

  // The connections that listen are lost: both are told to read again when those are back.
  const listening =
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query ~ '^LISTEN|^SELECT 1$'";
  expect((await ask(listening)).length).toBeGreaterThan(1);
  await expect.poll(mine.text).toContain("event: changed");
  await owner.client.put(`/api/projects/${id}`, { altitude: 600 }, { headers: { "x-tab": "another" } });
  await expect.poll(() => theirs.text().match(/event: changed/g)?.length).toBeGreaterThanOrEqual(4);

  await theirs.leave();
  await expect.poll(() => present(mine)).toBe(1);
  await mine.leave();
});

// On both databases: two calls with one key are decided by the database.
import { endpoint } from "@sunwright/contract/endpoint";
import { nameOf, readEntries } from "@sunwright/contract/testing/entries";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import type { Person } from "../testing/people";
import { startTestServer, type TestServer } from "../testing/server";
import { AppError } from "./errors";
import { BYTES_A_PERSON, hashRequest, KEYS_A_PERSON } from "./idempotency";
import { newId } from "./ids";
import { isOfFirm } from "./replay";
import { idempotentAnswers, knownDevices } from "./schema";
import { newSecret } from "./secrets";
import { serve } from "./serve";

const Thing = z.object({ id: z.string(), words: z.string() });
const make = endpoint({
  method: "POST",
  path: "/api/test/things",
  summary: "Makes a thing",
  tag: "system",
  access: "session",
  body: z.object({ words: z.string(), refuse: z.boolean().default(false) }),
  status: 201,
  response: Thing,
  errors: ["not_signed_in"],
});
const makePrepared = endpoint({ ...make, path: "/api/test/prepared-things" });
const makeUnread = endpoint({ ...make, path: "/api/test/unread-things", response: z.object({ words: z.string() }) });
const read = endpoint({
  method: "GET",
  path: "/api/test/things/:thingId",
  summary: "Reads a thing",
  tag: "system",
  access: "session",
  params: z.object({ thingId: z.uuid() }),
  response: Thing,
  errors: ["not_signed_in", "file_not_found"],
});

let server: TestServer;
let prepared = 0;
let unread = 0;
let readable = true;
beforeAll(async () => {
  server = await startTestServer({
    routes: (app) => {
      serve(app, make, async ({ tx, viewer, body, made }) => {
        const id = newId(new Date());
        await tx.insert(knownDevices).values({ tokenHash: id, userId: viewer.userId, lastUsedAt: new Date() });
        if (body.refuse) throw new AppError("not_calculated");
        made(id);
        return { id, words: body.words, secret: "never stored" };
      });
      serve(app, makeUnread, ({ body: { words } }) => {
        unread++;
        return { words };
      });
      serve(app, read, ({ params }) => {
        if (!readable) throw new AppError("file_not_found");
        return { id: params.thingId, words: "w".repeat(9_000) };
      });
      serve(app, makePrepared, {
        prepare: () => {
          prepared++;
          return prepared;
        },
        handle: ({ prepared: number }) => ({ id: String(number), words: "prepared" }),
      });
    },
  });
});
afterAll(() => server.close());

const things = (person: Person) =>
  server.database.executor.select().from(knownDevices).where(eq(knownDevices.userId, person.userId));
const post = (person: Person, key: string | undefined, body: object = { words: "hello" }, path: string = make.path) =>
  server.as(person).post(path, body, key === undefined ? {} : { idempotencyKey: key });

it("does the same intention once and answers it twice alike", async () => {
  const ada = await server.build.session();
  const first = await post(ada, "key-1");
  const second = await post(ada, "key-1");
  expect(first.status).toBe(201);
  expect(second).toMatchObject({ status: 201, body: first.body });
  expect(await things(ada)).toHaveLength(1);
});

it("does what is sent without a key as often as it is sent", async () => {
  const ada = await server.build.session();
  await post(ada, undefined);
  await post(ada, undefined);
  expect(await things(ada)).toHaveLength(2);
});

it("answers 422 to a key that comes with another body", async () => {
  const ada = await server.build.session();
  await post(ada, "key-1");
  const reply = await post(ada, "key-1", { words: "something else" });
  expect(reply).toMatchObject({ status: 422, body: { code: "idempotency_key_reused" } });
  expect(await things(ada)).toHaveLength(1);
});

it("keeps keys of different people and of different calls apart", async () => {
  const [ada, ben] = [await server.build.session(), await server.build.session()];
  const ids = [await post(ada, "key-1"), await post(ben, "key-1")].map((reply) => reply.read(Thing).id);
  expect(new Set(ids).size).toBe(2);
  expect((await post(ada, "key-1", { words: "hello" }, makePrepared.path)).status).toBe(201);
});

it("makes one thing of 20 concurrent tries and gives all of them its answer", async () => {
  const ada = await server.build.session();
  const replies = await Promise.all(Array.from({ length: 20 }, () => post(ada, "key-1")));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(replies.map((reply) => reply.read(Thing).id)).size).toBe(1);
  expect(await things(ada)).toHaveLength(1);
});

it("leaves the key free when the call failed, because nothing happened", async () => {
  const ada = await server.build.session();
  const refused = await post(ada, "key-1", { words: "hello", refuse: true });
  expect(refused.status).toBe(404);
  expect(await things(ada)).toEqual([]);
  expect((await post(ada, "key-1")).status).toBe(201);
});

const DONE = { status: 409, body: { code: "already_done" } };

it("neither answers with a deleted thing again nor makes it again", async () => {
  const ada = await server.build.session();
  const first = (await post(ada, "key-1")).read(Thing);
  await server.app.idempotency.forget(server.database.executor, ada.userId, first.id);
  expect(await post(ada, "key-1")).toMatchObject(DONE);
  expect(await things(ada)).toHaveLength(1);
});

const stored = (person: Person) =>
  server.database.executor.select().from(idempotentAnswers).where(eq(idempotentAnswers.userId, person.userId));

it("keeps no answer above 8 kB: it is read again by the caller's rights, and nothing is done twice", async () => {
  const ada = await server.build.session();
  const words = "w".repeat(9_000);
  const first = await post(ada, "key-1", { words });
  expect(await post(ada, "key-1", { words })).toMatchObject({ status: 201, body: first.body });
  expect(await things(ada)).toHaveLength(1);
  expect(await stored(ada)).toMatchObject([{ answer: { large: true }, bytes: 0 }]);
  readable = false;
  expect(await post(ada, "key-1", { words })).toMatchObject({ status: 404, body: { code: "file_not_found" } });
  readable = true;
});

it("says that it was done where a large answer can be read nowhere", async () => {
  const ada = await server.build.session();
  const body = { words: "w".repeat(9_000) };
  expect((await post(ada, "key-1", body, makeUnread.path)).status).toBe(201);
  const before = unread;
  expect(await post(ada, "key-1", body, makeUnread.path)).toMatchObject(DONE);
  expect(unread).toBe(before);
});

it("keeps 4 MB of answers and 10,000 keys a person at most", async () => {
  const ada = await server.build.session();
  const fill = (keys: number, bytes: number) =>
    server.database.executor.execute(sql`
      insert into idempotent_answers (user_id, route, key, request_hash, answer, bytes, created_at)
      select ${ada.userId}, 'POST /api/test', ${bytes} || '-' || n, '', '{"large": true}', ${bytes}, ${server.clock.now().toISOString()}
      from generate_series(1, ${keys}::int) n`);
  await fill(1, BYTES_A_PERSON);
  expect((await post(ada, "key-1")).status).toBe(201);
  expect((await stored(ada)).find(({ key }) => key === "key-1")).toMatchObject({ answer: { large: true }, bytes: 0 });
  await fill(KEYS_A_PERSON - 2, 0);
  expect(await post(ada, "key-2")).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
  expect(await things(ada)).toHaveLength(1);
  expect((await post(ada, undefined)).status).toBe(201);
  server.clock.advance(25 * 3600);
  await server.app.idempotency.purge(server.database.executor);
  expect((await post(ada, "key-2")).status).toBe(201);
});

it("knows of every write by whose right its answer is given again", async () => {
  const ofThemselves =
    /^\/api\/(account|auth|cart|import-columns|notifications|requests|operator|orders|passports|projects)(\/|$)/;
  const writes = (await readEntries()).filter(({ method, access }) => method !== "GET" && access === "session");
  const unknown = writes.filter((entry) => !entry.need && !isOfFirm(entry) && !ofThemselves.test(entry.path));
  expect(unknown.map(nameOf)).toEqual([]);
});

it("forgets a key after 24 hours, whether it was cleared away or not", async () => {
  const ada = await server.build.session();
  const first = (await post(ada, "key-1")).read(Thing);
  server.clock.advance(24 * 3600 - 1);
  expect((await post(ada, "key-1")).read(Thing).id).toBe(first.id);
  server.clock.advance(2);
  expect((await post(ada, "key-1")).read(Thing).id).not.toBe(first.id);
  server.clock.advance(25 * 3600);
  await server.app.idempotency.purge(server.database.executor);
  expect(await server.database.executor.select().from(idempotentAnswers)).toEqual([]);
});

it("stores what was answered and nothing else of what the handler returned", async () => {
  const ada = await server.build.session();
  await post(ada, "key-1");
  const [row] = await server.database.executor
    .select()
    .from(idempotentAnswers)
    .where(eq(idempotentAnswers.userId, ada.userId));
  expect(JSON.stringify(row)).not.toContain("never stored");
});

it("hashes nothing of a secret, and everything beside it", () => {
  const SECRETS = ["password", "currentPassword", "newPassword", "confirmPassword", "token"];
  for (const field of SECRETS) {
    const hash = (secret: string, words = "hello") => hashRequest({ body: { [field]: secret, deeper: [{ words }] } });
    expect(hash("one"), field).toBe(hash("two"));
    expect(hash("one"), field).not.toBe(hash("one", "other words"));
  }
});

it("answers a repeated call without preparing it again", async () => {
  const ada = await server.build.session();
  const first = await post(ada, "key-1", { words: "a" }, makePrepared.path);
  const before = prepared;
  expect((await post(ada, "key-1", { words: "a" }, makePrepared.path)).body).toEqual(first.body);
  expect(prepared).toBe(before);
});

it.each([["", "a key with a space".repeat(20), "schlüssel"]].flat())("refuses the key %j", async (key) => {
  const ada = await server.build.session();
  expect(await post(ada, key)).toMatchObject({ status: 400, body: { code: "malformed_request" } });
});

it("takes a key of 200 characters and no longer one", async () => {
  const ada = await server.build.session();
  expect((await post(ada, "k".repeat(200))).status).toBe(201);
  expect((await post(ada, newSecret().repeat(5))).status).toBe(400);
});

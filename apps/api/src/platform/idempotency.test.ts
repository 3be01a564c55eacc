// On both databases: two calls with one key are decided by the database.
import { endpoint } from "@sunwright/contract/endpoint";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import type { Person } from "../testing/people";
import { startTestServer, type TestServer } from "../testing/server";
import { AppError } from "./errors";
import { hashRequest } from "./idempotency";
import { newId } from "./ids";
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

let server: TestServer;
let prepared = 0;
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

it("does not let a deleted thing answer again", async () => {
  const ada = await server.build.session();
  const first = (await post(ada, "key-1")).read(Thing);
  await server.app.idempotency.forget(server.database.executor, ada.userId, first.id);
  expect((await post(ada, "key-1")).read(Thing).id).not.toBe(first.id);
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

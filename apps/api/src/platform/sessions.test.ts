// On both databases: what is read at every call, by each driver.
import { endpoint } from "@sunwright/contract/endpoint";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { startTestServer, type TestServer } from "../testing/server";
import { newId } from "./ids";
import { MIGRATIONS_FOLDER } from "./paths";
import { sessions } from "./schema";
import { hashSecret, newSecret } from "./secrets";
import { serve } from "./serve";

const WhoAmI = z.object({ userId: z.string(), sessionId: z.string() });
const who = endpoint({
  method: "GET",
  path: "/api/test/who",
  summary: "Who calls",
  tag: "system",
  access: "session",
  response: WhoAmI,
  errors: ["not_signed_in"],
});
const enter = endpoint({
  method: "POST",
  path: "/api/test/enter",
  summary: "Signs somebody in",
  tag: "system",
  access: "public",
  body: z.object({ userId: z.uuid(), fail: z.boolean().default(false) }),
  response: z.object({}),
  errors: [],
});
const leave = endpoint({
  method: "POST",
  path: "/api/test/leave",
  summary: "Signs out",
  tag: "system",
  access: "public",
  response: z.object({}),
  errors: [],
});

const MINUTE = 60;
const DAY = 86_400;
const routes = (app: TestServer["app"]) => {
  serve(app, who, ({ viewer }) => viewer);
  serve(app, enter, ({ database, body, signIn }) =>
    database.transaction(async (tx) => {
      await signIn(tx, body.userId);
      if (body.fail) throw new Error("after the session was made");
      return {};
    }),
  );
  serve(app, leave, async ({ database, signOut }) => {
    await signOut(database.executor);
    return {};
  });
};

let server: TestServer;
let secure: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes, endsSessions: true });
  secure = await startTestServer({
    routes,
    endsSessions: true,
    environment: { PUBLIC_URL: "https://solar.example.org" },
  });
});
afterAll(async () => {
  await server.close();
  await secure.close();
});

async function signedIn(at = server) {
  const client = at.visitor();
  const userId = newId(new Date());
  const reply = await client.post("/api/test/enter", { userId });
  return { client, userId, reply, token: client.cookies.get("sunwright") ?? "" };
}
const rowsOf = (userId: string) => server.database.executor.select().from(sessions).where(eq(sessions.userId, userId));

it("gives a cookie that scripts cannot read and other sites do not send", async () => {
  const { reply } = await signedIn();
  expect(reply.headers["set-cookie"]).toMatch(
    /^sunwright=[A-Za-z0-9_-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

it("binds the cookie to the host and to TLS where the public address is https", async () => {
  const { reply, client } = await signedIn(secure);
  expect(reply.headers["set-cookie"]).toMatch(
    /^__Host-sunwright=[A-Za-z0-9_-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect((await client.get("/api/test/who")).status).toBe(200);
});

it("stores the SHA-256 of the token and the token nowhere", async () => {
  const { userId, token } = await signedIn();
  const [row] = await rowsOf(userId);
  expect(row?.tokenHash).toBe(hashSecret(token));
  expect(JSON.stringify(row)).not.toContain(token);
});

it("knows who calls by the cookie alone", async () => {
  const { client, userId } = await signedIn();
  const reply = await client.get("/api/test/who", { headers: { "x-user-id": "somebody-else" } });
  expect(reply.read(WhoAmI).userId).toBe(userId);
});

it.each([
  ["an unknown token", newSecret()],
  ["a token that is too short", "abc"],
  ["broken percent signs", "%E0%A4%A"],
  ["quotes and SQL", "\"' OR 1=1 --"],
  ["ten thousand characters", "a".repeat(10_000)],
  ["nothing", ""],
])("takes %s for no session", async (_what, token) => {
  const client = server.visitor();
  const reply = await client.get("/api/test/who", { headers: { cookie: `sunwright=${token}` } });
  expect(reply).toMatchObject({ status: 401, body: { code: "not_signed_in" } });
});

it("gives a new token at every sign-in and ends the session it replaces", async () => {
  const { client, userId, token } = await signedIn();
  await client.post("/api/test/enter", { userId });
  expect(client.cookies.get("sunwright")).not.toBe(token);
  const old = server.visitor();
  old.cookies.set("sunwright", token);
  expect((await old.get("/api/test/who")).status).toBe(401);
  expect(await rowsOf(userId)).toHaveLength(1);
});

it("sets no cookie when the sign-in fails after the session was made", async () => {
  const client = server.visitor();
  const userId = newId(new Date());
  const reply = await client.post("/api/test/enter", { userId, fail: true });
  expect(reply.status).toBe(500);
  expect(reply.headers["set-cookie"]).toBeUndefined();
  expect(await rowsOf(userId)).toEqual([]);
});

it("ends at sign-out, in the database and in the browser", async () => {
  const { client, userId, token } = await signedIn();
  const reply = await client.post("/api/test/leave");
  expect(reply.headers["set-cookie"]).toMatch(/^sunwright=; Max-Age=0; /);
  expect(await rowsOf(userId)).toEqual([]);
  client.cookies.set("sunwright", token);
  expect((await client.get("/api/test/who")).status).toBe(401);
});

// Source of 7 and 30 days: the rules of trust, "Rules added after the third attack".
it("ends 7 days after its last use", async () => {
  const { client } = await signedIn();
  server.clock.advance(6 * DAY);
  expect((await client.get("/api/test/who")).status).toBe(200);
  server.clock.advance(7 * DAY - MINUTE);
  expect((await client.get("/api/test/who")).status).toBe(200);
  server.clock.advance(7 * DAY + MINUTE);
  expect((await client.get("/api/test/who")).status).toBe(401);
});

it("ends 30 days after it began, however much it is used", async () => {
  const { client } = await signedIn();
  for (let day = 0; day < 29; day++) {
    server.clock.advance(DAY);
    expect((await client.get("/api/test/who")).status).toBe(200);
  }
  server.clock.advance(DAY + MINUTE);
  expect((await client.get("/api/test/who")).status).toBe(401);
});

it("writes down the last use at most every five minutes", async () => {
  const { client, userId } = await signedIn();
  const lastSeen = async () => (await rowsOf(userId))[0]?.lastSeenAt;
  const began = await lastSeen();
  server.clock.advance(4 * MINUTE);
  await client.get("/api/test/who");
  expect(await lastSeen()).toEqual(began);
  server.clock.advance(2 * MINUTE);
  await client.get("/api/test/who");
  expect(await lastSeen()).toEqual(server.clock.now());
});

it("lists where an account is signed in, with browser and address, and ends one or all others", async () => {
  const { executor } = server.database;
  const { userId, reply } = await signedIn();
  expect(reply.status).toBe(200);
  const phone = server.visitor();
  const headers = { "user-agent": "x".repeat(5_000) };
  await phone.post("/api/test/enter", { userId }, { headers, address: "203.0.113.9" });
  const listed = await server.app.sessions.list(executor, userId);
  expect(listed).toHaveLength(2);
  expect(listed.map(({ address }) => address).sort()).toEqual(["127.0.0.1", "203.0.113.9"]);
  const onPhone = listed.find(({ address }) => address === "203.0.113.9");
  expect(onPhone?.userAgent).toHaveLength(300);

  const stranger = newId(new Date());
  expect(await server.app.sessions.end(executor, stranger, onPhone?.id ?? "")).toBe(false);
  expect((await phone.get("/api/test/who")).status).toBe(200);
  await server.app.sessions.endAll(executor, userId, onPhone?.id);
  expect((await server.app.sessions.list(executor, userId)).map(({ id }) => id)).toEqual([onPhone?.id]);
  expect(await server.app.sessions.end(executor, userId, onPhone?.id ?? "")).toBe(true);
  expect((await phone.get("/api/test/who")).status).toBe(401);
});

it("clears ended sessions away and leaves living ones", async () => {
  const ended = await signedIn();
  server.clock.advance(8 * DAY);
  const living = await signedIn();
  await server.app.sessions.purge(server.database.executor);
  expect(await rowsOf(ended.userId)).toEqual([]);
  expect(await rowsOf(living.userId)).toHaveLength(1);
});

it("that began before ends 30 days after it began, too", async () => {
  const { executor } = server.database;
  const { client, userId } = await signedIn();
  const fresh = await signedIn();
  const began = server.clock.now().getTime();
  const createdAt = new Date(began - 29.5 * DAY * 1_000);
  // As it was written when sessions lived for 90 days.
  const expiresAt = new Date(createdAt.getTime() + 90 * DAY * 1_000);
  await executor.update(sessions).set({ createdAt, expiresAt }).where(eq(sessions.userId, userId));
  const [before] = await rowsOf(fresh.userId);
  await executor.execute(sql.raw(await readFile(join(MIGRATIONS_FOLDER, "0052_session_ends.sql"), "utf8")));
  expect((await client.get("/api/test/who")).status).toBe(200);
  expect((await rowsOf(userId))[0]?.expiresAt).toEqual(new Date(createdAt.getTime() + 30 * DAY * 1_000));
  expect(await rowsOf(fresh.userId)).toEqual([before]);
  server.clock.advance(DAY);
  expect((await client.get("/api/test/who")).status).toBe(401);
});

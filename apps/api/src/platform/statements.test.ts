// On both databases: statements are made once for each driver.
import { endpoint } from "@sunwright/contract/endpoint";
import { asc, desc, eq, gt, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { startTestServer, type TestServer } from "../testing/server";
import { newId } from "./ids";
import { attempts, sessions } from "./schema";
import { ofSession, type OfSession, sessionColumns } from "./sessions";
import { serveAsked } from "./serve";
import { listOf, prepare, text } from "./statements";

const mine = prepare<OfSession & { readonly least: number }>()((value) =>
  text
    .select({
      session: sessionColumns,
      attempt: { subject: attempts.subject, since: attempts.since, count: attempts.count },
      double: sql<number | null>`${attempts.count} * 2`,
    })
    .from(sessions)
    .leftJoin(attempts, gt(attempts.count, value("least")))
    .where(ofSession(value))
    .orderBy(asc(attempts.subject)),
);

const counts = endpoint({
  method: "GET",
  path: "/api/counts/:least",
  summary: "Counts above one",
  tag: "system",
  access: "session",
  params: z.object({ least: z.coerce.number() }),
  tagged: true,
  response: z.object({ counts: z.array(z.number()) }),
  errors: ["not_signed_in"],
});

let server: TestServer;
const since = new Date("2026-03-04T05:06:07.089Z");
beforeAll(async () => {
  server = await startTestServer({
    routes: (app) =>
      serveAsked(app, counts, {
        statement: mine,
        values: ({ params }) => ({ least: params.least }),
        answer: (rows) => ({ counts: rows.flatMap(({ attempt }) => attempt?.count ?? []), secret: 1 }),
      }),
  });
  const row = { since, lastAt: since, blockedUntil: since };
  await server.database.executor.insert(attempts).values([
    { subject: "a", count: 3, ...row },
    { subject: "b", count: 5, ...row },
  ]);
});
afterAll(() => server.close());

const ask = async (least: number) => {
  const { client } = await server.build.session();
  return server.app.sessions.ask(server.database, client.cookies.get("sunwright"), mine, { least });
};

it("reads what drizzle reads: groups, times, numbers; nothing joined is null", async () => {
  const found = await ask(4);
  expect(found?.rows).toMatchObject([{ attempt: { subject: "b", since, count: 5 }, double: 10 }]);
  expect((await ask(0))?.rows.map(({ attempt }) => attempt?.subject)).toEqual(["a", "b"]);
  expect((await ask(9))?.rows).toMatchObject([{ attempt: null, double: null }]);
});

it("reads a list in its order as drizzle reads its rows, and an empty one", async () => {
  const listed = prepare<OfSession & { readonly least: number }>()((value) =>
    text
      .select({
        session: sessionColumns,
        attempts: listOf(
          text
            .select({
              subject: attempts.subject,
              since: attempts.since,
              long: sql<number | null>`nullif(${attempts.count}, 3)`.as("long"),
            })
            .from(attempts)
            .where(gt(attempts.count, value("least")))
            .orderBy(desc(attempts.subject)),
        ),
      })
      .from(sessions)
      .where(ofSession(value)),
  );
  const { client } = await server.build.session();
  const list = async (least: number) => {
    const token = client.cookies.get("sunwright");
    return (await server.app.sessions.ask(server.database, token, listed, { least }))?.rows[0].attempts;
  };
  expect(await list(0)).toEqual([
    { subject: "b", since, long: 5 },
    { subject: "a", since, long: null },
  ]);
  expect(await list(9)).toEqual([]);
});

it("answers many at once, each with its own values", async () => {
  const asked = Array.from({ length: 60 }, (_, index) => [0, 4, 9][index % 3] ?? 0);
  const found = await Promise.all(asked.map(ask));
  expect(found.map((each) => each?.rows.filter(({ attempt }) => attempt).length)).toEqual(
    asked.map((least) => ({ 0: 2, 4: 1, 9: 0 })[least]),
  );
});

it("goes on after a statement that the database refused", async () => {
  const broken = prepare<{ readonly by: number }>()((value) =>
    text.select({ half: sql<number>`(6 / ${value("by")}::int)::int` }).from(sql`(select 1) as one`),
  );
  const outcomes = await Promise.allSettled([2, 0, 3].map((by) => server.database.ask(broken, { by })));
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(await server.database.ask(broken, { by: 1 })).toEqual([{ half: 6 }]);
});

it("refuses a call without a value the statement asks for", async () => {
  const one = prepare<{ readonly subject?: string }>()((value) =>
    text
      .select({ count: attempts.count })
      .from(attempts)
      .where(eq(attempts.subject, value("subject"))),
  );
  await expect(server.database.ask(one, {})).rejects.toThrow("The statement asks for subject");
});

it("answers a living session only, and notes that it was used", async () => {
  const person = await server.build.session(newId(server.clock.now()));
  expect((await server.get("/api/counts/0")).status).toBe(401);
  person.client.cookies.set("sunwright", "x".repeat(43));
  expect((await person.client.get("/api/counts/0")).status).toBe(401);

  const { client, userId } = await server.build.session();
  server.clock.advance(6 * 60_000);
  expect(await client.get("/api/counts/0")).toMatchObject({ status: 200, body: { counts: [3, 5] } });
  const [row] = await server.database.executor.select().from(sessions).where(eq(sessions.userId, userId));
  expect(row?.lastSeenAt).toEqual(server.clock.now());
});

it("sends an answer again only when it has changed", async () => {
  const { client } = await server.build.session();
  const first = await client.get("/api/counts/4");
  expect(first.body).toEqual({ counts: [5] });
  const tag = String(first.headers["etag"]);
  const again = (url: string, sent: string) => client.get(url, { headers: { "if-none-match": sent } });
  expect(await again("/api/counts/4", tag)).toMatchObject({ status: 304, text: "" });
  expect((await again("/api/counts/4", `"other", W/${tag}`)).status).toBe(304);
  expect(await again("/api/counts/0", tag)).toMatchObject({ status: 200, body: { counts: [3, 5] } });
  client.cookies.clear();
  expect((await again("/api/counts/4", tag)).status).toBe(401);
});

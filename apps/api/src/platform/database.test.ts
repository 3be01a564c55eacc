// On both databases: transactions and what each driver gives back.
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase } from "../testing/database";
import { databaseUnavailable, type Database, uniqueViolation, withRetries } from "./database";
import { newId } from "./ids";
import { knownDevices, sessions } from "./schema";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const device = (tokenHash: string, userId = newId(new Date())) => ({ tokenHash, userId, lastUsedAt: new Date() });
const devices = (tokenHash: string) =>
  database.executor.select().from(knownDevices).where(eq(knownDevices.tokenHash, tokenHash));

it("keeps what a transaction wrote when its work returns", async () => {
  const answer = await database.transaction(async (tx) => {
    await tx.insert(knownDevices).values(device("kept"));
    return "done";
  });
  expect(answer).toBe("done");
  expect(await devices("kept")).toHaveLength(1);
});

it("takes everything back when its work throws", async () => {
  const work = database.transaction(async (tx) => {
    await tx.insert(knownDevices).values(device("taken back"));
    throw new Error("changed my mind");
  });
  await expect(work).rejects.toThrow("changed my mind");
  expect(await devices("taken back")).toEqual([]);
});

it("counts 50 concurrent read-modify-write transactions exactly", async () => {
  await database.executor.execute(sql`CREATE TABLE counter (n integer NOT NULL)`);
  await database.executor.execute(sql`INSERT INTO counter VALUES (0)`);
  const increment = () =>
    database.transaction(async (tx) => {
      const { rows } = await tx.execute<{ n: number }>(sql`SELECT n FROM counter FOR UPDATE`);
      await tx.execute(sql`UPDATE counter SET n = ${(rows[0]?.n ?? 0) + 1}`);
    });
  await Promise.all(Array.from({ length: 50 }, increment));
  const { rows } = await database.executor.execute<{ n: number }>(sql`SELECT n FROM counter`);
  expect(rows[0]?.n).toBe(50);
});

it("tells a lost race by the unique index, whichever driver says so", async () => {
  const userId = newId(new Date());
  await database.executor.insert(knownDevices).values(device("once", userId));
  const again = database.executor.insert(knownDevices).values(device("once", userId));
  await expect(again.then(() => null, uniqueViolation)).resolves.toBe(true);
  expect(uniqueViolation(new Error("something else"))).toBe(false);
});

it("answers the same types from both databases", async () => {
  const now = new Date("2026-11-21T10:11:12.345Z");
  const id = newId(now);
  const row = {
    id,
    userId: id,
    userAgent: "Ünïcode ☀",
    address: "::1",
    createdAt: now,
    lastSeenAt: now,
    expiresAt: now,
    secondAt: null,
  };
  await database.executor.insert(sessions).values({ ...row, tokenHash: "types" });
  const [found] = await database.executor.select().from(sessions).where(eq(sessions.id, id));
  expect(found).toEqual({ ...row, tokenHash: "types" });
  const { rows } = await database.executor.execute(sql`SELECT count(*)::int AS n, now() - now() = '0' AS same`);
  expect(rows).toHaveLength(1);
});

const refusal = (code: string) => Object.assign(new Error("the database said no"), { code });

it.each(["40001", "40P01"])("runs a transaction again after %s, and gives up after three tries", async (code) => {
  let runs = 0;
  const succeedsLater = () =>
    ++runs < 3 ? Promise.reject(new Error("wrapped", { cause: refusal(code) })) : Promise.resolve(runs);
  await expect(withRetries(succeedsLater)).resolves.toBe(3);
  runs = -10;
  await expect(withRetries(succeedsLater)).rejects.toThrow("wrapped");
  expect(runs).toBe(-7);
});

it("does not repeat what would fail again", async () => {
  let runs = 0;
  const work = () => {
    runs++;
    return Promise.reject(refusal("23505"));
  };
  await expect(withRetries(work)).rejects.toThrow("said no");
  expect(runs).toBe(1);
});

it("tells an unreachable or overloaded database from a mistake", () => {
  for (const code of ["ECONNREFUSED", "EPIPE", "57P01", "25006", "08006", "53300", "57014"]) {
    expect(databaseUnavailable(new Error("query failed", { cause: refusal(code) }))).toBe(true);
  }
  for (const code of ["23505", "42P01", "22P02"]) expect(databaseUnavailable(refusal(code))).toBe(false);
});

it("refuses the outer executor inside a transaction of a test, where the product would wait for itself for ever", async () => {
  const guarded = await openTestDatabase();
  const work = guarded.transaction(async () => {
    await guarded.executor.select().from(sessions);
  });
  await expect(work).rejects.toThrow("inside a transaction");
  await guarded.close();
});

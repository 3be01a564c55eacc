import { afterEach, expect, it } from "vitest";
import { embeddedDatabase } from "../platform/embedded";
import { guarded } from "./guarded";
import { lend, shapeOf } from "./lent";

let lent: Awaited<ReturnType<typeof lend>> | undefined;
afterEach(async () => {
  await lent?.giveBack();
  lent = undefined;
});

/** Takes another's turn: does something with a database, gives it back and takes one again. */
async function after(work: string) {
  const first = await lend();
  await first.client.exec(work);
  await first.giveBack();
  lent = await lend();
  return { isSame: lent.client === first.client, ended: first.client.closed, client: lent.client };
}

const CHANGES = [
  "ALTER TABLE users ADD COLUMN left_behind int",
  "ALTER TABLE users ALTER COLUMN left_behind SET DEFAULT 3",
  "ALTER TABLE users ADD CONSTRAINT left_behind CHECK (left_behind > 2)",
  "ALTER TABLE users DISABLE TRIGGER ALL",
  "CREATE INDEX left_behind ON users (left_behind)",
  "CREATE FUNCTION left_behind() RETURNS int LANGUAGE sql AS 'SELECT 1'",
  "CREATE OR REPLACE FUNCTION left_behind() RETURNS int LANGUAGE sql AS 'SELECT 2'",
  "CREATE VIEW left_view AS SELECT 1 AS one",
  "ANALYZE schema_migrations",
  "ALTER ROLE postgres SET statement_timeout = '3s'",
  "DELETE FROM schema_migrations WHERE number = 3",
];

it("hands a database on without the rows, numbers, settings and locks of who had it", async () => {
  const { isSame, client } = await after(`INSERT INTO attempts VALUES ('ada', 1, now(), now(), now());
    SELECT setval('seller_orders_number_seq', 77);
    SELECT pg_advisory_lock(12);
    SET statement_timeout = '3s'`);
  expect(isSame).toBe(true);
  const { rows } = await client.query(`SELECT (SELECT count(*)::int FROM attempts) AS attempts,
    nextval('seller_orders_number_seq')::int AS number, current_setting('statement_timeout') AS limit,
    (SELECT count(*)::int FROM pg_locks WHERE locktype = 'advisory') AS locks`);
  expect(rows).toEqual([{ attempts: 0, number: 10001, limit: "0", locks: 0 }]);
});

it("ends a database that keeps more than rows", async () => {
  const { isSame, ended } = await after("CREATE TABLE left_behind (id int)");
  expect({ isSame, ended }).toEqual({ isSame: false, ended: true });
});

it("sees each change that emptying tables would not undo", async () => {
  lent = await lend();
  const { client } = lent;
  const shapes = [await shapeOf(client)];
  for (const change of CHANGES) {
    await client.exec(change);
    const shape = await shapeOf(client);
    expect(shapes, change).not.toContain(shape);
    shapes.push(shape);
  }
});

it("is not reached any more by who gave it back", async () => {
  const { client, giveBack } = await lend();
  const mine = guarded({ ...embeddedDatabase(client), close: giveBack });
  await mine.close();
  expect(() => mine.executor).toThrow("after it was closed");
  await expect(mine.transaction(() => Promise.resolve())).rejects.toThrow("after it was closed");
});

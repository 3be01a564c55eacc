// Of the rest: statements of the embedded database, made again and again.
import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openClient } from "./embedded-client";

let client: PGlite;
beforeAll(async () => {
  client = await openClient({});
  await client.exec("CREATE TABLE things (id integer PRIMARY KEY, words text, data jsonb, bytes bytea, good boolean)");
});
afterAll(() => client.close());

const TIMES = [1, 2, 3, 4, 5, 6, 7];
const rowsOf = async (text: string, params: unknown[] = []) => (await client.query(text, params)).rows;

it("answers a statement alike the first time, when it is kept, and ever after", async () => {
  for (const n of TIMES) {
    const { rows, affectedRows } = await client.query("INSERT INTO things (id, words) VALUES ($1, $2)", [n, `w${n}`]);
    expect({ rows, affectedRows }).toEqual({ rows: [], affectedRows: 1 });
  }
  for (const n of TIMES) {
    expect(await rowsOf("SELECT id, words FROM things WHERE id = $1", [n])).toEqual([{ id: n, words: `w${n}` }]);
    const asArray = await client.query("SELECT id, words FROM things WHERE id = $1", [n], { rowMode: "array" });
    expect(asArray.rows).toEqual([[n, `w${n}`]]);
    expect(await rowsOf("SELECT id FROM things WHERE id = $1", [1000 + n])).toEqual([]);
  }
  expect(await rowsOf("SELECT count(*)::int AS n FROM things")).toEqual([{ n: TIMES.length }]);
});

it("carries every kind of value there and back", async () => {
  const bytes = Buffer.from([0, 1, 255, 92, 39]);
  const data = { a: [1, null, "ü☀"], "b'": "\\x" };
  const insert = "INSERT INTO things (id, words, data, bytes, good) VALUES ($1, $2, $3, $4, $5)";
  for (const n of TIMES) {
    await client.query(insert, [100 + n, null, JSON.stringify(data), bytes, n % 2 === 0]);
    const [row] = await rowsOf("SELECT * FROM things WHERE id = $1", [100 + n]);
    expect(row).toEqual({ id: 100 + n, words: null, data, bytes, good: n % 2 === 0 });
  }
});

it("takes lists and objects, whose form depends on their column", async () => {
  for (const n of TIMES) {
    expect(await rowsOf("SELECT id FROM things WHERE id = ANY($1::int[]) ORDER BY id", [[n, 1]])).toHaveLength(
      n === 1 ? 1 : 2,
    );
    await client.query("UPDATE things SET data = $1 WHERE id = $2", [{ n }, 1]);
    expect(await rowsOf("SELECT data FROM things WHERE id = 1")).toEqual([{ data: { n } }]);
  }
});

it("goes on after a statement that fails, whether it is new, being kept, or kept", async () => {
  const insert = "INSERT INTO things (id, words) VALUES ($1, 'again')";
  for (const n of TIMES) {
    await expect(client.query(insert, [1])).rejects.toMatchObject({ code: "23505" });
    await expect(client.query("SELECT nonsense FROM things")).rejects.toMatchObject({ code: "42703" });
    expect(await rowsOf("SELECT words FROM things WHERE id = $1", [n])).toEqual([{ words: `w${n}` }]);
  }
  await client.query(insert, [500]);
  await expect(client.query(insert, [500])).rejects.toMatchObject({ code: "23505" });
  await client.query(insert, [501]);
});

it("keeps working in transactions, also after one that was taken back", async () => {
  const update = "UPDATE things SET words = $1 WHERE id = $2";
  for (const n of TIMES) {
    const work = client.transaction(async (tx) => {
      await tx.query(update, [`in ${n}`, n]);
      await tx.query("INSERT INTO things (id) VALUES ($1)", [1]);
    });
    await expect(work).rejects.toMatchObject({ code: "23505" });
    await client.transaction((tx) => tx.query(update, [`kept ${n}`, n]));
    expect(await rowsOf("SELECT words FROM things WHERE id = $1", [n])).toEqual([{ words: `kept ${n}` }]);
  }
});

it("refuses a transaction that is over", async () => {
  const escaped = await client.transaction((tx) => Promise.resolve({ tx }));
  await expect(escaped.tx.query("SELECT 1")).rejects.toThrow(/closed/i);
});

it("sees a changed table as it is now", async () => {
  await client.query("CREATE TABLE changing (a integer)");
  const read = "SELECT * FROM changing";
  for (const n of TIMES) expect(await rowsOf(read), `time ${n}`).toEqual([]);
  await client.query("ALTER TABLE changing ADD COLUMN b text DEFAULT 'new'");
  await client.query("INSERT INTO changing (a) VALUES (1)");
  for (const n of TIMES) expect(await rowsOf(read), `time ${n}`).toEqual([{ a: 1, b: "new" }]);
});

it("keeps a bounded number of statements and answers all of them", async () => {
  for (let round = 0; round < 3; round++) {
    for (let n = 0; n < 250; n++)
      expect(await rowsOf(`SELECT ${n} AS n, $1::text AS t`, ["x"])).toEqual([{ n, t: "x" }]);
  }
  // Two in a row are a repetition that nothing comes between: each is kept, and the oldest let go.
  for (let n = 0; n < 450; n++) {
    for (const time of [1, 2, 3]) expect(await rowsOf(`SELECT ${n} AS m`), `time ${time}`).toEqual([{ m: n }]);
  }
  const [kept] = await rowsOf("SELECT count(*)::int AS n FROM pg_prepared_statements");
  expect(kept).toEqual({ n: 200 });
});

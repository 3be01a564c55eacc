import { IMPORT_COLUMNS_MAX, listImportColumns } from "@sunwright/contract/import-columns";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/server";
import { PASSWORD, type Person } from "../../testing/people";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const PATH = "/api/import-columns";
const NONE = { products: {}, stock: {}, prices: {}, readings: {} };
const columns = async ({ client }: Person) => (await client.get(PATH)).read(listImportColumns.response).columns;
const say = ({ client }: Person, of: string, column: string, readAs: string) =>
  client.put(PATH, { import: of, column, readAs });

it("remembers what columns are read as, by kind of file, and says the last that was said", async () => {
  const owner = await server.build.person({ role: "retailer" });
  expect(await columns(owner)).toEqual(NONE);
  expect(await say(owner, "products", "artikel_nr", "sku")).toMatchObject({ status: 200 });
  await say(owner, "products", "vk", "public_price");
  await say(owner, "stock", "lagerplatz", "location");
  await say(owner, "products", "vk", "");
  expect(await columns(owner)).toEqual({
    ...NONE,
    products: { artikel_nr: "sku", vk: "" },
    stock: { lagerplatz: "location" },
  });
});

it("is a firm's: somebody else's is not shown, and a person without a firm has their own", async () => {
  const [shop, other, person] = [
    await server.build.person({ role: "retailer" }),
    await server.build.person({ role: "installer" }),
    await server.build.person(),
  ];
  await say(shop, "prices", "ek", "price");
  await say(person, "readings", "zeit", "date");
  expect(await columns(other)).toEqual(NONE);
  expect(await columns(person)).toEqual({ ...NONE, readings: { zeit: "date" } });
  expect(await columns(shop)).toEqual({ ...NONE, prices: { ek: "price" } });
});

it("goes with the account of who has no firm", async () => {
  const person = await server.build.person();
  await say(person, "readings", "zeit", "date");
  const kept = async () =>
    (
      await server.app.database.executor.execute<{ owner_id: string }>(
        sql`select owner_id from import_columns where owner_id = ${person.userId}`,
      )
    ).rows.length;
  expect(await kept()).toBe(1);
  const gone = await person.client.post("/api/account/delete", { password: PASSWORD });
  expect([gone.status, await kept()]).toEqual([200, 0]);
});

it("remembers no more than it can, but changes what is there", async () => {
  const person = await server.build.person();
  await say(person, "readings", "first", "date");
  await server.app.database.executor.execute(sql`
    update import_columns set columns = columns || (
      select jsonb_object_agg('column ' || number, '') from generate_series(2, ${IMPORT_COLUMNS_MAX}::int) number
    ) where owner_id = ${person.userId}`);
  expect(await say(person, "readings", "one more", "date")).toMatchObject({
    status: 422,
    body: { code: "too_many_import_columns" },
  });
  expect(await say(person, "readings", "first", "note")).toMatchObject({ status: 200 });
  expect((await columns(person)).readings["first"]).toBe("note");
});

it("refuses a kind of file that nobody imports, and a column without a name", async () => {
  const person = await server.build.person();
  expect((await say(person, "orders", "a", "b")).status).toBe(400);
  expect((await say(person, "stock", " ", "sku")).status).toBe(400);
});

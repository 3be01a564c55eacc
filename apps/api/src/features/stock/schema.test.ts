import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../../platform/database";
import { openTestDatabase } from "../../testing/database";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
it("x", async () => {
  console.log(await database.executor.execute(sql`select similarity('aBc', 'abd') as s`));
});

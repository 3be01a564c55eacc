import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The ways a test opens the database that TEST_DATABASE_URL names; see apps/api/src/testing/database.ts. */
const OPENS = /\b(?:openTestDatabase|startTestServer|openTestApi|openVillage|openMarket|openTrade|TEST_DATABASE_URL)\b/;
/** How a test file that opens it says, with its reason, that nothing it looks at depends on which database it is. */
const EMBEDDED_ALONE = "// On the embedded database alone:";

/** The test files of the server that run a second time, on a PostgreSQL server. */
export function postgresTests(folder = "apps/api/src"): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => join(folder, name))
    .filter((path) => {
      const text = readFileSync(path, "utf8");
      return OPENS.test(text) && !text.includes(EMBEDDED_ALONE);
    })
    .sort();
}

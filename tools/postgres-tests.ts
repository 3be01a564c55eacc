import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The ways a test opens the database that TEST_DATABASE_URL names; see apps/api/src/testing/database.ts. */
const OPENS = /\b(?:openTestDatabase|startTestServer|openTestApi|openVillage|openMarket|openTrade|TEST_DATABASE_URL)\b/;
/** How a test file that opens it says, with its reason, that nothing it looks at depends on which database it is … */
const EMBEDDED_ALONE = "// On the embedded database alone:";
/** … or that what it looks at is where the two could differ. */
const ON_BOTH = "// On both databases:";

/** The test files of the server that open the test database and run on a PostgreSQL server. */
export function postgresTests(folder = "apps/api/src"): string[] {
  return testsOf(folder, (text) => OPENS.test(text) && !text.includes(EMBEDDED_ALONE));
}

/** Those of them that need not run on the embedded database as well. */
export function postgresAlone(folder = "apps/api/src"): string[] {
  const both = testsOf(folder, (text) => text.includes(ON_BOTH));
  return postgresTests(folder).filter((path) => !both.includes(path));
}

function testsOf(folder: string, is: (text: string) => boolean): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => join(folder, name))
    .filter((path) => is(readFileSync(path, "utf8")))
    .sort();
}

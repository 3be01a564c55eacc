import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What opens the database that TEST_DATABASE_URL names; see apps/api/src/testing/database.ts. */
const OPENS = ["openTestDatabase", "startTestServer", "TEST_DATABASE_URL"] as const;
/** And what is built on these: worlds that tests begin with, such as a market with its people, which is one on the next. */
const OPENS_A_WORLD = /^export async function (open\w+)/gm;
/** How a test file that opens it says, with its reason, that nothing it looks at depends on which database it is … */
const EMBEDDED_ALONE = "// On the embedded database alone:";
/** … or that what it looks at is where the two could differ. */
const ON_BOTH = "// On both databases:";

/** The test files of the server that open the test database and run on a PostgreSQL server. */
export function postgresTests(folder = "apps/api/src"): string[] {
  const opens = wordOf(openersIn(folder));
  return testsOf(folder, (text) => opens.test(text) && !text.includes(EMBEDDED_ALONE));
}

/** Every function by which a test comes to have the test database. */
export function openersIn(folder = "apps/api/src"): readonly string[] {
  const worlds = textsIn(folder, /\/testing\/[^/]+\.ts$/).filter(([path]) => !path.endsWith(".test.ts"));
  let known: readonly string[] = OPENS;
  for (;;) {
    const opens = wordOf(known);
    const found = worlds.flatMap(([, text]) =>
      opens.test(text) ? Array.from(text.matchAll(OPENS_A_WORLD), ([, name = ""]) => name) : [],
    );
    const more = [...new Set([...known, ...found])];
    if (more.length === known.length) return known;
    known = more;
  }
}
const wordOf = (names: readonly string[]) => new RegExp(`\\b(?:${names.join("|")})\\b`);

/** Those of them that need not run on the embedded database as well. */
export function postgresAlone(folder = "apps/api/src"): string[] {
  const both = testsOf(folder, (text) => text.includes(ON_BOTH));
  return postgresTests(folder).filter((path) => !both.includes(path));
}

const testsOf = (folder: string, is: (text: string) => boolean): string[] =>
  textsIn(folder, /\.test\.ts$/).flatMap(([path, text]) => (is(text) ? [path] : []));

function textsIn(folder: string, names: RegExp): (readonly [path: string, text: string])[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => names.test(path))
    .sort()
    .map((path) => [path, readFileSync(path, "utf8")] as const);
}

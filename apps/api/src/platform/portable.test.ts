import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { MIGRATIONS_FOLDER } from "./paths";

/**
 * What distributed engines that speak PostgreSQL's protocol lack or do badly, by how it is written.
 * Source: stack.md, "Distributed engines"; the engines' own lists of differences are named in docs/scaling.md.
 */
const FEATURES = {
  sequence: /" (?:big|small)?serial\b|GENERATED (?:ALWAYS|BY DEFAULT) AS IDENTITY|\bnextval\b|CREATE SEQUENCE/gi,
  trigger: /CREATE TRIGGER "?(\w+)/gi,
  exclusion: /EXCLUDE USING/gi,
  extension: /CREATE EXTENSION IF NOT EXISTS (\w+)/gi,
  "advisory lock": /pg_(?:try_)?advisory_\w+/g,
  listen: /\bLISTEN \$|pg_notify\(/g,
} as const;

const SOURCE = "apps/api/src";
const files = (folder: string, isOurs: (name: string) => boolean) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter(isOurs)
    .map((name) => join(folder, name));
const read = [
  ...files(MIGRATIONS_FOLDER, (name) => name.endsWith(".sql")),
  ...files(SOURCE, (name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && !name.includes("testing")),
];

/** "0019_shops.sql", and of our own files the room with it: "orders/order-table.ts". */
const nameOf = (path: string) =>
  path
    .split("/")
    .slice(path.endsWith(".sql") ? -1 : -2)
    .join("/");

/** Each use by its feature and the name of its file. */
function uses(): string[] {
  const found = new Set<string>();
  for (const path of read) {
    const text = readFileSync(path, "utf8");
    for (const [feature, pattern] of Object.entries(FEATURES))
      if (text.search(pattern) >= 0) found.add(`${feature}: ${nameOf(path)}`);
  }
  return [...found].sort();
}

/** Rows such as "| trigger | `0020_orders.sql` | … |" of the table in docs/scaling.md. */
function told(): string[] {
  const rows = readFileSync("docs/scaling.md", "utf8").matchAll(/^\| ([a-z ]+?) +\| ([^|]+)\| /gm);
  return [...rows]
    .filter(([, feature = ""]) => feature in FEATURES)
    .flatMap(([, feature = "", where = ""]) =>
      [...where.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => `${feature}: ${name}`),
    )
    .sort();
}

it("uses of what distributed engines lack only what docs/scaling.md lists, with what would take its place", () => {
  expect(read.length).toBeGreaterThan(100);
  expect(uses()).toEqual(told());
});

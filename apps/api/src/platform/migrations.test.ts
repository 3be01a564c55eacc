import { execFile } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { MIGRATIONS_FOLDER } from "./paths";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sunwright-drift-"));
  await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it("has a migration for everything the schema files say", async () => {
  const api = dirname(MIGRATIONS_FOLDER);
  const kit = join(api, "..", "..", "node_modules", ".bin", "drizzle-kit");
  const flags = ["--dialect", "postgresql", "--schema", "./src/**/*schema.ts", "--out", relative(api, folder)];
  const { stdout } = await promisify(execFile)(kit, ["generate", ...flags], { cwd: api });
  expect(stdout).toContain("No schema changes");
});

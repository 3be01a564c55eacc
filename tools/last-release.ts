import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { postgresTests } from "./postgres-tests";

const MIGRATIONS = "apps/api/migrations";
/** What these look at is the schema of their own release, or a whole database of it, not what a server asks of one. */
const OF_THE_SCHEMA = /\/(?:migrate|schema|move|backup|portability)[^/]*\.test\.ts$/;

function git(...asked: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync("git", asked, { encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${asked.join(" ")}: ${stderr}`);
  return stdout.trim();
}

/** The release that serves while this version migrates: RELEASE, the newest tag, or what stood before the newest migration. */
function lastRelease(): string {
  if (process.env.RELEASE) return git("rev-parse", "--verify", `${process.env.RELEASE}^{commit}`);
  const [tag] = git("tag", "--merged", "HEAD~1", "--list", "v*", "--sort=-version:refname").split("\n");
  if (tag) return git("rev-parse", "--verify", `${tag}^{commit}`);
  const newest = readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .at(-1);
  const added = git(
    "log",
    "-1",
    "--first-parent",
    "-m",
    "--diff-filter=A",
    "--format=%H",
    "--",
    `${MIGRATIONS}/${newest}`,
  );
  return git("rev-parse", "--verify", `${added}^1`);
}

export interface Release {
  readonly commit: string;
  /** A checkout of it whose databases are made by this version's migrations. */
  readonly folder: string;
  /** Its tests of the server that ask a database. */
  readonly tests: readonly string[];
  remove(): void;
}

/** The last release's code on this version's schema: the state between the migration and the last old server's end. */
export function checkOutLastRelease(): Release {
  const commit = lastRelease();
  const parent = mkdtempSync(join(tmpdir(), "sunwright-release-"));
  const folder = join(parent, "checkout");
  git("worktree", "add", "--detach", folder, commit);
  const remove = () => {
    git("worktree", "remove", "--force", folder);
    rmSync(parent, { recursive: true, force: true });
  };
  try {
    rmSync(join(folder, MIGRATIONS), { recursive: true });
    cpSync(MIGRATIONS, join(folder, MIGRATIONS), { recursive: true });
    const args = ["ci", "--ignore-scripts", "--no-fund", "--no-audit", "--loglevel=error"];
    if (spawnSync("npm", args, { cwd: folder, stdio: "inherit" }).status !== 0) throw new Error("npm ci failed");
  } catch (error) {
    remove();
    throw error;
  }
  const tests = postgresTests(join(folder, "apps/api/src"))
    .map((path) => relative(folder, path))
    .filter((path) => !OF_THE_SCHEMA.test(path));
  return { commit, folder, tests, remove };
}

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { splitTimes, type Times, timesOfPlaywright, timesOfVitest } from "../../tools/test-times";

/** The last commit before the application could be installed and the marketplace began: the design side as it stood then. */
const DESIGN_SIDE = "daa2010f^";
/** Unit tests, tests on PostgreSQL and journeys have two workers each. */
const WORKERS = 2;
const READERS: Readonly<Record<string, (text: string) => Times>> = {
  unit: timesOfVitest,
  postgres: timesOfVitest,
  journeys: timesOfPlaywright,
};

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });

/** Files of now that stood then, under whatever name. */
function filesOf(commit: string): ReadonlySet<string> {
  const then = git("ls-tree", "-r", "--name-only", commit).split("\n");
  const moved = git("diff", "--find-renames", "--diff-filter=R", "--name-only", "-l0", commit, "HEAD").split("\n");
  return new Set([...then, ...moved]);
}

/**
 * How long the last `npm test` took with its two workers, and how much of that are the files of tests that stood before
 * the marketplace, with all that has come into them since.
 */
export async function measure(): Promise<string[]> {
  const stood = filesOf(DESIGN_SIDE);
  const lines: string[] = [];
  for (const [part, read] of Object.entries(READERS)) {
    const report = resolve(`.cache/test-reports/${part}.json`);
    if (!existsSync(report)) {
      lines.push(`${part}: not in the last run`);
      continue;
    }
    const { all, before } = splitTimes(read(readFileSync(report, "utf8")), (file) => stood.has(file));
    lines.push(
      `${part}: ${Math.round(all / WORKERS)} s, of which ${Math.round(before / WORKERS)} s are files of ${DESIGN_SIDE}`,
    );
  }
  return lines;
}

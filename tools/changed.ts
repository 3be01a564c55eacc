import { spawnSync } from "node:child_process";
import { basename } from "node:path";
import { readSource, target } from "./source";

function git(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync("git", args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
  return stdout.trim();
}

/** What work in progress is compared with: where it left main; on main, the commit before. */
export function changedSince(): string {
  const [head, left] = [git("rev-parse", "HEAD"), git("merge-base", "HEAD", "main")];
  return head === left ? git("rev-parse", "HEAD~1") : left;
}

/** Files that differ from a commit now, committed or not. */
export const changedFiles = (since: string): string[] =>
  [git("diff", "--name-only", since), git("ls-files", "--others", "--exclude-standard")]
    .flatMap((lines) => lines.split("\n"))
    .filter((path) => path !== "");

const FEATURE = /^apps\/web\/src\/features\/([^/]+)\//;

/** The journeys that changed, that use a helper that did, and those named like a feature of the browser that did. */
export function journeysOf(changed: readonly string[], journeys: readonly string[]): string[] {
  const all = new Set(changed);
  const features = [...new Set(changed.flatMap((path) => FEATURE.exec(path)?.slice(1) ?? []))];
  const named = (journey: string) =>
    features.some((feature) => basename(journey).split(/[-.]/).join("-").includes(feature.replace(/s$/, "")));
  const uses = (journey: string) =>
    readSource(journey).imports.some((specifier) => all.has(`${target(journey, specifier)}.ts`));
  return journeys.filter((journey) => all.has(journey) || named(journey) || uses(journey));
}

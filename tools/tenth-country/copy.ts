import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../source";
import type { Changed } from "./new-zealand";

const OURS = "@sunwright";

/** A copy of the house with its packages linked, as another tree beside this one. */
export function copyTo(folder: string): void {
  const listed = execFileSync("git", ["ls-files", "-z", "--", "apps", "packages", "tools", "*.json"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 10_000_000,
  });
  for (const path of listed.split("\0").filter((each) => each !== "")) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    copyFileSync(join(root, path), join(folder, path));
  }
  linkPackages(join(root, "node_modules"), join(folder, "node_modules"));
  const ofTheServer = "apps/api/node_modules";
  symlinkSync(join(root, ofTheServer), join(folder, ofTheServer));
}

function linkPackages(from: string, to: string): void {
  mkdirSync(join(to, OURS), { recursive: true });
  for (const name of readdirSync(from)) if (name !== OURS) symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, OURS))) {
    const room = name === "api" || name === "web" ? "apps" : "packages";
    symlinkSync(join(to, "..", room, name), join(to, OURS, name));
  }
}

export function write(folder: string, changes: readonly Changed[]): void {
  for (const { path, text } of changes) writeFileSync(join(folder, path), text);
}

/** What the compiler says of a project of the copy; empty: nothing. */
export function compiled(folder: string, project: string): string {
  try {
    return execFileSync(join(folder, "node_modules/.bin/tsc"), ["--singleThreaded", "-p", project], {
      cwd: folder,
      encoding: "utf8",
    });
  } catch (failure) {
    if (failure instanceof Error && "stdout" in failure) return String(failure.stdout);
    throw failure;
  }
}

/** What a module of the copy has printed, as JSON. */
export function said(folder: string, module: string): unknown {
  const probe = "packages/cli/src/probe.ts";
  writeFileSync(join(folder, probe), module);
  return JSON.parse(execFileSync(join(folder, "node_modules/.bin/tsx"), [probe], { cwd: folder, encoding: "utf8" }));
}

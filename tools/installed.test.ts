import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { notInstalled, type Purpose } from "./installed.mjs";

const LOCK = {
  "": { name: "house" },
  "apps/api": { name: "@house/api", devDependencies: { builder: "2.0.0" } },
  "node_modules/@house/api": { resolved: "apps/api", link: true },
  "node_modules/server": { version: "1.0.0", integrity: "sha512-a" },
  "node_modules/builder": { version: "2.0.0", integrity: "sha512-b", dev: true },
  "node_modules/tester": { version: "4.0.0", integrity: "sha512-d", dev: true },
  "node_modules/other-machine": { version: "3.0.0", integrity: "sha512-c", optional: true },
};
type Packages = Record<string, object>;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "installed-"));
  put("package-lock.json", { packages: LOCK });
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(path: string, content: object) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), JSON.stringify(content));
}
/** As npm leaves it, whoever called it. */
function install(packages: Packages) {
  put("node_modules/.package-lock.json", { packages });
  for (const path of Object.keys(packages)) put(`${path}/package.json`, {});
}
const without = (...paths: string[]): Packages =>
  Object.fromEntries(Object.entries(LOCK).filter(([path]) => path !== "" && !paths.includes(path)));
const missing = (purpose: Purpose = "work") => notInstalled(folder, purpose);

it("takes an installation that npm made without these tools, and without packages of other machines", () => {
  install(without("node_modules/other-machine"));
  expect(missing()).toEqual([]);
});

it("needs what a workspace builds with where something is built, and what tests it where somebody works on it", () => {
  install(without("node_modules/other-machine", "node_modules/builder", "node_modules/tester"));
  expect(missing("run")).toEqual([]);
  expect(missing("build")).toEqual(["node_modules/builder"]);
  expect(missing("work")).toEqual(["node_modules/builder", "node_modules/tester"]);
});

it("takes a builder that npm put beside its workspace, and one of another version for none", () => {
  const beside = { version: "2.1.0", integrity: "sha512-e", dev: true };
  put("package-lock.json", { packages: { ...LOCK, "apps/api/node_modules/builder": beside } });
  install(without("node_modules/other-machine", "node_modules/tester"));
  expect(missing("build")).toEqual(["apps/api/node_modules/builder"]);
  install({ ...without("node_modules/other-machine"), "node_modules/tester": { version: "4.0.1" } });
  expect(missing("run")).toEqual(["node_modules/tester"]);
});

it("names a package in another version, of other content, not there, and a workspace elsewhere", () => {
  install(without());
  const installed = (changed: Packages) =>
    put("node_modules/.package-lock.json", { packages: { ...LOCK, ...changed } });
  installed({ "node_modules/server": { version: "1.0.1", integrity: "sha512-a" } });
  expect(missing()).toEqual(["node_modules/server"]);
  installed({ "node_modules/server": { version: "1.0.0", integrity: "sha512-x" } });
  expect(missing()).toEqual(["node_modules/server"]);
  installed({ "node_modules/@house/api": { resolved: "../elsewhere", link: true } });
  expect(missing()).toEqual(["node_modules/@house/api"]);
  installed({});
  rmSync(join(folder, "node_modules/server"), { recursive: true });
  expect(missing()).toEqual(["node_modules/server"]);
});

it("takes nothing for an installation that npm did not finish", () => {
  install(without());
  rmSync(join(folder, "node_modules/.package-lock.json"));
  expect(missing()).toEqual(["node_modules"]);
});

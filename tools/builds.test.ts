import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it, onTestFinished } from "vitest";
import {
  BUILT,
  buildFolder,
  currentBuild,
  fingerprintOf,
  isBuilt,
  newBuildId,
  removeBuilds,
  useBuild,
} from "./builds.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "builds-"));
  put("apps/api/src/main.ts", "1");
  put("packages/equipment/src/parts.ts", "1");
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(path: string, content: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}
/** A build whose server says, when asked, what a file beside it holds that it had not read before. */
function build(id: string, says = id) {
  for (const [workspace, file] of Object.entries(BUILT)) put(`${workspace}/builds/${id}/${file}`, SERVER);
  put(`apps/api/builds/${id}/later.mjs`, `export default ${JSON.stringify(says)};`);
}
const SERVER = `process.stdin.once("data", async () => {
  process.stdout.write((await import("./later.mjs")).default);
  process.stdin.destroy();
});
process.stdout.write("ready");`;
const heard = async (stream: NodeJS.ReadableStream) => String((await once(stream, "data"))[0]);

it("asks for a build where a source has other content, not where it has another date or only a test changed", () => {
  const made = fingerprintOf(folder);
  utimesSync(join(folder, "apps/api/src/main.ts"), 1, 1);
  put("apps/api/src/main.test.ts", "2");
  put("apps/api/dist/main.js", "2");
  put("apps/web/builds/a/index.html", "2");
  expect(fingerprintOf(folder)).toBe(made);
  for (const path of ["apps/api/src/main.ts", "packages/equipment/src/parts.ts", "apps/web/service-worker/a.ts"]) {
    const before = fingerprintOf(folder);
    put(path, "2");
    expect(fingerprintOf(folder), path).not.toBe(before);
  }
});

it("knows the build of the sources as they are, whichever command made it, and takes no half of one", () => {
  expect(isBuilt(folder)).toBe(false);
  const id = newBuildId(folder);
  build(id);
  expect(isBuilt(folder), "complete, but not the current one").toBe(false);
  useBuild(folder, id);
  expect(isBuilt(folder)).toBe(true);
  rmSync(join(buildFolder(folder, "apps/web", id), "index.html"));
  expect(currentBuild(folder)).toBeNull();
});

it("takes over from a version that built into the folder itself", () => {
  for (const [workspace, file] of Object.entries(BUILT)) put(`${workspace}/dist/${file}`, "");
  expect(currentBuild(folder)).toBeNull();
  build("b");
  useBuild(folder, "b");
  expect(currentBuild(folder)).toBe("b");
});

it("leaves a running server its own files, whatever is built meanwhile", async () => {
  build("a");
  useBuild(folder, "a");
  const server = spawn(process.execPath, [
    "--input-type=module",
    "-e",
    `await import("${folder}/apps/api/dist/main.js")`,
  ]);
  onTestFinished(() => void server.kill("SIGKILL"));
  expect(await heard(server.stdout)).toBe("ready");
  build("b");
  useBuild(folder, "b");
  build("c");
  useBuild(folder, "c");
  removeBuilds(folder, ["c", "a"]);
  expect(existsSync(buildFolder(folder, "apps/api", "b"))).toBe(false);
  server.stdin.write("now");
  expect(await heard(server.stdout)).toBe("a");
  expect(readFileSync(join(folder, "apps/api/dist/later.mjs"), "utf8")).toContain("c");
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { installationBarred, inTurn, processesOf } from "../../../../tools/running.mjs";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "announce-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const ANNOUNCE = new URL("./announce.ts", import.meta.url).href;
/** A process that announces itself for the folder and stays. */
async function server(build: string) {
  const script = `const { announceProcess } = await import(${JSON.stringify(ANNOUNCE)});
    await announceProcess(${JSON.stringify(folder)}, ${JSON.stringify(build)});
    process.stdout.write("ready"); setInterval(() => undefined, 1_000);`;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script]);
  await once(child.stdout, "data");
  return child;
}

it("bars an installation while a server runs, names its process and build, and not after the server was killed", async () => {
  expect(installationBarred(folder)).toBeNull();
  const child = await server("0a1b.2c");
  onTestFinished(() => void child.kill("SIGKILL"));
  expect(processesOf(folder)).toEqual([{ build: "0a1b.2c", pid: child.pid }]);
  expect(installationBarred(folder)).toContain(`process ${child.pid}). Stop it`);
  expect(installationBarred(tmpdir()), "another folder").toBeNull();
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(installationBarred(folder)).toBeNull();
});

it("lets one command at a time install or build; the other waits and says so", async () => {
  const events: string[] = [];
  const command = (name: string) =>
    inTurn(
      folder,
      async () => {
        events.push(`${name} begins`);
        await new Promise((resolve) => setTimeout(resolve, 50));
        events.push(`${name} ends`);
      },
      (text: string) => events.push(text),
    );
  await Promise.all([command("first"), command("second")]);
  expect(events).toEqual([
    "first begins",
    "Another command is installing or building in this folder. Waiting for it …",
    "first ends",
    "second begins",
    "second ends",
  ]);
});

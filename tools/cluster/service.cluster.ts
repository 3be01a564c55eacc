import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "../free-port";
import { type PostgresServer, startPostgres } from "../postgres";
import { ensureBuilt } from "../setup.mjs";
import { ensurePrograms } from "./debian-user";
import { startSystemd, type Systemd } from "./systemd";

let postgres: PostgresServer;
let systemd: Systemd;
let [port, unit, origin] = [0, "", ""];
beforeAll(async () => {
  await ensureBuilt();
  postgres = await startPostgres();
  port = await freePort();
  [unit, origin] = [`sunwright@${port}`, `http://127.0.0.1:${port}`];
  systemd = await startSystemd({ DATABASE_URL: postgres.url, PUBLIC_URL: origin });
});
afterAll(async () => {
  await systemd.close();
  await postgres.stop();
});

const answers = async () =>
  await expect
    .poll(async () => (await fetch(`${origin}/readyz`).catch(() => null))?.status, { timeout: 60_000, interval: 100 })
    .toBe(200);
const shown = (property: string) => systemd.ask("show", unit, `--property=${property}`, "--value");

it("is a unit that systemd finds no fault in", () => {
  ensurePrograms("systemd");
  const folder = mkdtempSync(join(tmpdir(), "sunwright-unit-"));
  try {
    copyFileSync("deploy/sunwright@.service", join(folder, "sunwright@4001.service"));
    const { status, stderr } = spawnSync("systemd-analyze", ["verify", join(folder, "sunwright@4001.service")], {
      encoding: "utf8",
    });
    expect(`${status} ${stderr}`.trim()).toBe("0");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it("starts the product as its own user, on the unit's port, and writes its data where it says", async () => {
  systemd.ask("start", unit);
  await answers();
  expect((await fetch(`${origin}/api/projects`)).status).toBe(401);
  expect(systemd.ask("is-active", unit)).toBe("active");
  const { stdout } = spawnSync("ps", ["-o", "uid=,args=", "-C", "node"], { encoding: "utf8" });
  const product = stdout.split("\n").filter((line) => line.includes("apps/api/dist/main.js"));
  expect(product).toHaveLength(1);
  expect(Number.parseInt(product[0] ?? "0"), "not root").toBeGreaterThan(0);
});

it("starts it again when it was killed", async () => {
  const killed = shown("MainPID");
  systemd.ask("kill", "--signal=KILL", unit);
  await expect.poll(() => shown("NRestarts"), { timeout: 30_000 }).toBe("1");
  await answers();
  expect(shown("MainPID")).not.toBe(killed);
});

it("keeps what it says in the journal, which is rotated and read on", async () => {
  const said = () => systemd.journal("--unit", unit, "--output=cat");
  await expect.poll(said, { timeout: 30_000 }).toContain('"msg":');
  const before = said().split("\n").length;
  systemd.journal("--rotate");
  await fetch(`${origin}/api/projects`);
  await expect.poll(() => said().split("\n").length, { timeout: 30_000 }).toBeGreaterThan(before);
  const files = systemd.journal("--header").match(/^File path: .*$/gm) ?? [];
  // Kept on the disk, as it says, the old one and the one that is written.
  expect(files.filter((path) => path.includes("/var/log/journal/")).length).toBeGreaterThan(1);
});

it("ends it in good order within its time", () => {
  const began = Date.now();
  systemd.ask("stop", unit);
  expect(Date.now() - began).toBeLessThan(15_000);
  expect([shown("ActiveState"), shown("Result"), shown("ExecMainStatus")]).toEqual(["inactive", "success", "0"]);
});

import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type ServerProcess, startServerProcess } from "../../apps/api/src/testing/process";
import { bundleServer } from "../bundle.mjs";
import { freePort } from "../free-port";
import { root } from "../checkout.mjs";
import { type Databases, deployed } from "./databases";
import { startAs } from "./debian-user";

export interface Product {
  /** Where people come in: HAProxy, before all servers. */
  readonly origin: string;
  readonly servers: ServerProcess[];
  /** Another server in place of one that is gone, at the same address. */
  startAgain(index: number): Promise<void>;
  close(): Promise<void>;
}

/** Servers of the product on one database, behind HAProxy as deploy/ sets it up. */
export async function startProduct({
  pooledUrl,
  directUrl,
}: Pick<Databases, "pooledUrl" | "directUrl">): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), "sunwright-servers-"));
  chmodSync(folder, 0o777);
  // Beside the server's own sources, whose packages it finds from there.
  const built = join(root, `apps/api/.cache/cluster-${process.pid}`);
  await bundleServer(built);
  const front = await freePort();
  const origin = `http://localhost:${front}`;
  const start = (index: number, more: Readonly<Record<string, string>> = {}) =>
    startServerProcess(join(built, "main.js"), {
      DATABASE_URL: pooledUrl,
      DATABASE_DIRECT_URL: directUrl,
      PUBLIC_URL: origin,
      TRUST_PROXY: "loopback",
      DATA_DIR: join(folder, `data-${index}`),
      ...more,
    });
  const servers = [await start(1), await start(2)];
  const [one, two] = servers;
  if (one === undefined || two === undefined) throw new Error("There are two servers");
  const config = join(folder, "haproxy.cfg");
  const text = deployed("haproxy.cfg", [
    ["bind :8080", `bind 127.0.0.1:${front}`],
    ["127.0.0.1:4001", `127.0.0.1:${one.port}`],
    ["127.0.0.1:4002", `127.0.0.1:${two.port}`],
  ]);
  writeFileSync(config, text);
  const haproxy = startAs("haproxy", ["-db", "-f", config], join(folder, "haproxy.log"), folder);
  await answers(`${origin}/readyz`);
  return {
    origin,
    servers,
    async startAgain(index) {
      servers[index] = await start(index + 1, { PORT: String(servers[index]?.port) });
    },
    async close() {
      haproxy.kill("SIGKILL");
      for (const { child, ended } of servers) {
        child.kill("SIGKILL");
        await ended;
      }
      for (const path of [folder, built]) rmSync(path, { recursive: true, force: true });
    },
  };
}

async function answers(address: string): Promise<void> {
  for (let tried = 0; tried < 300; tried++) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok === true) return;
    await pause(100);
  }
  throw new Error(`${address} did not answer within 30 s`);
}

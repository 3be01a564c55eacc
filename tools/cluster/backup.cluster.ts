import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { faultsOf } from "../../apps/api/src/features/orders/audit-table";
import { openMarket } from "../../apps/api/src/features/orders/testing/market";
import { migrate } from "../../apps/api/src/platform/migrate";
import { openOn } from "../../apps/api/src/testing/database";
import { freePort } from "../free-port";
import { deployed, ended } from "./databases";
import { ensurePrograms, startAs } from "./debian-user";

const BINARIES = "/usr/lib/postgresql/15/bin";
let folder: string;
let data: string;
let config: string;
let port: number;
let server: ReturnType<typeof startAs> | undefined;
beforeAll(async () => {
  ensurePrograms("postgresql", "pgbackrest");
  folder = mkdtempSync(join(tmpdir(), "sunwright-backup-"));
  chmodSync(folder, 0o777);
  for (const name of ["repository", "log", "lock"]) {
    mkdirSync(join(folder, name));
    chmodSync(join(folder, name), 0o777);
  }
  data = join(folder, "data");
  port = await freePort();
  config = join(folder, "pgbackrest.conf");
  const text = deployed("pgbackrest.conf", [
    ["repo1-path=/var/lib/pgbackrest", `repo1-path=${join(folder, "repository")}`],
    ["log-path=/var/log/pgbackrest", `log-path=${join(folder, "log")}`],
    ["lock-path=/tmp/pgbackrest", `lock-path=${join(folder, "lock")}`],
    ["pg1-path=/var/lib/postgresql/15/sunwright", `pg1-path=${data}`],
    ["pg1-port=5432", `pg1-port=${port}`],
    ["pg1-socket-path=/var/run/postgresql", `pg1-socket-path=${folder}`],
  ]);
  writeFileSync(config, text);
  run(join(BINARIES, "initdb"), ["-D", data, "-U", "postgres", "--auth=trust", "-E", "UTF8"]);
  await start();
  run("pgbackrest", [`--config=${config}`, "--stanza=sunwright", "stanza-create"]);
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

function run(command: string, args: readonly string[]): void {
  const as = ["--reuid=postgres", "--regid=postgres", "--clear-groups", command, ...args];
  const { status, stdout, stderr } = spawnSync("setpriv", as, { encoding: "utf8", cwd: folder });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${stdout} ${stderr}`);
}
const url = () => `postgresql://postgres@127.0.0.1:${port}/postgres`;

async function start(): Promise<void> {
  const settings = {
    archive_mode: "on",
    archive_command: `pgbackrest --config=${config} --stanza=sunwright archive-push %p`,
    unix_socket_directories: folder,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const args = ["-D", data, "-h", "127.0.0.1", "-p", String(port), ...flags];
  server = startAs(join(BINARIES, "postgres"), args, join(folder, "postgres.log"), folder);
  const isReady = async () => {
    const client = new pg.Client({ connectionString: url() });
    client.on("error", () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ follows: boolean }>("SELECT pg_is_in_recovery() AS follows");
      return rows[0]?.follows === false;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  for (let tried = 0; !(await isReady()); tried++) {
    if (tried > 600) throw new Error("PostgreSQL was not ready within two minutes");
    await pause(200);
  }
}
async function stop(): Promise<void> {
  server?.kill("SIGINT");
  if (server) await ended(server);
}

it("is restored by pgBackRest to a moment between two orders: the first is there, the second is not, and all agrees", async () => {
  const database = openOn(url());
  await migrate(database);
  const market = await openMarket({ database });
  const shop = await market.shop();
  const product = await shop.product({ pieces: 10 });
  async function order(): Promise<string> {
    const buyer = await market.buyer();
    await buyer.put(product.id, 1);
    const { status, body } = await buyer.place();
    expect(status).toBe(201);
    return body.orders[0]?.id ?? "";
  }
  run("pgbackrest", [`--config=${config}`, "--stanza=sunwright", "--type=full", "backup"]);
  const before = await order();
  await pause(1_100);
  const { rows } = await database.executor.execute<{ moment: string }>(sql`select now()::text as moment`);
  const moment = rows[0]?.moment ?? "";
  await pause(1_100);
  const after = await order();
  await database.executor.execute(sql`select pg_switch_wal()`);
  await market.close();
  await stop();
  rmSync(data, { recursive: true });
  mkdirSync(data);
  chmodSync(data, 0o700);
  spawnSync("chown", ["postgres:postgres", data]);
  const to = [`--target=${moment}`, "--type=time", "--target-action=promote"];
  run("pgbackrest", [`--config=${config}`, "--stanza=sunwright", ...to, "restore"]);
  await start();

  const restored = openOn(url());
  try {
    const kept = await restored.executor.execute<{ id: string }>(sql`select id from seller_orders`);
    expect(kept.rows.map(({ id }) => id)).toEqual([before]);
    expect(after).not.toBe("");
    expect(await faultsOf(restored.executor)).toEqual([]);
    const stock = await restored.executor.execute(sql`select on_hand, reserved from stock_items`);
    expect(stock.rows).toMatchObject([{ on_hand: 10, reserved: 1 }]);
  } finally {
    await restored.close();
  }
});

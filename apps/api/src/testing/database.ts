import { randomUUID } from "node:crypto";
import pg from "pg";
import type { Database } from "../platform/database";
import { embeddedDatabase } from "../platform/embedded";
import { createLog } from "../platform/log";
import { migrate } from "../platform/migrate";
import { openPostgres } from "../platform/postgres";
import { guarded } from "./guarded";
import { lend } from "./lent";
import { fingerprint } from "./template";

/**
 * A fresh, migrated database for one test file: in memory, or on the server of TEST_DATABASE_URL when it is set.
 * Closing it removes it.
 */
export function openTestDatabase(): Promise<Database> {
  const server = process.env["TEST_DATABASE_URL"];
  return server ? onServer(server) : inMemory();
}

async function inMemory(): Promise<Database> {
  const { client, giveBack } = await lend();
  return guarded({ ...embeddedDatabase(client), close: giveBack });
}

async function onServer(server: string): Promise<Database> {
  const { url, drop } = await makeServedDatabase(server, await templateOn(server));
  const database = openOn(url);
  return guarded({
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  });
}

/** A database of its own on the server: empty, or a copy of the one named. */
export async function makeServedDatabase(server: string, template = "template1") {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await administer(server, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  return {
    url: addressOf(server, name),
    drop: () => administer(server, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`)),
  };
}

function addressOf(server: string, name: string): string {
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}

export const openOn = (url: string): Database => openPostgres(url, createLog({ logLevel: "warn" }), { poolSize: 5 });

/** Any number; those who wait for it have the server to themselves while they hold it. */
const LOCK = 7_836_411;

/** The name of an empty, migrated database on the server, made by the first test file that asks: copying it is quicker. */
async function templateOn(server: string): Promise<string> {
  const template = `template_${await fingerprint()}`;
  await administer(server, async (client) => {
    await client.query(`SELECT pg_advisory_lock(${LOCK})`);
    const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = $1", [template]);
    if (rowCount !== 0) return;
    const draft = `draft_${randomUUID().replaceAll("-", "")}`;
    await client.query(`CREATE DATABASE ${draft}`);
    const database = openOn(addressOf(server, draft));
    await migrate(database);
    await database.close();
    // Under its name there is never one that is half made.
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
  });
  return template;
}

async function administer(server: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

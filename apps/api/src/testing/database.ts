import { randomUUID } from "node:crypto";
import pg from "pg";
import type { Database } from "../platform/database";
import { embeddedDatabase } from "../platform/embedded";
import { createLog } from "../platform/log";
import { migrate } from "../platform/migrate";
import { openPostgres } from "../platform/postgres";
import { migratedTemplate } from "./template";
import { openClient } from "../platform/embedded-client";

/**
 * A fresh, migrated database for one test file: in memory, or on the server of TEST_DATABASE_URL when it is set.
 * Closing it removes it.
 */
export function openTestDatabase(): Promise<Database> {
  const server = process.env["TEST_DATABASE_URL"];
  return server ? onServer(server) : inMemory();
}

async function inMemory(): Promise<Database> {
  const client = await openClient({ loadDataDir: await migratedTemplate() });
  return embeddedDatabase(client, { guard: true });
}

async function onServer(server: string): Promise<Database> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await administer(server, `CREATE DATABASE ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  const database = openPostgres(address.href, createLog({ logLevel: "warn" }), { poolSize: 5 });
  await migrate(database);
  return {
    ...database,
    async close() {
      await database.close();
      await administer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function administer(server: string, statement: string) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

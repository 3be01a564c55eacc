import { createServer } from "node:net";
import { PassThrough } from "node:stream";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { AppError } from "./errors";
import { createLog } from "./log";
import { openPostgres } from "./postgres";

const silent = createLog({ logLevel: "silent" });

/** Accepts connections and never says a word, like a server that hangs. */
async function silentServer() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return { url: `postgres://nobody@127.0.0.1:${address.port}/none`, close: () => server.close() };
}

const codeOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof AppError) return { code: current.code, retryAfter: current.retryAfter };
  }
  return error;
};

it("refuses at once, with a time to come back, when too many wait for a connection", async () => {
  const server = await silentServer();
  const database = openPostgres(server.url, silent, { poolSize: 1, queueLimit: 2, connectionTimeout: 300 });
  const statements = Array.from({ length: 4 }, () => codeOf(database.executor.execute(sql`SELECT 1`)));
  const transaction = codeOf(database.transaction((tx) => tx.execute(sql`SELECT 1`)));
  expect(await statements[3]).toEqual({ code: "server_busy", retryAfter: 1 });
  expect(await transaction).toEqual({ code: "server_busy", retryAfter: 1 });
  // A caller who waited for a connection in vain comes back, too: nobody's fault, so no 500.
  for (const waited of (await Promise.all(statements)).slice(0, 2))
    expect(waited).toEqual({ code: "server_busy", retryAfter: 1 });
  await database.close();
  server.close();
});

/** The suite runs on both databases; what only a real server does is shown where there is one. */
const SERVERS = [process.env["TEST_DATABASE_URL"]].filter((url) => url !== undefined);

it.each(SERVERS)("ends a statement that takes too long", async (server) => {
  const database = openPostgres(server, silent, { poolSize: 1, statementTimeout: 100 });
  const error = await database.executor.execute(sql`SELECT pg_sleep(5)`).then(
    () => null,
    (reason: unknown) => (reason instanceof Error ? reason.cause : reason),
  );
  expect(error).toMatchObject({ code: "57014" });
  await database.close();
});

it.each(SERVERS)("lives on, and says so in the log, when the server ends its idle connections", async (server) => {
  const lines = new PassThrough();
  const database = openPostgres(server, createLog({ logLevel: "warn" }, lines), { poolSize: 2 });
  const other = openPostgres(server, silent, { poolSize: 1 });
  const { rows } = await database.executor.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
  await other.executor.execute(sql`SELECT pg_terminate_backend(${rows[0]?.pid ?? 0}::int)`);
  let text = "";
  lines.on("data", (chunk: Buffer) => (text += chunk.toString()));
  await expect.poll(() => text).toContain("an idle database connection ended");
  await expect(database.executor.execute(sql`SELECT 1 AS one`)).resolves.toMatchObject({ rows: [{ one: 1 }] });
  await Promise.all([database.close(), other.close()]);
});

it.each(SERVERS)("lives on when the server ends its connections in the middle of transactions", async (url) => {
  const database = openPostgres(url, silent, { poolSize: 3 });
  const name = `ended ${process.pid}`;
  const ended = Array.from({ length: 3 }, () =>
    database.transaction(async (tx) => {
      await tx.execute(sql.raw(`SET LOCAL application_name = '${name}'`));
      await new Promise((resolve) => setTimeout(resolve, 500));
      await tx.execute(sql`SELECT 1`);
    }),
  );
  const other = openPostgres(url, silent, { poolSize: 1 });
  await new Promise((resolve) => setTimeout(resolve, 250));
  await other.executor.execute(
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = ${name}`,
  );
  expect((await Promise.allSettled(ended)).map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect((await database.executor.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
  await Promise.all([database.close(), other.close()]);
});

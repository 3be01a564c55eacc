import { constants, existsSync } from "node:fs";
import { access, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { LEGAL_PAGES } from "@sunwright/contract/legal";
import nodemailer from "nodemailer";
import pg from "pg";
import type { Config } from "../platform/config";
import { databaseFolder } from "../platform/embedded";
import { DirectoryInUse, lockDirectory } from "../platform/embedded-lock";
import { knownMigrations } from "../platform/migrate";
import { OperationRefused } from "./backup";
import { askServer } from "./control";
import { legalPagesText } from "./legal-pages";

/** One thing that was looked at. */
interface Finding {
  readonly verdict: "ok" | "note" | "wrong";
  readonly text: string;
}
const ok = (text: string): Finding => ({ verdict: "ok", text });
const note = (text: string): Finding => ({ verdict: "note", text });
const wrong = (text: string): Finding => ({ verdict: "wrong", text });

/** A database and its log need room to breathe. [bytes] */
const LITTLE_ROOM = 1e9;
/** A PostgreSQL or mail server that takes longer is not there. [ms] */
const PATIENCE = 5_000;
/** A pool of 20, two for reading, one that listens: see docs/operations.md. */
const CONNECTIONS = 23;
/** Limits of guesses and expiries are counted by the clocks of the servers. [s] */
const CLOCKS_APART = 2;
/** The oldest release of Node that still gets security fixes. Source: nodejs.org, previous releases, 2026-11. */
const NODE_MAINTAINED = 22;
const OLDEST_SERVER = 150_000;

/** Looks at a configuration and all it leads to; changes nothing. Throws OperationRefused where something is wrong. */
export async function examine(config: Config, nodeVersion = process.versions.node): Promise<string> {
  const findings = [
    ...config.warnings.map(wrong),
    nodeRelease(nodeVersion),
    ...address(config),
    ...cards(config),
    ...(config.databaseUrl === null ? await folder(config) : await served(config, config.databaseUrl)),
    ...(config.databaseUrl === null ? [await embeddedLegalPages(config)] : []),
    await mail(config),
  ];
  const text = findings.map(({ verdict, text: said }) => `${verdict.padEnd(5)}  ${said}`).join("\n");
  const bad = findings.filter(({ verdict }) => verdict === "wrong").length;
  if (bad > 0) throw new OperationRefused(`${text}\n${bad} to put right.`);
  return `${text}\nNothing is wrong.`;
}

const nodeRelease = (version: string): Finding =>
  Number.parseInt(version, 10) < NODE_MAINTAINED
    ? note(`Node ${version} gets no security fixes any more; 22 or 24 does.`)
    : ok(`Node ${version}.`);

function address({ publicUrl, trustProxy, cookieSecure, host }: Config): Finding[] {
  const { protocol, hostname } = new URL(publicUrl);
  const local = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  if (protocol === "http:" && !local) {
    return [wrong(`PUBLIC_URL ${publicUrl} is not https: passwords travel readable by anybody in between.`)];
  }
  if (protocol === "https:" && trustProxy === false) {
    return [
      wrong("TRUST_PROXY is not set: behind the proxy that ends TLS all callers look like one and share its limits."),
    ];
  }
  if (trustProxy === true && host !== "127.0.0.1" && host !== "::1") {
    return [
      note("TRUST_PROXY is true: whoever reaches the server past the proxy may claim any address. Name the proxy's."),
    ];
  }
  if (protocol === "https:" && !cookieSecure) return [wrong("COOKIE_SECURE is false although PUBLIC_URL is https.")];
  return [ok(`People open ${publicUrl}.`)];
}

function cards({ payments: { stripe, paystack, test }, publicUrl }: Config): Finding[] {
  if (!stripe && !paystack && !test) return [ok("No card payments: no keys of a provider are set.")];
  const reached = publicUrl.startsWith("https:");
  const events = (name: string) => `${publicUrl}/api/payments/${name}/events`;
  return [
    ...(["stripe", "paystack"] as const).flatMap((name) => {
      const keys = name === "stripe" ? stripe : paystack;
      if (!keys) return [];
      const kind = keys.secretKey.includes("_live_") ? "live" : "test";
      if (kind === "live" && !reached)
        return [wrong(`Live keys of ${name}, but PUBLIC_URL is not https: its events cannot reach ${events(name)}.`)];
      return [
        ok(`Card payments by ${name} with ${kind} keys; its events come to ${events(name)}.`),
        ...(name === "paystack" ? [note("The adapter of paystack was never tried against the provider.")] : []),
      ];
    }),
    ...(test ? [note("PAYMENT_TEST is on: orders can be paid with nothing.")] : []),
  ];
}

async function folder({ dataDir }: Config): Promise<Finding[]> {
  const there = existsSync(dataDir) ? dataDir : dirname(dataDir);
  try {
    await access(there, constants.R_OK | constants.W_OK);
  } catch {
    return [wrong(`DATA_DIR ${dataDir} cannot be written by this user.`)];
  }
  const { bavail, bsize } = await statfs(there);
  const free = bavail * bsize;
  const room = `${(free / 1e9).toFixed(1)} GB are free beside the embedded database in ${dataDir}.`;
  return [free < LITTLE_ROOM ? wrong(room) : ok(room), await inUse(dataDir)];
}

async function inUse(dataDir: string): Promise<Finding> {
  if (!existsSync(databaseFolder(dataDir))) return note("There is no database yet; the first start makes it.");
  try {
    await (
      await lockDirectory(dataDir)
    )();
    return ok("The database is there and no server uses it.");
  } catch (error) {
    if (error instanceof DirectoryInUse) return ok("The database is there and a server uses it.");
    throw error;
  }
}

const writtenOrNot = (text: string): Finding => (text === legalPagesText([]) ? ok(text) : note(text));

/** The embedded database has one reader at a time: the server that runs answers for it. */
async function embeddedLegalPages({ dataDir }: Config): Promise<Finding> {
  const answer = await askServer(dataDir, ["legal"]);
  return answer === null ? note("The legal pages are checked while the server runs.") : writtenOrNot(answer.text);
}

async function servedLegalPages(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ page: string }>("SELECT page FROM public.legal_pages WHERE text <> ''");
  return writtenOrNot(legalPagesText(LEGAL_PAGES.filter((name) => !rows.some(({ page }) => page === name))));
}

async function withClient(
  url: string,
  name: string,
  look: (client: pg.Client) => Promise<Finding[]>,
): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return await look(client);
  } catch (error) {
    return [wrong(`${name}: ${reasonOf(error)}.`)];
  } finally {
    await client.end().catch(() => undefined);
  }
}
const reasonOf = (error: unknown) =>
  error instanceof Error ? error.message || ("code" in error ? String(error.code) : error.name) : String(error);

interface ServerFacts {
  readonly version: number;
  readonly encoding: string;
  readonly most: number;
  readonly fsync: string;
  readonly commit: string;
  readonly apart: number;
  readonly makes: boolean;
}

async function served({ databaseDirectUrl }: Config, url: string): Promise<Finding[]> {
  const findings = await withClient(url, "DATABASE_URL", async (client) => {
    const { rows } = await client.query<ServerFacts>(
      `SELECT current_setting('server_version_num')::int AS version, current_setting('server_encoding') AS encoding,
         current_setting('max_connections')::int AS most, current_setting('fsync') AS fsync,
         current_setting('synchronous_commit') AS commit,
         extract(epoch FROM clock_timestamp() - to_timestamp($1))::float8 AS apart,
         has_schema_privilege('public', 'CREATE') AS makes`,
      [Date.now() / 1000],
    );
    const [facts] = rows;
    return facts ? [...factsOf(facts), ...(await schema(client))] : [];
  });
  // Without an answer there is nothing to hear.
  if (findings.length === 1) return findings;
  return [...findings, ...(await listening(databaseDirectUrl ?? url, url))];
}

function* factsOf({ version, encoding, most, fsync, commit, apart, makes }: ServerFacts): Iterable<Finding> {
  const release = Math.floor(version / 10_000);
  yield version < OLDEST_SERVER
    ? wrong(`PostgreSQL ${release} is older than 15.`)
    : ok(`PostgreSQL ${release} answers.`);
  if (encoding !== "UTF8") yield wrong(`The database keeps text as ${encoding}; it must be UTF8.`);
  if (!makes) yield wrong("The role may not create tables in the schema public: migrations will fail.");
  if (fsync === "off") yield wrong("fsync is off in PostgreSQL: a power cut loses what was acknowledged.");
  if (commit === "off") yield wrong("synchronous_commit is off in PostgreSQL: a crash loses what was acknowledged.");
  yield note(
    `max_connections is ${most}: enough for ${Math.floor(most / CONNECTIONS)} servers of ${CONNECTIONS} each.`,
  );
  if (Math.abs(apart) > CLOCKS_APART) {
    yield wrong(`The clocks of this machine and of PostgreSQL are ${Math.abs(apart).toFixed(0)} s apart.`);
  }
}

async function schema(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<{ there: boolean }>(
    "SELECT to_regclass('public.schema_migrations') IS NOT NULL AS there",
  );
  if (!rows[0]?.there) return [note("The database is empty; the first start makes the tables.")];
  const applied = await client.query<{ hash: string }>("SELECT hash FROM public.schema_migrations ORDER BY number");
  const known = knownMigrations();
  if (applied.rows.some(({ hash }, index) => hash !== known[index])) {
    return [wrong("The database was written by a newer or another version: this one will not start on it.")];
  }
  const missing = known.length - applied.rows.length;
  return missing > 0
    ? [note(`The next start makes ${missing} changes to the tables.`)]
    : [ok("The tables are this version's."), await servedLegalPages(client)];
}

/** Says something through the address calls go by, and hears it through the one that listens. */
async function listening(direct: string, url: string): Promise<Finding[]> {
  return withClient(direct, "DATABASE_DIRECT_URL", async (ear) => {
    const heard = new Promise<boolean>((resolve) => {
      ear.once("notification", () => resolve(true));
      setTimeout(() => resolve(false), PATIENCE / 5).unref();
    });
    await ear.query("LISTEN sunwright_doctor");
    const said = await withClient(url, "DATABASE_URL", async (mouth) => {
      await mouth.query("NOTIFY sunwright_doctor");
      return [];
    });
    if (said.length > 0) return said;
    return (await heard)
      ? [ok("Servers hear of each other's changes.")]
      : [wrong("Servers do not hear of each other: set DATABASE_DIRECT_URL to PostgreSQL itself, past the pooler.")];
  });
}

async function mail({ smtpUrl, mailDir }: Config): Promise<Finding> {
  if (smtpUrl === null) return note(`SMTP_URL is not set: mails are files in ${mailDir} and reach nobody.`);
  const times = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE };
  const transport = nodemailer.createTransport({ url: smtpUrl, ...times });
  try {
    await transport.verify();
    return ok("The mail server takes mails.");
  } catch (error) {
    return wrong(`SMTP_URL: ${reasonOf(error)}.`);
  } finally {
    transport.close();
  }
}

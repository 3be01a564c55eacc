import { setTimeout } from "node:timers/promises";
import type { DestinationStream } from "pino";
import { createApp } from "../app";
import type { App } from "../platform/app";
import { type Config, readConfig } from "../platform/config";
import type { Database } from "../platform/database";
import { createLog } from "../platform/log";
import { answerCheck } from "./answers";
import { type Client, createClient } from "./client";
import { movableClock } from "./clock";
import { openTestDatabase } from "./database";
import { createMailbox } from "./mailbox";
import type { Fetch } from "../platform/outbound";
import { createBuilders } from "./people";
import { rememberPassword } from "./remembered-password";

interface Options {
  /** Environment variables, as an operator would set them. */
  readonly environment?: Readonly<Record<string, string>>;
  /** In place of a fresh one, e.g. one that another server uses too. It is closed with the server. */
  readonly database?: Database;
  readonly pages?: string | null;
  /** Answers in place of other services; without it none can be reached. */
  readonly fetch?: Fetch;
  /** Where the log is written, at the level LOG_LEVEL says; nowhere unless that is set. */
  readonly log?: DestinationStream;
  /** Routes of the test's own, registered beside the product's. */
  readonly routes?: (app: App) => void | Promise<void>;
  /** Sessions end as in the product. Without it people stay signed in, so that a test can let months pass. */
  readonly endsSessions?: boolean;
}

const YEAR = 366 * 86_400_000;
const NO_END = { idle: 20 * YEAR, absolute: 20 * YEAR };

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

const noNetwork: Fetch = () => Promise.reject(new Error("Tests reach no other service"));

/** The whole product in this process, on a fresh database, with a clock to move and a mailbox to read. */
export async function startTestServer({
  environment = {},
  database: given,
  pages = null,
  fetch = noNetwork,
  log,
  routes,
  endsSessions = false,
}: Options = {}) {
  const config: Config = readConfig({ LOG_LEVEL: "silent", ...environment });
  const database = given ?? (await openTestDatabase());
  const clock = movableClock();
  const mailbox = createMailbox();
  const parts = {
    config,
    database,
    clock,
    mail: mailbox,
    fetch,
    log: createLog(config, log),
    pages,
    sessionEnds: endsSessions ? undefined : NO_END,
  };
  const app = await createApp(parts, routes);
  rememberPassword(app.passwords);
  await app.http.ready();
  const visitor = () => createClient(app.http, config.publicUrl, answerCheck(app));
  const anybody = visitor();
  return {
    app,
    build: createBuilders({ app, visitor }),
    config,
    database,
    clock,
    /** A browser nobody has signed in with yet. */
    visitor,
    get: anybody.get,
    post: anybody.post,
    send: anybody.send,
    /** The browser of a person made by a builder. */
    as: (person: { readonly client: Client }): Client => person.client,
    /** Sends what waits in the outbox and answers the newest mail to an address. */
    async mailTo(address: string) {
      await app.outbox.flush();
      const mail = mailbox.mails.findLast(({ to }) => to === address);
      if (!mail) throw new Error(`No mail to ${address}`);
      return mail;
    },
    mailbox,
    async close() {
      // Node waits for ever for a connection that never sent a request; browsers open some for later.
      app.connections.drain();
      await app.http.close();
      await idle(app);
      await database.close();
    },
  };
}

/** What is still under way after this long was forgotten. [ms] */
const FORGOTTEN = 10_000;

/** Nothing is under way after the last answer: no counter of the server may stay up, however its requests ended. */
async function idle(app: App): Promise<void> {
  const up = () => Object.entries(app.gauges.read()).filter(([, count]) => count !== 0);
  for (const until = Date.now() + FORGOTTEN; up().length > 0; await setTimeout(5)) {
    if (Date.now() > until) throw new Error(`Still under way in an idle server: ${JSON.stringify(up())}`);
  }
}

import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import pg from "pg";
import type { Logger } from "pino";
import { z } from "zod";
import type { Executor } from "./database";
import { APPLICATION } from "./postgres";

const CHANNEL = "sunwright_live";
/** PostgreSQL refuses a payload of 8,000 bytes or more. Source: PostgreSQL documentation, NOTIFY. */
const PAYLOAD_MAX = 7_900;
/** What happens within this time leaves in one statement: committing a NOTIFY takes a lock of the whole server. [ms] */
const GATHERED = 25;
/** More than these wait only while the database does not answer: then everybody reads again anyway. */
const WAITING_MAX = 1_000;
/** Between two tries to listen or to speak. [ms] */
const RETRY = 2_000;
/** Who cannot listen has everybody read again so often. [ms] */
const POLL = 10_000;
/** A connection that says nothing may be gone without a word, as after a failed machine. [ms] */
const PING = 10_000;
/** [ms] */
const ANSWER = 5_000;

/** What servers tell each other. Names of parts and ids only: who may know more asks the database. */
const Message = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("changed"), topic: z.string(), parts: z.array(z.string()), byTab: z.string().optional() }),
  /** Who has a topic open at the sender; `asks` the others for the same. */
  z.object({ kind: z.literal("present"), topic: z.string(), userIds: z.array(z.string()), asks: z.boolean() }),
]);
export type Message = z.output<typeof Message>;
const Said = z.object({ from: z.string(), message: Message });

export interface Listener {
  heard(from: string, message: Message): void;
  /** Something may have been said that was not heard. */
  missed(): void;
}

/** How the servers of one database tell each other what happened. */
export interface Relay {
  start(listener: Listener): void;
  send(message: Message): void;
  /** Says what is left to say, and goes. */
  close(): Promise<void>;
}

/** Of a server that is alone. */
export const noRelay: Relay = { start: () => undefined, send: () => undefined, close: () => Promise.resolve() };

interface Parts {
  /** Of a direct connection: a pooler in between would lend it to others. */
  readonly url: string;
  /** Speaking needs no connection of its own. */
  readonly executor: Executor;
  readonly log: Pick<Logger, "warn" | "info">;
}

/**
 * By LISTEN and NOTIFY. Nothing depends on it but how soon a page is fresh: while the listening connection is lost,
 * everybody who watches something reads again from time to time, and once when it is back.
 */
export function createRelay({ url, executor, log }: Parts): Relay {
  const self = randomBytes(6).toString("base64url");
  const speaker = createSpeaker(executor, log);
  let ear: { close(): Promise<void> } | undefined;
  return {
    start(listener) {
      ear ??= createEar(url, log, {
        missed: () => listener.missed(),
        heard(payload) {
          const said = Said.safeParse(parsed(payload));
          if (said.success && said.data.from !== self) listener.heard(said.data.from, said.data.message);
        },
      });
    },
    send(message) {
      const payload = JSON.stringify({ from: self, message });
      if (Buffer.byteLength(payload) <= PAYLOAD_MAX) speaker.say(payload);
    },
    async close() {
      await speaker.close();
      await ear?.close();
    },
  };
}

/** Another version may say something else; what cannot be read was not said. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function createSpeaker(executor: Executor, log: Parts["log"]) {
  let waiting: string[] = [];
  let timer: NodeJS.Timeout | undefined;

  async function flush() {
    timer = undefined;
    const payloads = waiting;
    waiting = [];
    if (payloads.length === 0) return;
    try {
      const all = JSON.stringify(payloads);
      await executor.execute(
        sql`SELECT pg_notify(${CHANNEL}, said) FROM jsonb_array_elements_text(${all}::jsonb) said`,
      );
    } catch (error) {
      log.warn({ err: error }, "other servers could not be told of changes; they are told again");
      waiting = [...payloads, ...waiting].slice(0, WAITING_MAX);
      schedule(RETRY);
    }
  }
  const schedule = (delay: number) => {
    timer ??= setTimeout(() => void flush(), delay).unref();
  };
  return {
    say(payload: string) {
      if (waiting.length < WAITING_MAX) waiting.push(payload);
      schedule(GATHERED);
    },
    async close() {
      clearTimeout(timer);
      await flush();
      clearTimeout(timer);
    },
  };
}

interface Ear {
  readonly heard: (payload: string) => void;
  readonly missed: () => void;
}

/** Keeps one connection that listens, and opens another when it is lost. */
function createEar(url: string, log: Parts["log"], { heard, missed }: Ear) {
  let client: pg.Client | undefined;
  let hears = false;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  async function open() {
    const opened = new pg.Client({
      connectionString: url,
      application_name: APPLICATION,
      connectionTimeoutMillis: ANSWER,
      query_timeout: ANSWER,
      keepAlive: true,
    });
    client = opened;
    opened.on("error", (error) => lose(opened, error));
    opened.on("end", () => lose(opened));
    opened.on("notification", ({ payload }) => heard(payload ?? ""));
    try {
      await opened.connect();
      await opened.query(`LISTEN ${CHANNEL}`);
      if (client !== opened) return;
      hears = true;
      log.info("listening to the other servers");
      missed();
    } catch (error) {
      lose(opened, error);
    }
  }

  function lose(lost: pg.Client, error?: unknown) {
    if (client !== lost) return;
    client = undefined;
    hears = false;
    lost.end().catch(() => undefined);
    if (closed) return;
    log.warn({ err: error }, "the other servers cannot be heard: pages are read again from time to time");
    retry = setTimeout(() => void open(), RETRY).unref();
  }

  const ping = setInterval(() => {
    const asked = client;
    if (asked && hears) asked.query("SELECT 1").catch((error: unknown) => lose(asked, error));
  }, PING).unref();
  const poll = setInterval(() => {
    if (!hears) missed();
  }, POLL).unref();
  void open();

  return {
    async close() {
      closed = true;
      for (const timer of [ping, poll, retry]) clearTimeout(timer);
      await client?.end();
    },
  };
}

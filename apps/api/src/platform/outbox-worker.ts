import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "./clock";
import type { Database } from "./database";
import type { MailTransport } from "./mail";
import { claimDue, finishMail, noteFailure, type OutboxRow } from "./outbox-table";

/** The last of 12 tries, each waiting twice as long as the one before, is a day and a half after the first. */
const TRIES = 12;
const BATCH = 10;

export interface WorkerParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly transport: MailTransport;
  readonly log: FastifyBaseLogger;
}

/** Sends what is due; one run at a time. Answers how many mails were tried. */
export function createWorker({ database, clock, transport, log }: WorkerParts): () => Promise<number> {
  let running: Promise<number> = Promise.resolve(0);

  async function deliver(row: OutboxRow) {
    const { id, recipient: to, subject, content } = row;
    try {
      if (!content) throw new Error("The mail has no content");
      await transport.send({ id, to, subject, ...content, date: row.createdAt });
      await finishMail(database.executor, id, clock.now(), null);
    } catch (error) {
      // Mail servers say the address again.
      const failure = error instanceof Error ? error.message.replaceAll(to, "(recipient)").slice(0, 500) : "unknown";
      const last = row.attempts >= TRIES;
      log.error({ mail: id, attempt: row.attempts, failure, givenUp: last }, "a mail could not be sent");
      if (last) await finishMail(database.executor, id, clock.now(), failure);
      else await noteFailure(database.executor, id, failure);
    }
  }

  async function work(): Promise<number> {
    let sent = 0;
    for (;;) {
      const rows = await database.transaction((tx) => claimDue(tx, clock.now(), BATCH));
      await Promise.all(rows.map(deliver));
      sent += rows.length;
      if (rows.length < BATCH) return sent;
    }
  }

  return () => {
    // Behind the run under way, which may have looked before the newest mail was there.
    running = running.then(work, work);
    return running;
  };
}

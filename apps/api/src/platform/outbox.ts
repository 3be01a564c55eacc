import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "./clock";
import type { Database, Executor } from "./database";
import { newId } from "./ids";
import { compose, type MailTransport, type Paragraph } from "./mail";
import { outbox } from "./schema";

/** One minute, then twice as long each time: the last of 12 tries is a day and a half after the first. */
const TRIES = 12;
const FIRST_RETRY = 60_000;
/** At once after a commit, as a rule; this finds what another process or an earlier run has left. [ms] */
const POLL = 10_000;
/** A moment after a letter was posted its transaction has committed as a rule; once more for the slow ones. [ms] */
const NUDGES = [20, 1_000];
const BATCH = 10;
/** How long the record of a sent mail is kept, without its words and whom it was for. [ms] */
const KEPT = 30 * 86_400_000;

export interface Letter {
  /** One address, the stored one of an account. */
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly Paragraph[];
}

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly transport: MailTransport;
  readonly log: FastifyBaseLogger;
}

const HEADER_BREAKING = /[\r\n\0]/;
const ONE_ADDRESS = /^[^\s@,;<>"()]+@[^\s@,;<>"()]+$/;

type Row = typeof outbox.$inferSelect;
export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Mail as part of a transaction: what is reported and its report are committed together, and a worker sends it
 * afterwards. A dead mail server fails no request. A mail may arrive twice when the process ends between sending
 * and noting it; it never gets lost.
 */
export function createOutbox({ database, clock, transport, log }: Parts) {
  let timer: NodeJS.Timeout | undefined;
  const nudges = new Map<number, NodeJS.Timeout>();
  let running: Promise<number> | undefined;

  /** Takes due mails for this process; until the retry time nobody else takes them. */
  function claim(): Promise<Row[]> {
    const now = clock.now();
    return database.transaction(async (tx) => {
      const due = tx
        .select({ id: outbox.id })
        .from(outbox)
        .where(and(isNull(outbox.finishedAt), lte(outbox.nextAttemptAt, now)))
        .orderBy(asc(outbox.nextAttemptAt))
        .limit(BATCH)
        .for("update", { skipLocked: true });
      return tx
        .update(outbox)
        .set({
          attempts: sql`${outbox.attempts} + 1`,
          nextAttemptAt: sql`${now.toISOString()}::timestamptz
            + ${FIRST_RETRY}::int * power(2, ${outbox.attempts}) * interval '1 millisecond'`,
        })
        .where(inArray(outbox.id, due))
        .returning();
    });
  }

  async function deliver(row: Row) {
    const { id, recipient: to, subject, content } = row;
    try {
      if (!content) throw new Error("The mail has no content");
      await transport.send({ id, to, subject, ...content, date: row.createdAt });
      await finish(id, null);
    } catch (error) {
      // Mail servers say the address again.
      const failure = error instanceof Error ? error.message.replaceAll(to, "(recipient)").slice(0, 500) : "unknown";
      const last = row.attempts >= TRIES;
      log.error({ mail: id, attempt: row.attempts, failure, givenUp: last }, "a mail could not be sent");
      if (last) await finish(id, failure);
      else await database.executor.update(outbox).set({ failure }).where(eq(outbox.id, id));
    }
  }

  async function finish(id: string, failure: string | null) {
    // The words go with it, which hold links that open accounts, and so does whom they were for.
    const done = { recipient: "", content: null, finishedAt: clock.now(), failure };
    await database.executor.update(outbox).set(done).where(eq(outbox.id, id));
  }

  async function work(): Promise<number> {
    let sent = 0;
    for (;;) {
      const rows = await claim();
      await Promise.all(rows.map(deliver));
      sent += rows.length;
      if (rows.length < BATCH) return sent;
    }
  }

  /** Sends what is due; one run at a time. Answers how many were tried. */
  async function flush(): Promise<number> {
    // Behind the run under way, which may have looked before the newest mail was there.
    const before = running ?? Promise.resolve(0);
    const run = before.then(work, work);
    running = run;
    return run;
  }

  const inBackground = () => {
    flush().catch((error: unknown) => log.error({ err: error }, "the outbox could not be read"));
  };

  function nudgeAfter(delay: number) {
    const run = () => {
      nudges.delete(delay);
      inBackground();
    };
    if (!nudges.has(delay)) nudges.set(delay, setTimeout(run, delay).unref());
  }

  return {
    /** Puts a letter into the caller's transaction. */
    async post(executor: Executor, { to, subject, paragraphs }: Letter): Promise<void> {
      if (!ONE_ADDRESS.test(to)) throw new Error("A mail goes to exactly one address");
      if (HEADER_BREAKING.test(subject)) throw new Error("A subject is one line");
      const now = clock.now();
      const row = {
        id: newId(now),
        recipient: to,
        subject,
        content: compose(paragraphs),
        createdAt: now,
        nextAttemptAt: now,
      };
      await executor.insert(outbox).values(row);
      if (timer) NUDGES.forEach(nudgeAfter);
    },
    flush,
    start() {
      timer ??= setInterval(inBackground, POLL).unref();
    },
    /** Stops the worker and sends what is left, for at most the time given. [ms] */
    async stop(limit: number): Promise<void> {
      clearInterval(timer);
      for (const nudge of nudges.values()) clearTimeout(nudge);
      timer = undefined;
      let alarm: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => (alarm = setTimeout(resolve, limit)));
      const done = flush().catch((error: unknown) => log.error({ err: error }, "mails stay for the next start"));
      await Promise.race([done, late]).finally(() => clearTimeout(alarm));
      transport.close();
    },
    async purge(executor: Executor): Promise<void> {
      const oldest = new Date(clock.now().getTime() - KEPT);
      await executor.delete(outbox).where(and(isNotNull(outbox.finishedAt), lt(outbox.finishedAt, oldest)));
    },
  };
}

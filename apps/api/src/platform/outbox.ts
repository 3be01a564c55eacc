import type { Executor } from "./database";
import { newId } from "./ids";
import { compose, type Paragraph } from "./mail";
import { insertMail, purgeFinished } from "./outbox-table";
import { createWorker, type WorkerParts } from "./outbox-worker";

/** At once after a commit, as a rule; this finds what another process or an earlier run has left. [ms] */
const POLL = 10_000;
/** A moment after a letter was posted its transaction has committed as a rule; once more for the slow ones. [ms] */
const NUDGES = [20, 1_000];
/** How long the record of a sent mail is kept, without its words and whom it was for. [ms] */
const KEPT = 30 * 86_400_000;

export interface Letter {
  /** One address, the stored one of an account. */
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly Paragraph[];
  /** Where a mail program ends mails of this kind by itself. */
  readonly endsBy?: string;
  /** When it may leave; at once, where nothing is said. */
  readonly notBefore?: Date;
}

const HEADER_BREAKING = /[\r\n\0]/;
const ONE_ADDRESS = /^[^\s@,;<>"()]+@[^\s@,;<>"()]+$/;

/** Puts a letter into the caller's transaction; a running server finds it when it looks next. */
export async function postLetter(executor: Executor, letter: Letter, now: Date): Promise<void> {
  const { to, subject, paragraphs, endsBy, notBefore } = letter;
  if (!ONE_ADDRESS.test(to)) throw new Error("A mail goes to exactly one address");
  if (HEADER_BREAKING.test(subject)) throw new Error("A subject is one line");
  const dates = { createdAt: now, nextAttemptAt: notBefore ?? now };
  const content = { ...compose(paragraphs), ...(endsBy === undefined ? {} : { endsBy }) };
  await insertMail(executor, { id: newId(now), recipient: to, subject, content, ...dates });
}

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Mail as part of a transaction: what is reported and its report are committed together, and a worker sends it
 * afterwards. A dead mail server fails no request. A mail may arrive twice when the process ends between sending
 * and noting it; it never gets lost.
 */
export function createOutbox(parts: WorkerParts) {
  const { clock, transport, log } = parts;
  const flush = createWorker(parts);
  const timers = createTimers(() => {
    flush().catch((error: unknown) => log.error({ err: error }, "the outbox could not be read"));
  });

  return {
    /** Puts a letter into the caller's transaction. */
    async post(executor: Executor, letter: Letter): Promise<void> {
      await postLetter(executor, letter, clock.now());
      timers.nudge();
    },
    /** Sends what is due. Answers how many mails were tried. */
    flush,
    start: timers.start,
    /** Stops the worker and sends what is left, for at most the time given. [ms] */
    async stop(limit: number): Promise<void> {
      timers.stop();
      let alarm: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => (alarm = setTimeout(resolve, limit)));
      const done = flush().catch((error: unknown) => log.error({ err: error }, "mails stay for the next start"));
      await Promise.race([done, late]).finally(() => clearTimeout(alarm));
      transport.close();
    },
    purge: (executor: Executor): Promise<void> => purgeFinished(executor, new Date(clock.now().getTime() - KEPT)),
  };
}

/** When the worker looks: from time to time, and soon after a letter was posted. None of it keeps a process alive. */
function createTimers(look: () => void) {
  let poll: NodeJS.Timeout | undefined;
  const nudges = new Map<number, NodeJS.Timeout>();

  function nudgeAfter(delay: number) {
    const run = () => {
      nudges.delete(delay);
      look();
    };
    if (!nudges.has(delay)) nudges.set(delay, setTimeout(run, delay).unref());
  }

  return {
    start: () => {
      poll ??= setInterval(look, POLL).unref();
    },
    nudge: () => {
      if (poll) NUDGES.forEach(nudgeAfter);
    },
    stop: () => {
      clearInterval(poll);
      poll = undefined;
      for (const nudge of nudges.values()) clearTimeout(nudge);
      nudges.clear();
    },
  };
}

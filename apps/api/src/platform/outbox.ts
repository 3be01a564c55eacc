import type { Executor } from "./database";
import { AppError } from "./errors";
import { newId } from "./ids";
import { compose, type Paragraph } from "./mail";
import { countReset, countSender, countStranger } from "./mail-budgets";
import { insertMail, purgeFinished } from "./outbox-table";
import type { MailBudget } from "./schema";
import { createWorker, type WorkerParts } from "./outbox-worker";

/** At once after a commit, as a rule; this finds what another process or an earlier run has left. [ms] */
const POLL = 10_000;
/** A moment after a letter was posted its transaction has committed as a rule; once more for the slow ones. [ms] */
const NUDGES = [20, 1_000];
/** How long the record of a sent mail is kept, without its words and whom it was for. [ms] */
const KEPT = 30 * 86_400_000;

/** What a mail says. */
export interface Words {
  readonly subject: string;
  readonly paragraphs: readonly Paragraph[];
  /** Where a mail program ends mails of this kind by itself. */
  readonly endsBy?: string;
  /** Of the words, where they are not English. */
  readonly language?: string;
}

/**
 * Why a mail is sent, which decides who may get it:
 * - `verification`: to the address of an unverified account
 * - `reset`: to the address of any account
 * - `security`: changes of a password and the like, to verified addresses
 * - `news`: everything else that happens, to verified addresses
 * - `invitation`: to an address that `sender` typed, with or without an account
 */
type Reason =
  | { readonly reason: "verification" | "reset" | "security" | "news" }
  | { readonly reason: "invitation"; readonly sender: string };

export type Letter = Words &
  Reason & {
    /** One address. */
    readonly to: string;
    /** When it may leave; at once, where nothing is said. */
    readonly notBefore?: Date;
  };

/** Whether an address has an account, and whether its owner has proved to read it. */
export type Standing = "none" | "unverified" | "verified";
/** The door of the accounts feature. */
export interface MailAccounts {
  /** @param address In lower case. */
  readonly standingOf: (executor: Executor, address: string) => Promise<Standing>;
  readonly isVerified: (executor: Executor, userId: string) => Promise<boolean>;
}

/**
 * What became of a letter. `withheld`: a budget is used up, or the address may not get such mails. It is not for the
 * person who invited: it would tell them whether the address has an account.
 */
export type Posted = "posted" | "withheld" | "sender unverified";

const HEADER_BREAKING = /[\r\n\0]/;
const ONE_ADDRESS = /^[^\s@,;<>"()]+@[^\s@,;<>"()]+$/;

/**
 * Puts a letter into the caller's transaction, where its receiver may get it; a running server finds it when it looks
 * next. Throws too_many_attempts when the sender of an invitation has sent too many.
 */
export async function postLetter(
  executor: Executor,
  letter: Letter,
  { accounts, now }: { readonly accounts: MailAccounts; readonly now: Date },
): Promise<Posted> {
  const { to, subject, paragraphs, endsBy, notBefore, language } = letter;
  if (!ONE_ADDRESS.test(to)) throw new Error("A mail goes to exactly one address");
  if (HEADER_BREAKING.test(subject)) throw new Error("A subject is one line");
  if (letter.reason === "invitation") {
    if (!(await accounts.isVerified(executor, letter.sender))) return "sender unverified";
    const until = await countSender(executor, letter.sender, now);
    if (until) throw new AppError("too_many_attempts", { retryAfter: (until.getTime() - now.getTime()) / 1_000 });
  }
  const standing = await accounts.standingOf(executor, to.toLowerCase());
  const budget = await budgetOf(executor, letter, standing, now);
  if (budget === "withheld") return "withheld";
  const dates = { createdAt: now, nextAttemptAt: notBefore ?? now };
  const content = { ...compose(paragraphs, language), ...(endsBy === undefined ? {} : { endsBy }) };
  await insertMail(executor, { id: newId(now), recipient: to, subject, content, budget, ...dates });
  return "posted";
}

/** What the worker counts the mail against; null where it was counted here. */
async function budgetOf(
  executor: Executor,
  { reason, to }: Letter,
  standing: Standing,
  now: Date,
): Promise<MailBudget | null | "withheld"> {
  if (reason === "reset") {
    const counted = standing !== "none" && (await countReset(executor, to, standing === "verified", now));
    return counted ? null : "withheld";
  }
  if (standing === "verified") return reason === "security" ? "security" : "general";
  const open = reason === (standing === "unverified" ? "verification" : "invitation");
  return open && (await countStranger(executor, to, now)) ? null : "withheld";
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
  let accounts: MailAccounts | null = null;

  return {
    /** Set by the feature that knows accounts. */
    askBy(known: MailAccounts) {
      accounts = known;
    },
    /** Puts a letter into the caller's transaction. Throws too_many_attempts. */
    async post(executor: Executor, letter: Letter): Promise<Posted> {
      if (accounts === null) throw new Error("Nobody has said which addresses have accounts");
      const posted = await postLetter(executor, letter, { accounts, now: clock.now() });
      if (posted === "posted") timers.nudge();
      return posted;
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

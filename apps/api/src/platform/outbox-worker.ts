import { PRODUCT_NAME } from "@sunwright/contract/brand";
import { say } from "@sunwright/words/mails";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "./clock";
import type { Database, Transaction } from "./database";
import { composeDigest, type MailTransport } from "./mail";
import { BEFORE_GATHERING, countVerified } from "./mail-budgets";
import { claimDue, claimGathered, finishMails, gatherMail, noteFailure, type OutboxRow } from "./outbox-table";

/** The last of 12 tries, each waiting twice as long as the one before, is a day and a half after the first. */
const TRIES = 12;
const BATCH = 10;
/** Mails in one digest. */
const GATHERED_AT_MOST = 500;

export interface WorkerParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly transport: MailTransport;
  readonly log: FastifyBaseLogger;
}

/** Rows that leave as one mail. */
type Parcel = readonly [OutboxRow, ...OutboxRow[]];

/** Sends what is due; one run at a time. Answers how many mails were tried. */
export function createWorker({ database, clock, transport, log }: WorkerParts): () => Promise<number> {
  let running: Promise<number> = Promise.resolve(0);

  /** Above its budget a verified address gets what is left in one mail, at the end of the hour. */
  async function waitsForOthers([row]: Parcel): Promise<boolean> {
    if (row.budget === null || row.gathered || row.attempts > 1) return false;
    const leavesAt = await countVerified(database.executor, row.recipient, row.budget, clock.now());
    if (leavesAt !== null) await gatherMail(database.executor, row.id, leavesAt);
    return leavesAt !== null;
  }

  async function send(parcel: Parcel) {
    const [{ id, recipient: to, attempts }] = parcel;
    const ids = parcel.map((row) => row.id);
    try {
      await transport.send({ to, ...wordsOf(parcel) });
      await finishMails(database.executor, ids, clock.now(), null);
    } catch (error) {
      // Mail servers say the address again.
      const failure = error instanceof Error ? error.message.replaceAll(to, "(recipient)").slice(0, 500) : "unknown";
      const last = attempts >= TRIES;
      log.error({ mail: id, attempt: attempts, failure, givenUp: last }, "a mail could not be sent");
      if (last) await finishMails(database.executor, ids, clock.now(), failure);
      else await noteFailure(database.executor, ids, failure);
    }
  }

  async function deliver(parcel: Parcel) {
    if (!(await waitsForOthers(parcel))) await send(parcel);
  }

  async function work(): Promise<number> {
    let sent = 0;
    for (;;) {
      const { rows, parcels } = await database.transaction((tx) => claimParcels(tx, clock.now()));
      await Promise.all(parcels.map(deliver));
      sent += parcels.length;
      if (rows < BATCH) return sent;
    }
  }

  return () => {
    // Behind the run under way, which may have looked before the newest mail was there.
    running = running.then(work, work);
    return running;
  };
}

async function claimParcels(tx: Transaction, now: Date): Promise<{ rows: number; parcels: Parcel[] }> {
  const rows = await claimDue(tx, now, BATCH);
  const byMail = new Map<string, Parcel>();
  for (const row of rows) {
    const key = row.gathered ? `${row.budget} ${row.recipient}` : row.id;
    byMail.set(key, [row, ...(byMail.get(key) ?? [])]);
  }
  const parcels: Parcel[] = [];
  for (const parcel of byMail.values()) {
    const [first] = parcel;
    parcels.push(first.gathered ? [...parcel, ...(await claimGathered(tx, first, now, GATHERED_AT_MOST))] : parcel);
  }
  return { rows: rows.length, parcels };
}

/** What a parcel says: the words of its mail, or of all of them in one. */
function wordsOf(parcel: Parcel) {
  const mails = parcel.map(({ id, subject, content, createdAt: date }) => {
    if (!content) throw new Error("The mail has no content");
    return { id, subject, ...content, date };
  });
  const [first, ...others] = mails.sort((a, b) => a.date.getTime() - b.date.getTime());
  if (!first) throw new Error("No mail is due");
  if (others.length === 0) return first;
  const why = say("digest.why", { most: BEFORE_GATHERING.most });
  const subject = say("digest.subject", { count: mails.length, product: PRODUCT_NAME });
  return { id: first.id, subject, ...composeDigest(why, mails), date: first.date };
}

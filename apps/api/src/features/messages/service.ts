import { maskedCopies, type PersonNames, piecesFor, type Reading } from "@sunwright/contract/masked-copies";
import type { Query, Response } from "@sunwright/contract/endpoint";
import type { listThreads, Message, readThread } from "@sunwright/contract/messages";
import {
  MESSAGES_PER_HOUR,
  MESSAGES_PER_PAGE,
  MESSAGES_PER_THREAD,
  type ThreadKind,
  type ThreadSide,
  THREADS_PER_PAGE,
  THREADS_SEARCHED,
} from "@sunwright/contract/threads";
import type { Windowed } from "../../platform/attempts-table";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import type { Tell } from "../../platform/tell";
import type { Throttle } from "../../platform/throttle";
import { membersOf } from "../shops/members-table";
import { createAccountData } from "./account-data";
import {
  countUnread,
  findMessages,
  findThread,
  findThreads,
  insertMessage,
  lastMessages,
  lockThread,
  markRead,
  type MessageRow,
  readUpTo,
  threadsHolding,
  type ThreadRow,
} from "./table";

const RATE: Windowed = { kind: "window", most: MESSAGES_PER_HOUR, window: 3_600 };

/** What a thread is about, as one of its two sides sees it now. */
export interface Subject {
  readonly id: string;
  readonly kind: ThreadKind;
  readonly personId: string;
  readonly firmId: string;
  readonly side: ThreadSide;
  readonly number: string;
  readonly personName: string;
  readonly firmName: string;
  /** By its stage: what both sides read of what is written. */
  readonly reading: Reading;
  /** Whose names are hidden with ways to reach each other; null: nobody's. */
  readonly names: PersonNames | null;
  /** It is over: what was written stays, and nothing is added. */
  readonly over?: boolean;
}
/** The door of a feature whose things have threads: those of these ids in which the person is on one of the sides. */
export type Subjects = (executor: Executor, userId: string, ids: readonly string[]) => Promise<readonly Subject[]>;

interface Parts {
  readonly clock: Clock;
  readonly throttle: Pick<Throttle, "consume">;
  readonly tell: Tell;
  /** Marks what the bell says of a thread as read. */
  readonly markTold: (tx: Transaction, userId: string, threadId: string) => Promise<void>;
  readonly subjects: readonly Subjects[];
}

export type Messages = ReturnType<typeof createMessages>;

/** Every method that names a thread throws thread_not_found for one that is not the caller's. */
export function createMessages({ clock, throttle, tell, markTold, subjects }: Parts) {
  const find: Subjects = async (executor, userId, ids) => {
    const found = [];
    if (ids.length > 0) for (const of of subjects) found.push(...(await of(executor, userId, ids)));
    return found;
  };

  async function require(executor: Executor, userId: string, id: string): Promise<Subject> {
    const [subject] = await find(executor, userId, [id]);
    if (!subject) throw new AppError("thread_not_found");
    return subject;
  }

  /** A page of the threads that are asked for. What is hidden in a thread is no word that it is found by. */
  async function chosen(executor: Executor, userId: string, { search, which, page }: Query<typeof listThreads>) {
    const [from, to] = [(page - 1) * THREADS_PER_PAGE, page * THREADS_PER_PAGE];
    if (search === "" && which === "all") {
      const rows = await findThreads(executor, userId, { limit: THREADS_PER_PAGE + 1, offset: from });
      return { rows: rows.slice(0, THREADS_PER_PAGE), more: rows.length > THREADS_PER_PAGE };
    }
    const rows = await findThreads(executor, userId, { limit: THREADS_SEARCHED, offset: 0 });
    const ids = rows.map(({ id }) => id);
    const unread = which === "unread" ? await countUnread(executor, userId, ids) : null;
    const found = search === "" ? null : await matching(executor, userId, ids, search);
    const kept = rows.filter(({ id }) => (unread === null || unread.has(id)) && (found === null || found.has(id)));
    return { rows: kept.slice(from, to), more: kept.length > to };
  }

  /** Those whose number, other side's name or open words hold a text. */
  async function matching(executor: Executor, userId: string, ids: readonly string[], search: string) {
    const about = await find(executor, userId, ids);
    const open = about.filter(({ reading }) => reading === "whole").map(({ id }) => id);
    const written = await threadsHolding(executor, open, search);
    const wanted = search.toLowerCase();
    const named = ({ number, side, personName, firmName }: Subject) =>
      [number, side === "person" ? firmName : personName].some((text) => text.toLowerCase().includes(wanted));
    return new Set(about.flatMap((each) => (named(each) || written.has(each.id) ? [each.id] : [])));
  }

  return {
    async list(
      executor: Executor,
      userId: string,
      asked: Query<typeof listThreads>,
    ): Promise<Response<typeof listThreads>> {
      const { rows, more } = await chosen(executor, userId, asked);
      const ids = rows.map(({ id }) => id);
      const about = new Map((await find(executor, userId, ids)).map((subject) => [subject.id, subject]));
      const last = new Map((await lastMessages(executor, ids)).map((row) => [row.threadId, row]));
      const unread = await countUnread(executor, userId, ids);
      const threads = rows.flatMap((row) => {
        const subject = about.get(row.id);
        const message = last.get(row.id);
        if (!subject || !message) return [];
        return [{ ...headOf(subject, row), last: present(message, subject, userId), unread: unread.get(row.id) ?? 0 }];
      });
      return { threads, more };
    },

    async read(
      executor: Executor,
      userId: string,
      id: string,
      before: number | undefined,
    ): Promise<Response<typeof readThread>> {
      const subject = await require(executor, userId, id);
      const row = await findThread(executor, id);
      const found = await findMessages(executor, id, before);
      const shown = found.slice(0, MESSAGES_PER_PAGE).toReversed();
      const firmGone = (await membersOf(executor, subject.firmId)).length === 0;
      return {
        ...headOf(subject, row, firmGone),
        messages: shown.map((message) => present(message, subject, userId)),
        more: found.length > shown.length,
        read: await readUpTo(executor, id, userId),
      };
    },

    /** Throws thread_closed, too_many_messages and too_many_attempts. */
    async send(tx: Transaction, userId: string, id: string, text: string): Promise<Message> {
      const subject = await require(tx, userId, id);
      const now = clock.now();
      const { kind, personId, firmId, side } = subject;
      const thread = await lockThread(tx, { id, kind, personId, firmId, lastAt: now });
      const members = (await membersOf(tx, firmId)).map((member) => member.userId);
      if (thread.personLeftAt !== null || members.length === 0 || subject.over === true)
        throw new AppError("thread_closed");
      if (thread.last >= MESSAGES_PER_THREAD) throw new AppError("too_many_messages");
      if (!(await throttle.consume(tx, "message", userId, RATE)))
        throw new AppError("too_many_attempts", { retryAfter: RATE.window });
      const position = thread.last + 1;
      const masked = maskedCopies(text, subject.names);
      const row = { threadId: id, position, side, authorId: userId, content: text, masked, createdAt: now };
      await insertMessage(tx, row);
      await markRead(tx, id, userId, position);
      await tellOther(tell, tx, subject, side === "person" ? members : [personId]);
      return present(row, subject, userId);
    },

    async markRead(tx: Transaction, userId: string, id: string, upTo: number): Promise<{ read: number }> {
      await require(tx, userId, id);
      const row = await findThread(tx, id);
      if (row === null) return { read: 0 };
      const read = await markRead(tx, id, userId, Math.min(upTo, row.last));
      if (read >= row.last) await markTold(tx, userId, id);
      return { read };
    },

    ...createAccountData(clock),
  };
}

/** The other side hears of a message, by the number it knows the thread by. */
async function tellOther(tell: Tell, tx: Transaction, subject: Subject, to: readonly string[]): Promise<void> {
  const { id, kind, side, number, firmName } = subject;
  const about = { kind: "thread", id } as const;
  const from = side === "person" ? "firm" : "person";
  if (kind === "lead")
    await tell(tx, { to, kind: "lead_message", subject: about, values: { place: number, side: from, firm: firmName } });
  else if (kind === "quote" || kind === "job")
    await tell(tx, { to, kind: `${kind}_message`, subject: about, values: { number, side: from, firm: firmName } });
  else {
    const values = { number, side: side === "person" ? "shop" : "buyer", shop: firmName };
    await tell(tx, { to, kind: "message", subject: about, values });
  }
}

function headOf(subject: Subject, row: ThreadRow | null, firmGone = false) {
  const { id, kind, number, side, reading, personName, firmName, over = false } = subject;
  const left = row !== null && row.personLeftAt !== null;
  const name = side === "person" ? firmName : personName;
  return {
    id,
    kind,
    number,
    side,
    masked: reading !== "whole",
    name: side === "firm" && left ? null : name,
    closed: left || firmGone || over,
  };
}

/** Both sides read the same: who wrote a number sees that it is hidden. */
const present = (
  { position, side, authorId, content, masked, createdAt }: MessageRow,
  { reading, names }: Subject,
  userId: string,
): Message => ({
  position,
  side,
  mine: authorId === userId,
  pieces: reading === "whole" ? [content] : piecesFor(reading, content, masked ?? maskedCopies(content, names)),
  at: createdAt.toISOString(),
});

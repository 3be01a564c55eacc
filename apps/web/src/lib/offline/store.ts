import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { OFFLINE_DATABASE } from "../storage";
import { EMPTY_QUEUE, type Queue } from "./queue";

/** An answer as it was given: JSON, or the bytes of a file. */
export type Kept = { readonly json: unknown } | { readonly bytes: ArrayBuffer };

interface Schema extends DBSchema {
  /** By address. Of one person: whoever signs in next finds nothing of the one before. */
  readonly answers: { readonly key: string; readonly value: Kept };
  /** By person: what is not sent is nobody else's, and is lost with no session. */
  readonly queues: { readonly key: string; readonly value: Queue };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(OFFLINE_DATABASE, 1, {
    upgrade(fresh) {
      fresh.createObjectStore("answers");
      fresh.createObjectStore("queues");
    },
    // A newer version of the application, or log-out, wants it: the next question opens it again.
    blocking: (_now, _next, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
      opened = null;
    },
    terminated: () => {
      opened = null;
    },
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

export const readKept = async (url: string): Promise<Kept | undefined> => (await database()).get("answers", url);

export async function keep(url: string, kept: Kept): Promise<void> {
  await (await database()).put("answers", kept, url);
}
export async function forgetKept(url: string): Promise<void> {
  await (await database()).delete("answers", url);
}
export async function forgetAnswers(): Promise<void> {
  await (await database()).clear("answers");
}

/** Forgets answers that `choose` names from all that are kept; the queue it asks is the one at that moment. */
export async function forgetChosen(
  owner: string,
  order: string,
  choose: (kept: readonly string[], before: readonly string[], queue: Queue) => Chosen,
): Promise<void> {
  const transaction = (await database()).transaction(["answers", "queues"], "readwrite");
  const [answers, queues] = [transaction.objectStore("answers"), transaction.objectStore("queues")];
  const kept = (await answers.getAllKeys()).map(String);
  const { opened, urls } = choose(kept, namesIn(await answers.get(order)), (await queues.get(owner)) ?? EMPTY_QUEUE);
  const written = urls.map((url) => answers.delete(url));
  await Promise.all([...written, answers.put({ json: opened }, order), transaction.done]);
}
interface Chosen {
  /** Stands at `order` from now on. */
  readonly opened: readonly string[];
  readonly urls: readonly string[];
}
const namesIn = (kept: Kept | undefined): readonly string[] =>
  kept && "json" in kept && Array.isArray(kept.json) ? kept.json.map(String) : [];

export const readQueue = async (owner: string): Promise<Queue> =>
  (await (await database()).get("queues", owner)) ?? EMPTY_QUEUE;

/** What a change reads and writes beside the queue: kept answers, by their addresses. */
export interface Answers {
  readonly read: (url: string) => Promise<unknown>;
  readonly list: () => Promise<readonly string[]>;
  readonly write: (url: string, json: unknown) => void;
}

/** One transaction on the disk over the queue and the answers it changes, whichever tab asks. Null changes nothing. */
export async function transact<Result>(
  owner: string,
  work: (queue: Queue, answers: Answers) => Promise<{ readonly queue: Queue; readonly result: Result } | null>,
): Promise<Result | null> {
  const transaction = (await database()).transaction(["answers", "queues"], "readwrite", { durability: "strict" });
  const [answers, queues] = [transaction.objectStore("answers"), transaction.objectStore("queues")];
  const written: Promise<unknown>[] = [];
  const done = await work((await queues.get(owner)) ?? EMPTY_QUEUE, {
    read: async (url) => {
      const kept = await answers.get(url);
      return kept && "json" in kept ? kept.json : undefined;
    },
    list: async () => (await answers.getAllKeys()).map(String),
    write: (url, json) => void written.push(answers.put({ json }, url)),
  });
  if (done !== null) written.push(queues.put(done.queue, owner));
  await Promise.all([...written, transaction.done]);
  return done && done.result;
}

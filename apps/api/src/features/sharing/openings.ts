import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../../platform/database";
import { addOpenings, type Openings } from "./table";

/** A thousand openings in this time are one write. A process that is killed loses no more than this. [ms] */
const GATHERED = 1_000;

interface Parts {
  readonly database: Database;
  readonly log: Pick<FastifyBaseLogger, "warn">;
}

/**
 * Counts the openings of links. The count is gathered here and written beside the reading, so that opening a
 * link takes no lock: eight loops of a visitor kept the deletion of their link waiting until it was refused.
 */
export function createOpeningCounter({ database, log }: Parts) {
  let waiting = new Map<string, Openings>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function add({ id, count, last }: Openings) {
    const before = waiting.get(id);
    const latest = before && before.last > last ? before.last : last;
    waiting.set(id, { id, count: (before?.count ?? 0) + count, last: latest });
    timer ??= setTimeout(() => void write(false), GATHERED).unref();
  }

  function write(wait: boolean): Promise<void> {
    writing = writing.then(async () => {
      clearTimeout(timer);
      timer = undefined;
      const gathered = waiting;
      if (gathered.size === 0) return;
      waiting = new Map();
      try {
        const left = await addOpenings(database.executor, [...gathered.values()], wait);
        for (const id of left) addAgain(gathered.get(id));
      } catch (error) {
        log.warn({ err: error }, "openings of links could not be stored; they are tried again");
        for (const openings of gathered.values()) add(openings);
      }
    });
    return writing;
  }

  const addAgain = (openings: Openings | undefined) => openings && add(openings);

  return {
    /** An opening that was answered. */
    count: (id: string, at: Date) => add({ id, count: 1, last: at }),

    /** Stores what was counted until now, but for links that somebody changes at this moment. */
    store: (): Promise<void> => write(false),

    /** Stores everything, for the end of the process. */
    async close(): Promise<void> {
      await write(true);
      clearTimeout(timer);
    },
  };
}

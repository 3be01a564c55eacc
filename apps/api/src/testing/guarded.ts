import { AsyncLocalStorage } from "node:async_hooks";
import type { Database, Transaction } from "../platform/database";

/** What a transaction has started may go on after it, such as a timer; from then on it is outside. */
const inside = new AsyncLocalStorage<{ open: boolean }>();

/** Does something as somebody else would meanwhile, whatever transaction the test itself has open. */
export const meanwhile = <T>(does: () => T): T => inside.exit(does);

const AFTER_ITS_END = "The database was used after it was closed";

/**
 * A database that refuses itself inside its own transactions: there the product would wait for its only connection, or
 * for the last of a pool. It refuses itself after its end, too, when another test file may have it. Costs a little on
 * every statement, so only tests pay it.
 */
export function guarded<Kind extends Database>(database: Kind): Kind {
  let over = false;
  const refuse = () => {
    if (over) throw new Error(AFTER_ITS_END);
    if (inside.getStore()?.open) throw new Error("The database itself was used inside a transaction; use its tx");
  };
  return {
    ...database,
    get executor() {
      refuse();
      return database.executor;
    },
    ask: async (...question: Parameters<Database["ask"]>) => {
      refuse();
      return database.ask(...question);
    },
    transaction: async <T>(work: (tx: Transaction) => Promise<T>) => {
      if (over) throw new Error(AFTER_ITS_END);
      const place = { open: true };
      return inside
        .run(place, () => database.transaction(work))
        .finally(() => {
          place.open = false;
        });
    },
    close: async () => {
      over = true;
      await database.close();
    },
  };
}

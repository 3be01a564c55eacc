import { AsyncLocalStorage } from "node:async_hooks";
import type { Database, Transaction } from "../platform/database";

/** What a transaction has started may go on after it, such as a timer; from then on it is outside. */
const inside = new AsyncLocalStorage<{ open: boolean }>();

/** Does something as somebody else would meanwhile, whatever transaction the test itself has open. */
export const meanwhile = <T>(does: () => T): T => inside.exit(does);

/**
 * A database that refuses itself inside its own transactions: there the product would wait for its only connection, or
 * for the last of a pool. Costs a little on every statement, so only tests pay it.
 */
export function guarded<Kind extends Database>(database: Kind): Kind {
  const refuseInside = () => {
    if (inside.getStore()?.open) throw new Error("The database itself was used inside a transaction; use its tx");
  };
  return {
    ...database,
    get executor() {
      refuseInside();
      return database.executor;
    },
    ask: async (...question: Parameters<Database["ask"]>) => {
      refuseInside();
      return database.ask(...question);
    },
    transaction: <T>(work: (tx: Transaction) => Promise<T>) => {
      const place = { open: true };
      return inside
        .run(place, () => database.transaction(work))
        .finally(() => {
          place.open = false;
        });
    },
  };
}

import { sql } from "drizzle-orm";
import type { Transaction } from "./database";

/**
 * What acts that must not contradict each other hold, in the one order in which it is taken: an account before a firm, a
 * firm before a name, and of each kind by id. docs/engineering/locks.md names the acts.
 */
const ORDER = ["account", "firm", "name"] as const;
type Kind = (typeof ORDER)[number];

/**
 * Shared: the act needs the thing to stay as it is, and others may do the same at once. Exclusive: the act ends, opens or
 * judges it, or must be alone.
 */
type Mode = "shared" | "exclusive";

/** How far each transaction has come in the order. */
const reached = new WeakMap<Transaction, number>();

/**
 * Holds these until the transaction ends. Before any row is locked and before what is decided on is read: what was read
 * earlier may have changed while this waited.
 *
 * @throws Error where the transaction holds something that comes later in the order.
 */
export async function holdInOrder(tx: Transaction, kind: Kind, ids: readonly string[], mode: Mode): Promise<void> {
  const place = ORDER.indexOf(kind);
  if ((reached.get(tx) ?? 0) > place)
    throw new Error(`A transaction asks for a lock of ${kind} after one that comes later`);
  reached.set(tx, place);
  for (const id of [...new Set(ids)].sort()) {
    const key = sql`hashtextextended(${`${kind} ${id}`}, 0)`;
    await tx.execute(
      mode === "exclusive"
        ? sql`select pg_advisory_xact_lock(${key})`
        : sql`select pg_advisory_xact_lock_shared(${key})`,
    );
  }
}

import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "../../platform/database";
import { lostSales } from "./cart-schema";
import { lostOf, type Missed, missedAfter } from "./lost-rules";
import { availableOf } from "./reservation-table";

interface Changed {
  readonly cartId: string;
  /** Pieces of each product before and after; 0 for one that was or is not in the cart. */
  readonly products: ReadonlyMap<string, { readonly before: number; readonly after: number }>;
  readonly now: Date;
}

/** Writes down what leaves a cart while it asks for more than there is, and takes back what returns to it. */
export async function noteLost(tx: Transaction, { cartId, products, now }: Changed): Promise<void> {
  const ids = [...products].flatMap(([id, { before, after }]) => (before === after ? [] : [id]));
  if (ids.length === 0) return;
  const ofCart = and(eq(lostSales.cartId, cartId), inArray(lostSales.productId, ids));
  const known = new Map((await tx.select().from(lostSales).where(ofCart)).map((row) => [row.productId, row]));
  const leaving = ids.filter((id) => isLeaving(products.get(id)));
  const available = await availableOf(tx, leaving, now);
  for (const productId of ids) {
    const { before, after } = products.get(productId) ?? { before: 0, after: 0 };
    const step = { before, after, available: available.get(productId) ?? 0 };
    const missed = missedAfter(known.get(productId) ?? null, step);
    if (missed !== null) await keep(tx, { cartId, productId, ...missed, lost: lostOf(missed, after), at: now });
  }
}

const isLeaving = (change: { readonly before: number; readonly after: number } | undefined) =>
  change !== undefined && change.after < change.before;

async function keep(tx: Transaction, row: Missed & typeof lostSales.$inferInsert): Promise<void> {
  const { wanted, missing, lost, at } = row;
  await tx
    .insert(lostSales)
    .values(row)
    .onConflictDoUpdate({ target: [lostSales.cartId, lostSales.productId], set: { wanted, missing, lost, at } });
}

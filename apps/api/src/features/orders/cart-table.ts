import { and, desc, eq, isNull, max, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { projects } from "../projects/schema";
import { cartLines, carts } from "./cart-schema";

export type CartRow = typeof carts.$inferSelect;
export type CartLineRow = typeof cartLines.$inferSelect;

const openCart = (userId: string, projectId: string | null) =>
  and(
    eq(carts.userId, userId),
    eq(carts.state, "open"),
    projectId === null ? isNull(carts.projectId) : eq(carts.projectId, projectId),
  );

export async function findOpenCart(executor: Executor, userId: string, projectId: string | null) {
  const [row] = await executor.select().from(carts).where(openCart(userId, projectId));
  return row ?? null;
}

/**
 * The open cart of a buyer and project, made where there is none: of two that ask at once the index lets one make it.
 * Null where it was placed while this waited for it.
 */
export async function lockOpenCart(tx: Transaction, fresh: Omit<CartRow, "state">): Promise<CartRow | null> {
  await tx
    .insert(carts)
    .values({ ...fresh, state: "open" })
    .onConflictDoNothing();
  const [row] = await tx.select().from(carts).where(openCart(fresh.userId, fresh.projectId)).for("update");
  return row ?? null;
}

/** A buyer's cart, open or placed; null for somebody else's. */
export async function lockCart(tx: Transaction, userId: string, id: string): Promise<CartRow | null> {
  const [row] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.id, id), eq(carts.userId, userId)))
    .for("update");
  return row ?? null;
}

export const linesOf = (executor: Executor, cartId: string): Promise<CartLineRow[]> =>
  executor.select().from(cartLines).where(eq(cartLines.cartId, cartId)).orderBy(cartLines.addedAt, cartLines.productId);

/** Open carts with something in them, the one that was used last first. */
export const filledCarts = (executor: Executor, userId: string) =>
  executor
    .select({
      projectId: carts.projectId,
      project: projects.name,
      products: sql<number>`count(*)::integer`,
      pieces: sql<number>`sum(${cartLines.quantity})::integer`,
    })
    .from(carts)
    .innerJoin(cartLines, eq(cartLines.cartId, carts.id))
    .leftJoin(projects, eq(projects.id, carts.projectId))
    .where(and(eq(carts.userId, userId), eq(carts.state, "open")))
    .groupBy(carts.id, projects.id)
    .orderBy(desc(max(cartLines.addedAt)), carts.id);

/** In one statement: a whole list is put in at once. */
export async function putLines(tx: Transaction, rows: readonly CartLineRow[]): Promise<void> {
  await tx
    .insert(cartLines)
    .values([...rows])
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.productId],
      set: { quantity: sql`excluded.quantity`, material: sql`excluded.material` },
    });
}

/** How many pieces went; null where it was not in it. */
export async function removeLine(tx: Transaction, cartId: string, productId: string): Promise<number | null> {
  const [row] = await tx
    .delete(cartLines)
    .where(and(eq(cartLines.cartId, cartId), eq(cartLines.productId, productId)))
    .returning({ quantity: cartLines.quantity });
  return row?.quantity ?? null;
}

export async function closeCart(tx: Transaction, id: string): Promise<void> {
  await tx.update(carts).set({ state: "placed" }).where(eq(carts.id, id));
}

/** What a person who leaves was about to buy. */
export async function removeCarts(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(carts).where(eq(carts.userId, userId));
}

import type { Transaction } from "../../platform/database";
import type { Tell } from "../../platform/tell";
import { membersOf } from "../shops/members-table";
import { fellLow, type FreePieces } from "./rules";
import { countLiving } from "./table";

/**
 * Tells all who work for a shop how many of its products have just become few, once: not again until there were more. In
 * the transaction in which pieces are reserved or leave. What is archived needs no more.
 */
export async function tellLow(tx: Transaction, tell: Tell, changes: readonly FreePieces[]): Promise<void> {
  const fallen = new Set(changes.filter(fellLow).map(({ productId }) => productId));
  if (fallen.size === 0) return;
  for (const { firmId, count } of await countLiving(tx, [...fallen])) {
    const to = (await membersOf(tx, firmId)).map(({ userId }) => userId);
    await tell(tx, { to, kind: "low_stock", subject: { kind: "stock", id: firmId }, values: { count } });
  }
}

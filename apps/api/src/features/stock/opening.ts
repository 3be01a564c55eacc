import { say } from "@sunwright/words/stock";
import type { Clock } from "../../platform/clock";
import type { Transaction } from "../../platform/database";
import { newId } from "../../platform/ids";
import { insertItems, insertLocation, locationsOf, lockItemAt } from "./table";

/** A shop keeps its goods somewhere: the first place is there from the start. */
export const openLocation =
  (clock: Clock) =>
  (tx: Transaction, { id: firmId }: { readonly id: string }): Promise<void> => {
    const now = clock.now();
    return insertLocation(tx, { id: newId(now), firmId, name: say("location.first"), createdAt: now });
  };

/** A new product has its row in the stock of the first place, with nothing there. */
export const stockUp =
  (clock: Clock) =>
  async (tx: Transaction, firmId: string, productId: string): Promise<void> => {
    const [first] = await locationsOf(tx, firmId);
    const now = clock.now();
    if (first) await lockItemAt(tx, { id: newId(now), productId, locationId: first.id, now });
  };

/** The same of many at once, in one statement. */
export const stockUpAll =
  (clock: Clock) =>
  async (tx: Transaction, firmId: string, productIds: readonly string[]): Promise<void> => {
    const [first] = await locationsOf(tx, firmId);
    const updatedAt = clock.now();
    if (first === undefined || productIds.length === 0) return;
    const rows = productIds.map((productId) => ({ id: newId(updatedAt), productId, locationId: first.id, updatedAt }));
    await insertItems(tx, rows);
  };

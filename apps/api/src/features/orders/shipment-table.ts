import type { Transaction } from "../../platform/database";
import { shipmentLines, shipments } from "./schema";

export async function insertShipment(tx: Transaction, row: typeof shipments.$inferInsert): Promise<void> {
  await tx.insert(shipments).values(row);
}

export async function insertShipped(tx: Transaction, row: typeof shipmentLines.$inferInsert): Promise<void> {
  await tx.insert(shipmentLines).values(row);
}

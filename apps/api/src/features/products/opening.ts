import type { Clock } from "../../platform/clock";
import type { Transaction } from "../../platform/database";
import { newId } from "../../platform/ids";
import { insertLists, type PriceListRow } from "./table";

/** The lists that every shop has: for everybody, and for verified installer firms. */
export const openLists =
  (clock: Clock) =>
  (tx: Transaction, { id: firmId, currency }: Pick<PriceListRow, "id" | "currency">): Promise<void> =>
    insertLists(
      tx,
      (["public", "trade"] as const).map((kind) => ({ id: newId(clock.now()), firmId, kind, currency })),
    );

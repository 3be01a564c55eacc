import { say } from "@sunwright/words/stock";
import type { Clock } from "../../platform/clock";
import type { Transaction } from "../../platform/database";
import { newId } from "../../platform/ids";
import { insertLocation } from "./table";

/** A shop keeps its goods somewhere: the first place is there from the start. */
export const openLocation =
  (clock: Clock) =>
  (tx: Transaction, { id: firmId }: { readonly id: string }): Promise<void> => {
    const now = clock.now();
    return insertLocation(tx, { id: newId(now), firmId, name: say("location.first"), createdAt: now });
  };

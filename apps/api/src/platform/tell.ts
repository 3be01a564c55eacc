import type { Notice } from "@sunwright/contract/notices";
import type { Transaction } from "./database";

/** Tells people of something in the transaction in which it happens: both are there, or neither. */
export type Tell = (tx: Transaction, notice: Notice) => Promise<void>;

import type { Executor, Transaction } from "../../platform/database";
import type { Outbox } from "../../platform/outbox";
import type { Tell } from "../../platform/tell";
import type { Throttle } from "../../platform/throttle";
import type { PassportRow } from "./passport-table";

/** A passport whose owner does something with it, held until the transaction ends. */
export interface Acting {
  readonly tx: Transaction;
  readonly passport: PassportRow;
  readonly userId: string;
  readonly now: Date;
  readonly publicUrl: string;
  readonly outbox: Pick<Outbox, "post">;
  readonly throttle: Pick<Throttle, "consume">;
  readonly tell: Tell;
  /** The address of an account, in lower case, once it is known to be theirs. */
  readonly verifiedAddress: (executor: Executor, userId: string) => Promise<string | null>;
  /** Whose verified address it is; null for nobody's. */
  readonly personAt: (executor: Executor, email: string) => Promise<string | null>;
}

import type { Transaction } from "../../platform/database";
import type { FirmRow } from "./table";

/** Who waits for goods, for work or for an offer of a firm hears what has become of it. Nobody waits for one that closes. */
export type TellCustomers = (
  tx: Transaction,
  firm: Pick<FirmRow, "id" | "name">,
  state: Exclude<FirmRow["state"], "closed">,
) => Promise<void>;

import type { Executor, Transaction } from "../../platform/database";
import type { Tell } from "../../platform/tell";
import type { Known } from "../requests/present";
import type { InvitationRow, RequestRow } from "../requests/request-table";
import type { FirmRow } from "../shops/table";
import type { QuoteRow, VersionRow } from "./quote-table";

/** An offer as it is accepted: its request is held. */
export interface Accepted {
  readonly request: RequestRow;
  readonly invitation: InvitationRow;
  readonly quote: QuoteRow;
  readonly version: VersionRow;
  readonly firm: FirmRow;
  readonly person: Known;
  /** Of the site. */
  readonly address: string;
  readonly now: Date;
}

/** What becomes of an accepted offer, as the feature of jobs hands it in. */
export interface JobsOf {
  /** Makes it in the transaction of the acceptance. */
  readonly make: (of: { readonly tx: Transaction; readonly tell: Tell }, accepted: Accepted) => Promise<string>;
  /** Of a request; null where none was made, or it was cancelled. */
  readonly idOf: (executor: Executor, requestId: string) => Promise<string | null>;
}

import type { Response } from "@sunwright/contract/endpoint";
import type { confirmApp } from "@sunwright/contract/second";
import type { Transaction } from "../../../platform/database";
import type { Viewer } from "../../../platform/sessions";
import type { SecondChange } from "../mails";
import type { Asker } from "./proofs";

/** What follows once a way was added or removed. */
export interface Turning {
  readonly turnedOn: (tx: Transaction, viewer: Viewer, change: SecondChange) => Promise<Response<typeof confirmApp>>;
  readonly turnedOff: (tx: Transaction, viewer: Viewer, change: SecondChange) => Promise<void>;
}

/** Who calls, and from where. */
export interface Caller {
  readonly viewer: Viewer;
  readonly address: string;
  readonly device: string | undefined;
}
export const askerOf = ({ viewer, ...from }: Caller): Asker => ({
  ...from,
  userId: viewer.userId,
  askedIn: viewer.sessionId,
});

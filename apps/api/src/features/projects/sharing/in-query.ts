import type { SQL, SQLWrapper } from "drizzle-orm";

/** The door of the accounts feature inside a query: opening a link is one statement. */
export interface InQuery {
  /** The address of an account in lower case, once it is verified. */
  readonly verifiedAddressOf: (userId: SQLWrapper) => SQL<string | null>;
  /** The name that others see; null where the account is gone. */
  readonly shownNameOf: (userId: SQLWrapper) => SQL<string | null>;
}

import type { Database, Transaction } from "../../platform/database";
import { lockRequest } from "../requests/request-table";
import type { QuotesOf } from "../requests/quotes-of";
import type { Parts } from "./desk";
import { closeOthers } from "./offers";
import { forgetReplies, offersOf, quoteIdOf, requestsOverdue, updateVersion } from "./quote-table";
import { isOpen, numberOf, stateAt } from "./rules";
import { tellFirm, tellOwner } from "./notify-sides";

/** Requests that the sweep looks at in one go. */
const SWEPT = 50;

/** What becomes of quotes when their request ends, and when its person or project goes. */
export const quoteEndings: QuotesOf = { close: closeOthers, forget: forgetReplies, idOf: quoteIdOf };

/** What the clock does: offers whose last day is over end, and both sides hear of it. */
export const createExpiry =
  ({ clock, tell }: Pick<Parts, "clock" | "tell">) =>
  async (database: Pick<Database, "transaction" | "executor">): Promise<void> => {
    for (;;) {
      const ids = await requestsOverdue(database.executor, clock.now(), SWEPT);
      for (const id of ids) await database.transaction((tx) => expire(tx, id));
      if (ids.length < SWEPT) return;
    }

    async function expire(tx: Transaction, requestId: string): Promise<void> {
      const request = await lockRequest(tx, requestId);
      const now = clock.now();
      for (const { version, quote, invitation } of await offersOf(tx, requestId)) {
        if (!isOpen(version.state) || stateAt(version, now) !== "expired") continue;
        await updateVersion(tx, version, { state: "expired", updatedAt: now });
        await tellOwner({ tx, tell }, request, { kind: "offer_expired", values: { firm: invitation.firmName } });
        const values = { number: numberOf(quote) };
        await tellFirm({ tx, tell }, invitation, quote.id, { kind: "quote_expired", values });
      }
    }
  };

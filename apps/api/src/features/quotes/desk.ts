import type { FirmQuote } from "@sunwright/contract/quotes";
import type { CheckedQuote } from "@sunwright/engine/quotes/check-quotes";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import type { Viewer } from "../../platform/sessions";
import type { Tell } from "../../platform/tell";
import { frozenHouse } from "../requests/lead-table";
import type { Known } from "../requests/present";
import { lockRequest } from "../requests/request-table";
import { requireFirm } from "../shops/access";
import type { SizingPool } from "../sizing/pool";
import { createChecking } from "./check-quote";
import { resolved, type Resolved, type Source } from "./live-parts";
import { draftOf, presentQuote, takesQuotes } from "./present";
import { findQuote, findVersion, type FoundQuote, type VersionRow, versionsOf } from "./quote-table";

export interface Parts {
  readonly clock: Clock;
  readonly tell: Tell;
  readonly pool: Pick<SizingPool, "quote">;
  readonly namesOf: (executor: Executor, userId: string) => Promise<Known | null>;
  readonly verifiedAddress: (executor: Executor, userId: string) => Promise<string | null>;
}

/** A version by its quote. */
export interface Place {
  readonly quoteId: string;
  readonly versionId: string;
}

export type Desk = ReturnType<typeof createDesk>;

/** What all that a firm does with a quote begins and ends with. */
export function createDesk({ clock, pool, namesOf }: Pick<Parts, "clock" | "pool" | "namesOf">) {
  const check = createChecking(pool);

  /** Throws installer_not_found and quote_not_found. */
  async function require(executor: Executor, userId: string, quoteId: string): Promise<FoundQuote> {
    await requireFirm(executor, userId, "installer");
    const found = await findQuote(executor, userId, quoteId);
    if (found === null) throw new AppError("quote_not_found");
    return found;
  }

  /** Throws quote_over, too. */
  async function requireOpen(executor: Executor, userId: string, quoteId: string): Promise<FoundQuote> {
    const found = await require(executor, userId, quoteId);
    if (!takesQuotes(found)) throw new AppError("quote_over");
    return found;
  }

  return {
    require,
    requireOpen,

    async requireVersion(executor: Executor, { quoteId, versionId }: Place): Promise<VersionRow> {
      const row = await findVersion(executor, quoteId, versionId);
      if (row === null) throw new AppError("quote_not_found");
      return row;
    },

    /** The request is held, so that nobody accepts, withdraws or ends it meanwhile. Throws quote_over. */
    async hold(tx: Transaction, userId: string, quoteId: string): Promise<FoundQuote> {
      const { request } = await requireOpen(tx, userId, quoteId);
      await lockRequest(tx, request.id);
      return requireOpen(tx, userId, quoteId);
    },

    /** The quote as its firm reads it. */
    async answered(executor: Executor, viewer: Viewer, quoteId: string): Promise<FirmQuote> {
      const found = await require(executor, viewer.userId, quoteId);
      const versions = await versionsOf(executor, quoteId);
      const { request } = found;
      const open = takesQuotes(found);
      const house = open ? await frozenHouse(executor, request.id) : null;
      const person = request.personId === null ? null : await namesOf(executor, request.personId);
      const sources = new Map<string, readonly Source[]>();
      const asked = { viewer, currency: request.currency, lenient: true };
      for (const row of versions)
        if (open && row.state === "draft") sources.set(row.id, (await resolved(executor, draftOf(row), asked)).sources);
      const designHours = house?.design.simulation?.unmetHours.value ?? null;
      return presentQuote({ found, person, designHours, sources, now: clock.now() }, versions);
    },

    /** Simulates it on the house of its request. Throws quote_over, server_busy and calculation_cancelled. */
    look(
      executor: Executor,
      viewer: Viewer,
      found: FoundQuote,
      of: Resolved,
      signal: AbortSignal,
    ): Promise<CheckedQuote> {
      const { quote, request, invitation } = found;
      if (invitation.firmId === null) throw new AppError("quote_not_found");
      return check(executor, {
        id: quote.id,
        requestId: request.id,
        firmId: invitation.firmId,
        currency: request.currency,
        content: of.content,
        at: clock.now(),
        owner: viewer.userId,
        signal,
      });
    },
  };
}

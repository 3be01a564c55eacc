import type { Query, Response } from "@sunwright/contract/endpoint";
import type { listQuotes } from "@sunwright/contract/quotes";
import { QUOTES_PER_PAGE } from "@sunwright/contract/quote-states";
import type { Executor } from "../../platform/database";
import type { Viewer } from "../../platform/sessions";
import { showsContact } from "../requests/rules";
import { requireFirm } from "../shops/access";
import type { Parts } from "./desk";
import { countQuotes, headsOf, quotesOf } from "./quote-table";
import { numberOf, stateAt } from "./rules";

type Summaries = Response<typeof listQuotes>["quotes"];

/** The quotes of the caller's firm. Throws installer_not_found. */
export const createQuoteList =
  ({ clock, namesOf }: Pick<Parts, "clock" | "namesOf">) =>
  async (
    executor: Executor,
    { userId }: Viewer,
    query: Query<typeof listQuotes>,
  ): Promise<Response<typeof listQuotes>> => {
    const { firm } = await requireFirm(executor, userId, "installer");
    const now = clock.now();
    const rows = await quotesOf(executor, { firmId: firm.id, ...query, limit: QUOTES_PER_PAGE });
    const shown = rows.slice(0, QUOTES_PER_PAGE);
    const heads = await headsOf(
      executor,
      shown.map(({ quote }) => quote.id),
    );
    const quotes: Summaries[number][] = [];
    for (const { quote, invitation, request } of shown) {
      const ofQuote = heads.filter(({ quoteId }) => quoteId === quote.id);
      const [newest] = ofQuote;
      if (newest === undefined) continue;
      const living = showsContact(invitation.state);
      const person = living && request.personId !== null ? await namesOf(executor, request.personId) : null;
      quotes.push({
        id: quote.id,
        leadId: invitation.id,
        number: numberOf(quote),
        lead: invitation.state,
        place: request.place,
        kilometres: invitation.kilometres,
        currency: request.currency,
        client: person?.firstName ?? null,
        state: stateAt(newest, now),
        totalMinor: newest.totalMinor,
        validUntil: newest.validUntil,
        options: new Set(ofQuote.map(({ option }) => option)).size,
        hoursWithoutPower: living ? newest.hours : null,
        updatedAt: quote.updatedAt.toISOString(),
      });
    }
    return { quotes, more: rows.length > shown.length, counts: await countQuotes(executor, firm.id) };
  };

import type { Response } from "@sunwright/contract/endpoint";
import type { listOffers, Offer } from "@sunwright/contract/offers";
import type { OfferPriority } from "@sunwright/contract/quote-states";
import { saysObligation } from "@sunwright/engine/countries/obligation";
import { worksWithdrawal } from "@sunwright/engine/countries/withdrawal";
import { recommended } from "@sunwright/engine/quotes/recommend";
import type { Executor } from "../../platform/database";
import { frozenHouse } from "../requests/lead-table";
import { invitationsOf, type RequestRow } from "../requests/request-table";
import { countriesOf } from "../shops/table";
import { ratingsOfFirms } from "../reviews/ratings-table";
import { isAcceptable, withCurrentWarnings } from "./current-warnings";
import type { Parts } from "./desk";
import type { JobsOf } from "./jobs-of";
import { presentOffer } from "./present";
import { markViewed, type OfferRow, offersOf } from "./quote-table";
import { stateAt } from "./rules";
import { quoteOf } from "./written";

export type Answer = Response<typeof listOffers>;

const ENGINE_PRIORITY = {
  hours: "reliability",
  price: "price",
  monthly: "monthly",
  soonest: "soonest",
  warranty: "warranty",
} as const;

/** The offers for a request as its homeowner reads them. What is shown counts as viewed. */
export function createAnswered({ clock, jobs }: Pick<Parts, "clock"> & { readonly jobs: Pick<JobsOf, "idOf"> }) {
  return async function answered(executor: Executor, request: RequestRow, asked?: OfferPriority): Promise<Answer> {
    const now = clock.now();
    const sent = newestOfEach(await offersOf(executor, request.id));
    const rows = await withCurrentWarnings(executor, sent, { currency: request.currency, now });
    const unread = rows.filter(({ version }) => stateAt(version, now) === "sent").map(({ version }) => version.id);
    if (request.state === "quoting") await markViewed(executor, unread, now);
    const invitations = await invitationsOf(executor, request.id);
    const house = await frozenHouse(executor, request.id);
    const priority = asked ?? request.priority;
    const shown = rows.map((row) =>
      unread.includes(row.version.id) && request.state === "quoting"
        ? { ...row, version: { ...row.version, state: "viewed" as const } }
        : row,
    );
    const firmIds = [...new Set(rows.flatMap(({ invitation }) => invitation.firmId ?? []))];
    const ratingOf = await ratingsOfFirms(executor, firmIds);
    const countries = await countriesOf(executor, firmIds);
    const best = recommendation(shown, request, priority, now);
    return {
      state: request.state,
      currency: request.currency,
      priority,
      asked: invitations.length,
      answered: new Set(rows.map(({ invitation }) => invitation.id)).size,
      designHours: house?.design.simulation?.unmetHours.value ?? null,
      offers: inOrder(
        shown.map((row) => presentOffer(row, request, now)),
        best?.id,
      ),
      ratings: firmIds.map((firmId) => ({ firmId, ...ratingOf(firmId) })),
      laws: countries.map(({ firmId, country }) => ({
        firmId,
        withdrawalDays: worksWithdrawal(country)?.days ?? null,
        saysObligation: saysObligation(country),
      })),
      jobId: await jobs.idOf(executor, request.id),
      recommended: best,
    };
  };
}

/** The newest version of each option that was sent. */
export function newestOfEach(rows: readonly OfferRow[]): readonly OfferRow[] {
  const seen = new Set<string>();
  return rows.filter(({ quote, version }) => {
    const key = `${quote.id} ${version.option}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** The one to take first, then what can still be accepted or was. */
function inOrder(offers: readonly Offer[], best: string | undefined): Offer[] {
  const rank = ({ id, events, state }: Offer) =>
    id === best || state === "accepted" ? 0 : events.includes("accept") ? 1 : 2;
  return offers.toSorted((one, other) => rank(one) - rank(other));
}

/** Among those that can still be accepted, by the engine's rule. Null where each has a fault that bars it. */
export function recommendation(
  rows: readonly OfferRow[],
  { currency, state }: RequestRow,
  priority: OfferPriority,
  now: Date,
): Answer["recommended"] {
  if (state !== "quoting") return null;
  const judged = rows.flatMap(({ version }) => {
    if (!isAcceptable(version, now) || version.figures === null) return [];
    // What its certificate is worth is among the warnings.
    const certificate = { state: "verified", until: null };
    const quote = quoteOf({ id: version.id, currency, content: version.content, certificate });
    return [{ quote, years: version.figures, warnings: version.warnings }];
  });
  return recommended(judged, ENGINE_PRIORITY[priority]);
}

import { MINOR_DIGITS } from "@sunwright/engine/countries/minor-units";
import type { Currency } from "@sunwright/engine/parameters/options";
import type { SystemSize } from "@sunwright/engine/prices/standing";
import { bars } from "@sunwright/engine/quotes/severity";
import type { Executor } from "../../platform/database";
import { frozenHouse } from "../requests/lead-table";
import { newestOf } from "../requests/request-table";
import { newestOfEach, recommendation } from "./answer-request";
import { isAcceptable, withCurrentWarnings } from "./current-warnings";
import { offersNamed, type OfferRow, offersOf } from "./quote-table";

/** What an offer asks for, in whole units of its currency, and whether it can be somebody's price. */
export interface StandingOffer {
  readonly amount: number;
  readonly currency: Currency;
  /** On which it was sent. */
  readonly day: string;
  /** It can still be accepted. */
  readonly holds: boolean;
  /** Nobody should sign it. */
  readonly barred: boolean;
}

/** By offer, of those that are still there. */
export async function standingOffers(
  executor: Executor,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, StandingOffer>> {
  const found = new Map<string, StandingOffer>();
  for (const { currency, ...offer } of await offersNamed(executor, ids)) {
    const [row] = await withCurrentWarnings(executor, [offer], { currency, now });
    if (row !== undefined) found.set(row.version.id, standingOffer(row, currency, now));
  }
  return found;
}

const NO_OFFERS = { size: null, offers: [], sentIds: [] } as const;

/** For the owner to choose from: those of a project that can still be accepted, and for which size they are. */
export async function offersToChoose(executor: Executor, projectId: string, now: Date) {
  const request = await newestOf(executor, projectId);
  if (request === null) return NO_OFFERS;
  const all = await offersOf(executor, request.id);
  const sentIds = all.map(({ version }) => version.id);
  const house = request.state === "quoting" && all.length > 0 ? await frozenHouse(executor, request.id) : null;
  if (house === null) return { ...NO_OFFERS, sentIds };
  const { panels, battery, inverter } = house.design;
  const size: SystemSize = {
    panels: panels.capacity.value,
    battery: battery.capacity.value,
    inverter: inverter.capacity.value,
  };
  const sent = newestOfEach(all).filter(({ version }) => isAcceptable(version, now));
  const rows = await withCurrentWarnings(executor, sent, { currency: request.currency, now });
  const best = recommendation(rows, request, request.priority, now);
  return {
    size,
    sentIds,
    offers: rows.map((row) => ({
      id: row.version.id,
      firm: row.invitation.firmName,
      until: row.version.validUntil,
      darkHours: row.version.figures?.hoursWithoutPower ?? null,
      recommended: row.version.id === best?.id,
      ...standingOffer(row, request.currency, now),
    })),
  };
}

function standingOffer({ version }: Pick<OfferRow, "version">, currency: Currency, now: Date): StandingOffer {
  return {
    amount: version.totalMinor / 10 ** MINOR_DIGITS[currency],
    currency,
    day: (version.sentAt ?? version.createdAt).toISOString(),
    holds: isAcceptable(version, now),
    barred: version.warnings.some(bars),
  };
}

import { MINOR_DIGITS } from "@sunwright/engine/countries/minor-units";
import type { Currency } from "@sunwright/engine/parameters/options";
import type { KnownRungs } from "@sunwright/engine/prices/ladder";
import type { PricedSystem } from "@sunwright/engine/prices/local-price";
import type { Price } from "@sunwright/engine/prices/price";
import { type Standing, standing, type StoredRungs } from "@sunwright/engine/prices/standing";
import { priceOfStored } from "@sunwright/engine/sizing/explain/price-ladder";
import type { Executor } from "../../platform/database";
import { contractPrices } from "../jobs/agreed-table";
import { standingOffers } from "../quotes/standing-offers";
import { type PriceRow, storedPrices } from "./table";

/** A project whose price is asked for, by somebody who may read it. */
export interface Asked {
  readonly id: string;
  readonly ownerId: string;
  readonly isOwner: boolean;
  readonly estimatedCost: number | null;
  readonly priced: PricedSystem | null;
}

/**
 * What is known of the prices of projects beyond their designs. What was offered and agreed is the owner's to read, and
 * others' where the owner shows it.
 */
export async function standingOf(
  executor: Executor,
  asked: readonly Asked[],
  at: Date,
): Promise<ReadonlyMap<string, Standing>> {
  const stored = await storedPrices(
    executor,
    asked.map(({ id }) => id),
  );
  const open = asked.filter(({ id, isOwner }) => isOwner || stored.get(id)?.shown === true);
  const contracts = await contractPrices(executor, open);
  const offers = await standingOffers(
    executor,
    open.flatMap(({ id }) => stored.get(id)?.offerId ?? []),
    at,
  );
  const isOpen = new Set(open.map(({ id }) => id));
  return new Map(
    asked.map(({ id, priced }) => {
      const row = stored.get(id);
      const rungs: StoredRungs = {
        shops: shopsIn(row),
        offer: isOpen.has(id) ? offerIn(row, offers) : null,
        contract: contracts.get(id) ?? null,
      };
      return [id, standing(rungs, priced, at)];
    }),
  );
}

/** The same of one project. */
export const knownFor = async (executor: Executor, asked: Asked, at: Date): Promise<KnownRungs> =>
  (await standingOf(executor, [asked], at)).get(asked.id)?.known ?? {};

/** Their prices: the one function of the engine, of what is stored. Null until calculated. */
export async function pricesOf(
  executor: Executor,
  asked: readonly Asked[],
  at: Date,
): Promise<ReadonlyMap<string, Price | null>> {
  const known = await standingOf(executor, asked, at);
  return new Map(asked.map((one) => [one.id, priceOfStored(one, known.get(one.id)?.known)]));
}

function shopsIn(row: PriceRow | undefined): StoredRungs["shops"] {
  if (row === undefined) return null;
  const { shopsMinor, shopsCurrency, shopsAt, shopsSize } = row;
  if (shopsMinor === null || shopsCurrency === null || shopsAt === null || shopsSize === null) return null;
  const amount = wholeUnits(shopsMinor, shopsCurrency);
  return { amount, currency: shopsCurrency, day: shopsAt.toISOString(), size: shopsSize };
}

function offerIn(row: PriceRow | undefined, offers: Awaited<ReturnType<typeof standingOffers>>): StoredRungs["offer"] {
  if (row === undefined || row.offerId === null || row.offerSize === null) return null;
  const offer = offers.get(row.offerId);
  return offer === undefined ? null : { ...offer, size: row.offerSize };
}

const wholeUnits = (minor: number, currency: Currency): number => minor / 10 ** MINOR_DIGITS[currency];

import { Product } from "@sunwright/contract/products";
import { kilometresBetween } from "@sunwright/engine/climate/distance";
import type { Country, Currency } from "@sunwright/engine/parameters/options";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import type { FillAsked } from "@sunwright/engine/procurement/fill";
import type { Market, Offer, ShopTerms } from "@sunwright/engine/procurement/offers";
import type { Design } from "@sunwright/engine/sizing/design";
import type { Executor } from "../../platform/database";
import { maySee, type PriceBuyer } from "../products/price-buyer";
import { pricesAt } from "../products/table";
import type { Weather } from "../sizing/buying-task";
import type { SizingPool } from "../sizing/pool";
import { byKey } from "./by-key";
import { atTheTill, type SoldOffer, withTax } from "./filling-sums";
import { areasIn, soldIn, stockOf } from "./products-table";

interface Place {
  readonly country: Country;
  /** As the parameter `town` of a project holds it. */
  readonly town: string | null;
}

export interface ToFill {
  readonly design: Design;
  readonly weather: Weather;
  readonly asked: FillAsked;
  readonly currency: Currency;
  /** Whose prices hold. */
  readonly buyer: PriceBuyer;
  /** Where it is delivered. */
  readonly place: Place;
  readonly at: Date;
  readonly owner: string;
  readonly signal: AbortSignal;
}

/**
 * The list of a design, filled from what is on sale in a currency and delivered to a place. Throws server_busy and
 * calculation_cancelled.
 */
export async function cheapestFilling(executor: Executor, pool: Pick<SizingPool, "buy">, fill: ToFill) {
  const { design, weather, asked, currency, buyer, place, at, owner, signal } = fill;
  const { offers, sold } = await offersIn(executor, currency, at, buyer);
  const shops = shopsFor(place, await areasIn(executor, currency));
  const market = { offers, shops: withTax(shops, sold) };
  const answer = await pool.buy({ input: { kind: "filling", design, weather, market, asked }, signal, owner });
  if (answer.kind !== "filling") throw new TypeError("A worker answered another task");
  return { answer, shops, sold };
}

/** All that can be bought now in a currency, as the engine's filling takes it: what is added at the till stands in the price. */
async function offersIn(executor: Executor, currency: Currency, at: Date, buyer: PriceBuyer) {
  const rows = await soldIn(executor, currency, at);
  const ids = rows.map(({ product }) => product.id);
  const prices = byKey(
    (await pricesAt(executor, ids, at)).filter((price) => maySee(buyer, price)),
    ({ productId }) => productId,
  );
  const stock = ids.length === 0 ? [] : await stockOf(executor, ids);
  const pieces = byKey(stock, ({ productId }) => productId);
  const sold = new Map<string, SoldOffer>();
  const offers = rows.flatMap(({ product, shop: name, country }): readonly Offer[] => {
    const { id, category, spec, multiple, firmId: shop, taxPercent } = product;
    const read = Product.safeParse({ category, spec });
    const steps = (prices.get(id) ?? []).map(({ fromQuantity: from, unitMinor: unit }) => ({ from, unit }));
    const available = (pieces.get(id) ?? []).reduce((sum, one) => sum + one.available, 0);
    if (!read.success || steps.length === 0) return [];
    sold.set(id, { shop, name, country, taxPercent, steps });
    const paid = steps.map(({ from, unit }) => ({ from, unit: atTheTill(unit, { country, taxPercent }) }));
    const named = { id, name: product.name, brand: product.brand, shop };
    return [{ ...named, ...read.data, prices: paid, stock: available, multiple }];
  });
  return { offers, sold };
}

/** Shops that deliver to a place, each by the cheapest of its areas that hold the town, as a cart prices it. */
function shopsFor({ country, town }: Place, areas: Awaited<ReturnType<typeof areasIn>>): Market["shops"] {
  const ground = placeOf(town);
  const cheapest = new Map<string, ShopTerms>();
  for (const { area, latitude, longitude } of areas) {
    if (area.country !== country) continue;
    const base = latitude === null || longitude === null ? null : { latitude, longitude };
    const isNear = ground !== null && base !== null && kilometresBetween(ground, base) <= (area.radius ?? Infinity);
    if (area.radius !== null && !isNear) continue;
    const known = cheapest.get(area.firmId);
    const delivery = Math.min(area.cost, known?.delivery ?? Infinity);
    const freeFrom = Math.min(area.freeFrom ?? Infinity, known?.freeFrom ?? Infinity);
    cheapest.set(area.firmId, { id: area.firmId, delivery, ...(freeFrom < Infinity && { freeFrom }) });
  }
  return [...cheapest.values()];
}

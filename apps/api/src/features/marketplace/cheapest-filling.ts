import { setImmediate as nextTurn } from "node:timers/promises";
import { Product } from "@sunwright/contract/products";
import { kilometresBetween } from "@sunwright/engine/climate/distance";
import type { Country, Currency } from "@sunwright/engine/parameters/options";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import type { FillAsked } from "@sunwright/engine/procurement/fill";
import type { Specified } from "@sunwright/engine/procurement/specifications";
import type { Market, Offer, ShopTerms } from "@sunwright/engine/procurement/offers";
import type { Design } from "@sunwright/engine/sizing/design";
import { LRUCache } from "lru-cache";
import type { Executor } from "../../platform/database";
import { maySee, type PriceBuyer } from "../products/price-buyer";
import type { Weather } from "../sizing/buying-task";
import type { SizingPool } from "../sizing/pool";
import { atTheTill, type SoldOffer, withTax } from "./filling-sums";
import { areasIn, pricesIn, type SoldIn, soldIn } from "./products-table";

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

/** Offers that are read, judged and written before others have their turn. */
const OFFERS_A_TURN = 200;

/**
 * All that can be bought now in a currency, as the engine's filling takes it, written piece by piece: what is added at the
 * till stands in the price.
 */
async function offersIn(executor: Executor, currency: Currency, at: Date, buyer: PriceBuyer) {
  const rows = await soldIn(executor, currency, at);
  const steps = await stepsIn(executor, currency, at, buyer);
  const sold = new Map<string, SoldOffer>();
  const offers: string[] = [];
  for (let from = 0; from < rows.length; from += OFFERS_A_TURN) {
    const some = rows.slice(from, from + OFFERS_A_TURN).flatMap((row): readonly Offer[] => {
      const asked = steps.get(row.product.id);
      const read = readProduct(row);
      if (asked === undefined || read === null) return [];
      const { shop: name, country, available: stock } = row;
      const { id, brand, multiple, firmId: shop, taxPercent } = row.product;
      sold.set(id, { shop, name, country, taxPercent, steps: asked });
      const prices = asked.map(({ from: least, unit }) => ({
        from: least,
        unit: atTheTill(unit, { country, taxPercent }),
      }));
      return [{ id, name: row.product.name, brand, shop, ...read, prices, stock, multiple }];
    });
    offers.push(JSON.stringify(some));
    await nextTurn();
  }
  return { offers, sold };
}

async function stepsIn(executor: Executor, currency: Currency, at: Date, buyer: PriceBuyer) {
  const steps = new Map<string, { readonly from: number; readonly unit: number }[]>();
  const rows = await pricesIn(executor, currency, at);
  for (const [place, price] of rows.entries()) {
    if (place % (10 * OFFERS_A_TURN) === 0) await nextTurn();
    if (!maySee(buyer, price)) continue;
    const { productId, from, unit } = price;
    const known = steps.get(productId);
    if (known === undefined) steps.set(productId, [{ from, unit }]);
    else known.push({ from, unit });
  }
  return steps;
}

/** Products of the same figures are read once, by what the database calls them. */
const readKinds = new LRUCache<string, { readonly product: Specified | null }>({ max: 12_000 });

function readProduct({ kind, product: { category, spec } }: SoldIn): Specified | null {
  const known = readKinds.get(kind);
  if (known !== undefined) return known.product;
  const read = Product.safeParse({ category, spec });
  const product = read.success ? read.data : null;
  readKinds.set(kind, { product });
  return product;
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

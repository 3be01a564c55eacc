import { setImmediate as nextTurn } from "node:timers/promises";
import { Product } from "@sunwright/contract/products";
import { kilometresBetween } from "@sunwright/engine/climate/distance";
import type { Country, Currency } from "@sunwright/engine/parameters/options";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import type { FillAsked } from "@sunwright/engine/procurement/fill";
import type { PriceStep } from "@sunwright/engine/procurement/price";
import type { Specified } from "@sunwright/engine/procurement/specifications";
import type { Market, Offer, ShopTerms } from "@sunwright/engine/procurement/offers";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import { LRUCache } from "lru-cache";
import type { Executor } from "../../platform/database";
import type { PriceBuyer } from "../products/price-buyer";
import type { Weather } from "../sizing/buying-task";
import type { SizingPool } from "../sizing/pool";
import { atTheTill, type SoldOffer, withTax } from "./filling-sums";
import { areasIn, figuresOf, type OfferedIn, offeredIn, priceIn, pricesIn } from "./products-table";

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
const PRICES_A_TURN = 2_000;

/**
 * All that can be bought now in a currency, as the engine's filling takes it, written piece by piece: what is added at the
 * till stands in the price.
 */
export async function offersIn(executor: Executor, currency: Currency, at: Date, buyer: PriceBuyer) {
  const rows = await offeredIn(executor, currency);
  const known = await readProducts(executor, rows);
  const steps = await stepsIn(executor, currency, at, buyer);
  const sold = new Map<string, SoldOffer>();
  const offers: string[] = [];
  for (let from = 0; from < rows.length; from += OFFERS_A_TURN) {
    const some = rows.slice(from, from + OFFERS_A_TURN).flatMap((row): readonly Offer[] => {
      const asked = steps.get(row.product.id);
      const read = known.get(row.kind) ?? null;
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

/** By product, of those that everybody may buy: what only few may see is not on sale. */
async function stepsIn(executor: Executor, currency: Currency, at: Date, buyer: PriceBuyer) {
  const steps = new Map<string, PriceStep[]>();
  const open = new Set<string>();
  const shops = await pricesIn(executor, currency, at, buyer);
  for (const [place, part] of shops.flat().entries()) {
    if (place % PRICES_A_TURN === 0) await nextTurn();
    const { productId, isPublic, from, unit } = priceIn(part);
    if (isPublic) open.add(productId);
    const known = steps.get(productId);
    if (known === undefined) steps.set(productId, [{ from, unit }]);
    else known.push({ from, unit });
  }
  for (const productId of steps.keys()) if (!open.has(productId)) steps.delete(productId);
  return steps;
}

/** Products of the same figures are read once, by what the database calls them. Null where they are no product's. */
const readKinds = new LRUCache<string, { readonly product: Specified | null }>({ max: 12_000 });
const KINDS_A_TURN = 500;

/** By kind. */
async function readProducts(executor: Executor, rows: readonly OfferedIn[]) {
  const read = new Map<string, Specified | null>();
  const unknown = new Set<string>();
  for (const { kind } of rows) {
    const known = readKinds.get(kind);
    if (known === undefined) unknown.add(kind);
    else read.set(kind, known.product);
  }
  const kinds = [...unknown];
  for (let from = 0; from < kinds.length; from += KINDS_A_TURN) {
    for (const { kind, category, spec } of await figuresOf(executor, kinds.slice(from, from + KINDS_A_TURN))) {
      const { data: product = null } = Product.safeParse({ category, spec });
      readKinds.set(kind, { product });
      read.set(kind, product);
    }
    await nextTurn();
  }
  return read;
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

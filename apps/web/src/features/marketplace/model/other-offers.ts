import type { MarketProduct } from "@sunwright/contract/marketplace";
import { firstPrice } from "../../../lib/prices";

type Offer = Pick<MarketProduct, "id" | "available" | "currency" | "prices" | "shop">;

/**
 * What others ask for the product whose offer is looked at: what is there before what is sold out, then what can be
 * compared, the cheapest first; amounts of another currency come after, the nearest first.
 */
export function otherOffers<Of extends Offer>(offers: readonly Of[], looked: Pick<Offer, "id" | "currency">): Of[] {
  const places = offers.filter(({ id }) => id !== looked.id).map((offer) => ({ offer, place: placeOf(offer, looked) }));
  return places.toSorted((one, other) => compared(one.place, other.place)).map(({ offer }) => offer);
}

function placeOf(offer: Offer, { currency }: Pick<Offer, "currency">): readonly number[] {
  const isComparable = offer.currency === currency;
  const [soldOut, foreign] = [offer.available > 0 ? 0 : 1, isComparable ? 0 : 1];
  const price = isComparable ? (firstPrice(offer)?.unit ?? Infinity) : 0;
  return [soldOut, foreign, price, offer.shop.distance ?? Infinity];
}

function compared(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) < (other[at] ?? 0) ? -1 : 1;
}

/** The same thing of another seller, as far as its names say. */
export const isSameProduct = (
  one: Pick<MarketProduct, "id" | "brand" | "model">,
  other: Pick<MarketProduct, "id" | "brand" | "model">,
): boolean =>
  one.id === other.id ||
  (one.model !== "" && plain(one.brand) === plain(other.brand) && plain(one.model) === plain(other.model));
/** As the server compares them (`same-product.ts`). */
const plain = (name: string) => name.toLowerCase().replaceAll(/[ _-]/g, "");

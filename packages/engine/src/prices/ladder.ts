import { localPrice, type PricedSystem } from "./local-price";
import { arePricesKnown } from "./part-prices";
import { type Ladder, type Price, priceOf } from "./price";

/** What is known of a price beyond the design. */
export type KnownRungs = { readonly [Known in "shops" | "offer" | "contract"]?: Price | undefined };

/** What a system is priced by: its cost at the fixed rates, and what its local price is asked for. */
export interface Costed {
  /** [US dollars] */
  readonly estimate: number;
  /** Of the fixed rates. */
  readonly estimateDay: string;
  /** Null where a release made the design that did not know of local prices. */
  readonly system: PricedSystem | null;
}

/** Every rung of a price. */
export const ladderFrom = ({ estimate, estimateDay, system }: Costed, known: KnownRungs = {}): Ladder => ({
  estimate: { rung: "estimate", amount: estimate, currency: "USD", day: estimateDay, includes: ["parts", "labour"] },
  local: system === null || !arePricesKnown(system.country) ? null : localRung(system),
  shops: known.shops ?? null,
  offer: known.offer ?? null,
  contract: known.contract ?? null,
});

function localRung(system: PricedSystem): Price {
  const { low, middle, high, currency, day, until } = localPrice(system);
  return {
    rung: "local",
    amount: middle,
    currency,
    day,
    ...(until !== null && { until }),
    includes: ["parts", "labour", "tax"],
    range: { low, middle, high },
  };
}

/** The one price: whoever shows one reads it from here. */
export function thePrice(costed: Costed, known?: KnownRungs): Price {
  const price = priceOf(ladderFrom(costed, known));
  if (price === null) throw new Error("A design always has its estimate");
  return price;
}

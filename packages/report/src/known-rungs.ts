import { MINOR_DIGITS } from "@sunwright/engine/countries/minor-units";
import type { Currency } from "@sunwright/engine/parameters/options";
import { IN_PRICE } from "@sunwright/engine/prices/price";
import type { KnownRungs } from "@sunwright/engine/sizing/explain/price-ladder";

/** What somebody agreed to pay, as the server keeps it. */
interface Agreed {
  readonly totalMinor: number;
  readonly currency: Currency;
  readonly agreedAt: string;
}

/** What is known of a price beyond the design; all that an offer asks for is in it. */
export const knownRungs = (agreed: Agreed | null): KnownRungs =>
  agreed === null
    ? {}
    : {
        contract: {
          rung: "contract",
          amount: agreed.totalMinor / 10 ** MINOR_DIGITS[agreed.currency],
          currency: agreed.currency,
          day: agreed.agreedAt,
          includes: IN_PRICE,
        },
      };

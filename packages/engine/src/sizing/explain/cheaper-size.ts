import { type LocalPrice, localPrice } from "../../prices/local-price";
import { pricedSystemOf, priceOfDesign } from "../choice/system-price";
import type { Design } from "../inputs/design";

/** As much cheaper has another size to be before anybody is told. Source: house rule, a twentieth of the price. */
const TOLD_FROM = 0.05;

/** Two sizes of one house at the same prices. */
export interface CheaperSize {
  /** Of the size that stands. */
  readonly kept: LocalPrice;
  /** Of the size that a new calculation chooses. */
  readonly other: LocalPrice;
  /** What the other one saves of the price. [0 to 1] */
  readonly saved: number;
}

/**
 * Whether prices moved so far since a design was made that another size would be cheaper now. Null where it would not be by
 * a twentieth.
 *
 * @param design  As it stands.
 * @param again   The same house, sized at the prices of today.
 */
export function cheaperSize(design: Design, again: Design): CheaperSize | null {
  const kept = localPrice({ ...pricedSystemOf(design), figures: again.basis.figures });
  const other = priceOfDesign(again);
  const saved = kept.middle > 0 ? 1 - other.middle / kept.middle : 0;
  return saved >= TOLD_FROM ? { kept, other, saved } : null;
}

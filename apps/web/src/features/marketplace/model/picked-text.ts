import { say } from "@sunwright/words/marketplace";
import { type Covered, isFilled } from "../../../lib/coverage";

/**
 * How many of the parts that the system needs are in the cart, and how many are missing: what was ordered before stands in
 * no cart, so nothing is called missing then.
 */
export function pickedText(covered: readonly Pick<Covered, "state">[], ordered: number): string {
  const picked = covered.filter(isFilled).length;
  const all = covered.length;
  return ordered > 0
    ? say("partsOrdered", { picked, all, ordered })
    : say("partsPicked", { picked, all, missing: all - picked });
}

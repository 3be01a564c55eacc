import type { CartShop } from "@sunwright/contract/carts";
import type { Response } from "@sunwright/contract/endpoint";
import type { fillMaterials } from "@sunwright/contract/materials";
import { type Covered, isFilled } from "../../../lib/coverage";

type Filling = Pick<Response<typeof fillMaterials>, "total" | "gap" | "gaps" | "keepsTarget">;

/** What is asked of all shops so that its answer can stand beside a cart. */
export interface Comparable {
  /** Parts that the system runs without are filled, too. */
  readonly optional: boolean;
  /** Of the cart, everything brought. [minor units] */
  readonly total: number;
}

type ComparedLine = Pick<CartShop["lines"][number], "material" | "totalMinor">;
interface ComparedShop {
  readonly delivery: Pick<NonNullable<CartShop["delivery"]>, "totalMinor"> | null;
  readonly lines: readonly ComparedLine[];
}
interface ComparedPart extends Pick<Covered, "state"> {
  readonly material: Pick<Covered["material"], "optional">;
}

/**
 * A cart can be compared where it is the whole list and nothing but it, every shop brings its goods, and of the parts that
 * the system runs without it holds all or none. Null otherwise.
 */
export function comparable(
  shops: readonly ComparedShop[],
  covered: readonly ComparedPart[],
  materials: readonly Pick<Covered["material"], "optional">[],
): Comparable | null {
  if (covered.length === 0 || !covered.every(isFilled)) return null;
  const isOther = ({ material, totalMinor }: ComparedLine) => material === "" || totalMinor === null;
  if (shops.some(({ lines }) => lines.some(isOther))) return null;
  const brought = shops.flatMap(({ delivery }) => (delivery === null ? [] : [delivery.totalMinor]));
  if (brought.length < shops.length) return null;
  const held = covered.filter(({ material }) => material.optional).length;
  if (held > 0 && held < materials.filter(({ optional }) => optional).length) return null;
  return { optional: held > 0, total: brought.reduce((sum, one) => sum + one, 0) };
}

export type Verdict =
  | { readonly kind: "cheaper"; readonly less: number }
  /** Nothing costs less by more than so much; 0: nothing costs less. [minor units] */
  | { readonly kind: "cheapest"; readonly by: number };

/** Whether shops sell the same list for less. What leaves parts out, or misses the target, is no way to buy it. */
export function verdictOf(cartTotal: number, { total, gap, gaps, keepsTarget }: Filling): Verdict {
  const isWhole = gaps.length === 0 && keepsTarget !== false;
  if (isWhole && total < cartTotal) return { kind: "cheaper", less: cartTotal - total };
  const bound = isWhole ? total - gap : cartTotal;
  return { kind: "cheapest", by: Math.max(0, Math.round(cartTotal - bound)) };
}

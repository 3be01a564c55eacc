import type { Cart } from "@sunwright/contract/carts";
import type { Covered, CoverState } from "../../../lib/coverage";

export type CartLine = Cart["shops"][number]["lines"][number];

/** Cannot be ordered as it stands. */
export const isUnsold = ({ unitMinor }: Pick<CartLine, "unitMinor">): boolean => unitMinor === null;

export const isShort = ({ available, quantity }: Pick<CartLine, "available" | "quantity">): boolean =>
  available < quantity;

/** Whether a piece costs more or less than when it was put in. */
export function priceMove({ unitMinor, unitThenMinor }: Pick<CartLine, "unitMinor" | "unitThenMinor">) {
  if (unitMinor === null || unitThenMinor === null || unitMinor === unitThenMinor) return null;
  return unitMinor > unitThenMinor ? "priceUp" : "priceDown";
}

/** What of lines that are short can be had, in whole packages; 0: nothing. */
export const leftOf = ({ available, multiple }: Pick<CartLine, "available" | "multiple">): number =>
  Math.floor(Math.max(available, 0) / multiple) * multiple;

const WORST_FIRST = ["unfit", "short", "would-do", "filled"] as const satisfies readonly CoverState[];

/** How a line fits the parts of the design it was put in for, the worst of them; null where it was put in for none. */
export function fitOf(
  { material }: Pick<CartLine, "material">,
  covered: readonly Pick<Covered, "material" | "state">[],
): (typeof WORST_FIRST)[number] | null {
  const names = material.split(" ");
  const states = covered.flatMap(({ material: { id }, state }) => (names.includes(id) ? [state] : []));
  return WORST_FIRST.find((state) => states.includes(state)) ?? null;
}

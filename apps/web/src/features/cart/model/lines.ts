import type { Cart } from "@sunwright/contract/carts";

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

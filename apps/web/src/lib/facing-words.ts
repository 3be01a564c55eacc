import type { FacingAdvice } from "@sunwright/engine/roof/best-facing";
import { formatPercent } from "./format";

export interface FacingFacts extends Pick<FacingAdvice, "kind" | "gain"> {
  readonly place: string;
  /** The best way to face, as a word. */
  readonly direction: string;
}

/** What facing another way would bring a roof, in a sentence. */
export function facingWords({ kind, gain, place, direction }: FacingFacts): string {
  switch (kind) {
    case "flat":
      return `Nearly flat: in ${place} no orientation gives 2% more over a year than another.`;
    case "best":
      return `In ${place} no orientation gives more over a year at this tilt.`;
    case "near":
      return `In ${place} this gives nearly the most over a year at this tilt; ${direction} gives ${formatPercent(gain, 1)} more.`;
    case "turn":
  }
  return `In ${place} ${direction} gives the most over a year at this tilt, ${formatPercent(gain)} more.`;
}

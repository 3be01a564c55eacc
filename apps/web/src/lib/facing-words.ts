import { say } from "@sunwright/words/lib";
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
      return say("facing.nearlyFlat", { place });
    case "best":
      return say("facing.best", { place });
    case "near":
      return say("facing.nearlyBest", { place, direction, gain: formatPercent(gain, 1) });
    case "turn":
  }
  return say("facing.turn", { place, direction, gain: formatPercent(gain) });
}

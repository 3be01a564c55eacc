import type { Verdict } from "@sunwright/engine/procurement/fit";
import { LEAST_FITTING, type Ranks } from "./search-table";

/** Products of other figures than these many are not judged for one design. */
export const MOST_KINDS = 20_000;
/** Of all designs together; the one that was asked about longest ago goes first. */
const MOST_KEPT = 200_000;

/** What is known of kinds, by the digest of their figures; null: the design has no line of that category. */
export type Verdicts = ReadonlyMap<string, Verdict | null>;

const RANK: Readonly<Record<Verdict, number>> = {
  fits: LEAST_FITTING + 1,
  "fits-with-change": LEAST_FITTING,
  unknown: 1,
  "does-not-fit": 0,
};

export function ranksOf(verdicts: Verdicts): Ranks {
  const ranked = [...verdicts].flatMap(([digest, verdict]) => {
    const rank = verdict === null ? 0 : RANK[verdict];
    return rank > 0 ? [{ digest, rank }] : [];
  });
  return { digests: ranked.map(({ digest }) => digest), ranks: ranked.map(({ rank }) => rank) };
}

/**
 * Verdicts by design, so that the second page of a list asks no thread. The same figures fit the same design for ever,
 * so nothing in it grows old; a design made again is another.
 */
export function createVerdictMemory() {
  const designs = new Map<string, Verdicts>();
  return {
    of: (design: string): Verdicts => designs.get(design) ?? new Map(),
    keep(design: string, verdicts: Verdicts): void {
      designs.delete(design);
      designs.set(design, verdicts);
      let kept = [...designs.values()].reduce((sum, { size }) => sum + size, 0);
      for (const [oldest, { size }] of designs) {
        if (kept <= MOST_KEPT || oldest === design) break;
        designs.delete(oldest);
        kept -= size;
      }
    },
  };
}

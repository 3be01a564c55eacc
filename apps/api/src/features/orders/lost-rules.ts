/** What of a product a cart asked for while there was too little of it. */
export interface Missed {
  /** The most that was asked for, and the most that was missing of it. */
  readonly wanted: number;
  readonly missing: number;
}

interface Step {
  /** Pieces in the cart. */
  readonly before: number;
  readonly after: number;
  /** That could be sold at that moment. */
  readonly available: number;
}

/** What is known after a step: pieces that leave a cart count as missed where it asked for more than there was. */
export function missedAfter(known: Missed | null, { before, after, available }: Step): Missed | null {
  const missing = Math.max(0, before - Math.max(0, available));
  if (after >= before || missing === 0) return known;
  return { wanted: Math.max(known?.wanted ?? 0, before), missing: Math.max(known?.missing ?? 0, missing) };
}

/** Of what was missing, what is not in the cart: a piece that comes back, or is bought after all, is not lost. */
export const lostOf = ({ wanted, missing }: Missed, inCart: number): number =>
  Math.min(missing, Math.max(0, wanted - inCart));

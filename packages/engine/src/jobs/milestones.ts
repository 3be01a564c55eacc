/** A milestone of a job as far as a change of its price reaches it. [minor units] */
export interface Milestone {
  readonly amountMinor: number;
  /** Asked for already. */
  readonly due: boolean;
}

export interface Followed {
  /** In the order of the milestones. [minor units] */
  readonly amounts: readonly number[];
  /** What a further milestone is over, because none is left to be asked for. [minor units] */
  readonly further: number;
}

/**
 * What milestones come to when the price of their job changes. More is asked for with the last that is not due yet, else
 * with a further one. Less is taken from those that are not due, the last first, then from those that are due, the last
 * first: what was paid of it is owed back. Their sum changes by exactly the difference, and none falls below nothing.
 *
 * @param difference  Whole. [minor units]
 * @throws RangeError where less than nothing would be left.
 */
export function milestonesAfter(milestones: readonly Milestone[], difference: number): Followed {
  if (!Number.isSafeInteger(difference)) throw new RangeError(`Not a whole amount: ${difference}`);
  const amounts = milestones.map(({ amountMinor }) => amountMinor);
  if (difference > 0) {
    const last = milestones.findLastIndex(({ due }) => !due);
    if (last === -1) return { amounts, further: difference };
    amounts[last] = (amounts[last] ?? 0) + difference;
    return { amounts, further: 0 };
  }
  let left = -difference;
  for (const due of [false, true])
    for (let index = milestones.length - 1; index >= 0 && left > 0; index--) {
      if (milestones[index]?.due !== due) continue;
      const taken = Math.min(left, amounts[index] ?? 0);
      amounts[index] = (amounts[index] ?? 0) - taken;
      left -= taken;
    }
  if (left > 0) throw new RangeError(`Less than nothing: ${-left}`);
  return { amounts, further: 0 };
}

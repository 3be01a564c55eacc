import type { Comparison } from "../comparison";
import type { Money } from "../money-of";
import type { WayKey } from "../way";

/** Solar against one of the other ways. */
export function compared({ comparisons }: Money, key: WayKey): Comparison {
  const found = comparisons.find(({ against }) => against.key === key);
  if (!found) throw new Error(`Not compared with ${key}`);
  return found;
}

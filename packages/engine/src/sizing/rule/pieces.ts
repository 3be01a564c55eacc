import { moduleOf } from "./bank-module";
import { wirableFrom, wirableUpTo } from "./panel-strings";
import type { RuleFigures } from "./rule-figures";

/** What a search steps through: whole battery modules, and numbers of panels that stand in equal strings at the site. */
export interface Pieces {
  /** Energy of one battery module, or of the blocks in series that make the system voltage. [kWh] */
  readonly moduleKwh: number;
  /** The fewest panels that can be wired, at least so many. Of a number that can be wired the number itself; 0 of 0. */
  readonly wirable: (count: number) => number;
  /** The most panels that can be wired, at most so many; 0 where none can. */
  readonly wirableUpTo: (count: number) => number;
}

export function piecesOf(figures: Pick<RuleFigures, "input" | "technology" | "site">): Pieces {
  return {
    moduleKwh: moduleOf(figures).energy / 1_000,
    wirable: wirableFrom(figures),
    wirableUpTo: wirableUpTo(figures),
  };
}

/** Every number of panels that can be wired, from the first to the last, both included where they can. */
export function wirableCounts({ wirable }: Pick<Pieces, "wirable">, first: number, last: number): readonly number[] {
  const counts: number[] = [];
  for (let count = wirable(Math.max(1, first)); count <= last; count = wirable(count + 1)) counts.push(count);
  return counts;
}

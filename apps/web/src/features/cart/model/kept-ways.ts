import type { Way, Ways } from "./totals";

const isWay = (value: unknown): value is Way => value === "delivery" || value === "collection";

/** What was kept, without what is no way: another version of the page may have written it. */
export function waysIn(kept: unknown): Ways {
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, Way] => isWay(entry[1])));
}

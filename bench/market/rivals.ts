import { openMarket } from "../../apps/api/src/features/orders/testing/market";
import { race, RIVALS } from "../../apps/api/src/testing/rivals";
import type { Line, Place } from "./databases";

/**
 * Acts that must not both be acknowledged, at once: an order and its shop's end, its seller's or its buyer's, two operators'
 * opposite decisions. No round ends in a contradiction, a server error or two refusals.
 */
export async function rivals(place: Place, repetitions: number): Promise<Line> {
  const market = await openMarket({ database: await place.open() });
  const counts: Record<string, number> = {};
  for (const [name, pair] of Object.entries(RIVALS)) {
    counts[name] = 0;
    for (let round = 0; round < repetitions; round++) {
      const wrong = await race(market, pair, round);
      if (wrong === null) continue;
      counts[name] += 1;
      console.error(name, round, wrong);
    }
  }
  await market.close();
  const failed = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { figure: "rivals at once", database: place.kind, rounds: repetitions, ...counts, failed };
}

import { openTrade } from "../../apps/api/src/features/quotes/testing/trade";
import { race } from "../../apps/api/src/testing/race";
import { RIVALS } from "../../apps/api/src/testing/rivals";
import type { Line, Place } from "./databases";

/**
 * Acts that must not both be acknowledged, at once: an order or an acceptance and the end of one of its sides, two operators'
 * opposite decisions, a firm's opposite answers. No round ends in a contradiction, a server error or two refusals.
 */
export async function rivals(place: Place, repetitions: number): Promise<Line> {
  const trade = await openTrade({ database: await place.open() });
  const counts: Record<string, number> = {};
  // The embedded database does one transaction after another: a tenth shows that nothing else goes wrong there.
  const rounds = place.kind === "embedded" ? Math.ceil(repetitions / 10) : repetitions;
  const began = performance.now();
  for (const [name, pair] of Object.entries(RIVALS)) {
    counts[name] = 0;
    for (let round = 0; round < rounds; round++) {
      const wrong = await race(trade, pair, round);
      if (wrong === null) continue;
      counts[name] += 1;
      console.error(name, round, wrong);
    }
  }
  const seconds = Math.round((performance.now() - began) / 1_000);
  await trade.close();
  const failed = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { figure: "rivals at once", database: place.kind, rounds, seconds, ...counts, failed };
}

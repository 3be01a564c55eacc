import { walkHistory } from "../../apps/api/src/features/quotes/testing/histories";
import { openTrade } from "../../apps/api/src/features/quotes/testing/trade";
import type { Line, Place } from "./databases";

/** Half of a thousand on each database. */
const HISTORIES = 500;
/** Each history has its own: sessions end, and a firm takes on no more requests at once than it says. */
const FIRMS = 4;
/** Seeds of the two databases do not meet. */
const SEEDS = { server: 0, embedded: 1_000_000 } as const;

/**
 * Answers to firms that tell who a homeowner is, or how to reach them, before an offer is accepted, or anything of the home
 * once the lead is over: in none of all histories.
 */
export async function contact(place: Place): Promise<Line> {
  const trade = await openTrade({ database: await place.open() });
  const began = performance.now();
  const [counts, leaks] = [{ steps: 0, answers: 0 }, new Set<string>()];
  for (let history = 0; history < HISTORIES; history += 1) {
    const firms = await Promise.all(Array.from({ length: FIRMS }, () => trade.installer()));
    const walk = await walkHistory(trade, firms, SEEDS[place.kind] + history);
    counts.steps += walk.steps;
    counts.answers += walk.answers;
    for (const leak of walk.leaks) leaks.add(leak);
  }
  await trade.close();
  for (const leak of [...leaks].slice(0, 5)) console.error(leak);
  const seconds = Math.round((performance.now() - began) / 1_000);
  return {
    figure: "contact in answers before acceptance, home in answers after the end",
    database: place.kind,
    histories: HISTORIES,
    ...counts,
    leaks: leaks.size,
    seconds,
    failed: leaks.size,
  };
}

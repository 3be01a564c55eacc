import { eq } from "drizzle-orm";
import { faultsOf } from "../../apps/api/src/features/orders/audit-table";
import { openMarket } from "../../apps/api/src/features/orders/testing/market";
import { stockItems } from "../../apps/api/src/features/stock/schema";
import type { Line, Place } from "./databases";

const BUYERS = 200;
/** Of a round: every count of the bar in turn. */
const piecesOf = (round: number) => 1 + ((round * 7) % 20);

/**
 * Two hundred buyers order one piece at once of what there is one to twenty times: as many orders as pieces, every piece
 * promised to one of them, the ledger summing to nothing.
 */
export async function races(place: Place, repetitions: number): Promise<Line> {
  const market = await openMarket({ database: await place.open() });
  const shop = await market.shop();
  const counts = { oversold: 0, unsold: 0, promisedWrong: 0, faults: 0, otherAnswers: 0 };
  const began = performance.now();
  for (let round = 0; round < repetitions; round++) {
    const pieces = piecesOf(round);
    const product = await shop.product({ pieces });
    const buyers = await Promise.all(Array.from({ length: BUYERS }, () => market.buyer({ proven: true })));
    await Promise.all(buyers.map((buyer) => buyer.put(product.id, 1)));
    const replies = await Promise.all(buyers.map((buyer) => buyer.place()));
    const sold = replies.filter(({ status }) => status === 201).length;
    const refused = replies.filter(({ status }) => status === 409).length;
    const [item] = await market.database.executor.select().from(stockItems).where(eq(stockItems.id, product.itemId));
    counts.oversold += Math.max(0, sold - pieces);
    counts.unsold += Math.max(0, pieces - sold);
    counts.promisedWrong += Math.abs((item?.reserved ?? 0) - sold);
    counts.otherAnswers += BUYERS - sold - refused;
    const faults = await faultsOf(market.database.executor);
    for (const fault of faults.slice(0, 5)) console.error(fault);
    counts.faults += faults.length;
  }
  const seconds = (performance.now() - began) / 1_000 / repetitions;
  await market.close();
  const failed = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const measured = { buyers: BUYERS, repetitions, ...counts, secondsEach: Number(seconds.toFixed(1)) };
  return { figure: "buyers at once", database: place.kind, ...measured, failed };
}

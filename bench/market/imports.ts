import { checkImport, IMPORT_ROWS_MAX } from "@sunwright/contract/stock";
import { sql } from "drizzle-orm";
import { openMarket } from "../../apps/api/src/features/orders/testing/market";
import type { Line, Place } from "./databases";

const ROWS = 10_000;
/** Of the whole file, checked and saved. [s] */
const MOST_SECONDS = 20;
/** So long one set may hold the database. [ms] */
const MOST_SET_MS = 1_000;

/** A file of counts and prices for ten thousand products, in sets as the page sends them: all checked, then all saved. */
export async function imports(place: Place): Promise<Line> {
  const market = await openMarket({ database: await place.open() });
  const shop = await market.shop();
  await market.database.executor.execute(sql`insert into products
      (id, firm_id, sku, category, name, spec, tax_percent, created_at, updated_at)
    select gen_random_uuid(), ${shop.firm.id}::uuid, 'I-' || n, 'panel', 'Panel ' || n, '{}', 7.5, now(), now()
    from generate_series(1, ${ROWS}::integer) n`);
  await market.database.executor.execute(sql`analyze`);
  const { body } = await shop.get<{ locations: { name: string }[] }>("/api/shop/locations");
  const location = body.locations[0]?.name ?? "";
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    line: index + 2,
    sku: `I-${index + 1}`,
    location,
    onHand: 1 + (index % 90),
    reorderAt: 5,
    publicPrice: 10_000 + index,
  }));
  let slowest = 0;
  const times = { check: 0, save: 0 };
  for (let from = 0; from < ROWS; from += IMPORT_ROWS_MAX) {
    const set = rows.slice(from, from + IMPORT_ROWS_MAX);
    const began = performance.now();
    const checked = checkImport.response.parse((await shop.post("/api/shop/import/check", { rows: set })).body);
    const between = performance.now();
    const seen = set.map((row, index) => ({ ...row, seen: checked.rows[index]?.seen ?? 0 }));
    const saved = await shop.post("/api/shop/import", { rows: seen });
    if (saved.status !== 200) throw new Error(`A set of an import was refused: ${JSON.stringify(saved.body)}`);
    times.check += between - began;
    times.save += performance.now() - between;
    slowest = Math.max(slowest, performance.now() - between);
  }
  const counted = await market.database.executor.execute<{ pieces: string }>(
    sql`select sum(on_hand)::text as pieces from stock_items i join products p on p.id = i.product_id
      where p.firm_id = ${shop.firm.id}::uuid`,
  );
  const lost = rows.reduce((sum, { onHand }) => sum + onHand, 0) - Number(counted.rows[0]?.pieces ?? 0);
  await market.close();
  const seconds = (times.check + times.save) / 1_000;
  return {
    figure: "import of counts and prices",
    database: place.kind,
    rows: ROWS,
    seconds: Number(seconds.toFixed(1)),
    barSeconds: MOST_SECONDS,
    slowestSetMs: Math.round(slowest),
    barSetMs: MOST_SET_MS,
    piecesLost: lost,
    failed: Number(seconds > MOST_SECONDS) + Number(slowest > MOST_SET_MS) + Number(lost !== 0),
  };
}

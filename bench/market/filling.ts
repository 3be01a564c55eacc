import { createProject } from "@sunwright/contract/projects";
import { fillMaterials } from "@sunwright/contract/materials";
import { randomMarket } from "@sunwright/engine/procurement/testing/random-market";
import { sql } from "drizzle-orm";
import type { Database } from "../../apps/api/src/platform/database";
import { startTestServer } from "../../apps/api/src/testing/server";
import { giveOwners } from "./catalogue";
import type { Line, Place } from "./databases";

const SEED = 17;
const SHOPS = 20;
const PRODUCTS = 10_000;
const WARM_ROUNDS = 5;
/** Of the processor, this process and its threads. [s] */
const BARS = { cold: 3, warm: 0.3 } as const;

/** "Fill the list for me" through HTTP: the first time, and again from the same market. */
export async function filling(place: Place): Promise<Line> {
  const server = await startTestServer({
    database: await place.open(),
    // What is measured is the time of the processor: a busy machine is no reason to end early.
    environment: { CALCULATION_SECONDS: "600" },
  });
  await sellAll(server.database);
  const { client } = await server.build.session();
  const project = (await client.post("/api/projects", { name: "House" })).read(createProject.response);
  for (const applianceId of ["ceiling-fan", "refrigerator"])
    await client.post(`/api/projects/${project.id}/appliances`, { applianceId });
  await client.post(`/api/projects/${project.id}/calculate`, {});
  const fill = async () => {
    const reply = await client.post(`/api/projects/${project.id}/materials/filling`, {
      currency: "NGN",
      optional: true,
    });
    return reply.read(fillMaterials.response);
  };
  const [cold, found] = await timed(fill);
  // What fills nothing is soon done.
  if (found.lines.length < found.gaps.length)
    throw new Error("Most of the list stayed open: its market is not on sale");
  const warm: number[] = [];
  for (let round = 0; round < WARM_ROUNDS; round += 1) warm.push((await timed(fill))[0]);
  await server.close();
  const usual = warm.toSorted((one, other) => one - other)[WARM_ROUNDS >> 1] ?? 0;
  return {
    figure: "the list filled through HTTP",
    database: place.kind,
    lines: found.lines.length + found.gaps.length,
    open: found.gaps.length,
    shops: SHOPS,
    products: PRODUCTS,
    coldSeconds: Number(cold.toFixed(2)),
    barColdSeconds: BARS.cold,
    warmSeconds: Number(usual.toFixed(2)),
    barWarmSeconds: BARS.warm,
    failed: Number(cold > BARS.cold) + Number(usual > BARS.warm),
  };
}

/** With the time of the processor: what others do on the machine meanwhile is no part of it. */
async function timed<Value>(work: () => Promise<Value>): Promise<readonly [seconds: number, Value]> {
  const began = process.cpuUsage();
  const value = await work();
  const { user, system } = process.cpuUsage(began);
  return [(user + system) / 1e6, value];
}

/** A market of every category in shops that deliver to the whole country. */
async function sellAll(database: Database): Promise<void> {
  const { offers, shops } = randomMarket(SEED, { shops: SHOPS, offers: PRODUCTS, bringFree: true });
  const numbered = JSON.stringify(offers.map((offer, n) => ({ ...offer, n, place: Number(offer.shop.slice(5)) })));
  const firm = sql.raw("('019f0000-0000-7000-9000-' || lpad(place::text, 12, '0'))::uuid");
  const product = sql.raw("('019f0000-0000-7000-a000-' || lpad(n::text, 12, '0'))::uuid");
  await database.transaction(async (tx) => {
    await tx.execute(sql`select set_config('statement_timeout', '0', true)`);
    await tx.execute(sql`insert into firms (id, kind, name, country, currency, created_at, updated_at)
      select ${firm}, 'shop', 'Shop ' || place, 'Nigeria', 'NGN', now(), now()
      from generate_series(0, ${SHOPS - 1}::integer) place`);
    for (const [place, { delivery, freeFrom = null }] of shops.entries())
      await tx.execute(sql`insert into delivery_areas
          (id, firm_id, name, country, cost, free_from, days_min, days_max, position)
        select gen_random_uuid(), ${firm}, 'All', 'Nigeria', ${delivery}, ${freeFrom}, 1, 3, 0
        from (select ${place}::integer as place) one`);
    await tx.execute(giveOwners);
    await tx.execute(sql`insert into price_lists (id, firm_id, kind, currency)
      select gen_random_uuid(), id, list.kind, 'NGN' from firms, unnest(array['public', 'trade']) as list(kind)
      where name like 'Shop %'`);
    await tx.execute(sql`insert into stock_locations (id, firm_id, name, created_at)
      select gen_random_uuid(), id, 'Shelf', now() from firms where name like 'Shop %'`);
    await tx.execute(sql`create temporary table sold_here on commit drop as
      select * from jsonb_to_recordset(${numbered}::jsonb)
        as one(n integer, place integer, category text, brand text, name text, spec jsonb, prices jsonb, stock integer)`);
    await tx.execute(sql`insert into products
        (id, firm_id, sku, category, name, brand, spec, state, tax_percent, created_at, updated_at)
      select ${product}, ${firm}, 'S-' || n, category, name, brand, spec, 'published', 7.5, now(), now() from sold_here`);
    await tx.execute(sql`insert into prices (id, product_id, list_id, from_quantity, unit_minor, valid_from)
      select gen_random_uuid(), ${product}, l.id, (step ->> 'from')::integer, (step ->> 'unit')::bigint, '2020-01-01'
      from sold_here inner join price_lists l on l.firm_id = ${firm} and l.kind = 'public', jsonb_array_elements(prices) step`);
    await tx.execute(sql`insert into stock_items (id, product_id, location_id, on_hand, updated_at)
      select gen_random_uuid(), ${product}, s.id, stock, now()
      from sold_here inner join stock_locations s on s.firm_id = ${firm}`);
  });
  await database.executor.execute(sql`analyze`);
}

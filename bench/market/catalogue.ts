import { sql } from "drizzle-orm";
import type { Database } from "../../apps/api/src/platform/database";

/** A shop without an owner whose address is verified sells nothing. */
export const giveOwners = sql`with owners as (
    insert into users (id, email, email_verified_at, role, first_name, last_name, units, theme, language, data_saver,
      created_at)
    select id, 'owner-' || id || '@example.com', now(), 'retailer', 'Shop', 'Owner', 'metric', 'system', 'en', false,
      now() from firms where name like 'Shop %' returning id)
  insert into memberships (firm_id, user_id, role, verified, joined_at) select id, id, 'owner', true, now() from owners`;

/** Twenty shops with goods of their own, of two thousand kinds, written by the database itself, which is faster than ten thousand calls. */
export async function fillCatalogue(database: Database, products: number, shops: number): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.execute(sql`insert into firms (id, kind, name, currency, latitude, longitude, created_at, updated_at)
      select ('019f0000-0000-7000-9000-' || lpad(n::text, 12, '0'))::uuid, 'shop', 'Shop ' || n, 'NGN',
        4 + n % 10, 3 + n % 10, now(), now() from generate_series(1, ${shops}::integer) n`);
    await tx.execute(giveOwners);
    await tx.execute(sql`insert into price_lists (id, firm_id, kind, currency)
      select gen_random_uuid(), id, list.kind, 'NGN' from firms, unnest(array['public', 'trade']) as list(kind)
      where name like 'Shop %'`);
    await tx.execute(sql`insert into stock_locations (id, firm_id, name, created_at)
      select gen_random_uuid(), id, 'Shelf', now() from firms where name like 'Shop %'`);
    await tx.execute(sql`insert into products
        (id, firm_id, sku, category, name, brand, spec, state, tax_percent, created_at, updated_at)
      select gen_random_uuid(), ('019f0000-0000-7000-9000-' || lpad((1 + n % ${shops}::integer)::text, 12, '0'))::uuid,
        'S-' || n, (array['panel', 'battery', 'inverter', 'cable', 'mounting'])[1 + n % 5],
        (array['Mono', 'Poly', 'Bifacial', 'Hybrid', 'Rail', 'Gel'])[1 + n % 6] || ' ' || (100 + n % 60 * 10),
        (array['Heliora', 'Savanna', 'Duna', 'Kora', 'Atlas', 'Zuma', 'Northern'])[1 + n % 7],
        jsonb_build_object('powerWatts', 300 + n % 401), 'published', 7.5, now(), now() from generate_series(1, ${products}::integer) n`);
    await tx.execute(sql`insert into prices (id, product_id, list_id, from_quantity, unit_minor, valid_from)
      select gen_random_uuid(), p.id, l.id, 1, 100000 + abs(hashtext(p.sku)) % 10000000, now() - interval '1 day'
      from products p inner join price_lists l on l.firm_id = p.firm_id`);
    await tx.execute(sql`insert into stock_items (id, product_id, location_id, on_hand, updated_at)
      select gen_random_uuid(), p.id, s.id, abs(hashtext(p.sku)) % 3, now()
      from products p inner join stock_locations s on s.firm_id = p.firm_id`);
  });
  await database.executor.execute(sql`analyze`);
}

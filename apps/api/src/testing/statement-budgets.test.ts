import { afterAll, beforeAll, expect, it } from "vitest";
import { type Buyer, type Market, openMarket, type Shop } from "../features/orders/testing/market";
import { openCountedDatabase } from "./counted";

/**
 * What calls that are made often may ask of the database, the session among it: a statement more is a round trip more.
 * The first of two calls fetches what is kept afterwards.
 */
let market: Market;
let shop: Shop;
let buyer: Buyer;
let statements: string[];
beforeAll(async () => {
  const counted = await openCountedDatabase();
  ({ statements } = counted);
  market = await openMarket({ database: counted.database });
  shop = await market.shop();
  buyer = await market.buyer({ proven: true });
  for (let each = 0; each < 3; each++) await shop.product({ pieces: 10 });
});
afterAll(() => market.close());

async function askedBy(work: () => Promise<{ readonly status: number }>): Promise<string[]> {
  statements.length = 0;
  const { status } = await work();
  expect(status).toBeLessThan(300);
  return [...statements];
}

it.each([
  ["/api/marketplace/products", 4],
  ["/api/marketplace/products?category=panel,battery&inStock=true&sort=newest", 4],
  ["/api/marketplace/products?currency=NGN&sort=price&maxPrice=99999999", 4],
  // A search is a transaction with settings of its own.
  ["/api/marketplace/products?q=helora+400w", 7],
])("GET %s asks %i times", async (path, most) => {
  await buyer.get(path);
  const asked = await askedBy(() => buyer.get(path));
  expect(asked.length, asked.join("\n\n")).toBeLessThanOrEqual(most);
});

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { stockItems } from "../stock/schema";
import { createBooksCheck } from "./check-books";
import { type Market, openMarket } from "./testing/market";

const DAY = 86_400;

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

it("looks at stock and money once a day, and names what does not agree in the log", async () => {
  const shop = await market.shop();
  const { itemId } = await shop.product({ pieces: 5 });
  const { app } = market.server;
  const error = vi.spyOn(app.http.log, "error");
  const check = createBooksCheck(app);
  market.advance(DAY);
  await check();
  expect(error, "all agrees").not.toHaveBeenCalled();
  await market.database.executor.update(stockItems).set({ onHand: 6 }).where(eq(stockItems.id, itemId));
  market.advance(DAY / 2);
  await check();
  expect(error, "not yet again").not.toHaveBeenCalled();
  market.advance(DAY / 2);
  await check();
  expect(error).toHaveBeenCalledExactlyOnceWith(
    { count: 1, faults: [{ fault: "on_hand", id: itemId }] },
    "stock and money do not agree",
  );
});

// Of the rest: races, each of them many times.
// On both databases: races are won by locks.
import { afterAll, beforeAll, expect, it } from "vitest";
import { faultsOf } from "../features/orders/audit-table";
import { type Market, openMarket } from "../features/orders/testing/market";
import { race, RIVALS } from "./rivals";

/** The suite's share; `npm run bench -- market rivals --repetitions 200` runs the whole. */
const ROUNDS = 8;

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

it.each(Object.entries(RIVALS))("%s: never both", async (_name, rivals) => {
  for (let round = 0; round < ROUNDS; round++) expect(await race(market, rivals, round), `round ${round}`).toBeNull();
  expect(await faultsOf(market.database.executor)).toEqual([]);
});

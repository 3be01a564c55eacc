// Of the rest: races, each of them many times.
// On both databases: races are won by locks.
import { afterAll, beforeAll, expect, it } from "vitest";
import { faultsOf } from "../features/orders/audit-table";
import { openTrade, type Trade } from "../features/quotes/testing/trade";
import { race } from "./race";
import { RIVALS } from "./rivals";

/** The suite's share; `npm run bench -- market rivals --repetitions 200` runs the whole. */
const ROUNDS = 8;

let trade: Trade;
beforeAll(async () => {
  trade = await openTrade();
});
afterAll(() => trade.close());

it.each(Object.entries(RIVALS))("%s: never both", async (_name, rivals) => {
  for (let round = 0; round < ROUNDS; round++) expect(await race(trade, rivals, round), `round ${round}`).toBeNull();
  expect(await faultsOf(trade.database.executor)).toEqual([]);
});

// Of the rest: every minute of two days; throttle.test.ts tries each guess the moment its wait is over.
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase } from "../testing/database";
import { movableClock } from "../testing/clock";
import type { Database } from "./database";
import { AppError } from "./errors";
import { newId } from "./ids";
import { createThrottle } from "./throttle";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const clock = movableClock();
const throttle = createThrottle(clock);
const ADA = { purpose: "login", account: "ada@example.org", userId: newId(new Date()), device: undefined } as const;
let networks = 0;

/** Whether a wrong guess from an address that nobody used before was looked at. */
async function tries(): Promise<boolean> {
  const address = `10.${networks >> 8}.${networks++ & 255}.1`;
  try {
    await throttle.guess(database.executor, { ...ADA, address }, () => Promise.resolve(null));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "too_many_attempts") return false;
    throw error;
  }
}

it("lets fewer than 20 guesses a day at one account, from however many addresses, tried every minute", async () => {
  // Past the day after which attempts are forgotten.
  for (let day = 0; day < 2; day++) {
    let tried = 0;
    for (let minute = 0; minute < 24 * 60; minute++) {
      while (await tries()) tried++;
      clock.advance(60);
    }
    expect(tried).toBeLessThan(20);
  }
});

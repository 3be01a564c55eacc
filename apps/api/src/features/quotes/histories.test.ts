// Of the rest: random histories of requests.
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { homeIn } from "./testing/home-secrets";
import { walkHistory } from "./testing/histories";
import { openTrade, type Trade } from "./testing/trade";

let trade: Trade;
beforeAll(async () => {
  trade = await openTrade();
});
afterAll(() => trade.close());

// `npm run bench -- market` walks 500 on each database.
it.each([0, 5])(
  "tells no firm who a homeowner is, or how to reach them, before its offer is accepted, and nothing of the home once its lead is over: random histories from %i on",
  async (first) => {
    let answers = 0;
    for (let seed = first; seed < first + 5; seed += 1) {
      const firms = await Promise.all([trade.installer(), trade.installer(), trade.installer()]);
      const walk = await walkHistory(trade, firms, seed);
      expect(walk.leaks).toEqual([]);
      answers += walk.answers;
    }
    expect(answers, "answers were read").toBeGreaterThan(250);
  },
);

it("finds the home in an answer: its figures, its loads, and fields that tell of it", () => {
  const home = { figures: new Map([["daily consumption", 8_136]]), words: ["freezer"] };
  const found = (path: string, answer: object) => homeIn(path, JSON.stringify(answer), home).length;
  expect(found("/api/notifications", { values: { load: 8_136 } })).toBe(1);
  expect(found("/api/messages/1", { text: "My Freezer" })).toBe(1);
  expect(found("/api/leads", { leads: [{ fit: 80 }] })).toBe(1);
  expect(found("/api/leads", { leads: [{ fit: null, at: "2026-08-13T06:00:00.136Z", price: 813_600 }] })).toBe(0);
  expect(found("/api/appliances", { name: "Chest freezer" })).toBe(0);
});

it("finds a leak where there is one: a call that tells every address of the server", async () => {
  const firm = await trade.installer();
  const telling = {
    ...firm,
    get: async <T>(path: string) => {
      const reply = await firm.get<T>(path);
      if (path !== "/api/notifications") return reply;
      const { rows } = await trade.database.executor.execute(sql`select email from users`);
      return { ...reply, body: { ...reply.body, rows } };
    },
  };
  const { leaks } = await walkHistory(trade, [telling], 1);
  expect(leaks.length).toBeGreaterThan(0);
  expect(
    leaks.every((leak) => leak.includes("e-mail in /api/notifications")),
    leaks.join("\n"),
  ).toBe(true);
});

import type { Design } from "@sunwright/engine/sizing/inputs/design";
import type { Project } from "@sunwright/contract/projects";
import { BOOK_DAYS } from "@sunwright/contract/quote-states";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DIRECT } from "../projects/testing/calculations";
import { openTrade, type Trade } from "../quotes/testing/trade";

let trade: Trade;
beforeAll(async () => {
  trade = await openTrade();
});
afterAll(() => trade.close());

type Caller = Pick<Awaited<ReturnType<Trade["installer"]>>, "post">;
const BATTERY = {
  volts: 51.2,
  ampHours: 100,
  kwh: 5,
  chemistry: "LFP",
  usablePercent: 90,
  cycles: 6_000,
  datasheet: true,
};
const entry = { kind: "battery", name: "Bank", currency: "NGN", costMinor: 90_000_000, panels: null, inverter: null };
const projectOf = async (caller: Caller) =>
  (await caller.post<Project>("/api/projects", { country: "Nigeria" })).body.id;
const booked = async (caller: Caller, id: string, query = "") =>
  (await caller.post<{ design: Design }>(`/api/projects/${id}/calculate${query}`, DIRECT)).body.design.basis.book;

it("finds the design of an installer at the price book of the firm, where that is asked for", async () => {
  const firm = await trade.installer();
  await firm.post("/api/firm/price-book", { ...entry, battery: BATTERY });
  // A lead-acid bank, another currency and a part that is none of the three do not count.
  await firm.post("/api/firm/price-book", { ...entry, name: "Gel", battery: { ...BATTERY, chemistry: "gel" } });
  await firm.post("/api/firm/price-book", { ...entry, currency: "USD", battery: BATTERY });
  const id = await projectOf(firm);
  expect(await booked(firm, id)).toBeUndefined();
  const book = { currency: "NGN", day: trade.day(0), battery: { value: 180_000, entries: 1 } };
  expect(await booked(firm, id, "?prices=book")).toEqual(book);
  expect(await booked(firm, id), "as it was found before").toEqual(book);
  expect(await booked(firm, id, "?prices=local")).toBeUndefined();
  expect(await booked(firm, id)).toBeUndefined();
  trade.hours(24 * (BOOK_DAYS + 1));
  expect(await booked(firm, id, "?prices=book"), "nobody looked at it for long").toBeUndefined();
});

it("finds nobody else's design so", async () => {
  const firm = await trade.installer();
  await firm.post("/api/firm/price-book", { ...entry, battery: BATTERY });
  const owner = await trade.homeowner();
  expect(await booked(owner, await projectOf(owner), "?prices=book")).toBeUndefined();
});

import type { BookEntry, listPriceBook } from "@sunwright/contract/price-book";
import type { Response } from "@sunwright/contract/endpoint";
import { BOOK_DAYS, BOOK_ENTRIES_MAX } from "@sunwright/contract/quote-states";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTrade, type Trade } from "../quotes/testing/trade";

let trade: Trade;
beforeAll(async () => {
  trade = await openTrade();
});
afterAll(() => trade.close());

const BOOK = "/api/firm/price-book";
const NONE = { panels: null, battery: null, inverter: null } as const;
const CABLE = {
  kind: "cables",
  name: "Solar cable 4 mm², a metre",
  currency: "NGN",
  costMinor: 102_000,
  ...NONE,
} as const;
const PANEL = {
  watts: 550,
  areaM2: 2.58,
  voc: 49.8,
  vmp: 41.9,
  isc: 14,
  imp: 13.1,
  vocPercentPerK: -0.27,
  datasheet: true,
};
type Firm = Awaited<ReturnType<Trade["installer"]>>;
type Listed = Response<typeof listPriceBook>;
const put = async (firm: Firm, change: object = {}) => firm.post<BookEntry>(BOOK, { ...CABLE, ...change });
const list = async (firm: Firm, query = "") => (await firm.get<Listed>(`${BOOK}${query}`)).body;
const names = ({ entries }: Listed) => entries.map(({ name }) => name);

it("keeps what a part costs, checked today, once for each kind, name and currency", async () => {
  const firm = await trade.installer();
  expect(await list(firm)).toEqual({ entries: [], more: false, counts: { all: 0, old: 0 }, currency: "USD" });
  const kept = await put(firm, { supplier: "Electrical market" });
  expect(kept).toMatchObject({
    status: 200,
    body: { ...CABLE, supplier: "Electrical market", checkedOn: trade.day(0), old: false },
  });
  trade.hours(48);
  const again = await put(firm, { name: "SOLAR cable 4 mm², a metre", costMinor: 110_000 });
  expect(again.body).toMatchObject({
    id: kept.body.id,
    costMinor: 110_000,
    supplier: "Electrical market",
    checkedOn: trade.day(0),
  });
  await put(firm, { kind: "other" });
  await put(firm, { currency: "USD", costMinor: 68 });
  expect((await list(firm)).counts.all).toBe(3);
});

it("keeps the figures of its own kind alone", async () => {
  const firm = await trade.installer();
  const battery = {
    volts: 51.2,
    ampHours: 100,
    kwh: 5.12,
    chemistry: "LFP",
    usablePercent: 90,
    cycles: 6_000,
    datasheet: true,
  };
  const kept = await put(firm, { kind: "panels", name: "Panel 550", panels: PANEL, battery });
  expect(kept.body).toMatchObject({ panels: PANEL, battery: null, inverter: null });
  // Typed again by its price alone, it loses nothing.
  const again = await put(firm, { kind: "panels", name: "Panel 550", costMinor: 1 });
  expect(again.body).toMatchObject({ costMinor: 1, panels: PANEL });
});

it("finds prices by name, supplier, kind and currency, with the signs of patterns in them", async () => {
  const firm = await trade.installer();
  await put(firm, { name: "Isolator 100% copper", kind: "dc-isolator" });
  await put(firm, { name: "Isolator 1000 V", kind: "dc-isolator", supplier: "Zuma" });
  await put(firm, { currency: "USD" });
  expect(names(await list(firm, "?search=100%25"))).toEqual(["Isolator 100% copper"]);
  expect(names(await list(firm, "?search=ZUMA"))).toEqual(["Isolator 1000 V"]);
  expect(names(await list(firm, "?kind=dc-isolator"))).toEqual(["Isolator 100% copper", "Isolator 1000 V"]);
  expect(names(await list(firm, "?currency=USD"))).toEqual([CABLE.name]);
});

it("calls a price old once nobody has checked it for long, until somebody says that it is still right", async () => {
  const firm = await trade.installer();
  const [one, two] = [await put(firm, { name: "One" }), await put(firm, { name: "Two" })];
  const checked = (name: string, daysAgo: number) =>
    trade.server.database.executor.execute(
      sql`update price_book set checked_on = ${trade.day(-daysAgo)} where firm_id = ${firm.firmId}::uuid and name = ${name}`,
    );
  await checked("One", BOOK_DAYS);
  await checked("Two", BOOK_DAYS);
  expect((await list(firm)).counts).toEqual({ all: 2, old: 0 });
  await checked("One", BOOK_DAYS + 2);
  await checked("Two", BOOK_DAYS + 1);
  expect(await list(firm, "?view=old")).toMatchObject({
    entries: [{ name: "One", old: true }, { name: "Two" }],
    counts: { old: 2 },
  });
  const gone = "01890a5d-ac96-774b-bcce-b302099a8057";
  expect(await firm.post(`${BOOK}/confirm`, { ids: [one.body.id, gone] })).toMatchObject({
    status: 200,
    body: { confirmed: 1 },
  });
  expect(names(await list(firm, "?view=old"))).toEqual(["Two"]);
  expect((await firm.put(`${BOOK}/${two.body.id}`, { ...CABLE, name: "Two", version: 1 })).status).toBe(200);
  expect((await list(firm)).counts).toEqual({ all: 2, old: 0 });
});

it("is changed over the version that was read, and never to the name of another", async () => {
  const firm = await trade.installer();
  const { id, version } = (await put(firm, { name: "One" })).body;
  await put(firm, { name: "Two" });
  const change = (sent: object) => firm.put<BookEntry>(`${BOOK}/${id}`, { ...CABLE, name: "One", version, ...sent });
  expect(await change({ name: "two" })).toMatchObject({ status: 409, body: { code: "book_entry_taken" } });
  expect(await change({ costMinor: 1 })).toMatchObject({ status: 200, body: { costMinor: 1, version: version + 1 } });
  expect(await change({ costMinor: 2 })).toMatchObject({ status: 409, body: { code: "book_entry_changed" } });
  expect((await firm.send("DELETE", `${BOOK}/${id}`)).status).toBe(200);
  expect(await change({})).toMatchObject({ status: 404, body: { code: "book_entry_not_found" } });
});

it("is of its firm alone: for others nothing of it is there", async () => {
  const [firm, rival] = [await trade.installer(), await trade.installer()];
  const { id } = (await put(firm)).body;
  const nothing = { status: 404, body: { code: "book_entry_not_found" } };
  expect(await rival.put(`${BOOK}/${id}`, { ...CABLE, version: 1 })).toMatchObject(nothing);
  expect(await rival.send("DELETE", `${BOOK}/${id}`)).toMatchObject(nothing);
  expect((await rival.post(`${BOOK}/confirm`, { ids: [id] })).body).toEqual({ confirmed: 0 });
  expect((await list(rival)).counts.all).toBe(0);
  const owner = await trade.homeowner();
  expect(await owner.get(BOOK)).toMatchObject({ status: 404, body: { code: "installer_not_found" } });
});

it("refuses what is no price, and more than a firm keeps", async () => {
  const firm = await trade.installer();
  for (const wrong of [{ name: " " }, { costMinor: -1 }, { costMinor: 0.5 }, { kind: "roof" }, { currency: "XXX" }])
    expect(await put(firm, wrong)).toMatchObject({ status: 400, body: { code: "invalid_input" } });
  await trade.server.database.executor.execute(sql`
    insert into price_book (id, firm_id, kind, name, currency, cost_minor, figures, checked_on, created_at, updated_at)
    select gen_random_uuid(), ${firm.firmId}::uuid, 'other', 'Part ' || n, 'NGN', n, '{"panels":null,"battery":null,"inverter":null}',
      '2026-01-01', now(), now() from generate_series(1, ${BOOK_ENTRIES_MAX}) n`);
  expect(await put(firm)).toMatchObject({ status: 422, body: { code: "too_many_book_entries" } });
  expect((await put(firm, { kind: "other", name: "part 7", costMinor: 9 })).body).toMatchObject({ costMinor: 9 });
  const last = await list(firm, "?page=10");
  expect([last.entries.length, last.more]).toEqual([50, false]);
});

it("keeps one price where two members save the same at once", async () => {
  const firm = await trade.installer();
  const both = await Promise.all([put(firm, { costMinor: 1 }), put(firm, { costMinor: 2 })]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await list(firm)).counts.all).toBe(1);
});

const LIST = [
  { kind: "cables", name: CABLE.name.toUpperCase(), currency: "NGN", costMinor: 110_000, supplier: "" },
  { kind: "battery", name: "Kora LFP", currency: "NGN", costMinor: 448_200_000, supplier: "Zuma" },
  { kind: "other", name: "Clamp", currency: "NGN", costMinor: 500, supplier: "" },
];

it("says what a list would change, then keeps all of it or nothing", async () => {
  const firm = await trade.installer();
  const cable = (await put(firm, { supplier: "Market" })).body;
  const clamp = (await put(firm, { kind: "other", name: "Clamp", costMinor: 500 })).body;
  await put(firm, { kind: "panels", name: "Panel 550", panels: PANEL });
  trade.hours(48);
  expect((await firm.post(`${BOOK}/import/check`, { prices: LIST })).body).toEqual({
    added: 1,
    same: 1,
    changed: [{ kind: "cables", name: cable.name, currency: "NGN", beforeMinor: cable.costMinor, afterMinor: 110_000 }],
  });
  expect((await list(firm)).counts.all).toBe(3);
  expect(await firm.post(`${BOOK}/import`, { prices: LIST })).toMatchObject({ status: 200, body: { kept: 3 } });
  const { entries, counts } = await list(firm);
  expect(counts.all).toBe(4);
  const kept = (of: string) => entries.find(({ name }) => name === of);
  expect(kept(cable.name)).toMatchObject({ id: cable.id, costMinor: 110_000, supplier: "Market", version: 2 });
  expect(kept("Clamp")).toMatchObject({ id: clamp.id, checkedOn: trade.day(0), version: 2 });
  expect(kept("Kora LFP")).toMatchObject({ supplier: "Zuma", battery: null, checkedOn: trade.day(0) });
  // What the list does not name is as it was.
  expect(kept("Panel 550")).toMatchObject({ panels: PANEL, version: 1 });
});

it("refuses a list that names a price twice, that is too long for the book, and one of somebody without a firm", async () => {
  const firm = await trade.installer();
  const twice = [...LIST, { ...LIST[2], name: "CLAMP" }];
  for (const path of ["import/check", "import"]) {
    expect(await firm.post(`${BOOK}/${path}`, { prices: twice })).toMatchObject({
      status: 400,
      body: { code: "invalid_input", issues: [{ path: "prices.3.name" }] },
    });
    expect((await firm.post(`${BOOK}/${path}`, { prices: [] })).status).toBe(400);
  }
  await put(firm);
  const full = Array.from({ length: BOOK_ENTRIES_MAX }, (_, index) => ({ ...LIST[2], name: `Clamp ${index}` }));
  expect(await firm.post(`${BOOK}/import`, { prices: full })).toMatchObject({
    status: 422,
    body: { code: "too_many_book_entries" },
  });
  expect((await list(firm)).counts.all).toBe(1);
  const owner = await trade.homeowner();
  expect(await owner.post(`${BOOK}/import`, { prices: LIST })).toMatchObject({ body: { code: "installer_not_found" } });
});

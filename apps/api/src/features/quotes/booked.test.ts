import type { BookEntry } from "@sunwright/contract/price-book";
import type { FirmQuote, QuoteDraft } from "@sunwright/contract/quotes";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { draftOf, openTrade, priced, type Trade } from "./testing/trade";

let trade: Trade;
beforeAll(async () => {
  trade = await openTrade();
});
afterAll(() => trade.close());

type Desk = Awaited<ReturnType<Trade["desk"]>>;
const NONE = { panels: null, battery: null, inverter: null };
const BATTERY = {
  volts: 51.2,
  ampHours: 100,
  kwh: 5.12,
  chemistry: "LFP",
  usablePercent: 90,
  cycles: 6_000,
  datasheet: true,
};

async function quoting() {
  const { desks, owner } = await trade.quoting();
  const [desk] = desks;
  if (desk === undefined) throw new Error("There is no desk");
  const kept = async (price: object) => {
    const body = { currency: "NGN", costMinor: 70_000_000, ...NONE, ...price };
    return (await desk.firm.post<BookEntry>("/api/firm/price-book", body)).body;
  };
  return { desk, owner, kept };
}

/** With a line's price taken from the book. */
const taken = (draft: QuoteDraft, kind: string, bookId: string, quantity: number): QuoteDraft => ({
  ...draft,
  lines: draft.lines.map((line) => (line.kind === kind ? { ...line, bookId, quantity } : line)),
});

async function save(desk: Desk, change: (draft: QuoteDraft) => QuoteDraft) {
  const version = await desk.newest();
  const draft = change(priced(draftOf(version)));
  return desk.firm.put<FirmQuote>(`${desk.path}/versions/${version.id}`, { version: version.version, draft });
}

const lineOf = async (desk: Desk, kind: string) => (await desk.newest()).lines.find((line) => line.kind === kind);

describe("a line from the price book", () => {
  it("has the name, cost and figures that stand there now, for all its pieces", async () => {
    const { desk, kept } = await quoting();
    const { id } = await kept({ kind: "battery", name: "Kora 5.12", battery: BATTERY });
    expect((await save(desk, (draft) => taken(draft, "battery", id, 3))).status).toBe(200);
    expect(await desk.newest()).toMatchObject({ battery: { ...BATTERY, ampHours: 300, kwh: 15.36 } });
    expect(await lineOf(desk, "battery")).toMatchObject({
      name: "Kora 5.12",
      costMinor: 70_000_000,
      // A fifth of the price is margin.
      unitMinor: 87_500_000,
      book: { checkedOn: trade.day(0), old: false, figures: true },
    });
    await kept({ kind: "battery", name: "Kora 5.12", costMinor: 72_000_000, battery: BATTERY });
    expect((await save(desk, (draft) => taken(draft, "battery", id, 3))).status).toBe(200);
    expect(await lineOf(desk, "battery")).toMatchObject({ costMinor: 72_000_000 });
  });

  it("says that its price is old, and stays as typed once it left the book", async () => {
    const { desk, kept } = await quoting();
    const { id } = await kept({ kind: "earthing", name: "Earth rod" });
    await save(desk, (draft) => taken(draft, "earthing", id, 2));
    await trade.server.database.executor.execute(sql`update price_book set checked_on = '2020-01-01' where id = ${id}`);
    expect(await lineOf(desk, "earthing")).toMatchObject({
      book: { checkedOn: "2020-01-01", old: true, figures: false },
    });
    await desk.firm.send("DELETE", `/api/firm/price-book/${id}`);
    expect(await lineOf(desk, "earthing")).toMatchObject({ name: "Earth rod", costMinor: 70_000_000, book: null });
    expect((await desk.send()).status).toBe(200);
    expect(await lineOf(desk, "earthing")).toMatchObject({ name: "Earth rod", bookId: null });
  });

  it("is never another firm's, and never of another currency", async () => {
    const { desk, kept } = await quoting();
    const rival = await quoting();
    const { id } = await rival.kept({ kind: "earthing", name: "Rod of another firm", costMinor: 1 });
    await save(desk, (draft) => taken(draft, "earthing", id, 1));
    expect(await lineOf(desk, "earthing")).toMatchObject({ name: "", bookId: null, costMinor: 8_000_000 });
    const dollars = await kept({ kind: "earthing", name: "Rod", currency: "USD" });
    expect(await save(desk, (draft) => taken(draft, "earthing", dollars.id, 1))).toMatchObject({
      status: 422,
      body: { code: "one_currency" },
    });
  });

  it("tells the homeowner neither the book nor what it costs", async () => {
    const { desk, owner, kept } = await quoting();
    const { id } = await kept({ kind: "earthing", name: "Earth rod", supplier: "Zuma Metals", costMinor: 71_234_567 });
    await save(desk, (draft) => taken(draft, "earthing", id, 2));
    await desk.send();
    const { status, body } = await owner.get(owner.offers.path);
    expect(status).toBe(200);
    const told = JSON.stringify(body);
    expect(told).toContain("Earth rod");
    for (const secret of [id, "Zuma", "bookId", "costMinor", "71234567"]) expect(told).not.toContain(secret);
  });
});

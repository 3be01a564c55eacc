import { expect, it } from "vitest";
import type { DraftLine } from "./draft";
import { notTaken, stocked, withStock } from "./stock-lines";

const line = (kind: DraftLine["kind"], change: Partial<DraftLine> = {}): DraftLine => ({
  kind,
  name: "",
  quantity: 1,
  productId: null,
  bookId: null,
  costMinor: 0,
  marginPercent: 20,
  ...change,
});
const found = (kind: DraftLine["kind"], productId: string, quantity = 1) => ({ kind, productId, name: "", quantity });
const named = (lines: readonly DraftLine[]) =>
  lines.map(({ kind, productId, quantity }) => [kind, productId, quantity].join(" "));

it("puts what was found in the place of lines of its kind that have no price, with their margin", () => {
  const lines = withStock(
    [line("panels", { quantity: 7 }), line("mounting"), line("rcd")],
    [found("panels", "p", 6), found("mounting", "rail", 5), found("mounting", "clamp", 16), found("cables", "c", 40)],
  );
  expect(named(lines)).toEqual(["panels p 6", "mounting rail 5", "mounting clamp 16", "rcd  1", "cables c 40"]);
  expect(lines.map(({ marginPercent }) => marginPercent)).toEqual([20, 20, 20, 20, 15]);
});

it("takes other stock in the place of stock, and never doubles a kind", () => {
  const before = [line("mounting", { productId: "old" }), line("mounting", { productId: "older" }), line("earthing")];
  expect(named(withStock(before, [found("mounting", "rail", 5)]))).toEqual(["mounting rail 5", "earthing  1"]);
});

it.each([
  ["from the book", { bookId: "b", costMinor: 5 }],
  ["by hand", { costMinor: 5 }],
  ["by a name, without a price yet", { name: "Ours" }],
])("leaves a kind alone that the firm has priced itself %s", (_, own) => {
  const before = [line("battery", own), line("panels")];
  const stock = [found("battery", "other"), found("panels", "p", 6)];
  const lines = withStock(before, stock);
  expect(lines[0]).toEqual(before[0]);
  expect(lines[1]?.productId).toBe("p");
  expect(notTaken(lines, stock)).toEqual([stock[0]]);
  // Unless it is asked for.
  const all = withStock(lines, stock, true);
  expect(named(all)).toEqual(["battery other 1", "panels p 6"]);
  expect(notTaken(all, stock)).toEqual([]);
});

it("leaves what the firm wrote as another thing beside what was found of them", () => {
  const before = [line("other", { name: "Scaffold for two days" }), line("other")];
  for (const all of [false, true])
    expect(withStock(before, [found("other", "connectors", 2)], all)).toMatchObject([
      { name: "Scaffold for two days" },
      { productId: "connectors", quantity: 2 },
    ]);
});

it("takes nothing where a quote would have more lines than one can have", () => {
  const before = Array.from({ length: 60 }, () => line("other", { costMinor: 1 }));
  expect(withStock(before, [found("panels", "p")])).toEqual(before);
});

it("says of the cables that were found how thick they are, and of none that the firm bought itself", () => {
  const cables = { panelToInverterMm2: 4, batteryMm2: 10, loadMm2: 6 };
  const stock = {
    lines: [found("cables", "c", 20)],
    cables: { panelToInverterMm2: null, batteryMm2: 16, loadMm2: 10 },
  };
  expect(stocked({ lines: [line("cables")], cables }, stock).cables).toEqual({
    panelToInverterMm2: 4,
    batteryMm2: 16,
    loadMm2: 10,
  });
  const own = { lines: [line("cables", { name: "Our drum" })], cables };
  expect(stocked(own, stock).cables).toEqual(cables);
  expect(stocked(own, stock, true).cables.batteryMm2).toBe(16);
});

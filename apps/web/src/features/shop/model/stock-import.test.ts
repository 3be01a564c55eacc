import { expect, it } from "vitest";
import { readCsv } from "@sunwright/files/tables/csv";
import { meantBy, stockFileOf, withCell } from "./stock-file";
import { doubtOf, faultsOf, importSummary, pricesOf, readyRows } from "./stock-import";

it.each([
  [1_047_000, 1_079_000, null],
  [1_870_000, 187_000, "underHalf"],
  [100, 50, null],
  [100, 49, "underHalf"],
  [100, 200, null],
  [100, 201, "overDouble"],
  [null, 5, null],
] as const)("a price of %j that becomes %j: %j", (before, after, doubt) => {
  expect(doubtOf(before, after)).toBe(doubt);
});

const LINES = readCsv(
  "sku,location,on_hand,public_price\nA,Main,4,20000\nB,Main,,300\nC,Main,7,10.00\nD,Main,,10.00\nE,Main,9,\nF,Main,1,5",
);
const FILE = stockFileOf(LINES);
const prices = { A: 1_900_000, B: 29_000, C: 100_000, D: 100_000, E: 100, F: null };
const ROWS = FILE.rows.map(({ line, sku, onHand, publicPrice }) => {
  const before = {
    onHand: 0,
    incoming: 0,
    publicPrice: Object.entries(prices).find(([name]) => name === sku)?.[1] ?? null,
  };
  const after = { onHand: onHand ?? 0, incoming: 0, publicPrice: publicPrice ?? before.publicPrice };
  return { line, sku, name: sku, fault: sku === "F" ? ("location" as const) : null, seen: 3, before, after };
});

it("lists prices that change, those that look wrong first, and none of a row with a fault", () => {
  expect(pricesOf({ rows: ROWS }).map(({ sku, doubt }) => [sku, doubt])).toEqual([
    ["C", "underHalf"],
    ["D", "underHalf"],
    ["A", null],
    ["B", null],
  ]);
});

it("sends the counts of all good rows, and of the prices those that are taken", () => {
  expect(readyRows({ file: FILE, rows: ROWS }, new Set([2, 3]))).toEqual([
    { line: 2, sku: "A", location: "Main", onHand: 4, publicPrice: 2_000_000, seen: 3 },
    { line: 3, sku: "B", location: "Main", publicPrice: 30_000, seen: 3 },
    { line: 4, sku: "C", location: "Main", onHand: 7, seen: 3 },
    { line: 6, sku: "E", location: "Main", onHand: 9, seen: 3 },
  ]);
});

it("sums what saving does", () => {
  // Counts of A, C and E become 4, 7 and 9; D alone has a price that is not taken, so nothing of it is saved.
  expect(importSummary({ lines: LINES, reading: {}, file: FILE, rows: ROWS }, new Set([2, 3]))).toEqual({
    ready: 4,
    counts: 3,
    added: 20,
    removed: 0,
    prices: 4,
    newPrices: 2,
    leftOut: 2,
  });
});

it("names the cell of every fault, and reads the line again with another value in it", () => {
  const lines = readCsv("sku;location;On hand\nA;Main;12O\nB;Mian;4");
  const checked = { lines, reading: {}, file: stockFileOf(lines), rows: [] };
  expect(faultsOf(checked)).toEqual([{ line: 2, column: "on_hand", fault: "number", value: "12O", sku: "A" }]);
  const right = stockFileOf(withCell(lines, { line: 2, column: "on_hand", value: " 120 " }));
  expect([right.faults, right.rows[0]]).toEqual([[], { line: 2, sku: "A", location: "Main", onHand: 120 }]);
  const row = { line: 3, sku: "B", name: "B", fault: "location" as const, seen: 0 };
  const nothing = { onHand: 0, incoming: 0, publicPrice: null };
  expect(faultsOf({ ...checked, rows: [{ ...row, before: nothing, after: nothing }] }).at(-1)).toEqual({
    line: 3,
    column: "location",
    fault: "location",
    value: "Mian",
    sku: "B",
  });
});

it.each([
  ["on_hand", "12O", "120"],
  ["on_hand", "l5", "15"],
  ["public_price", "1O.5O", "10.50"],
  ["on_hand", "twelve", null],
  ["on_hand", "O", null],
  ["sku", "12O", null],
  ["incoming_on", "2O26-01-01", null],
])("of %s %j was meant to be %j", (column, value, meant) => {
  expect(meantBy(column, value)).toBe(meant);
});

it("reads a shop's own names of columns, units and days of the country, and needs no location where there is one", () => {
  const text = "Artikelnummer;Bestand;incoming;incoming_on;Preis\nWP-400;30 Stk.;5 pcs;5.6.2027;64,60 €\n";
  expect(stockFileOf(readCsv(text), { onlyLocation: "Main" })).toMatchObject({
    faults: [],
    rows: [
      {
        sku: "WP-400",
        location: "Main",
        onHand: 30,
        incoming: 5,
        incomingOn: "2027-06-05",
        publicPrice: 6_460,
        currency: "EUR",
      },
    ],
  });
  expect(() => stockFileOf(readCsv(text))).toThrow("columns");
  const slashed = readCsv("sku,location,incoming_on\nA,Main,5/6/2027");
  expect(stockFileOf(slashed, { dayOrder: "month" }).rows[0]?.incomingOn).toBe("2027-05-06");
  expect(stockFileOf(slashed).faults).toMatchObject([{ fault: "dayTwoWays", value: "5/6/2027" }]);
});

it("refuses numbers that a spreadsheet shortened and cells that it could not make", () => {
  const { faults } = stockFileOf(readCsv("sku,location,on_hand\n4.0028E+12,Main,1\n#NAME?,Main,1\nA,Main,#REF!"));
  expect(faults.map(({ line, fault }) => [line, fault])).toEqual([
    [2, "scientific"],
    [3, "broken"],
    [4, "number"],
  ]);
});

it("reads columns as they were said by hand, also where a cell is put right", () => {
  const byHand = { nummer: "sku", wo: "location", stück: "on_hand" };
  const lines = readCsv("Nummer;Wo;Stück\nA;Main;x");
  const right = withCell(lines, { line: 2, column: "on_hand", value: "7" }, byHand);
  expect(stockFileOf(right, { byHand }).rows).toEqual([{ line: 2, sku: "A", location: "Main", onHand: 7 }]);
});

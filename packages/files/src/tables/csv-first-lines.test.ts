import { expect, it } from "vitest";
import { readCsv } from "./csv";

const cells = (text: string) => readCsv(text).map((line) => line.cells);
const TABLE = [
  ["sku", "price"],
  ["A", "64,60"],
];

it.each([
  ["the separator that Excel states", "sep=;\r\nsku;price\r\nA;64,60\r\n"],
  ["a title and a day above the table", "Price list, November 2026\n\n29.11.2026\nsku;price\nA;64,60\n"],
  ["a title as a spreadsheet writes it", "Price list;\n;\nsku;price\nA;64,60\n"],
  ["tabs beside decimal commas", "sku\tprice\nA\t64,60\n"],
  ["line ends of an old Mac", "sku;price\rA;64,60\r"],
])("reads a table behind %s", (_name, text) => {
  expect(cells(text)).toEqual(TABLE);
});

it("counts lines as the file has them", () => {
  expect(readCsv("sep=;\nsku;price\nA;1").map(({ line }) => line)).toEqual([2, 3]);
  expect(readCsv("Title\n\nsku;price\nA;1").map(({ line }) => line)).toEqual([3, 4]);
});

it("takes a table of one column as it is", () => {
  expect(cells("sku\nA\nB")).toEqual([["sku"], ["A"], ["B"]]);
});

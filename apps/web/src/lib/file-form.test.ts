import { expect, it } from "vitest";
import { decimalSignOf, figureIn } from "@sunwright/files/tables/figure-in";
import { readCsv, writeCsv } from "@sunwright/files/tables/csv";
import { fileForm } from "./file-form";

it("is that of the country, and without one of the browser's language", () => {
  expect(fileForm("Germany", "en-US")).toEqual({ separator: ";", decimal: ",", dayOrder: "day" });
  expect(fileForm("South Africa", "en-ZA")).toEqual({ separator: ";", decimal: ",", dayOrder: "year" });
  expect(fileForm("Nigeria", "de")).toEqual({ separator: ",", decimal: ".", dayOrder: "day" });
  expect(fileForm("USA", "en")).toMatchObject({ separator: ",", dayOrder: "month" });
  expect(fileForm(null, "de-AT")).toEqual({ separator: ";", decimal: ",", dayOrder: null });
});

const TABLE = [
  ["name", "one", "two", "several"],
  ["A, B; C", 64.6, 1.234, { figures: "1.125 / 2.5" }],
  ["-20 °C", -3, 0.125, { figures: "12.50" }],
] as const;

it("writes semicolons and commas before decimals in Germany, commas and points in Nigeria", () => {
  expect(writeCsv(TABLE, fileForm("Germany"))).toBe(
    'name;one;two;several\r\n"A, B; C";64,6;1,2340;"1,1250 / 2,5"\r\n\'-20 °C;-3;0,125;12,50\r\n',
  );
  expect(writeCsv(TABLE, fileForm("Nigeria"))).toBe(
    'name,one,two,several\r\n"A, B; C",64.6,1.2340,1.1250 / 2.5\r\n\'-20 °C,-3,0.125,12.50\r\n',
  );
});

it.each(["Germany", "Nigeria", "South Africa"] as const)("is read back as it was in %s", (country) => {
  const lines = readCsv(writeCsv(TABLE, fileForm(country)));
  const sign = decimalSignOf(lines.slice(1).map(({ cells }) => ({ cells: cells.slice(1) })));
  expect(
    lines.slice(1).map(({ cells }) => [cells[0], ...cells.slice(1, 3).map((cell) => figureIn(cell, sign))]),
  ).toEqual([
    ["A, B; C", 64.6, 1.234],
    ["-20 °C", -3, 0.125],
  ]);
});

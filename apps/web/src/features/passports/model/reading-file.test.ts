import { expect, it } from "vitest";
import { readCsv } from "../../../lib/csv";
import { dayIn, readingFileOf, readingsCsv } from "./reading-file";

const fileOf = (text: string) => readingFileOf(readCsv(text));

it("reads semicolons, decimal commas and days as spreadsheets write them", () => {
  const { rows, faults } = fileOf("Date;Meter kWh;Fuel litres;Note\n31.12.2026;1234,5;;roof\n2027-01-07;1301;12,25;\n");
  expect(faults).toEqual([]);
  expect(rows.map(({ line, on, meterKwh, fuelLitres, note }) => [line, on, meterKwh, fuelLitres, note])).toEqual([
    [2, "2026-12-31", 1234.5, null, "roof"],
    [3, "2027-01-07", 1301, 12.25, ""],
  ]);
});

it.each([
  ["2026-12-31", "2026-12-31"],
  ["31.12.2026", "2026-12-31"],
  ["31/12/2026", "2026-12-31"],
  ["12/31/2026", "2026-12-31"],
  ["5/5/2026", "2026-05-05"],
  ["5/6/2026", "twoWays"],
  ["2026-11-31", null],
  ["yesterday", null],
  ["", null],
])("reads the day %s", (text, day) => {
  expect(dayIn(text)).toBe(day);
});

it.each([
  ["1,234", "twoWays"],
  ["1.234", "twoWays"],
  ["-3", "number"],
  ["many", "number"],
  ["2000000000", "number"],
])("says of %s what is wrong by line", (value, fault) => {
  const { rows, faults, count } = fileOf(`date;meter_kwh\n2026-12-31;"${value}"\n2027-01-01;5\n`);
  expect(faults).toEqual([{ fault, line: 2, value }]);
  expect([rows.length, count]).toEqual([1, 2]);
});

it("needs a day and something that was read", () => {
  expect(() => fileOf("date,note\n2026-12-31,x\n")).toThrow("columns");
  expect(() => fileOf("meter_kwh\n5\n")).toThrow("columns");
  expect(() => fileOf("date,meter_kwh\n")).toThrow("empty");
});

it("reads back what it writes", () => {
  const readings = [
    { id: "a", on: "2026-12-31", meterKwh: 0.5, fuelLitres: null, newMeter: false, note: "=1+1" },
    { id: "b", on: "2027-01-07", meterKwh: null, fuelLitres: 3, newMeter: true, note: 'a "quoted", one' },
  ];
  const { rows, faults } = fileOf(readingsCsv(readings));
  expect(faults).toEqual([]);
  expect(rows.map(({ on, meterKwh, fuelLitres, newMeter }) => ({ on, meterKwh, fuelLitres, newMeter }))).toEqual(
    readings.map(({ on, meterKwh, fuelLitres, newMeter }) => ({ on, meterKwh, fuelLitres, newMeter })),
  );
  // A formula leaves as text, and comes back as it was.
  expect(readingsCsv(readings)).toContain("'=1+1");
  expect(rows[0]?.note).toBe("=1+1");
});

import { expect, it } from "vitest";
import { readCsv } from "@sunwright/files/tables/csv";
import { type ReadingFileForm, readingFileOf, readingsCsv } from "./reading-file";

const fileOf = (text: string, form?: ReadingFileForm) => readingFileOf(readCsv(text), form);
const meters = (text: string, form?: ReadingFileForm) =>
  fileOf(text, form).rows.map(({ on, meterKwh, newMeter }) => [on, meterKwh, newMeter]);

it("reads semicolons, decimal commas and days as spreadsheets write them", () => {
  const { rows, faults } = fileOf("Date;Meter kWh;Fuel litres;Note\n31.12.2026;1234,5;;roof\n2027-01-07;1301;12,25;\n");
  expect(faults).toEqual([]);
  expect(rows.map(({ line, on, meterKwh, fuelLitres, note }) => [line, on, meterKwh, fuelLitres, note])).toEqual([
    [2, "2026-12-31", 1234.5, null, "roof"],
    [3, "2027-01-07", 1301, 12.25, ""],
  ]);
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

it("adds up what days brought, as Victron VRM exports it, and begins again after a day that is missing", () => {
  const text = "timestamp,Solar yield [kWh]\n2026-11-01 00:00:00,5.1\n2026-11-02 00:00:00,4.7\n2026-11-04 00:00:00,3\n";
  expect(fileOf(text)).toMatchObject({ faults: [], ofDays: true });
  expect(meters(text)).toEqual([
    ["2026-11-01", 5.1, true],
    ["2026-11-02", 9.8, false],
    ["2026-11-04", 12.8, true],
  ]);
});

it("adds up the hours of a day, and turns Wh into kWh", () => {
  const text = "Date/Time;Energie (Wh)\n01.11.2026 10:00;1500\n01.11.2026 11:00;2000,5\n02.11.2026 10:00;900\n";
  expect(meters(text)).toEqual([
    ["2026-11-01", 3.5005, true],
    ["2026-11-02", 4.4005, false],
  ]);
});

it("takes the last of a day of a growing total, as Home Assistant writes it, on the day of the house", () => {
  const text = [
    "entity_id,state,last_changed",
    "sensor.pv,unavailable,2026-11-14T08:00:00.000Z",
    "sensor.pv,100.5,2026-11-14T10:00:00.000Z",
    "sensor.pv,104.25,2026-11-14T12:30:00.000Z",
    "sensor.pv,106,2026-11-14T22:30:00.000Z",
  ].join("\n");
  expect(meters(text, { timeZone: "Europe/Berlin" })).toEqual([["2026-11-14", 106, false]]);
  expect(meters(text, { timeZone: "Australia/Sydney" })).toEqual([
    ["2026-11-14", 104.25, false],
    ["2026-11-15", 106, false],
  ]);
});

it("reads units in cells, and refuses another measure", () => {
  const text = "date,meter_kwh,fuel_litres\n2026-11-01,242.1 kWh,3 l\n2026-11-02,1.2 MWh,\n2026-11-03,5 kW,\n";
  expect(fileOf(text).rows.map(({ meterKwh, fuelLitres }) => [meterKwh, fuelLitres])).toEqual([
    [242.1, 3],
    [1_200, null],
  ]);
  expect(fileOf(text).faults).toEqual([{ fault: "unit", line: 4, value: "5 kW" }]);
});

it("reads columns as they were said by hand, and days as the country writes them", () => {
  const byHand = { wann: "date", stand: "meter_kwh" };
  expect(meters("Wann;Stand\n5/6/2026;12,5\n", { byHand, dayOrder: "month" })).toEqual([["2026-05-06", 12.5, false]]);
  expect(meters("Wann;Stand\n5/6/2026;12,5\n13/6/2026;14\n", { byHand, dayOrder: "month" })[0]?.[0]).toBe("2026-06-05");
});

it("says of a day that stands twice which line it is", () => {
  expect(fileOf("date,yield_kwh\n2026-11-01,5\n2026-11-01,5\n").faults).toEqual([
    { fault: "twice", line: 3, value: "2026-11-01" },
  ]);
});

import { expect, it } from "vitest";
import { backwards, dayNumber, dayOfYear, dayText, kwhCounted, litresCounted, together } from "./reading";

const read = (on: string, meterKwh: number | null, fuelLitres: number | null = null) => ({ on, meterKwh, fuelLitres });
const days = (counted: ReturnType<typeof kwhCounted>) =>
  counted.map(({ from, to, sum }) => [dayText(from), dayText(to), sum]);

it("counts kilowatt hours from the first reading of the meter on, whatever else was read between", () => {
  const readings = [
    read("2027-01-10", 40),
    read("2027-01-01", 10),
    read("2027-01-05", null, 6),
    read("2027-01-12", 47),
  ];
  expect(days(kwhCounted(readings))).toEqual([
    ["2027-01-02", "2027-01-10", 30],
    ["2027-01-11", "2027-01-12", 7],
  ]);
});

it("knows nothing of the days in which a meter was changed, and counts on with the new one", () => {
  const readings = [read("2027-01-01", 900), read("2027-01-08", 12), read("2027-01-10", 20)];
  expect(days(kwhCounted(readings))).toEqual([["2027-01-09", "2027-01-10", 8]]);
  expect(backwards(readings)?.on).toBe("2027-01-08");
  expect(backwards(readings.slice(1))).toBeNull();
  const begunHigher = [
    read("2027-01-01", 900),
    { ...read("2027-01-08", 5_000), newMeter: true },
    read("2027-01-10", 5_008),
  ];
  expect(days(kwhCounted(begunHigher))).toEqual([["2027-01-09", "2027-01-10", 8]]);
});

it("counts litres from the day the system was built on", () => {
  const readings = [read("2027-01-04", 3, 8), read("2027-01-06", 9, null), read("2027-01-09", 20, 5)];
  expect(days(litresCounted("2026-12-31", readings))).toEqual([
    ["2027-01-01", "2027-01-04", 8],
    ["2027-01-05", "2027-01-09", 5],
  ]);
});

it("puts days together until there are enough, never over days that nobody read, and leaves a rest out", () => {
  const from = dayNumber("2027-03-01");
  const counted = [
    { from, to: from + 2, sum: 9 },
    { from: from + 3, to: from + 5, sum: 8 },
    { from: from + 6, to: from + 6, sum: 2 },
    { from: from + 20, to: from + 25, sum: 11 },
    { from: from + 26, to: from + 27, sum: 3 },
  ];
  expect(together(counted, 5)).toEqual([
    { from, to: from + 5, sum: 17 },
    { from: from + 20, to: from + 25, sum: 11 },
  ]);
});

it("has a place in the year of 365 days for every day, 29 February with the day before it", () => {
  expect(
    ["2028-01-01", "2028-02-28", "2028-02-29", "2028-03-01", "2028-12-31"].map((on) => dayOfYear(dayNumber(on))),
  ).toEqual([0, 58, 58, 59, 364]);
});

import { expect, it } from "vitest";
import { bandOf, monthsBetween, placeOf } from "./band";

const interval = (from: string, to: string, measuredKwh: number | null) => ({
  from,
  to,
  measuredKwh,
  forecastKwh: 70,
  lowKwh: 63,
  highKwh: 77,
  measuredLitres: null,
  forecastLitres: 0,
});

it("is energy a day, with what lies under the band of eight of ten years", () => {
  const band = bandOf({
    intervals: [
      interval("2026-12-19", "2026-12-25", 70),
      interval("2026-12-26", "2027-01-01", 56),
      interval("2027-01-02", "2027-01-08", null),
    ],
  });
  expect(band?.points.map(({ measured, forecast, low, isBelow }) => [measured, forecast, low, isBelow])).toEqual([
    [10, 10, 9, false],
    [8, 10, 9, true],
  ]);
  expect(band?.bottom).toBeGreaterThan(7);
  expect(band?.bottom).toBeLessThan(8);
  expect(band?.top).toBeGreaterThan(11);
  for (const tick of band?.ticks ?? []) {
    expect(tick).toBeGreaterThanOrEqual(band?.bottom ?? 0);
    expect(tick).toBeLessThanOrEqual(band?.top ?? 0);
  }
});

it("is none where nothing was measured, and has an axis where everything is nothing", () => {
  expect(bandOf({ intervals: [] })).toBeNull();
  const still = { ...interval("2026-12-19", "2026-12-25", 0), forecastKwh: 0, lowKwh: 0, highKwh: 0 };
  const band = bandOf({ intervals: [still] });
  expect(band?.top).toBeGreaterThan(band?.bottom ?? 0);
});

it("names the months of its days, and places a day between two", () => {
  expect(monthsBetween("2026-12-18", "2027-03-01")).toEqual(["2027-01-01", "2027-02-01", "2027-03-01"]);
  expect(monthsBetween("2026-12-18", "2026-12-30")).toEqual([]);
  expect(placeOf("2026-12-20", "2026-12-19", "2026-12-21")).toBe(0.5);
});

import { expect, it } from "vitest";
import { daysLeft, fellLow, freePieces, onHandByDay } from "./rules";

it.each([
  { reorderAt: 5, before: 6, after: 5, low: true },
  { reorderAt: 5, before: 20, after: 0, low: true },
  { reorderAt: 5, before: 5, after: 4, low: false },
  { reorderAt: 5, before: 4, after: 9, low: false },
  { reorderAt: 5, before: 20, after: 6, low: false },
  { reorderAt: 0, before: 1, after: 0, low: true },
  { reorderAt: 0, before: 0, after: 0, low: false },
  { reorderAt: null, before: 9, after: 0, low: false },
])("of pieces watched at $reorderAt, from $before to $after is a fall: $low", ({ low, ...pieces }) => {
  expect(fellLow(pieces)).toBe(low);
});

it("counts what is promised as gone", () => {
  expect(freePieces({ onHand: 12, reserved: 5 })).toBe(7);
});

it("counts the days that stock lasts at the pace of the days on sale, of a week at least", () => {
  const [now, from] = [new Date("2026-11-24T00:00:00Z"), new Date("2026-08-26T00:00:00Z")];
  expect(daysLeft(60, 90, new Date("2026-01-01T00:00:00Z"), from, now)).toBe(60);
  expect(daysLeft(60, 30, new Date("2026-11-14T00:00:00Z"), from, now)).toBe(20);
  expect(daysLeft(70, 7, new Date("2026-11-23T00:00:00Z"), from, now)).toBe(70);
  expect(daysLeft(-3, 7, from, from, now)).toBe(0);
});

it("draws what there was at the end of each day from the days that had movements", () => {
  const line = onHandByDay({
    days: 5,
    now: new Date("2026-10-20T08:15:00Z"),
    before: 410,
    counts: [
      { day: "2026-10-17", onHand: 370 },
      { day: "2026-10-19", onHand: 657 },
    ],
  });
  expect(line).toEqual([
    { day: "2026-10-15", onHand: 410 },
    { day: "2026-10-16", onHand: 410 },
    { day: "2026-10-17", onHand: 370 },
    { day: "2026-10-18", onHand: 370 },
    { day: "2026-10-19", onHand: 657 },
    { day: "2026-10-20", onHand: 657 },
  ]);
});

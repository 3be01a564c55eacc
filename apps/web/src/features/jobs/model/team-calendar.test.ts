import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CALENDAR_DAYS, daysFrom, mondayOf, type Planned, teamCalendar } from "./team-calendar";

const TODAY = "2026-12-15";
const MONDAY = "2026-12-14";
const job = (change: Partial<Planned>): Planned => ({
  id: "a",
  client: "Amina Bello",
  place: "Dala",
  state: "scheduled",
  startOn: "2026-12-17",
  days: 2,
  crew: "Team 2",
  ...change,
});
const rowsOf = (...jobs: readonly Partial<Planned>[]) => teamCalendar(jobs.map(job), MONDAY, TODAY);
const rowOf = (...jobs: readonly Partial<Planned>[]) => rowsOf(...jobs)[0];

it.each([
  // December 14, 2026 is a Monday.
  ["2026-12-14", "2026-12-14"],
  ["2026-12-20", "2026-12-14"],
  ["2026-12-13", "2026-12-07"],
  ["2027-01-01", "2026-12-28"],
])("the week of %s begins on %s", (day, monday) => expect(mondayOf(day)).toBe(monday));

it("shows four weeks", () => {
  const days = daysFrom(MONDAY);
  expect([days.length, days[0], days.at(-1)]).toEqual([CALENDAR_DAYS, "2026-12-14", "2027-01-10"]);
});

describe("a team", () => {
  it("has its jobs on their days, and is free until the next one", () => {
    expect(rowOf({}, { id: "b", startOn: "2026-12-21", days: 2 })).toMatchObject({
      crew: "Team 2",
      blocks: [
        { column: 3, span: 2, lane: 0 },
        { column: 7, span: 2, lane: 0 },
      ],
      lanes: 1,
      free: { day: "2026-12-15", days: 2 },
      clash: null,
    });
  });

  it("is free for good after its last job", () => {
    expect(rowOf({ startOn: "2026-12-15", days: 3 })?.free).toEqual({ day: "2026-12-18", days: null });
  });

  it("says where two jobs stand on one day, below each other", () => {
    const row = rowOf({}, { id: "b", startOn: "2026-12-18", days: 1 });
    expect(row?.blocks.map(({ lane }) => lane)).toEqual([0, 1]);
    expect(row).toMatchObject({ lanes: 2, clash: "2026-12-18", free: { day: "2026-12-15", days: 2 } });
  });

  it("works on today where a job has begun and is not done", () => {
    const row = rowOf({ state: "in_progress", startOn: "2026-12-08", days: 2 });
    expect(row?.blocks).toMatchObject([{ column: 0, span: 2 }]);
    expect(row?.free).toEqual({ day: "2026-12-16", days: null });
  });

  it("is not held by what is done, put off or cancelled", () => {
    expect(rowOf({ state: "handed_over", startOn: "2026-12-15", days: 2 })?.free?.day).toBe("2026-12-15");
    expect(rowOf({ state: "cancelled", startOn: "2026-12-15" }, { id: "b", startOn: "2026-12-15" })?.clash).toBeNull();
  });

  it("has jobs that begin before or end after what is shown cut off there", () => {
    expect(rowOf({ startOn: "2026-12-01", days: 15 })?.blocks).toMatchObject([{ column: 0, span: 2 }]);
    expect(rowOf({ startOn: "2027-01-09", days: 30 })?.blocks).toMatchObject([{ column: 26, span: 2 }]);
  });
});

it("orders teams by name and number, what has none at the end, and leaves out what has no day", () => {
  const rows = rowsOf(
    { id: "a", crew: "" },
    { id: "b", crew: "Team 10" },
    { id: "c", crew: "Team 2" },
    { id: "d", crew: "Roofers" },
    { id: "e", crew: "Team 7", startOn: null },
  );
  expect(rows.map(({ crew, free }) => [crew, free !== null])).toEqual([
    ["Roofers", true],
    ["Team 2", true],
    ["Team 10", true],
    ["", false],
  ]);
});

it("never lays two jobs on the same day of one lane, and keeps all within what is shown", () => {
  const day = fc.integer({ min: -40, max: 60 }).map((offset) => daysFrom("2026-11-01", 120)[offset + 43] ?? MONDAY);
  const any = fc.record({ startOn: day, days: fc.integer({ min: 1, max: 40 }), crew: fc.constantFrom("A", "B", "") });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 12 }), (jobs) => {
      for (const { blocks, lanes } of teamCalendar(jobs.map(job), MONDAY, TODAY)) {
        const cells = blocks.flatMap(({ column, span, lane }) =>
          Array.from({ length: span }, (_, index) => `${lane} ${column + index}`),
        );
        expect(new Set(cells).size).toBe(cells.length);
        for (const { column, span, lane } of blocks) {
          expect(column).toBeGreaterThanOrEqual(0);
          expect(span).toBeGreaterThan(0);
          expect(column + span).toBeLessThanOrEqual(CALENDAR_DAYS);
          expect(lane).toBeLessThan(lanes);
        }
      }
    }),
  );
});

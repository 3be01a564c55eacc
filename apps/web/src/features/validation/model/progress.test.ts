import { LETTERS } from "@sunwright/engine/validation/contents";
import type { TableReport } from "@sunwright/engine/validation/tables";
import { expect, it } from "vitest";
import { IDLE, problemText, progressed, shareText, tablesOver, verdict, type Progress } from "./progress";

const report = (letter: (typeof LETTERS)[number], passes: boolean): TableReport => ({
  letter,
  title: "",
  against: "",
  cases: 1,
  comparisons: 1_000,
  checks: [],
  unchecked: [],
  passes,
});
const run = (upTo: number): Progress =>
  LETTERS.slice(0, upTo).reduce(
    (progress, letter) =>
      progressed(progress, { kind: "done", letter, report: report(letter, letter !== "c"), ms: 100 }),
    progressed(IDLE, "begun"),
  );

it("is finished when the last table is over, whether it passed or not", () => {
  expect(run(16).state).toBe("running");
  expect(run(17).state).toBe("finished");
  expect(verdict(run(17))).toBe("16 of 17 tables pass: 17,000 figures in 1.7 s in this browser.");
});

it("keeps what is over when it is cancelled, and starts again", () => {
  const running = progressed(run(2), { kind: "started", letter: "c" });
  expect(running.tables.c.kind).toBe("running");
  const cancelled = progressed(running, "cancelled");
  expect(cancelled.state).toBe("cancelled");
  expect(cancelled.tables.c.kind).toBe("waiting");
  expect(tablesOver(cancelled)).toBe(2);
  expect(tablesOver(progressed(cancelled, "begun"))).toBe(0);
});

it("counts a table that could not be read as over and not as passed", () => {
  const failed = progressed(run(16), { kind: "failed", letter: "r", problem: { kind: "script" } });
  expect(failed.state).toBe("finished");
  expect(verdict(failed)).toContain("15 of 17 tables pass");
});

it("says which file could not be loaded", () => {
  expect(problemText({ kind: "file", file: "a_sun.json", status: 404 })).toBe("a_sun.json could not be loaded (404)");
  expect(problemText({ kind: "script" })).toBe("The check could not be loaded");
});

it("rounds the share of a tolerance away from the line", () => {
  expect([0, 0.0123, 0.5, 0.9996, 1, 1.0004, 2.31, Number.POSITIVE_INFINITY].map(shareText)).toEqual([
    "0 %",
    "1.2 %",
    "50 %",
    "99 %",
    "100 %",
    "101 %",
    "231 %",
    "missed",
  ]);
});

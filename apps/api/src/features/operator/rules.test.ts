import { expect, it } from "vitest";
import { answerBy, bearsNumber, dayAsked, isOwnCase, queueDays } from "./rules";

it("promises an answer within 48 hours (mock 36)", () => {
  expect(answerBy(new Date("2026-11-21T14:30:00Z"))).toEqual(new Date("2026-11-23T14:30:00Z"));
});

it("calls 60 days soon (marketplace design, section 4)", () => {
  expect(queueDays(new Date("2026-11-23T23:59:00Z"))).toEqual({ today: "2026-11-23", soon: "2027-01-22" });
});

it("reads a day in UTC, its midnight included and the next one not", () => {
  expect(dayAsked("2026-11-23")).toEqual({
    from: new Date("2026-11-23T00:00:00Z"),
    until: new Date("2026-11-24T00:00:00Z"),
  });
  expect(dayAsked("")).toBeNull();
});

it("compares numbers of papers without spaces, hyphens and case, and with every digit", () => {
  for (const number of ["NEMSA-3P-20871", "nemsa 3p 20871", "NEMSA3P20871", "NEMSA/3P/20871"])
    expect(bearsNumber("NEMSA-3P-20871", { number })).toBe(true);
  for (const number of ["NEMSA-3P-20817", "3P-20871", ""])
    expect(bearsNumber("NEMSA-3P-20871", { number })).toBe(false);
});

it("is nobody's own case but that of a person whom it concerns and of who works for the firm (record 079)", () => {
  const sides = { people: ["writer", null, "reporter"], firmId: "firm" };
  for (const [operator, own] of [
    [{ userId: "writer", firmId: null }, true],
    [{ userId: "reporter", firmId: "another" }, true],
    [{ userId: "somebody", firmId: "firm" }, true],
    [{ userId: "somebody", firmId: "another" }, false],
    [{ userId: "somebody", firmId: null }, false],
  ] as const)
    expect(isOwnCase(sides, operator), JSON.stringify(operator)).toBe(own);
});

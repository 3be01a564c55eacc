import { expect, it } from "vitest";
import { COUNTRIES } from "./names";
import { WITHDRAWAL, withdrawalEnds, worksWithdrawal } from "./withdrawal";

it("names a source and a day for every country of which something is said", () => {
  for (const country of COUNTRIES) {
    const right = WITHDRAWAL[country];
    if (right.kind === "unknown") continue;
    expect(right.source.length, country).toBeGreaterThan(10);
    expect(right.asOf, country).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
});

// Directive 2011/83/EU, article 9(1); SI 2013/3134, regulation 30; ECTA, section 44(1).
it.each([
  ["Germany", { days: 14, workingDay: true }],
  ["UK", { days: 14, workingDay: false }],
  ["South Africa", { days: 7, workingDay: false }],
  ["USA", null],
  ["Nigeria", null],
  [null, null],
] as const)("of works in %s is %o", (country, right) => expect(worksWithdrawal(country)).toEqual(right));

// Directive 2011/83/EU, article 9(2)(b): 14 days from the day on which the consumer takes the goods.
it.each([
  ["2026-11-02T00:00:00.000Z", 14, true, "2026-11-16T23:59:59.999Z"],
  ["2026-11-02T23:59:59.999Z", 14, true, "2026-11-16T23:59:59.999Z"],
  // November 28, 2026 is a Saturday.
  ["2026-11-14T12:00:00.000Z", 14, true, "2026-11-30T23:59:59.999Z"],
  ["2026-11-15T12:00:00.000Z", 14, true, "2026-11-30T23:59:59.999Z"],
  ["2026-11-14T12:00:00.000Z", 14, false, "2026-11-28T23:59:59.999Z"],
  ["2026-12-25T12:00:00.000Z", 7, false, "2027-01-01T23:59:59.999Z"],
] as const)("received at %s, %i days end at the right day", (received, days, workingDay, end) => {
  expect(withdrawalEnds(new Date(received), { days, workingDay }).toISOString()).toBe(end);
});

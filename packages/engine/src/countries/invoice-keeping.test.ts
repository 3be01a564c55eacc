import { expect, it } from "vitest";
import { INVOICE_KEEPING, keptUntil, SHORTEST_KEEPING } from "./invoice-keeping";
import { COUNTRIES } from "./names";

it("names a source and a day for every country", () => {
  for (const country of COUNTRIES) {
    expect(INVOICE_KEEPING[country].source.length, country).toBeGreaterThan(10);
    expect(INVOICE_KEEPING[country].asOf, country).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(INVOICE_KEEPING[country].years, country).toBeGreaterThanOrEqual(SHORTEST_KEEPING);
  }
});

it.each([
  // § 147 (4) AO: the time begins with the end of the calendar year in which the document was made.
  ["Germany", "2025-02-03T10:00:00Z", "2034-01-02T00:00:00.000Z"],
  ["Germany", "2025-12-31T23:00:00Z", "2034-01-02T00:00:00.000Z"],
  // HMRC: six years.
  ["UK", "2026-05-04T10:00:00Z", "2032-05-05T10:00:00.000Z"],
  ["UK", "2028-02-29T10:00:00Z", "2034-03-02T10:00:00.000Z"],
] as const)("keeps what was issued in %s on %s until %s", (country, issued, until) => {
  expect(keptUntil(country, new Date(issued)).toISOString()).toBe(until);
});

it.each([
  // Of a year that ends in March 2026 the annual return is due on 31 December 2026: 72 months later is the end of 2032.
  ["India", "2026-02-01", "2032-12-31"],
  ["India", "2025-05-01", "2032-12-31"],
  // Five years from the end of a reporting period that ends on 31 December 2026.
  ["Kenya", "2026-02-01", "2031-12-31"],
  // The year of assessment after the year 2026 ends on 31 December 2027.
  ["Nigeria", "2026-02-01", "2033-12-31"],
] as const)("keeps a document of %s of %s at least until %s", (country, issued, least) => {
  expect(keptUntil(country, new Date(issued)).toISOString() >= least).toBe(true);
});

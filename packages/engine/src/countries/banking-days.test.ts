import { describe, expect, it } from "vitest";
import { bankHolidays, bankingDayAfter, isBankingDay } from "./banking-days";
import { COUNTRIES } from "../parameters/options";

describe("bank holidays", () => {
  // Source: gov.uk/bank-holidays, England and Wales, 2026 and 2027.
  it.each([
    [2026, "01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28"],
    [2027, "01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28"],
  ])("of the United Kingdom in %i are those of gov.uk", (year, days) => {
    expect([...bankHolidays("UK", year)].sort()).toEqual(days.split(" ").map((day) => `${year}-${day}`));
  });

  // Source: Federal Reserve Banks, holidays observed 2026; 4 July is a Saturday there and not moved to a bank's Friday.
  it("of the USA in 2026 hold those that the Federal Reserve names", () => {
    const days = "01-01 01-19 02-16 05-25 06-19 09-07 10-12 11-11 11-26 12-25".split(" ");
    for (const day of days) expect(bankHolidays("USA", 2026), day).toContain(`2026-${day}`);
  });

  // Source: Feiertage der Bundesrepublik 2026, Bundesministerium des Innern.
  it("of Germany in 2026 are the nine of every state", () => {
    const days = "01-01 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26".split(" ");
    expect([...bankHolidays("Germany", 2026)].sort()).toEqual(days.map((day) => `2026-${day}`));
  });

  // Source: gov.za, public holidays 2026: 9 August is a Sunday.
  it("of South Africa that fall on a Sunday are kept on the Monday", () => {
    expect(isBankingDay("South Africa", "2026-08-10")).toBe(false);
  });
});

describe("the second banking day", () => {
  it.each([
    ["Nigeria", "2026-11-23", "2026-11-25", "from a Monday"],
    ["Nigeria", "2026-11-27", "2026-12-01", "over a weekend"],
    ["Nigeria", "2026-11-28", "2026-12-01", "from a Saturday"],
    ["Germany", "2026-12-23", "2026-12-28", "over Christmas"],
    ["UK", "2026-12-24", "2026-12-30", "over Christmas and the day in place of Boxing Day"],
    ["Nigeria", "2027-03-25", "2027-03-31", "over Easter"],
    [null, "2026-12-24", "2026-12-28", "of a shop without a country"],
  ] as const)("%s: %s is followed by %s, %s", (country, day, second, _of) => {
    expect(bankingDayAfter(country, day, 2)).toBe(second);
  });

  it("comes within ten days around Christmas and Easter in every country", () => {
    for (const country of COUNTRIES)
      for (const from of ["2026-12-20", "2027-03-22"])
        for (let at = Date.parse(from), left = 14; left > 0; left--, at += 86_400_000) {
          const second = bankingDayAfter(country, new Date(at).toISOString().slice(0, 10), 2);
          expect(Date.parse(second) - at, `${country} from ${from}`).toBeLessThanOrEqual(10 * 86_400_000);
        }
  });
});

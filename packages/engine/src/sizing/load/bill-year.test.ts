import { describe, expect, it } from "vitest";
import { cityById } from "../../climate/cities";
import { DAYS_OF_MONTH } from "../../units/year";
import { homeAppliances, homeConsumption, homesOf } from "./appliances/homes";
import { guessedPeak } from "./bill-load";
import { monthsOfPurchases, seasonOf, yearOfMonths, yearOfTotal } from "./bill-year";

const known = (months: Readonly<Record<number, number>>) => DAYS_OF_MONTH.map((_, month) => months[month] ?? null);
const MUNICH = cityById("de-munich")?.temperature ?? null;

/** BDEW, standard load profile H0: what a day of the year is of the mean one. */
const dynamicFactor = (t: number) => -3.92e-10 * t ** 4 + 3.2e-7 * t ** 3 - 7.02e-5 * t ** 2 + 2.1e-3 * t + 1.24;

describe("a year from the months that bills say", () => {
  it("is those bills where all twelve are there", () => {
    const months = DAYS_OF_MONTH.map((days) => days * 10);
    expect(yearOfMonths(months, MUNICH)).toEqual({
      months,
      filled: [],
      total: 3_650,
      daily: 10,
      highest: { month: 0, daily: 10 },
    });
  });

  it("fills the months between two known ones from both, day by day, and says which", () => {
    const year = yearOfMonths([310, null, 310, ...DAYS_OF_MONTH.slice(3).map((days) => 10 * days)], null);
    expect(year?.filled).toEqual([1]);
    expect(year?.months[1]).toBeCloseTo(280, 9);
    // Twice as near, twice the weight: (2 × 10 + 1 × 16) ÷ 3 a day.
    const further = yearOfMonths(
      known({ 0: 310, 3: 480, 4: 496, 5: 480, 6: 496, 7: 496, 8: 480, 9: 496, 10: 480, 11: 496 }),
      null,
    );
    expect((further?.months[1] ?? 0) / 28).toBeCloseTo(12, 9);
  });

  it("takes the season of the climate where one month is known: in Munich as the German standard household has it", () => {
    const year = yearOfMonths(known({ 6: 200 }), MUNICH);
    const day = (month: number) => (year?.months[month] ?? 0) / (DAYS_OF_MONTH[month] ?? 1);
    const standard = dynamicFactor(15) / dynamicFactor(196);
    expect(day(0) / day(6)).toBeGreaterThan(0.93 * standard);
    expect(day(0) / day(6)).toBeLessThan(1.07 * standard);
    expect(year?.highest.month).toBe(MUNICH?.indexOf(Math.min(...MUNICH)));
    expect(year?.filled).toHaveLength(11);
    expect(year?.months[6]).toBe(200);
  });

  it("uses more in a hot month and the same in all mild ones", () => {
    expect(seasonOf(30)).toBeGreaterThan(seasonOf(24));
    expect(seasonOf(20)).toBe(1);
  });

  it("keeps the sum of a year that was said as one", () => {
    const year = yearOfTotal(2_650, MUNICH);
    expect(year?.total).toBeCloseTo(2_650, 6);
    expect(year?.filled).toEqual([]);
    expect(year?.months[0]).toBeGreaterThan(year?.months[6] ?? Infinity);
  });

  it("is none without a bill", () => {
    expect(yearOfMonths(known({}), MUNICH)).toBeNull();
  });
});

describe("prepaid purchases", () => {
  it("last until the next one, over the ends of months", () => {
    const months = monthsOfPurchases([
      { day: "2026-03-01", kwh: 99 },
      { day: "2026-01-01", kwh: 62 },
      { day: "2026-02-01", kwh: 28 },
    ]);
    expect(months.slice(0, 3)).toEqual([62, 28, null]);
    // 40 kWh over 20 days, of which ten are of January and ten of February: 2 kWh a day.
    const across = monthsOfPurchases([
      { day: "2026-01-22", kwh: 40 },
      { day: "2026-02-11", kwh: 5 },
    ]);
    expect(across[0]).toBeCloseTo(62, 9);
    expect(across[1]).toBeCloseTo(56, 9);
  });

  it("of one day are one, and of a few days say nothing", () => {
    const [january] = monthsOfPurchases([
      { day: "2026-01-01", kwh: 20 },
      { day: "2026-01-01", kwh: 11 },
      { day: "2026-02-01", kwh: 1 },
    ]);
    expect(january).toBeCloseTo(31, 9);
    expect(monthsOfPurchases([{ day: "2026-01-01", kwh: 20 }])).toEqual(DAYS_OF_MONTH.map(() => null));
  });
});

describe("a guessed peak", () => {
  it("is the homes' own at theirs, rises with the energy and never needs more than a day", () => {
    for (const home of homesOf(null)) {
      const peak = homeAppliances(home).reduce((sum, { item, quantity }) => sum + item.ratedPower * quantity, 0);
      expect(Math.abs(guessedPeak(homeConsumption(home)) - peak)).toBeLessThanOrEqual(10);
    }
    const peaks = [100, 1_000, 5_000, 12_000, 30_000, 200_000].map((daily) => guessedPeak(daily));
    expect(peaks).toEqual([...peaks].sort((one, other) => one - other));
    for (const daily of [100, 5_000, 200_000]) expect(24 * guessedPeak(daily)).toBeGreaterThanOrEqual(daily);
  });
});

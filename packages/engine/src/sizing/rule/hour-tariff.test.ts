import { describe, expect, it } from "vitest";
import { COUNTRY_MONEY } from "../../countries/country-money";
import { emptyColumns } from "../../energy/year-columns";
import { tariffByTheHour } from "../../prices/tariffs";
import { exchangeOf } from "../../prices/exchange-rate";
import { simulateHouseYear } from "../../simulation/house-year";
import { OnGridHouse } from "../../simulation/on-grid-year";
import { DAYS_OF_MONTH, HOURS_OF_YEAR, MONTH_OF_DAY } from "../../units/year";
import { figuresOf } from "../choice/figures";
import { onGridResults } from "../choice/on-grid-results";
import { explainGrid } from "../explain/explain-grid";
import type { ChosenTariff } from "../inputs/chosen-tariff";
import type { DesignInput } from "../inputs/design";
import { house } from "../testing/house";
import { type GridPrices, gridPrices, unsold } from "./grid-prices";
import { hourTariffOf } from "./hour-tariff";
import { exportRuleOf } from "./own-grid";

function named(id: string): ChosenTariff {
  const written = tariffByTheHour(id);
  if (written === null) throw new Error(`No tariff ${id}`);
  return { written, market: null };
}
const homeIn = (city: string, country: "UK" | "South Africa" | "USA", id?: string): DesignInput => ({
  ...house({ city, country, systemType: "on-grid", sunlightSource: "site" }),
  prices: "local",
  ...(id !== undefined && { tariff: named(id) }),
});
const pricesOf = (input: DesignInput): GridPrices =>
  gridPrices({
    country: input.parameters.country,
    supplyHours: 24,
    connectionKw: 5,
    ownPrice: null,
    exports: exportRuleOf(input),
    tariff: hourTariffOf(input),
  });
/** Of a dollar. */
const moneyOf = (input: DesignInput) => exchangeOf(COUNTRY_MONEY[input.parameters.country].currency).value;

/** A mean year of the house with the grid, and each of its hours as the hourly balance has it. */
function yearOf(input: DesignInput, pvKwp: number) {
  const { choice } = figuresOf(input);
  if (choice === null) throw new Error("The example has a load");
  const size = { pvKwp, inverterKw: choice.house.inverter.ratedKw, exportKw: Number.POSITIVE_INFINITY };
  const year = new OnGridHouse(choice.house).yearOf(size);
  const [bought, sold] = [new Float64Array(HOURS_OF_YEAR), new Float64Array(HOURS_OF_YEAR)];
  for (const each of choice.house.years) {
    const columns = emptyColumns(HOURS_OF_YEAR);
    simulateHouseYear(choice.house, { pvKwp, batteryKwh: 0 }, each, columns);
    for (let hour = 0; hour < HOURS_OF_YEAR; hour += 1) {
      bought[hour] = (bought[hour] ?? 0) + (columns.gridImport[hour] ?? 0) / choice.house.years.length;
      sold[hour] = (sold[hour] ?? 0) + (columns.gridExport[hour] ?? 0) / choice.house.years.length;
    }
  }
  return { year, bought, sold };
}

/** Twelve bills of a few lines, each rounded. */
const ROUNDED = 12 * 12 * 0.005;

describe("a house by the hour", () => {
  it("pays what its hours cost, half hours of a window by their share", () => {
    const input = homeIn("gb-london-heathrow", "UK", "uk-octopus-go");
    const { year, bought, sold } = yearOf(input, 4);
    // 8.5 p from 00:30 to 05:30, 28 p else, 54.83 p a day, 12 p for what is sold.
    const cheap = (clock: number) => (clock === 0 || clock === 5 ? 0.5 : clock < 5 ? 1 : 0);
    let cost = 365 * 0.5483;
    for (let hour = 0; hour < HOURS_OF_YEAR; hour += 1) {
      const share = cheap(hour % 24);
      cost += (bought[hour] ?? 0) * (share * 0.085 + (1 - share) * 0.28) - (sold[hour] ?? 0) * 0.12;
    }
    expect(Math.abs(pricesOf(input).yearlyBill(year, 4) * moneyOf(input) - cost)).toBeLessThan(ROUNDED);
  });

  it("is credited by Homeflex within what it bought in the same period of the month, before VAT", () => {
    const input = homeIn("za-johannesburg", "South Africa", "za-homeflex4-2026");
    const { year, bought, sold } = yearOf(input, 8);
    // The year begins on a Sunday; holidays of the sheet by their days.
    const asSunday = new Set(["4-3", "4-6", "4-27", "12-25", "12-26", "1-1", "3-26", "3-29"]);
    const asSaturday = new Set(["5-1", "6-16", "8-10", "9-24", "12-16", "3-22"]);
    const sums = Array.from({ length: 12 }, () => ({ peak: [0, 0], standard: [0, 0], offPeak: [0, 0] }));
    for (const [day, month] of MONTH_OF_DAY.entries()) {
      const date = `${month + 1}-${day - MONTH_OF_DAY.indexOf(month) + 1}`;
      const isSunday = asSunday.has(date) || (day % 7 === 0 && !asSaturday.has(date));
      const isSaturday = !isSunday && (asSaturday.has(date) || day % 7 === 6);
      const isHigh = month >= 5 && month <= 7;
      for (let clock = 0; clock < 24; clock += 1) {
        const within = (from: number, to: number) => clock >= from && clock < to;
        const peak =
          !isSunday && !isSaturday && (isHigh ? within(6, 8) || within(17, 20) : within(7, 9) || within(18, 21));
        const ofWeekday = isHigh ? within(8, 17) || within(20, 22) : within(6, 7) || within(9, 18) || within(21, 22);
        const standard = isSunday ? within(18, 20) : isSaturday ? within(7, 12) || within(18, 20) : ofWeekday;
        const of = sums[month]?.[peak ? "peak" : standard ? "standard" : "offPeak"] ?? [];
        of[0] = (of[0] ?? 0) + (bought[24 * day + clock] ?? 0);
        of[1] = (of[1] ?? 0) + (sold[24 * day + clock] ?? 0);
      }
    }
    const high = { peak: [7.3661, 7.0751], standard: [2.2538, 2.0165], offPeak: [1.6594, 1.427] };
    const low = { peak: [3.4309, 3.1839], standard: [2.1349, 1.8987], offPeak: [1.6594, 1.427] };
    let cost = 0;
    for (const [month, days] of DAYS_OF_MONTH.entries()) {
      const rates = month >= 5 && month <= 7 ? high : low;
      let net = days * (9.08 + 5.74 + 0.71);
      for (const period of ["peak", "standard", "offPeak"] as const) {
        const [inward = 0, outward = 0] = sums[month]?.[period] ?? [];
        const [charged = 0, credited = 0] = rates[period];
        net += inward * (charged + 0.0045 + 0.2478 + 0.2868) - Math.min(inward, outward) * credited;
      }
      cost += 1.15 * net;
    }
    expect(Math.abs(pricesOf(input).yearlyBill(year, 8) * moneyOf(input) - cost)).toBeLessThan(ROUNDED);
  });

  it("without panels pays the country's plan where the tariff is that of homes with panels", () => {
    const [plain, homeflex] = [
      homeIn("za-johannesburg", "South Africa"),
      homeIn("za-johannesburg", "South Africa", "za-homeflex4-2026"),
    ];
    const { year } = yearOf(homeflex, 0);
    expect(pricesOf(homeflex).yearlyBill(unsold(year), 0)).toBe(pricesOf(plain).yearlyBill(unsold(year), 0));
    expect(pricesOf(homeflex).yearlyBill(year, 4)).not.toBe(pricesOf(plain).yearlyBill(year, 4));
  });

  it("has each hour at the price of a market, and is paid for what it uses below zero", () => {
    const written = { ...named("uk-octopus-go").written, day_ahead: { times: 1, add: 0 }, fixed: [] };
    const { energy: _, ...priced } = written;
    const market = Array.from({ length: HOURS_OF_YEAR }, (__, hour) => (hour % 24 < 12 ? -0.05 : 0.4));
    const input = { ...homeIn("gb-london-heathrow", "UK"), tariff: { written: priced, market } };
    const { year, bought, sold } = yearOf(input, 4);
    const cost = bought.reduce((sum, kwh, hour) => sum + kwh * (market[hour] ?? 0) - (sold[hour] ?? 0) * 0.12, 0);
    expect(Math.abs(pricesOf(input).yearlyBill(year, 4) * moneyOf(input) - cost)).toBeLessThan(ROUNDED);
  });
});

describe("a design by the hour", () => {
  it("is that of the country's plan where the tariff has its prices at all hours", () => {
    const [plain, capped] = [
      figuresOf(homeIn("gb-london-heathrow", "UK")),
      figuresOf(homeIn("gb-london-heathrow", "UK", "uk-cap-2026q4")),
    ];
    expect(capped.array.capacity).toBe(plain.array.capacity);
    const [one, other] = [onGridResults(plain), onGridResults(capped)];
    // Twelve bills are rounded another way.
    expect(other?.worth).toBeCloseTo(one?.worth ?? 0, -1);
    expect(explainGrid(plain)?.tariff).toBeUndefined();
    expect(explainGrid(capped)?.tariff?.name).toBe("Price cap, one rate, Great Britain, direct debit");
    expect(explainGrid(capped)?.tariff?.net).toBe(other?.bills.net);
  });

  it("pays where the hours of sun are dear, and does not where they are cheap", () => {
    const { written } = named("uk-cap-2026q4");
    const at = (noon: number, rest: number): DesignInput => ({
      ...homeIn("gb-london-heathrow", "UK"),
      tariff: {
        market: null,
        written: {
          ...written,
          windows: {
            all: { weekday: { noon: [[8, 17]] }, saturday: { noon: [[8, 17]] }, sunday: { noon: [[8, 17]] } },
          },
          energy: { all: { any: rest, noon } },
          export: { kind: "none" },
        },
      },
    });
    expect(onGridResults(figuresOf(at(0.45, 0.05)))?.worth).toBeGreaterThan(0);
    expect(onGridResults(figuresOf(at(0.05, 0.45)))?.worth).toBeLessThan(0);
  });
});

it("has no tariff where none is chosen, and off the grid", () => {
  expect(hourTariffOf(homeIn("gb-london-heathrow", "UK"))).toBeNull();
  const away = house({ systemType: "off-grid" });
  expect(hourTariffOf({ ...away, tariff: named("uk-octopus-go") })).toBeNull();
});

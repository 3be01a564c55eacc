import { describe, expect, it } from "vitest";
import { PriceFault, readPrices } from "./read-prices";

const HOURS = 8_760;
const table = (head: string, cell: (hour: number) => string, rows = HOURS) =>
  [head, ...Array.from({ length: rows }, (_, hour) => cell(hour))].join("\n");

function faultOf(text: string): string {
  try {
    readPrices(text);
  } catch (error) {
    if (error instanceof PriceFault) return `${error.text.key} ${JSON.stringify(error.text.values ?? {})}`;
    throw error;
  }
  return "read";
}

describe("a year of prices by the hour", () => {
  it("is read from a market's table in euros a megawatt hour, below zero too", () => {
    const { prices, column } = readPrices(
      table("Datum;Preis [EUR/MWh]", (hour) => `2025-01-01 ${hour % 24}:00;${hour === 13 ? "-500,00" : "82,45"}`),
    );
    expect(column).toBe("Preis [EUR/MWh]");
    expect(prices.length).toBe(HOURS);
    expect(prices[0]).toBeCloseTo(0.08245, 12);
    expect(prices[13]).toBe(-0.5);
  });

  it("is read in hundredths of a kilowatt hour and in the currency itself, after lines of a title", () => {
    const text = (unit: string) => `Prices of 2025\n\n${table(`hour,price ${unit}`, (hour) => `${hour},12.50`)}`;
    expect(readPrices(text("(ct/kWh)")).prices[5]).toBeCloseTo(0.125, 12);
    expect(readPrices(text("p/kWh")).prices[5]).toBeCloseTo(0.125, 12);
    expect(readPrices(text("GBP/kWh")).prices[5]).toBe(12.5);
  });

  it("leaves 29 February of a leap year out", () => {
    const { prices } = readPrices(table("EUR/kWh;x", (hour) => `${hour}.0;a`, 8_784));
    expect([prices.length, prices[1_415], prices[1_416], prices[8_759]]).toEqual([HOURS, 1_415, 1_440, 8_783]);
  });

  it.each<[string, string, string]>([
    ["no unit", table("hour,price", () => "0,0.5"), "tariffs.prices.noUnit"],
    [
      "two columns",
      table("EUR/MWh,GBP/MWh", () => "1.5,1.5"),
      'tariffs.prices.severalColumns {"columns":{"list":["EUR/MWh","GBP/MWh"]',
    ],
    ["a month", table("t;EUR/MWh", () => "0;1.5", 744), 'tariffs.prices.notAYear {"rows":744}'],
    ["quarters of an hour", table("t;EUR/MWh", () => "0;1.5", 35_040), "tariffs.prices.tooManyRows"],
    [
      "a word",
      table("t;EUR/MWh", (hour) => (hour === 7 ? "0;none" : "0;1.5")),
      'tariffs.prices.noFigure {"line":9,"text":"none"}',
    ],
    ["a gap", table("t;EUR/MWh", (hour) => (hour === 7 ? "0;" : "0;1.5")), 'tariffs.prices.noFigure {"line":9'],
    ["thousands or decimals", table("t;EUR/MWh", () => "0;1,500"), 'tariffs.prices.twoWays {"line":2,"text":"1,500"}'],
    ["a quote without an end", 'EUR/MWh;t\n"1', "tariffs.prices.noTable"],
    ["a zero byte", "EUR/MWh;t\n1\u0000;2", "tariffs.prices.noTable"],
    ["nothing", "", "tariffs.prices.noUnit"],
  ])("is refused with its line: %s", (_, text, fault) => {
    expect(faultOf(text)).toContain(fault);
  });
});

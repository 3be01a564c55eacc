import { expect, it } from "vitest";
import { tellUnit } from "./tell-unit";

it("leaves a symbol as it stands", () => {
  const symbols = ["kWh", "mm²", "°C", "USD", "W", "%/K", "l/kWh", "NGN/kWh", ""];
  expect(symbols.map(tellUnit)).toEqual(symbols);
});

it.each([
  ["pieces", "pieces"],
  ["% of the year's load", "% of the year's load"],
  ["h a year", "h a year"],
  ["kWh/year", "kWh/year"],
  ["kWh/m²/day", "kWh/m²/day"],
  ["NGN/month", "NGN/month"],
])("says %s", (code, said) => {
  expect(tellUnit(code)).toBe(said);
});

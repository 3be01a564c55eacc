import { describe, expect, it } from "vitest";
import type { Country } from "../countries/names";
import { amountsIn } from "./amounts";
import { moneyAssumptions, NO_OWN_FIGURES, type OwnFigures } from "./assumptions";
import { connectionOf } from "../sizing/inputs/supply";
import { gridBill } from "./grid-bill";
import type { MoneyInput } from "./money-input";
import { moneyOf } from "./money-of";

const HOUSE = { hourlyPower: Array.from({ length: 24 }, () => 400), arrayKw: 4 };

function yearIn(country: Country, exchanged: { bought: number; sold: number }, own: Partial<OwnFigures> = {}) {
  const assumptions = moneyAssumptions(country, { ...NO_OWN_FIGURES, ...own });
  const bill = gridBill(HOUSE, assumptions, exchanged, amountsIn(assumptions.currency, assumptions));
  return { ...bill, byCode: Object.fromEntries(bill.lines.map(({ code, amount }) => [code, amount])) };
}

describe("a year of bills", () => {
  it("has the standing charge of the UK's cap in it: £910.77 for 2,700 kWh, each month rounded", () => {
    const { total, byCode } = yearIn("UK", { bought: 2_700, sold: 0 });
    expect(Math.abs(total - 910.77)).toBeLessThan(24 * 0.005);
    expect(byCode["fixed"]).toBeCloseTo(365 * 0.5483, 1);
  });

  it("keeps what goes by time where the price of energy is the person's own", () => {
    const { byCode } = yearIn("UK", { bought: 3_650, sold: 0 }, { tariff: 0.3 });
    expect(byCode["own"]).toBeCloseTo(1_095, 2);
    expect(byCode["fixed"]).toBeCloseTo(200.13, 1);
    expect(byCode["energy"]).toBeUndefined();
  });

  it("charges Delhi's connection by the kilowatt, and its surcharge on that too", () => {
    const { byCode } = yearIn("India", { bought: 0, sold: 0 });
    expect(connectionOf(HOUSE.hourlyPower)).toBe(1);
    expect(Object.keys(byCode)).toEqual(["capacity", "powerPurchase"]);
    expect(byCode["capacity"]).toBeCloseTo(12 * 20, 9);
    expect(byCode["powerPurchase"]).toBeCloseTo(0.16 * 240, 9);
  });

  it("credits energy sold: 7.70 ct in Germany to 10 kWp, nothing in Nigeria", () => {
    expect(yearIn("Germany", { bought: 1_000, sold: 2_000 }).byCode["export"]).toBeCloseTo(-154, 1);
    const { lines, total } = yearIn("Nigeria", { bought: 1_000, sold: 2_000 });
    expect(lines.map(({ code }) => code)).toEqual(["energy"]);
    expect(total).toBeCloseTo(209_000, 0);
  });
});

it("saves on the grid what is not bought and what is sold, and no fixed charge", () => {
  const input: MoneyInput = {
    ...HOUSE,
    systemType: "on-grid",
    loadEnergy: 3_650,
    servedEnergy: 3_650,
    surgePower: 1_000,
    buildCost: 5_000,
    batteryCost: 0,
    inverterCost: 0,
    batteryYears: 12,
    inverterYears: 10,
    gridImport: 1_825,
    gridExport: 1_000,
    standby: null,
    generatorShare: 1,
    generator: "none",
    outage: null,
    energySource: "Example",
  };
  const money = moneyOf(input, moneyAssumptions("UK", { ...NO_OWN_FIGURES, exchangeRate: 0.8, years: 1 }), "GBP");
  // Built for $5,000 at 0.8, kept up for 1 %.
  const [first = 0, year = 0] = money?.solar.cumulative ?? [];
  expect(first).toBe(4_000);
  const today = money?.grid?.cumulative[1] ?? 0;
  expect(Math.abs(today - (year - first - 40) - (1_825 * 0.2632 + 41))).toBeLessThan(0.2);
});

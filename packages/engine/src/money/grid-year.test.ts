import { tell } from "@sunwright/words/engine";
import { describe, expect, it } from "vitest";
import { INVERTER_YEARS } from "../economics/lives";
import { COUNTRIES } from "../parameters/options";
import { house } from "../sizing/testing/house";
import { amountsIn } from "./amounts";
import {
  type MoneyAssumptions,
  moneyAssumptions,
  moneyFiguresIn,
  NO_OWN_FIGURES,
  type OwnFigures,
} from "./assumptions";
import { gridBill, gridLine } from "./grid-bill";
import { supplyHoursOf } from "../sizing/inputs/supply";
import { moneyInputFrom } from "./money-input";
import { outdatedFigures } from "./outdated";

const HOUSE = { hourlyPower: Array.from({ length: 24 }, () => 400), arrayKw: 4 };
const billOf = (assumptions: MoneyAssumptions, bought = 3_650, sold = 0) =>
  gridBill(HOUSE, assumptions, { bought, sold }, amountsIn(assumptions.currency, assumptions));
const amountOf = ({ lines }: ReturnType<typeof billOf>, code: string) =>
  lines.find((line) => line.code === code)?.amount ?? 0;

describe("a year with the grid", () => {
  it("is dearer by what its price of energy is, and not by what goes by time", () => {
    const uk = moneyAssumptions("UK", NO_OWN_FIGURES);
    const { tariff } = uk.figures;
    const at = (times: number) =>
      billOf({ ...uk, figures: { ...uk.figures, tariff: { ...tariff, value: times * tariff.standard.value } } });
    const [usual, double] = [at(1), at(2)];
    expect(usual).toEqual(billOf(uk));
    // Each month is rounded to the penny.
    expect(amountOf(double, "energy") / amountOf(usual, "energy")).toBeCloseTo(2, 3);
    expect(amountOf(double, "fixed")).toBe(amountOf(usual, "fixed"));
    expect(double.total).toBeGreaterThan(usual.total);
  });

  it("is at the person's own price what they typed, their levies in it", () => {
    const own = { ...NO_OWN_FIGURES, tariff: 2 } satisfies OwnFigures;
    const bill = billOf(moneyAssumptions("Kenya", own));
    expect(amountOf(bill, "own")).toBeCloseTo(7_300, 0);
    expect(amountOf(bill, "energy")).toBe(0);
    expect(amountOf(bill, "fuel")).toBe(0);
    expect(tell(bill.lines.find(({ code }) => code === "own")?.source ?? "")).toBe("You");
  });

  it.each(COUNTRIES)(
    "names each line of %s's bill with its amount and its source, adding up to the whole",
    (country) => {
      const assumptions = moneyAssumptions(country, NO_OWN_FIGURES);
      const bill = billOf(assumptions, 3_650, 800);
      const { trace } = gridLine(bill, amountsIn(assumptions.currency, assumptions));
      // Germany's export has one more: what is left of it in the last year.
      const told = bill.lines.length + (bill.exportLeft === null ? 0 : 1);
      expect(trace.inputs.length).toBe(told);
      for (const { name, from, value } of trace.inputs) {
        expect(tell(name)).toMatch(/[A-Z]\w+/);
        expect(tell(from).length).toBeGreaterThan(5);
        expect(typeof value === "number" ? "" : tell(value)).toMatch(/\d.* [A-Z]{3} a year/);
      }
      expect(new Set(trace.inputs.map(({ name }) => tell(name))).size).toBe(told);
      expect(bill.lines.reduce((total, { amount }) => total + amount, 0)).toBeCloseTo(bill.total, 9);
      expect(trace.value).toBe(bill.total);
      expect(tell(trace.formula)).toContain("bill = energy");
    },
  );
});

it("holds no levy against a price that was typed with its levies in it", () => {
  const input = { systemType: "on-grid", loadEnergy: 3_650, gridExport: 0, arrayKw: 4 } as const;
  const chargesOf = (own: Partial<OwnFigures>) =>
    outdatedFigures(moneyAssumptions("Kenya", { ...NO_OWN_FIGURES, ...own }), input, "2099-01-01")
      .filter(({ figure }) => figure === "charges")
      .map(({ source }) => tell(source));
  // Kenya's bill has levies by the kilowatt hour and VAT.
  expect(chargesOf({}).length).toBeGreaterThan(chargesOf({ tariff: 20 }).length);
});

it("asks for an exchange rate where a dollar is not what is paid in", () => {
  expect(moneyFiguresIn("USD", "off-grid")).not.toContain("exchangeRate");
  expect(moneyFiguresIn("NGN", "off-grid")).toContain("exchangeRate");
  expect(moneyFiguresIn("NGN", "off-grid").filter((name) => name !== "exchangeRate")).toEqual(
    moneyFiguresIn("USD", "off-grid"),
  );
});

describe("a simulated year", () => {
  it("names the weather it was simulated in", () => {
    const { parameters } = house();
    const flows = { load: 1, served: 1, gridImport: 0, gridExport: 0 };
    const generator = { standby: null, generatorShare: 1 };
    const system = {
      months: null,
      ...generator,
      hourlyPower: [],
      surgePower: 0,
      arrayKw: 0,
      buildCost: 0,
      batteryCost: 0,
      inverterCost: 0,
    };
    const input = moneyInputFrom({ parameters, flows, weather: "Kano", ...system, batteryYears: 1, inverterYears: 1 });
    expect(tell(input.energySource)).toBe("Simulated: Kano");
  });

  it("has the grid for what an outage leaves of the day, told of hybrids alone", () => {
    const daily = { outageHours: 9, outagesPerYear: 0, outageMeanHours: 4 };
    expect(supplyHoursOf({ ...daily, systemType: "hybrid" })).toBe(15);
    expect(supplyHoursOf({ ...daily, systemType: "on-grid" })).toBe(24);
    expect(supplyHoursOf({ ...daily, systemType: "off-grid" })).toBeNull();
  });

  it("has an inverter replaced after ten years, the most its makers guarantee", () => {
    expect(INVERTER_YEARS).toBe(10);
  });
});

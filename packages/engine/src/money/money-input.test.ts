import { describe, expect, it } from "vitest";
import type { Design, ParametersInput } from "../sizing/inputs/design";
import { plainDesign } from "../sizing/testing/designs";
import { priceOfDesign } from "../sizing/choice/system-price";
import { house } from "../sizing/testing/house";
import { moneyAssumptions, NO_OWN_FIGURES } from "./assumptions";
import { moneyInputOf } from "./money-input";
import { moneyOf } from "./money-of";

const design = (systemType: "off-grid" | "on-grid" | "hybrid", change: Partial<ParametersInput> = {}): Design =>
  plainDesign(house({ systemType, ...change }));

describe("the generator of a design", () => {
  const amounts = (fuel: "petrol" | "diesel") =>
    moneyAssumptions("Nigeria", { ...NO_OWN_FIGURES, petrolPrice: 1_000, dieselPrice: 1_200, generator: fuel });

  it.each(["petrol", "diesel"] as const)("costs in fuel its simulated litres at their price: %s", (fuel) => {
    const made = design("off-grid", { generator: fuel, country: "Nigeria" });
    const { electrical, simulation } = made;
    const input = moneyInputOf(made);
    const run = simulation?.generator;
    if (!input?.standby || !run || !electrical.generator) throw new Error("a generator stands by");
    const { standby } = input;
    expect(standby).toEqual({
      kind: fuel,
      ratedKw: electrical.generator.rating.value / 1_000,
      pieces: electrical.generator.sets,
      hours: run.hours.value,
      energy: run.energy.value,
      litres: run.litres.value,
    });
    const assumptions = amounts(fuel);
    const line = (litres: number) => {
      const money = moneyOf({ ...input, standby: { ...standby, litres } }, assumptions, "NGN");
      return money?.solar.lines.find(({ trace }) => trace.id === "money-solar-generator")?.trace.value ?? NaN;
    };
    // Oil and service are the same with and without the fuel.
    const price = fuel === "petrol" ? 1_000 : 1_200;
    expect(line(run.litres.value) - line(0)).toBeCloseTo(price * run.litres.value, 6);
  });

  it("burns by one curve what its simulated hours and energy ask for", () => {
    const { electrical, simulation } = design("off-grid", { generator: "diesel" });
    const [set, run] = [electrical.generator, simulation?.generator];
    if (!set || !run) throw new Error("a generator stands by");
    const rated = (set.sets * set.rating.value) / 1_000;
    // HOMER's small diesel: 0.08 l/h per kW rated and 0.25 l/kWh; a little may be burnt for nobody, never less.
    const least = 0.08 * rated * run.hours.value + 0.25 * run.energy.value;
    expect(run.litres.value).toBeGreaterThanOrEqual(least - 1e-9);
    expect(run.litres.value).toBeLessThanOrEqual(least + 0.25 * 0.3 * rated * run.hours.value);
  });
});

describe("a design as the ledger reads it", () => {
  it("brings its load, its largest start, its prices and its simulated year", () => {
    const made = design("off-grid");
    expect(moneyInputOf(made)).toMatchObject({
      systemType: "off-grid",
      gridImport: 0,
      standby: null,
      surgePower: made.load.surgePower.value,
      servedEnergy: 365 * (made.simulation?.flows.served ?? NaN),
      outage: null,
    });
    // Naira of 29 September 2026 for a dollar.
    expect(moneyInputOf(made)?.buildCost).toBeCloseTo(priceOfDesign(made).middle / 1_326.1644, 6);
  });

  it("buys from the grid what the simulated years bought, less with a battery that is to save it", () => {
    const independent = design("hybrid", { hybridGoal: "least-grid" });
    const [onGrid, hybrid] = [moneyInputOf(design("on-grid")), moneyInputOf(independent)];
    expect(onGrid?.gridImport).toBeGreaterThan(0);
    expect(onGrid?.gridImport).toBeLessThan(onGrid?.loadEnergy ?? NaN);
    expect(hybrid?.gridImport).toBeLessThan(onGrid?.gridImport ?? NaN);
  });

  it("is nothing without a load", () => {
    const idle = { kind: "direct", dailyConsumption: 0, peakPower: 0 } as const;
    expect(moneyInputOf(plainDesign({ ...house(), load: idle }))).toBeNull();
  });

  it("knows outages of a hybrid only, and no generator where the grid is all there is", () => {
    const supply = { outageHours: 6, outageStart: 18, generator: "petrol" } as const;
    expect(moneyInputOf(design("hybrid", supply))).toMatchObject({
      outage: { outageStart: 18, outageHours: 6 },
      generator: "petrol",
    });
    expect(moneyInputOf(design("on-grid", supply))).toMatchObject({ outage: null, generator: "none" });
    expect(moneyInputOf(design("off-grid", supply))).toMatchObject({ outage: null, generator: "petrol" });
  });
});

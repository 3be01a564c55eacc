import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { litresPerHour, litresPerKwh } from "../../economics/generator-fuel";
import type { ParametersInput } from "../design";
import { ruleFiguresOf } from "../rule-figures";
import { house } from "../testing/house";
import { FUEL, generatorDesign, GENERATOR_SETS, generatorShare } from "./generator-set";

const generatorOf = (change: Partial<ParametersInput>) => generatorDesign(ruleFiguresOf(house(change)));

describe("what a set gives at a site", () => {
  it("loses 3.5% a 300 m and 2% a 5 K above 25 °C (ISO 3046 practice)", () => {
    expect(generatorShare(0, 25)).toBe(1);
    expect(generatorShare(300, 25)).toBeCloseTo(0.965, 12);
    expect(generatorShare(0, 30)).toBeCloseTo(0.98, 12);
    expect(generatorShare(600, 35)).toBeCloseTo(0.93 * 0.96, 12);
  });

  it("never rises with altitude or heat, nor falls to nothing", () => {
    const metres = fc.double({ min: 0, max: 9_000, noNaN: true });
    const air = fc.double({ min: -40, max: 75, noNaN: true });
    fc.assert(
      fc.property(metres, air, (altitude, temperature) => {
        const here = generatorShare(altitude, temperature);
        expect(generatorShare(altitude + 100, temperature)).toBeLessThanOrEqual(here);
        expect(generatorShare(altitude, temperature + 5)).toBeLessThanOrEqual(here);
        expect(here).toBeGreaterThan(0);
      }),
    );
  });
});

describe("fuel", () => {
  it("burns 0.08 and 0.25 litres in a small diesel: 1.65 l/h from 5 kW at full load, as the engineering notes give it", () => {
    expect(litresPerHour(FUEL.diesel, 5, 5)).toBeCloseTo(1.65, 12);
  });

  it("takes 0.35 l/kWh in a petrol set at full load and 0.5 at 30%", () => {
    expect(litresPerKwh(FUEL.petrol, 5, 5)).toBeCloseTo(0.35, 12);
    expect(litresPerKwh(FUEL.petrol, 5, 1.5)).toBeCloseTo(0.5, 12);
  });
});

describe("the set chosen", () => {
  it.each([
    ["off-grid", "diesel"],
    ["off-grid", "petrol"],
    ["hybrid", "diesel"],
  ] as const)(
    "%s, %s: carries largest hour and charging, or the hardest start, after derating",
    (systemType, generator) => {
      const change = { systemType, generator, outageHours: 8, altitude: 1_500 } as const;
      const figures = ruleFiguresOf(house(change));
      const found = generatorDesign(figures);
      const needed = Math.max(figures.load.coincidentPeak + figures.battery.capacity / 10, figures.load.surgePower);
      expect(found?.needed.value).toBeCloseTo(needed, 6);
      const given = (found?.rating.value ?? 0) * (found?.sets ?? 0) * (found?.derating.value ?? 0);
      expect(given).toBeGreaterThanOrEqual(needed);
      expect(GENERATOR_SETS[generator]).toContain(found?.rating.value);
      expect(found?.leastLoad.value).toBeCloseTo(0.3 * (found?.rating.value ?? 0) * (found?.sets ?? 0), 6);
    },
  );

  it("is none without a wish for one, on-grid, and beside a grid that never goes", () => {
    expect(generatorOf({})).toBeNull();
    expect(generatorOf({ systemType: "on-grid", generator: "diesel" })).toBeNull();
    expect(generatorOf({ systemType: "hybrid", generator: "diesel", outageHours: 0 })).toBeNull();
  });

  it("is larger on a mountain", () => {
    const [low, high] = [generatorOf({ generator: "diesel" }), generatorOf({ generator: "diesel", altitude: 3_000 })];
    expect(high?.rating.value ?? 0).toBeGreaterThan(low?.rating.value ?? 0);
  });
});

import { describe, expect, it } from "vitest";
import { GENERATOR_CLASSES } from "../../economics/generator-set";
import type { ParametersInput } from "../inputs/design";
import { figuresOf } from "../choice/figures";
import { house } from "../testing/house";
import { generatorDesign } from "./generator-set";

const designOf = (change: Partial<ParametersInput>) => {
  const figures = figuresOf(house(change));
  return { figures, found: figures.standby && generatorDesign(figures.standby, figures) };
};

describe("the set chosen", () => {
  it.each([
    ["off-grid", "diesel"],
    ["off-grid", "petrol"],
    ["hybrid", "diesel"],
  ] as const)("%s, %s: carries largest hour and hardest start after derating", (systemType, generator) => {
    const { figures, found } = designOf({ systemType, generator, outageHours: 8, altitude: 1_500 });
    const { load, choice } = figures;
    expect(found?.needed.value).toBeGreaterThanOrEqual(Math.max(load.coincidentPeak, load.surgePower) - 1e-6);
    const given = (found?.rating.value ?? 0) * (found?.sets ?? 0) * (found?.derating.value ?? 0);
    expect(given).toBeGreaterThanOrEqual(found?.needed.value ?? NaN);
    expect(GENERATOR_CLASSES[generator].sizes).toContain((found?.rating.value ?? 0) / 1_000);
    expect(found?.leastLoad.value).toBeCloseTo(0.3 * (found?.rating.value ?? 0) * (found?.sets ?? 0), 6);
    if (choice === null) return;
    // It is the one of the search.
    expect(found?.rating.value).toBeCloseTo(1_000 * (choice.house.generator?.nameplateKw ?? NaN), 9);
    expect(found?.startCharge.value).toBeCloseTo(100 * (choice.house.generator?.startCharge ?? NaN), 9);
    expect(found?.stopCharge.value).toBeCloseTo(100 * (choice.house.generator?.stopCharge ?? NaN), 9);
  });

  it("burns by the curve of its class: 1.65 l/h at full load from 5 kW of diesel, as the engineering notes give it", () => {
    const { found } = designOf({ generator: "diesel" });
    const rated = ((found?.rating.value ?? NaN) * (found?.sets ?? NaN)) / 1_000;
    const output = rated * (found?.derating.value ?? NaN);
    // 0.08 × 5 + 0.25 × 5 = 1.65.
    expect(found?.litresPerHour.value).toBeCloseTo(0.08 * rated + 0.25 * output, 9);
    expect(found?.litresPerKwh.value).toBeCloseTo((0.08 * rated) / output + 0.25, 9);
  });

  it("is none without a wish for one, on-grid, and beside a grid that never goes", () => {
    expect(designOf({}).found).toBeNull();
    expect(designOf({ systemType: "on-grid", generator: "diesel" }).found).toBeNull();
    expect(designOf({ systemType: "hybrid", generator: "diesel", outageHours: 0 }).found).toBeNull();
  });

  it("is larger on a mountain", () => {
    const rating = (altitude: number) => designOf({ generator: "diesel", altitude }).found?.rating.value ?? NaN;
    expect(rating(3_000)).toBeGreaterThan(rating(0));
  });
});

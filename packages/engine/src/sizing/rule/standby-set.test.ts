// Of the rest: sets of random projects against all others.
import { describe, expect, it } from "vitest";
import { generatorYear, leastCostWithGenerator } from "../../simulation/with-generator";
import { cheapestOfAll } from "../../simulation/testing/every-set";
import { generatorTask } from "../choice/beside-generator";
import type { DesignInput, ParametersInput } from "../inputs/design";
import { designedYear } from "../choice/designed-year";
import { designHours } from "../choice/design-hours";
import { type Figures, figuresOf } from "../choice/figures";
import { designWithoutAdvice } from "../size-system";
import { MOST_SETS, setsBought } from "./standby-set";
import { plainDesign } from "../testing/designs";
import { house } from "../testing/house";
import { randomProjects } from "../testing/random-projects";

const KINDS = ["petrol", "diesel"] as const;
const beside = ({ load, parameters }: DesignInput, change: Partial<ParametersInput>): DesignInput => ({
  load,
  parameters: { ...parameters, systemType: "off-grid", ...change },
});
const SOME = randomProjects(24, 11).map((input, index) =>
  figuresOf(beside(input, { generator: KINDS[index % 2] ?? "petrol" })),
);

/** In the years of the search; `npm run bench -- generator` counts 2,000 projects in the others. */
function setsOf({ choice, standby }: Figures): number {
  if (choice === null || standby === null) return 0;
  const { hours } = generatorYear(choice.house, choice.size);
  return setsBought({ kind: standby.kind, pieces: standby.set.pieces, hours }) / standby.set.pieces;
}

describe("the set of a random project", () => {
  it("carries the largest hour and the hardest start of the house at its site", () => {
    for (const { standby, load } of SOME) {
      const given = 1_000 * (standby?.set.ratedKw ?? Number.POSITIVE_INFINITY);
      expect(given).toBeGreaterThanOrEqual(Math.max(load.coincidentPeak, load.surgePower) - 1e-6);
      if (standby === null) continue;
      const { set, share } = standby;
      expect(set.ratedKw).toBeCloseTo(share * set.nameplateKw * set.pieces, 9);
      expect(set.leastKw).toBeCloseTo(0.3 * set.nameplateKw * set.pieces, 9);
      expect(set.startCharge).toBeGreaterThanOrEqual(0.2);
      expect(set.stopCharge).toBeGreaterThanOrEqual(set.startCharge + 0.2 - 1e-9);
    }
  });

  it("is bought at most ten times in twenty years, or the design says what wears it out", () => {
    for (const figures of SOME) {
      if (setsOf(figures) <= MOST_SETS) continue;
      expect(designWithoutAdvice(figures).warnings.map(({ id }) => id)).toContain("generator-worn-out");
    }
  });

  it("costs with its panels and battery at most half a percent more than the cheapest there is", () => {
    // Small houses: all there is to choose from is soon looked at.
    const small = SOME.filter(({ load, battery }) => load.dailyConsumption < 12_000 && battery.capacity < 40_000);
    expect(small.length).toBeGreaterThanOrEqual(4);
    for (const { choice, ...rule } of small.slice(0, 4)) {
      if (choice === null || choice.task === null || choice.without === null || choice.target.kind !== "hours")
        continue;
      const { house: built, target, task, without } = choice;
      const asked = generatorTask(rule, { house: built, target, task, without });
      const found = asked && leastCostWithGenerator(asked);
      if (!found) continue;
      const best = cheapestOfAll(asked, found.cost)?.cost ?? found.cost;
      expect(found.cost / best).toBeLessThanOrEqual(1.005);
    }
  });
});

describe("a set that runs all year", () => {
  it("brings a warning where the battery is too cold to be charged", () => {
    const cold = plainDesign(house({ generator: "petrol", ambientTemperature: -15 }));
    const warning = cold.warnings.find(({ id }) => id === "generator-worn-out");
    expect(warning?.text).toMatchObject({ values: { remedy: "heat" } });
    expect(cold.simulation?.generator?.sets.value).toBeGreaterThan(MOST_SETS);
  });

  it("brings no warning where the sun does its part", () => {
    const warm = plainDesign(house({ generator: "petrol" }));
    expect(warm.warnings.map(({ id }) => id)).not.toContain("generator-worn-out");
    expect(warm.simulation?.generator?.sets.value).toBeLessThanOrEqual(MOST_SETS);
  });
});

it("is the one whose hours a stored design shows", () => {
  const design = plainDesign(house({ generator: "diesel" }));
  const { simulation } = design;
  if (!simulation?.generator) throw new Error("a generator stands by");
  const given = Array.from({ length: simulation.years }, (_, year) =>
    designHours(designedYear(design, year)).generator.reduce((sum, energy) => sum + energy, 0),
  );
  const mean = given.reduce((sum, energy) => sum + energy, 0) / given.length;
  expect(mean).toBeCloseTo(simulation.generator.energy.value, 9);
});

it("stands side by side where no petrol set is large enough, and the design refuses it", () => {
  const load = { kind: "direct", dailyConsumption: 60_000, peakPower: 25_000 } as const;
  const { electrical } = plainDesign({ ...house({ generator: "petrol" }), load });
  expect(electrical.generator?.sets).toBeGreaterThan(1);
  expect(electrical.refusals.map(({ id }) => id)).toContain("petrol-too-small");
});

import { describe, expect, it } from "vitest";
import type { ParametersInput } from "../inputs/design";
import { ruleFiguresOf } from "../rule/figures-by-rule";
import type { RuleFigures } from "../rule/rule-figures";
import { house } from "../testing/house";
import {
  builtRuns,
  generatorPower,
  generatorRun,
  gridRun,
  loadRun,
  panelRun,
  type Run,
  runsOf,
  typedDistance,
} from "./runs";

/** Copper at 20 °C. [Ω/km by mm²] IEC 60228, table 2. */
const COPPER = new Map([
  [1.5, 12.1],
  [2.5, 7.41],
  [4, 4.61],
  [6, 3.08],
  [10, 1.83],
  [16, 1.15],
  [25, 0.727],
  [35, 0.524],
  [50, 0.387],
  [70, 0.268],
  [95, 0.193],
  [120, 0.153],
]);
/** One conductor of a run at the limit of its insulation, all equal cables together. [Ω] */
const resistance = ({ choice, length }: Run, limit: number) =>
  ((COPPER.get(choice.cable.area) ?? NaN) / 1_000) * (1 + 0.00393 * (limit - 20)) * (length / choice.parallel);

/** 220 V and one phase, unless changed; ten panels in one string: 4 to 11 fit the input of 500 V. */
function figuresOf(
  change: Partial<ParametersInput> = {},
  { power = 6_000, panels = 10 }: { readonly power?: number; readonly panels?: number } = {},
): RuleFigures {
  const figures = ruleFiguresOf(house(change));
  const { array, inverter } = figures;
  return {
    ...figures,
    array: { ...array, capacity: 400 * panels },
    inverter: { ...inverter, capacity: power },
  };
}
const withSun = (figures: RuleFigures, sunHours: readonly number[]): RuleFigures => ({
  ...figures,
  site: { ...figures.site, sunHours },
});
const withDay = (figures: RuleFigures, hourlyPower: readonly number[]): RuleFigures => ({
  ...figures,
  load: { ...figures.load, hourlyPower },
});
const atHeat = (figures: RuleFigures, hottestDay: number): RuleFigures => ({
  ...figures,
  site: { ...figures.site, hottestDay },
});
const hours = (powerAt: (hour: number) => number) => Array.from({ length: 24 }, (_, hour) => powerAt(hour));
/** Of one phase at power factor 0.9. [A] */
const amperes = (power: number) => power / (220 * 0.9);

describe("the panels' run", () => {
  it("is XLPE alone on a wall, for 2% at the hottest string's voltage, and 1.25 times the strings' short circuit", () => {
    const run = panelRun(figuresOf());
    expect(run).toMatchObject({ run: "panel-inverter", used: true, length: 20, power: 4_000 });
    expect(run.input).toMatchObject({
      phases: 0,
      insulation: "xlpe",
      method: "C_2loaded",
      circuits: 1,
      length: 20,
      powerFactor: 1,
      designFactor: 1.25,
      maxDropPercent: 2,
    });
    expect(run.input.current).toBeCloseTo(12.28, 9);
    const { hottestDay, cellRise } = figuresOf().site;
    expect(run.input.ambient).toBe(hottestDay);
    expect(run.input.voltage).toBeCloseTo(10 * 34.2 * (1 - 0.0035 * (hottestDay + cellRise - 25)), 9);
    // Twenty of them are two strings.
    expect(panelRun(figuresOf({}, { panels: 20 })).input.current).toBeCloseTo(2 * 12.28, 9);
  });

  it("multiplies both factors of 1.25 by the NEC", () => {
    expect(panelRun(figuresOf({ voltageFrequency: "110V/60Hz Single Phase" })).input.designFactor).toBe(1.5625);
  });

  it("climbs 4 m of a pole, and nothing on the ground", () => {
    expect(panelRun(figuresOf({ installationLocation: "pole-mount" })).length).toBe(24);
    expect(panelRun(figuresOf({ installationLocation: "pole-mount" }), 1).input.length).toBe(5);
    expect(panelRun(figuresOf({ installationLocation: "ground-mount" })).length).toBe(20);
  });

  it("carries nothing without panels, at the voltage of one", () => {
    const run = panelRun(figuresOf({}, { panels: 0 }));
    expect(run.input).toMatchObject({ current: 0, voltage: 34.2 });
    expect(run.yearlyLoss).toBe(0);
  });

  it("counts no air above 85 °C", () => {
    expect(panelRun(atHeat(figuresOf(), 40)).input.ambient).toBe(40);
    expect(panelRun(atHeat(figuresOf(), 99)).input.ambient).toBe(85);
  });

  it("loses by the square of a half sine from 6 to 18, month by month", () => {
    // A half sine of full height is 24/π hours of sun; its square is worth 6 hours.
    const full = 24 / Math.PI;
    const lossOf = (sunHours: readonly number[], panels = 10) => {
      const run = panelRun(withSun(figuresOf({}, { panels }), sunHours));
      return run.yearlyLoss / ((2 * resistance(run, 90) * 11.7 ** 2) / 1_000);
    };
    expect(lossOf([full, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])).toBeCloseTo(31 * 6, 9);
    expect(lossOf([0, full / 2, 0, 0, 0, 0, 0, 0, 0, 0, full, 0])).toBeCloseTo(28 * 1.5 + 30 * 6, 9);
    expect(lossOf(Array<number>(12).fill(full), 20)).toBeCloseTo(4 * 365 * 6, 9);
  });

  it("loses in several equal cables what their copper together leaves", () => {
    const full = 24 / Math.PI;
    const run = panelRun(withSun(figuresOf({}, { panels: 600 }), Array<number>(12).fill(full)), 200);
    expect(run.choice.parallel).toBeGreaterThan(1);
    const current = (run.input.current / 12.28) * 11.7;
    expect(run.yearlyLoss).toBeCloseTo((2 * resistance(run, 90) * current ** 2 * 365 * 6) / 1_000, 6);
  });
});

describe("a run of alternating current", () => {
  it("is PVC alone on a wall, that carries its breaker, at power factor 0.9", () => {
    const run = loadRun(figuresOf());
    expect(run).toMatchObject({ run: "inverter-load", used: true, length: 15, power: 6_000 });
    expect(run.input).toMatchObject({
      phases: 1,
      insulation: "pvc",
      method: "C_2loaded",
      circuits: 1,
      length: 15,
      voltage: 220,
      powerFactor: 0.9,
      designFactor: 1,
      maxDropPercent: 3,
      // 1.25 × 30.3 A = 37.9 A: 40 A (IEC 60898-1).
      protection: 40,
    });
    expect(run.input.current).toBeCloseTo(amperes(6_000), 9);
    expect(loadRun(figuresOf(), 7).input.length).toBe(7);
  });

  it("loads three conductors on three phases, two on split phase", () => {
    const three = loadRun(figuresOf({ voltageFrequency: "400V/50Hz Three Phase" }));
    expect(three.input).toMatchObject({ phases: 3, method: "C_3loaded", voltage: 400 });
    expect(three.input.current).toBeCloseTo(6_000 / (Math.sqrt(3) * 400 * 0.9), 9);
    const split = loadRun(figuresOf({ voltageFrequency: "120/240V/60Hz Split Phase" }));
    expect(split.input).toMatchObject({ phases: 1, method: "C_2loaded", voltage: 240 });
  });

  it("counts no air above 60 °C, where PVC ends", () => {
    expect(loadRun(atHeat(figuresOf(), 45)).input.ambient).toBe(45);
    expect(loadRun(atHeat(figuresOf(), 80)).input.ambient).toBe(60);
  });

  it("loses by the square of each hour's current, in two conductors or three", () => {
    const day = hours((hour) => (hour === 7 ? 3_000 : hour > 17 ? 1_000 : 0));
    const one = loadRun(withDay(figuresOf(), day));
    const squares = amperes(3_000) ** 2 + 6 * amperes(1_000) ** 2;
    expect(one.yearlyLoss).toBeCloseTo((2 * resistance(one, 70) * squares * 365) / 1_000, 9);
    const three = loadRun(withDay(figuresOf({ voltageFrequency: "400V/50Hz Three Phase" }), day));
    const squaresOfThree = squares * (220 / (Math.sqrt(3) * 400)) ** 2;
    expect(three.yearlyLoss).toBeCloseTo((3 * resistance(three, 70) * squaresOfThree * 365) / 1_000, 9);
    const many = loadRun(withDay(figuresOf({}, { power: 300_000 }), day));
    expect(many.choice.parallel).toBeGreaterThan(1);
    expect(many.yearlyLoss).toBeCloseTo((2 * resistance(many, 70) * squares * 365) / 1_000, 9);
  });
});

describe("the generator's run", () => {
  it("has the generator's power, its own distance and 3%", () => {
    const figures = figuresOf({ generator: "diesel" });
    const run = generatorRun(figures);
    expect(run).toMatchObject({ run: "inverter-generator", used: true, length: 10, input: { maxDropPercent: 3 } });
    expect(run.power).toBe(generatorPower(figures));
    expect(generatorRun(figuresOf({ systemType: "on-grid" })).used).toBe(false);
    expect(generatorRun(figures, 33).length).toBe(33);
    expect(run.yearlyLoss).toBeGreaterThan(0);
  });

  it("carries the largest hour and a tenth of the battery, or the hardest start", () => {
    const of = (capacity: number) => {
      const figures = figuresOf();
      const typed = { kind: "direct", dailyConsumption: 12_000, peakPower: 2_000 } as const;
      const battery = { ...figures.battery, capacity };
      return generatorPower({ ...figures, input: { ...figures.input, load: typed }, battery });
    };
    // Typed consumption starts as it runs: its hardest start is its peak.
    expect(of(0)).toBeCloseTo(2_000, 9);
    const largestHour = of(100_000) - 10_000;
    expect(largestHour).toBeGreaterThan(12_000 / 24);
    expect(largestHour).toBeLessThanOrEqual(2_000);
    expect(of(200_000)).toBeCloseTo(largestHour + 20_000, 6);
  });
});

describe("the grid's run", () => {
  const onGrid = (hourlyPower: readonly number[], energy: number) => {
    const figures = figuresOf({ systemType: "on-grid" });
    return gridRun(withDay({ ...figures, array: { ...figures.array, busEnergy: energy, oversupply: 1 } }, hourlyPower));
  };
  const lossOf = (run: Run) => run.yearlyLoss / ((2 * resistance(run, 70) * amperes(1_000) ** 2 * 365) / 1_000);

  it("has the inverter's power, its own distance and 2%, and is there where a grid is", () => {
    const run = gridRun(figuresOf({ systemType: "hybrid" }));
    expect(run).toMatchObject({ run: "inverter-grid", used: true, length: 25, power: 6_000 });
    expect(run.input.maxDropPercent).toBe(2);
    expect(gridRun(figuresOf()).used).toBe(false);
    expect(gridRun(figuresOf(), 12).length).toBe(12);
  });

  it("takes what the house does not use of a half sine, and brings what it lacks", () => {
    const nothing = hours(() => 0);
    // 24/π kWh are a half sine 1 kW high: the squares of its twelve hours' middles add up to 6.
    const energy = 24_000 / Math.PI;
    expect(lossOf(onGrid(nothing, energy))).toBeCloseTo(6, 9);
    expect(
      lossOf(
        onGrid(
          hours((hour) => (hour < 6 || hour >= 18 ? 1_000 : 0)),
          energy,
        ),
      ),
    ).toBeCloseTo(12 + 6, 9);
    const own = hours((hour) => (hour < 6 || hour >= 18 ? 0 : 1_000 * Math.sin((Math.PI * (hour - 5.5)) / 12)));
    expect(lossOf(onGrid(own, energy))).toBeCloseTo(0, 9);
    expect(lossOf(onGrid(own, 0))).toBeCloseTo(6, 9);
    const figures = figuresOf({ systemType: "on-grid" });
    const twice = { ...figures.array, busEnergy: energy, oversupply: 2 };
    expect(lossOf(gridRun(withDay({ ...figures, array: twice }, nothing)))).toBeCloseTo(24, 9);
  });

  it("is charged with the whole load in a hybrid", () => {
    const day = hours((hour) => (hour === 12 ? 1_000 : 0));
    expect(lossOf(gridRun(withDay(figuresOf({ systemType: "hybrid" }), day)))).toBeCloseTo(1, 9);
  });
});

describe("which runs there are", () => {
  const names = (runs: readonly Run[]) => runs.map(({ run }) => run);

  it("lists all four in the order of the form, each with the distance typed for it", () => {
    const figures = figuresOf();
    const runs = runsOf(figures);
    expect(names(runs)).toEqual(["panel-inverter", "inverter-load", "inverter-generator", "inverter-grid"]);
    expect(runs.map((run) => typedDistance(figures, run))).toEqual([20, 15, 10, 25]);
  });

  it.each([
    [{ systemType: "off-grid" }, ["panel-inverter", "inverter-load"]],
    [{ systemType: "off-grid", generator: "diesel" }, ["panel-inverter", "inverter-load", "inverter-generator"]],
    [{ systemType: "hybrid", generator: "diesel" }, ["panel-inverter", "inverter-load", "inverter-grid"]],
    [{ systemType: "on-grid", generator: "diesel" }, ["panel-inverter", "inverter-load", "inverter-grid"]],
  ] as const)("lays with %j %j", (change, expected) => {
    expect(names(builtRuns(figuresOf(change)))).toEqual(expected);
  });
});

// Of the rest: choices on the grid against all others.
import { describe, expect, it } from "vitest";
import type { OnGridTask } from "../../simulation/on-grid-search";
import type { VoltageFrequency } from "../../parameters/options";
import type { Choice } from "./choice";
import type { DesignInput, ParametersInput } from "../inputs/design";
import { explainParts } from "../explain/explain-parts";
import { type Figures, figuresOf } from "./figures";
import { type OnGridChoice, onGridTask } from "./on-grid-choice";
import { DEFAULTS } from "../testing/house";

type Place = Pick<ParametersInput, "country" | "city">;
const PLACES: readonly Place[] = [
  { country: "Germany", city: "de-munich" },
  { country: "India", city: "in-new-delhi" },
  { country: "USA", city: "us-phoenix-az" },
  { country: "Australia", city: "au-sydney" },
  { country: "UK", city: "gb-london-heathrow" },
  { country: "South Africa", city: "za-johannesburg" },
  { country: "Kenya", city: "ke-nairobi" },
  { country: "Ghana", city: "gh-accra" },
  { country: "Nigeria", city: "ng-lagos-ikeja" },
];
const PHASES: readonly VoltageFrequency[] = ["230V/50Hz Single Phase", "400V/50Hz Three Phase"];

/** The minimal standard generator: the same projects each time. Source: Park and Miller, CACM 31(10), 1988. */
function chances(seed: number) {
  let state = seed;
  return () => (state = (16_807 * state) % 2_147_483_647) / 2_147_483_647;
}

interface Drawn {
  readonly input: DesignInput;
  readonly name: string;
}

const CASES: readonly Drawn[] = (() => {
  const chance = chances(15);
  return Array.from({ length: 50 }, (_, index) => {
    const place = PLACES[index % PLACES.length] ?? PLACES[0];
    const dailyConsumption = Math.round(1_500 * 30 ** chance());
    const voltageFrequency = PHASES[chance() < 0.7 ? 0 : 1] ?? DEFAULTS.voltageFrequency;
    const input = onGrid({ ...place, voltageFrequency }, dailyConsumption);
    return { input, name: `${place?.city}, ${dailyConsumption} Wh` };
  });
})();

function onGrid(change: Partial<ParametersInput>, dailyConsumption: number): DesignInput {
  return {
    load: { kind: "direct", dailyConsumption, peakPower: dailyConsumption / 4 },
    parameters: {
      ...DEFAULTS,
      systemType: "on-grid",
      sunlightSource: "site",
      installationLocation: "roof-sloped",
      ...change,
    },
  };
}

const known = new Map<DesignInput, Found>();
interface Found {
  readonly figures: Figures;
  readonly choice: Choice;
  readonly onGrid: OnGridChoice;
}

function found(input: DesignInput): Found {
  const figures = known.get(input)?.figures ?? figuresOf(input);
  const { choice } = figures;
  if (choice?.onGrid == null) throw new Error("Every case has a load and a grid");
  const design = { figures, choice, onGrid: choice.onGrid };
  known.set(input, design);
  return design;
}

function taskOf(figures: Figures) {
  const { choice } = figures;
  if (choice?.onGrid == null) throw new Error("Every case has a load and a grid");
  return onGridTask(figures, choice.house, choice.onGrid.most);
}

/** The most any pair of panels and inverter is worth; 0: none is built. */
const mostOfAll = ({ counts, invertersFor, worth }: OnGridTask) =>
  Math.max(0, ...counts.flatMap((panels) => invertersFor(panels).map((inverterKw) => worth(panels, inverterKw))));

const worthOf = ({ figures, choice, onGrid }: Found) =>
  onGrid.pays ? taskOf(figures).worth(choice.panels, onGrid.inverterKw) : 0;

describe("fifty random projects", () => {
  it("are worth within half a percent of the best of all panels and inverters", () => {
    for (const { input, name } of CASES) {
      const design = found(input);
      const best = mostOfAll(taskOf(design.figures));
      expect(worthOf(design), name).toBeGreaterThanOrEqual(0.995 * best);
      expect(design.onGrid.pays, name).toBe(best > 0);
    }
  });

  it("never cost less for more load, nor for less sun", () => {
    for (const { input, name } of CASES.filter((_, index) => index % 3 === 0)) {
      if (input.load.kind !== "direct") throw new Error("Every case is typed");
      const { dailyConsumption } = input.load;
      const [less, more] = [netCost(input), netCost(onGrid(input.parameters, 1.1 * dailyConsumption))];
      expect(more, `${name}, more load`).toBeGreaterThanOrEqual(less - CENT);
      const [dull, bright] = [4, 4.6].map((sunlightHours) =>
        netCost(onGrid({ ...input.parameters, sunlightSource: "typed", sunlightHours }, dailyConsumption)),
      );
      expect(dull, `${name}, less sun`).toBeGreaterThanOrEqual((bright ?? NaN) - CENT);
    }
  });
});

/** Twenty years of twelve bills, each rounded to the minor unit. [US dollars] */
const CENT = 20 * 12 * 0.01;

/** Of the grid and, where it pays, the system, over the compared years. */
function netCost(input: DesignInput): number {
  const design = found(input);
  return taskOf(design.figures).alone - worthOf(design);
}

describe("the inverter", () => {
  it("follows the array and never the load: at most half more panels than it is rated for, never twice the peak", () => {
    for (const { input, name } of CASES) {
      const { figures, choice, onGrid: chosen } = found(input);
      expect(choice.size.pvKwp / chosen.inverterKw, name).toBeLessThanOrEqual(1.5 + 1e-9);
      expect(figures.inverter.capacity, name).toBe(Math.round(1_000 * chosen.inverterKw));
      const smallest = input.parameters.voltageFrequency.includes("Three") ? 3 : 0;
      expect(chosen.inverterKw, name).toBeLessThanOrEqual(Math.max(smallest, choice.size.pvKwp));
    }
  });

  it("is the same whatever peak is typed", () => {
    const inverters = [3_000, 6_000, 12_000].map((peakPower) => {
      const { parameters } = onGrid({ country: "Germany", city: "de-munich" }, 11_000);
      const load = { kind: "direct", dailyConsumption: 11_000, peakPower } as const;
      return figuresOf({ load, parameters }).inverter.capacity;
    });
    expect(new Set(inverters.slice(1)).size).toBe(1);
  });

  it("stays below what one phase takes, 4.6 kVA in Germany, and is a three-phase one from 3 kW", () => {
    const single = found(
      onGrid({ country: "Germany", city: "de-munich", voltageFrequency: "230V/50Hz Single Phase" }, 60_000),
    );
    expect(single.onGrid.inverterKw).toBeLessThanOrEqual(4.6);
    const three = found(
      onGrid({ country: "Germany", city: "de-munich", voltageFrequency: "400V/50Hz Three Phase" }, 3_000),
    );
    expect(three.onGrid.inverterKw).toBeGreaterThanOrEqual(3);
  });
});

const panelRule = (figures: Figures) => {
  const formula = explainParts(figures)[0]?.why.formula;
  return typeof formula === "object" ? formula.key : formula;
};

it("builds the panels of the year's energy where nothing pays, and says that it does not", () => {
  // Band A is dear, but money costs 26.5% there: at two thirds of the sun no panel is worth its price.
  const {
    figures,
    choice,
    onGrid: chosen,
  } = found(
    onGrid({ country: "Nigeria", city: "ng-lagos-ikeja", sunlightSource: "typed", sunlightHours: 2.5 }, 10_000),
  );
  expect(chosen.pays).toBe(false);
  expect(choice.panels).toBe(chosen.byYear);
  expect(panelRule(figures)).toBe("parts.panelsFewestFormula");
});

it("says beside the panels to buy that their worth decides, not their cost, where they pay", () => {
  const { figures, onGrid: chosen } = found(onGrid({ country: "Germany", city: "de-munich" }, 11_000));
  expect(chosen.pays).toBe(true);
  expect(panelRule(figures)).toBe("parts.panelsMostWorthFormula");
});

it("has no battery", () => {
  for (const { input } of CASES.slice(0, 9)) expect(figuresOf(input).battery.capacity).toBe(0);
});

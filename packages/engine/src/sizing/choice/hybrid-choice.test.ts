// Of the rest: choices of hybrids against all others, country by country.
import { describe, expect, it } from "vitest";
import type { HybridGoal } from "../../parameters/options";
import type { DesignInput, ParametersInput } from "../inputs/design";
import { hybridYears } from "../../simulation/hybrid-years";
import type { RandomOutages } from "../../simulation/plant";
import { hoursAway } from "../../simulation/random-outages";
import { explainHybrid } from "../explain/explain-hybrid";
import { type Figures, figuresOf } from "./figures";
import { strongEnough } from "./house-of";
import { DESIGN_PAGE_TECHNOLOGY } from "../rule/technology";
import { house } from "../testing/house";
import { KOFORIDUA } from "../testing/koforidua";
import { randomProjects } from "../testing/random-projects";
import { unseenYearsOf } from "./unseen-years";

const hybrid = (change: Partial<ParametersInput>) => house({ systemType: "hybrid", ...change });
const JOHANNESBURG: DesignInput = {
  load: { kind: "direct", dailyConsumption: 16_000, peakPower: 4_000 },
  parameters: {
    ...hybrid({ country: "South Africa", city: "za-johannesburg", sunlightSource: "site" }).parameters,
    backupHours: 8,
    outageHours: 4,
  },
};
const withParameters = (input: DesignInput, change: Partial<ParametersInput>): DesignInput => ({
  ...input,
  parameters: { ...input.parameters, ...change },
});

/** Present cost of what is chosen, and of the same without panels; null where nothing serves the outages. */
function lifeOf({ choice }: Figures, goal?: HybridGoal): number | null {
  const found = choice?.hybrid;
  const point = goal === undefined ? found?.point : found?.pointFor(goal);
  return found && point ? found.costs.life(point.size, point.year, point.set) : null;
}

it("takes panels in place of a dear battery module, and the other way round, where the grid is away all day", () => {
  // Eight panels beside eleven modules, once missed for five beside twelve.
  const found = figuresOf(KOFORIDUA).choice?.hybrid;
  if (!found) throw new Error("Its outages are served");
  const { point, costs, task } = found;
  const { meanYear } = hybridYears(task.house);
  const counts = Array.from({ length: task.mostPanels + 1 }, (_, panels) => panels);
  const every = counts.flatMap((panels) =>
    Array.from({ length: 16 }, (_, more): number => {
      const size = { pvKwp: panels * task.panelKwp, batteryKwh: (more + 1) * task.batteryStep };
      const year = meanYear(size, point.reserveKwh, { set: null });
      return year.windowDark > task.windowDarkShare * year.windowHours ? Infinity : costs.life(size, year, null);
    }),
  );
  expect(costs.life(point.size, point.year, point.set)).toBeLessThanOrEqual(1.000_001 * Math.min(...every));
});

describe("the three points of a hybrid", () => {
  const points = explainHybrid(figuresOf(JOHANNESBURG))?.points ?? [];
  const [outages, cost, grid] = points;

  it("are least to build, least over the years and least bought, in this order", () => {
    expect(points.map(({ goal }) => goal)).toEqual(["outage-only", "least-cost", "least-grid"]);
    if (!outages || !cost || !grid) throw new Error("three points");
    expect(outages.buildCost).toBeLessThanOrEqual(Math.min(cost.buildCost, grid.buildCost));
    expect(cost.lifeCost).toBeLessThan(Math.min(outages.lifeCost, grid.lifeCost));
    expect(grid.bought).toBeLessThan(cost.bought);
    expect(cost.bought).toBeLessThan(outages.bought);
    expect(points.map(({ chosen }) => chosen)).toEqual([false, true, false]);
  });

  it("keep the backup hours, sell nothing where nothing is paid, and need no panel for the outages alone", () => {
    for (const { reserveHours, sold, reserve, battery } of points) {
      expect(reserveHours).toBe(8);
      expect(sold).toBe(0);
      expect(reserve).toBeLessThan(battery);
    }
    expect(outages?.panels).toBe(0);
  });

  it("are built as asked", () => {
    for (const goal of ["outage-only", "least-grid"] as const) {
      const figures = figuresOf(withParameters(JOHANNESBURG, { hybridGoal: goal }));
      const chosen = explainHybrid(figures)?.points.find((point) => point.chosen);
      expect(chosen?.goal).toBe(goal);
      expect(chosen?.panels).toBe(figures.array.capacity);
      expect(chosen?.battery).toBe(figures.battery.capacity);
    }
  });

  it("count in the panels that are bought, whatever one gives", () => {
    const { panel } = DESIGN_PAGE_TECHNOLOGY;
    const large = { ...DESIGN_PAGE_TECHNOLOGY, panel: { ...panel, sheet: { ...panel.sheet, power: 550 } } };
    const figures = figuresOf(JOHANNESBURG, null, large);
    const chosen = explainHybrid(figures)?.points.find((point) => point.chosen);
    expect(chosen?.panels).toBe(figures.array.capacity);
    expect(figures.array.capacity % 550).toBe(0);
    expect(figures.array.capacity).toBeGreaterThan(0);
  });
});

it("buys panels where the grid is dear and none where it is cheap: Band A at ₦209, Band C at ₦50", () => {
  const panels = (outageHours: number) =>
    figuresOf(hybrid({ city: "ng-kano", sunlightSource: "site", outageHours, backupHours: 6 })).array.capacity;
  expect(panels(0)).toBeGreaterThan(0);
  expect(panels(12)).toBe(0);
});

/** Country and city, outages by chance: how many a year, how long on average, and hours of a daily window beside them. */
const OUTAGES = [
  ["South Africa", "za-johannesburg", 50, 2, 0],
  ["South Africa", "za-johannesburg", 12, 24, 0],
  ["Nigeria", "ng-lagos-ikeja", 100, 4, 4],
  ["Nigeria", "ng-kano", 30, 10, 0],
  ["Ghana", "gh-accra", 60, 3, 0],
  ["Ghana", "gh-accra", 365, 2, 5],
  ["India", "in-new-delhi", 200, 1, 0],
  ["Kenya", "ke-nairobi", 20, 6, 3],
] as const;

it.each(OUTAGES)(
  "%s: %s serves 99% of %d outages of %d h beside a window of %d h in other years, with a twentieth more load 98%",
  (country, city, perYear, meanHours, outageHours) => {
    const { parameters } = hybrid({ country, city, sunlightSource: "site", backupHours: 2 });
    const asked = { outageHours, outagesPerYear: perYear, outageMeanHours: meanHours };
    const figures = figuresOf({ load: JOHANNESBURG.load, parameters: { ...parameters, ...asked } });
    for (const [more, most] of [
      [1, 0.01],
      [1.05, 0.02],
    ] as const) {
      const { dark, windowDark } = darkInOtherYears(figures, { perYear, meanHours }, more);
      expect(dark).toBeLessThan(most);
      expect(windowDark).toBeLessThan(most);
    }
  },
);

const DRAWS = 5;
/**
 * Shares of the hours without grid that go dark, of random outages and of the daily window: in the twenty years that the
 * search did not see, each with five draws of outages that nothing else has seen.
 */
function darkInOtherYears({ choice, ...rule }: Figures, chance: RandomOutages, more: number) {
  if (choice === null || choice.hybrid === null) throw new Error("a hybrid");
  const { size, reserveKwh } = choice.hybrid.point;
  const { house: unseen } = unseenYearsOf({ ...rule, choice });
  const years = Array.from({ length: DRAWS }, (_, draw) =>
    unseen.years.map((year, index) => ({
      ...year,
      load: year.load.map((power) => more * power),
      essential: year.essential.map((power) => more * power),
      away: hoursAway(chance, `draw ${draw} of another year ${index}`),
    })),
  ).flat();
  const {
    darkHours,
    hoursAway: away,
    windowDark,
    windowHours,
  } = hybridYears(strongEnough({ ...unseen, years })).meanYear(size, reserveKwh);
  return {
    dark: (darkHours - windowDark) / (away - windowHours),
    windowDark: windowHours === 0 ? 0 : windowDark / windowHours,
  };
}

/** What two searches may differ by. */
const NOISE = 1.01;

describe("a random hybrid", () => {
  // `npm run bench -- hybrid` does the same for hundreds.
  const inputs = randomProjects(16, 15).map((input) =>
    withParameters(input, { systemType: "hybrid", hybridGoal: "least-cost", generator: "none" }),
  );

  it("is never dearer over the years than the least that carries its outages", () => {
    for (const input of inputs) {
      const figures = figuresOf(input);
      const [life, outages] = [lifeOf(figures), lifeOf(figures, "outage-only")];
      expect(life ?? 0).toBeLessThanOrEqual((outages ?? 0) + 0.006 * Math.abs(outages ?? 0));
    }
  });

  it("is never cheaper with more load or less sun", () => {
    const more = ({ load, parameters }: DesignInput): DesignInput => ({
      parameters,
      load:
        load.kind === "direct"
          ? { ...load, dailyConsumption: 1.3 * load.dailyConsumption, peakPower: 1.3 * load.peakPower }
          : { ...load, appliances: load.appliances.map((one) => ({ ...one, power: 1.3 * one.power })) },
    });
    for (const input of inputs.slice(0, 6)) {
      const sunny = withParameters(input, { sunlightSource: "typed", sunlightHours: 6 });
      const dull = withParameters(sunny, { sunlightHours: 4.5 });
      const lives = [sunny, more(sunny), dull].map((each) => lifeOf(figuresOf(each)));
      const [life = null, loaded = null, dim = null] = lives;
      if (life === null) continue;
      const least = life - (NOISE - 1) * Math.abs(life);
      expect(loaded ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(least);
      expect(dim ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(least);
    }
  });
});

// Of the rest: random projects against every other choice.
import fc from "fast-check";
import { expect, it } from "vitest";
import { darkHours } from "./dark-hours";
import { exactBattery, leastCost, type SearchTask } from "./least-cost";
import { simulateHouseYear } from "./house-year";
import { type House, largestHour, type Size } from "./plant";
import { sumOf } from "./years-of-sun";
import { carriedHouses } from "./testing/houses";

interface Project {
  readonly house: House;
  readonly task: SearchTask;
  /** Dark hours allowed in all years together. */
  readonly allowed: number;
}

/** As in a place where strings of 450 V are of 5 to 10 panels. */
const WIRED = Array.from({ length: 400 }, (_, index) => index + 1).filter(
  (count) => count <= 10 || [5, 6, 7, 8, 9, 10].some((inSeries) => count % inSeries === 0),
);

const project: fc.Arbitrary<Project> = fc
  .record({
    house: carriedHouses.filter((house) => largestHour(house) > 0.05),
    darkShare: fc.constantFrom(0.05, 0.02, 0.01, 0.003, 0.001),
    panel: fc.double({ min: 300, max: 2_000, noNaN: true }),
    battery: fc.double({ min: 100, max: 1_200, noNaN: true }),
    moduleKwh: fc.constantFrom(1.28, 2.56, 5.12),
  })
  .map(({ house, darkShare, panel, battery, moduleKwh }) => {
    const allowed = darkShare * 8_760 * house.years.length;
    const daily = sumOf(house.years[0]?.load ?? new Float64Array(0)) / 365;
    const task: SearchTask = {
      panelKwp: 0.4,
      prices: { kilowattOfPanels: panel, kilowattHourOfBattery: battery },
      holds: (size: Size) => darkHours(house, size, allowed) <= allowed,
      panelCounts: WIRED,
      smallestBattery: 0,
      largestBattery: 30 * daily,
      moduleKwh,
    };
    return { house, task, allowed };
  });

/** Every number of panels with every battery, one module after another, until panels alone cost more. */
function exhaustive({ task }: Project): number | null {
  const { prices, panelKwp, moduleKwh, holds, largestBattery } = task;
  let best: number | null = null;
  for (const panels of task.panelCounts) {
    const pvKwp = panels * panelKwp;
    const forPanels = pvKwp * prices.kilowattOfPanels;
    for (let modules = 0; modules * moduleKwh < largestBattery + moduleKwh; modules += 1) {
      const cost = forPanels + modules * moduleKwh * prices.kilowattHourOfBattery;
      if (best !== null && cost >= best) break;
      if (holds({ pvKwp, batteryKwh: modules * moduleKwh })) best = cost;
    }
  }
  return best;
}

it("finds, in fifty random projects, the cost of looking at all pieces there are, and never misses the target", () => {
  const projects = fc.sample(project, { seed: 20_261_121, numRuns: 50 });
  for (const some of projects) {
    const found = leastCost(some.task);
    const cheapest = exhaustive(some);
    expect(found === null).toBe(cheapest === null);
    if (found === null || cheapest === null) continue;
    expect(found.cost / cheapest).toBeCloseTo(1, 9);
    const size = { pvKwp: found.panels * some.task.panelKwp, batteryKwh: found.batteryKwh };
    const dark = some.house.years.reduce(
      (total, year) => total + simulateHouseYear(some.house, size, year).lossOfLoadHours,
      0,
    );
    expect(dark).toBeLessThanOrEqual(some.allowed);
  }
});

it("finds the same near a solved project as from nothing", () => {
  for (const some of fc.sample(project, { seed: 7, numRuns: 15 })) {
    const whole = leastCost(some.task);
    if (whole === null) continue;
    const near = leastCost(some.task, {
      panels: Math.max(1, Math.round(whole.panels * 1.2)),
      batteryKwh: whole.batteryKwh * 0.8,
    });
    expect((near?.cost ?? Infinity) / whole.cost).toBeCloseTo(1, 9);
  }
});

it("says what battery would do if it could be bought by 10 Wh: less than the module less than what is bought", () => {
  for (const some of fc.sample(project, { seed: 11, numRuns: 15 })) {
    const { task } = some;
    const found = leastCost(task);
    if (found === null) continue;
    const exact = exactBattery(task, found);
    const pvKwp = found.panels * task.panelKwp;
    expect(exact).toBeLessThanOrEqual(found.batteryKwh);
    expect(exact).toBeGreaterThan(found.batteryKwh - task.moduleKwh);
    expect(task.holds({ pvKwp, batteryKwh: exact })).toBe(true);
    expect(exact === 0 || !task.holds({ pvKwp, batteryKwh: exact - 0.01 })).toBe(true);
  }
});

it("says when even the most of both does not hold", () => {
  const [some] = fc.sample(project, { seed: 3, numRuns: 1 });
  if (some === undefined) throw new Error("no project");
  expect(leastCost({ ...some.task, holds: () => false })).toBeNull();
});

it("keeps the fewest panels and the smallest battery it is told", () => {
  const [some] = fc.sample(project, { seed: 5, numRuns: 1 });
  if (some === undefined) throw new Error("no project");
  const found = leastCost({ ...some.task, holds: () => true, panelCounts: [7, 8], smallestBattery: 3.2 });
  expect(found).toMatchObject({ panels: 7 });
  expect(found?.batteryKwh).toBeCloseTo(Math.ceil(3.2 / some.task.moduleKwh) * some.task.moduleKwh, 9);
});

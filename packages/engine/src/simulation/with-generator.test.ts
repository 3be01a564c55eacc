import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { largestHour } from "./plant";
import { cheapestOfAll } from "./testing/every-set";
import { carriedHouses } from "./testing/houses";
import { generatorYear, type GeneratorTask, leastCostWithGenerator } from "./with-generator";

/** A house of one year beside sets of two sizes; dearer fuel and a dearer set for each further house. */
function taskOf(seed: number, change: Partial<GeneratorTask> = {}): GeneratorTask {
  const [bare] = fc.sample(carriedHouses, { seed, numRuns: 1 });
  if (bare === undefined) throw new Error("no house");
  const largest = largestHour(bare);
  const empty = bare.battery.minimumCharge;
  const sizes = [1, 1.5].map((times) => ({
    nameplateKw: times * largest,
    pieces: 1,
    ratedKw: times * largest,
    leastKw: 0.3 * times * largest,
    startCharge: empty + 0.1,
    stopCharge: 0.8,
    chargerEfficiency: 0.94,
  }));
  const litre = 3 + (seed % 5);
  return {
    house: { ...bare, years: bare.years.slice(0, 1) },
    panelKwp: 0.4,
    prices: { kilowattOfPanels: 900, kilowattHourOfBattery: 600 },
    generator: {
      price: ({ nameplateKw }) => 300 * nameplateKw,
      presentWorth: ({ nameplateKw }, { hours, energy }) => litre * (0.08 * nameplateKw * hours + 0.25 * energy),
    },
    sets: { sizes, starts: [empty + 0.1, empty + 0.2], stops: [0.7, 0.8, 0.9] },
    darkHours: 20,
    mostHours: 8_760,
    without: { panels: 40, batteryKwh: 40 },
    panelCounts: Array.from({ length: 41 }, (_, two) => 2 * two),
    batteryStep: 2.5,
    smallestBattery: 0,
    ...change,
  };
}

describe("panels, battery and generating set together", () => {
  it.each([21, 22, 23, 24])("cost at most half a percent more than the cheapest of all there is (house %d)", (seed) => {
    const task = taskOf(seed);
    const found = leastCostWithGenerator(task);
    const best = cheapestOfAll(task, Number.POSITIVE_INFINITY);
    expect((found?.cost ?? NaN) / (best?.cost ?? NaN)).toBeLessThanOrEqual(1.005);
  });

  it("keep the hours that may stay dark and the hours the set may run, through the whole balance", () => {
    for (const mostHours of [400, 100]) {
      const task = taskOf(31, { mostHours });
      const found = leastCostWithGenerator(task);
      if (found === null) throw new Error("a size keeps them");
      const size = { pvKwp: found.panels * task.panelKwp, batteryKwh: found.batteryKwh };
      const year = generatorYear({ ...task.house, generator: found.set }, size);
      expect(year.darkHours).toBeLessThanOrEqual(task.darkHours);
      expect(year.hours).toBeLessThanOrEqual(mostHours);
      expect(task.panelCounts).toContain(found.panels);
      expect(Number.isInteger(found.batteryKwh / task.batteryStep)).toBe(true);
    }
    expect(leastCostWithGenerator(taskOf(31, { mostHours: -1 }))).toBeNull();
  });

  it("have at least the battery that is asked for", () => {
    expect(leastCostWithGenerator(taskOf(21, { smallestBattery: 31 }))?.batteryKwh).toBeGreaterThanOrEqual(31);
  });

  it("are the same where the search begins at what it found", () => {
    const found = leastCostWithGenerator(taskOf(22));
    if (found === null) throw new Error("a size keeps the target");
    expect(leastCostWithGenerator(taskOf(22, { near: found }))).toEqual(found);
  });

  it("never cost less to build and run where fuel or the set is dearer", () => {
    const cost = (change: Partial<GeneratorTask>) => leastCostWithGenerator(taskOf(24, change))?.cost ?? NaN;
    const { generator } = taskOf(24);
    const dear = { ...generator, price: (set: { readonly nameplateKw: number }) => 900 * set.nameplateKw };
    expect(cost({ generator: dear })).toBeGreaterThan(cost({}));
  });
});

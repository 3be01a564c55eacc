import { generatorYears, isAlone } from "../generator-years";
import { type GeneratorChoice, type GeneratorTask, setsWithLevels } from "../with-generator";

/** The cheapest of all there is to choose from, looked at one by one; null where none costs less than `below`. */
export function cheapestOfAll(task: GeneratorTask, below: number): GeneratorChoice | null {
  const { house, panelKwp, prices, generator, darkHours, mostHours, without, panelCounts, batteryStep } = task;
  if (!isAlone(house)) throw new Error("A house without a grid");
  const { length } = house.years;
  const count = generatorYears({ ...house, years: [...house.years] });
  const fewest = Math.max(1, Math.ceil(task.smallestBattery / batteryStep - 1e-9));
  const most = Math.max(fewest, Math.ceil((MOST_TIMES_WITHOUT * without.batteryKwh) / batteryStep));
  let least = below;
  let best: GeneratorChoice | null = null;
  for (const set of setsWithLevels(task.sets)) {
    for (let pieces = fewest; pieces <= most; pieces += 1) {
      const batteryKwh = pieces * batteryStep;
      for (const panels of panelCounts) {
        const pvKwp = panels * panelKwp;
        const built =
          pvKwp * prices.kilowattOfPanels + batteryKwh * prices.kilowattHourOfBattery + generator.price(set);
        const costOf = (soFar: { hours: number; energy: number; wasted: number }) =>
          built +
          generator.presentWorth(set, { hours: soFar.hours / length, energy: (soFar.energy + soFar.wasted) / length });
        if (built >= least) break;
        const totals = count(
          { pvKwp, batteryKwh, set },
          length,
          (soFar) => soFar.darkHours <= darkHours && soFar.hours <= mostHours * length && costOf(soFar) < least,
        );
        if (totals === null) continue;
        least = costOf(totals);
        best = { panels, batteryKwh, set, cost: least };
      }
    }
  }
  return best;
}
const MOST_TIMES_WITHOUT = 2;

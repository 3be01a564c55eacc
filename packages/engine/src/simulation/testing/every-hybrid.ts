import { DAYS_OF_YEAR } from "../../units/year";
import { type HybridCost, type HybridTask, reserveHours, WINDOW_PARTS, windowParts } from "../hybrid-places";
import { type HybridYear, hybridYears } from "../hybrid-years";
import { type GeneratingSet, NO_EXPORT, panelShare, type Size } from "../plant";
import { reservesOf, smallestBattery } from "../reserve";

/** Battery looked at beyond the reserve. [days of load] */
const DAYS_STORED = 1.5;

/**
 * Every number of panels with every battery up to a day and a half beyond each reserve, and with everything that may be kept
 * before the daily window.
 */
function everyHybrid(task: HybridTask): readonly Hybrid[] {
  const { house, batteryStep, panelKwp, wirable } = task;
  const load = house.years.reduce((total, year) => total + year.load.reduce((sum, power) => sum + power, 0), 0);
  const stored = Math.ceil((DAYS_STORED * load) / house.years.length / DAYS_OF_YEAR / batteryStep);
  const panels = Array.from({ length: task.mostPanels + 1 }, (_, count) => count).filter(
    (count) => wirable(count) === count,
  );
  const reserves = reservesOf(house);
  const sets = task.sets.length === 0 ? [null] : task.sets;
  const stepsOf = (kwh: readonly number[]) => Math.max(1, Math.ceil(smallestBattery(house, kwh) / batteryStep - 1e-9));
  return reserveHours(task).flatMap((hours) => {
    const [least, most] = [stepsOf(reserves.of(hours, 0)), stepsOf(reserves.of(hours)) + stored];
    const batteries = Array.from({ length: most - least + 1 }, (_, more) => (least + more) * batteryStep);
    return windowParts(reserves).flatMap((part) => {
      const reserveKwh = reserves.of(hours, (part / WINDOW_PARTS) * reserves.sunlessWindow);
      return panels.flatMap((count) =>
        batteries.flatMap((batteryKwh) =>
          sets.map((set) => ({ size: { pvKwp: count * panelKwp, batteryKwh }, reserveKwh, set })),
        ),
      );
    });
  });
}
interface Hybrid {
  readonly size: Size;
  readonly reserveKwh: readonly number[];
  readonly set: GeneratingSet | null;
}

/**
 * The least cost of all that serve the outages, or `below`: each is simulated unless even without a bill or a drop of fuel
 * it would cost more.
 */
export function leastOfEveryHybrid(task: HybridTask, cost: HybridCost, below = Number.POSITIVE_INFINITY): number {
  const { meanYear, darkByChance } = hybridYears(task.house);
  let least = below;
  for (const { size, reserveKwh, set } of everyHybrid(task)) {
    if (cost(size, bestYear(task, size), set) >= least) continue;
    const year = meanYear(size, reserveKwh, { set });
    const price = cost(size, year, set);
    if (price >= least || year.windowDark > task.windowDarkShare * year.windowHours + 1e-9) continue;
    if (year.generatorHours <= task.mostHours && darkByChance(size, reserveKwh, { set }) <= task.darkShare)
      least = price;
  }
  return least;
}

/** No year can be better: nothing bought, all that the panels make sold where anything is. */
function bestYear({ house }: HybridTask, { pvKwp }: Size): HybridYear {
  const none = Array<number>(12).fill(0);
  const made = house.years.reduce(
    (most, { sun }) =>
      Math.max(
        most,
        sun.reduce((sum, power) => sum + power, 0),
      ),
    0,
  );
  const sold = house.grid?.exportCap === NO_EXPORT ? 0 : made * panelShare(house, pvKwp);
  const hours = { darkHours: 0, hoursAway: 0, windowDark: 0, windowHours: 0, generatorHours: 0, generatorEnergy: 0 };
  return { bought: none, sold: none.map(() => sold), dumped: 0, fromBattery: 0, ...hours };
}

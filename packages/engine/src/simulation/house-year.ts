import { simulateYear, type YearOptions } from "../energy/balance";
import { controllerOf } from "./followed-prices";
import type { YearTotals } from "../energy/year-totals";
import type { YearColumns } from "../energy/year-columns";
import type { EnergySystem } from "../energy/system";
import { type House, type HouseYear, loadOf, presenceOf, type Size, systemOf } from "./plant";

/** From here on a year is run through before it is counted: the battery begins it as its own 31 December leaves it. */
const NOVEMBER = 304;
/** First hour of that time. */
export const WARM_UP_FROM = 24 * NOVEMBER;

interface Known {
  readonly size: Size;
  readonly totals: YearTotals;
}
/** The latest size of each house through each year: reliability, warnings and ages ask for the same one after another. */
const known = new WeakMap<House, Map<HouseYear, Known>>();

/** A house with panels and battery of a size through one of its years, by the balance of tables g and k. */
export function simulateHouseYear(house: House, size: Size, year: HouseYear, columns?: YearColumns): YearTotals {
  const ofHouse = known.get(house) ?? new Map<HouseYear, Known>();
  const latest = ofHouse.get(year);
  const isSame = latest?.size.pvKwp === size.pvKwp && latest.size.batteryKwh === size.batteryKwh;
  if (isSame && columns === undefined) return latest.totals;
  const totals = simulated(house, size, year, columns);
  known.set(house, ofHouse.set(year, { size, totals }));
  return totals;
}

function simulated(house: House, size: Size, year: HouseYear, columns?: YearColumns): YearTotals {
  const load = loadOf(house, year);
  const system = systemOf(house, size);
  const present = presenceOf(house, year);
  const initialCharge = chargeInJanuary(system, load, year, present);
  const from = { ...system, battery: { ...system.battery, initialCharge } };
  const run = (options: YearOptions) =>
    simulateYear(from, load, year.sun, { ...options, frozen: year.frozen, present });
  const controller = controllerOf(house, size, year, (kept) => run({ columns: kept }));
  return run({ columns, controller });
}

/** Carried over from December, which begins with what a full battery on 1 November comes to. 0 to 1 */
function chargeInJanuary(
  system: EnergySystem,
  load: Float64Array,
  { sun, frozen }: HouseYear,
  present: Uint8Array | null,
): number {
  return simulateYear(system, load.subarray(WARM_UP_FROM), sun.subarray(WARM_UP_FROM), {
    frozen: frozen?.subarray(NOVEMBER) ?? null,
    present: present?.subarray(WARM_UP_FROM) ?? null,
  }).finalCharge;
}

import { HOURS_PER_YEAR, type Battery } from "../energy/system";
import { batteryOf, type House, type Size } from "./plant";
import { emptyRuns, fillRuns, type YearOfRuns } from "./runs-of-hours";

/** Rounding in the stored energy must not decide whether an hour is dark; the balance uses the same two. [kWh] */
const ROUNDING = 1e-12;
const NOTICEABLE = 1e-9;
const HOURS_PER_DAY = 24;

/**
 * Hours without full power of an off-grid house without a generator, summed over its years; counting ends early above
 * `enough`. The hourly balance (`energy/balance.ts`) cut down to the one figure the search asks for thousands of times:
 * a test holds the two equal. Every year begins with a full battery.
 */
export function darkHours(house: House, { pvKwp, batteryKwh }: Size, enough = Number.POSITIVE_INFINITY): number {
  const demand = demandOf(house, pvKwp);
  const battery = batteryOf(house.battery, batteryKwh);
  let dark = 0;
  for (let year = 0; year < house.sun.length; year += 1) {
    const runs = demand.years[year];
    if (runs === undefined) break;
    dark += countYear(house, demand, runs, battery, enough - dark);
    if (dark > enough) break;
  }
  return dark;
}

/** What a house and its panels ask of the battery, whatever its size. */
interface Demand {
  readonly house: House | null;
  readonly pvKwp: number;
  /** Taken from the bus when an hour of the day is served, the inverter's own draw included. [kWh] */
  readonly bus: readonly number[];
  /** Whether an hour of the day asks for more than the inverter gives: it is dark whatever the size. */
  readonly tooMuch: readonly boolean[];
  /** One for each year of sun, and perhaps more from an earlier house. */
  readonly years: readonly YearOfRuns[];
}

/**
 * The last one asked for. A search asks for many batteries beside the same panels; the columns are half a megabyte a
 * year, and making them again would cost more than the counting.
 */
let last: Demand = { house: null, pvKwp: Number.NaN, bus: [], tooMuch: [], years: [] };

function demandOf(house: House, pvKwp: number): Demand {
  if (last.house === house && last.pvKwp === pvKwp) return last;
  const { load, inverter, sun, mpptEfficiency } = house;
  const bus = load.map((power) => Math.min(power, inverter.ratedKw) / inverter.efficiency + inverter.idleKw);
  const tooMuch = load.map((power) => power - inverter.ratedKw > NOTICEABLE);
  const years = sun.map((unit, year) => {
    const runs = last.years[year] ?? emptyRuns(HOURS_PER_YEAR);
    fillRuns(runs, { bus, unit, perUnit: (pvKwp * mpptEfficiency) / 1_000, battery: house.battery });
    return runs;
  });
  last = { house, pvKwp, bus, tooMuch, years: [...years, ...last.years.slice(years.length)] };
  return last;
}

/** The inner loop of the search: run by run, and hour by hour only where a limit of the battery is near. */
function countYear(house: House, demand: Demand, runs: YearOfRuns, battery: Battery, enough: number): number {
  const { missing, start, count, shrink, change, most } = runs;
  const { nominalKwh: full, chargeEfficiency, dischargeEfficiency, maximumChargeKw, maximumDischargeKw } = battery;
  const floor = full * battery.minimumCharge;
  const kept = 1 - battery.selfDischargePerHour;
  let stored = full;
  let dark = (demand.tooMuch.filter((is) => is).length * missing.length) / HOURS_PER_DAY;
  for (let run = 0; run < count; run += 1) {
    const changed = change[run] ?? 0;
    const left = shrink[run] ?? 0;
    const after = stored * left + changed;
    // Not even without self-discharge is the battery ever full; or it is above its floor to the end.
    const free =
      changed > 0
        ? stored + changed / left <= full && (most[run] ?? 0) <= maximumChargeKw
        : after >= floor && (most[run] ?? 0) <= maximumDischargeKw;
    if (free) {
      stored = after;
      continue;
    }
    const end = start[run + 1] ?? 0;
    for (let hour = start[run] ?? 0; hour < end; hour += 1) {
      const need = missing[hour] ?? 0;
      stored *= kept;
      if (need <= 0) {
        stored += chargeEfficiency * (-need < maximumChargeKw ? -need : maximumChargeKw);
        if (stored > full) stored = full;
        continue;
      }
      const available = (stored - floor) * dischargeEfficiency;
      const asked = need < maximumDischargeKw ? need : maximumDischargeKw;
      const given = asked < available ? asked : available > 0 ? available : 0;
      stored -= given / dischargeEfficiency;
      if (given < need - ROUNDING && isDark(house, demand, hour % HOURS_PER_DAY, need - given)) dark += 1;
    }
    if (dark > enough) return dark;
  }
  return dark;
}

/** Whether an hour that lacks this much at the bus reaches less than its load. What is too much is counted already. */
function isDark({ load, inverter }: House, { bus, tooMuch }: Demand, time: number, lacking: number): boolean {
  if (tooMuch[time] ?? false) return false;
  const reaching = Math.max(0, (bus[time] ?? 0) - lacking - inverter.idleKw) * inverter.efficiency;
  return (load[time] ?? 0) - reaching > NOTICEABLE;
}

import { HOURS_PER_YEAR, type Battery } from "../energy/system";
import { WARM_UP_FROM } from "./house-year";
import { batteryOf, type House, type HouseYear, panelShare, type Size } from "./plant";
import { emptyRuns, fillRuns, type YearOfRuns } from "./runs-of-hours";

/** Rounding in the stored energy must not decide whether an hour is dark; the balance uses the same two. [kWh] */
const ROUNDING = 1e-12;
const NOTICEABLE = 1e-9;

/**
 * Hours without full power of an off-grid house without a generator, summed over its years; counting ends early above
 * `enough`. The hourly balance (`energy/balance.ts`) cut down to the one figure the search asks for thousands of times:
 * a test holds the two equal.
 */
export function darkHours(house: House, size: Size, enough = Number.POSITIVE_INFINITY): number {
  let dark = 0;
  for (let year = 0; year < house.years.length && dark <= enough; year += 1) {
    dark += darkHoursOfYear(house, size, year, enough - dark);
  }
  return dark;
}

/** The same of one of its years. */
export function darkHoursOfYear(
  house: House,
  { pvKwp, batteryKwh }: Size,
  year: number,
  enough = Number.POSITIVE_INFINITY,
): number {
  const demand = demandOf(house, pvKwp).years[year];
  if (demand === undefined) throw new RangeError(`The house has no year ${year}`);
  return countYear(house, demand, batteryOf(house.battery, batteryKwh), enough);
}

/** What a house and its panels ask of the battery, whatever its size. */
interface Demand {
  readonly house: House;
  readonly pvKwp: number;
  readonly years: readonly YearOfDemand[];
}
interface YearOfDemand extends Asked {
  readonly runs: YearOfRuns;
  /** The first run from 1 November on: the year begins with what these weeks leave. */
  readonly warmUpFrom: number;
}
/** What a year asks for, whatever the panels. */
interface Asked {
  readonly year: HouseYear;
  /** Taken from the bus when an hour is served, the inverter's own draw included. [kWh] */
  readonly bus: Float64Array;
  /** Whether an hour asks for more than the inverter gives: it is dark whatever the size. */
  readonly tooMuch: Uint8Array;
  readonly tooMuchHours: number;
}

/**
 * The last ones asked for, the latest first. A search asks for many batteries beside the same panels, and for a house
 * in a few ages by turns; the columns are half a megabyte a year, and making them again would cost more than the
 * counting.
 */
const kept: Demand[] = [];
const KEPT = 4;

function demandOf(house: House, pvKwp: number): Demand {
  const [latest] = kept;
  if (latest !== undefined && latest.house === house && latest.pvKwp === pvKwp) return latest;
  const place = kept.findIndex((each) => each.house === house);
  const [known] = place >= 0 ? kept.splice(place, 1) : kept.splice(KEPT - 1);
  const demand = known?.house === house && known.pvKwp === pvKwp ? known : demandFrom(house, pvKwp, known);
  kept.unshift(demand);
  return demand;
}

/** Fills the columns of a demand that is not needed any more. */
function demandFrom(house: House, pvKwp: number, former: Demand | undefined): Demand {
  const perUnit = panelShare(house, pvKwp);
  const years = house.years.map((year, index) => {
    const before = former?.years[index];
    const asked = former?.house === house && before !== undefined ? before : askedOf(house, year);
    const runs = before?.runs ?? emptyRuns(HOURS_PER_YEAR);
    const { sun, frozen } = year;
    fillRuns(runs, { bus: asked.bus, sun, frozen, perUnit, battery: house.battery, splitAt: WARM_UP_FROM });
    return { ...asked, runs, warmUpFrom: runAt(runs, WARM_UP_FROM) };
  });
  return { house, pvKwp, years };
}

function askedOf({ inverter }: House, year: HouseYear): Asked {
  const { ratedKw, efficiency, idleKw } = inverter;
  const { load } = year;
  const bus = new Float64Array(load.length);
  const tooMuch = new Uint8Array(load.length);
  let tooMuchHours = 0;
  for (let hour = 0; hour < load.length; hour += 1) {
    const power = load[hour] ?? 0;
    bus[hour] = Math.min(power, ratedKw) / efficiency + idleKw;
    if (power - ratedKw <= NOTICEABLE) continue;
    tooMuch[hour] = 1;
    tooMuchHours += 1;
  }
  return { year, bus, tooMuch, tooMuchHours };
}

/** The run that begins at an hour, or the next one. */
function runAt({ start, count }: YearOfRuns, hour: number): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((start[middle] ?? 0) < hour) low = middle + 1;
    else high = middle;
  }
  return low;
}

function countYear(house: House, demand: YearOfDemand, battery: Battery, enough: number): number {
  const charge = { stored: battery.nominalKwh };
  countRuns(house, demand, battery, { from: demand.warmUpFrom, charge, enough: Number.POSITIVE_INFINITY });
  const allowed = enough - demand.tooMuchHours;
  if (allowed < 0) return demand.tooMuchHours;
  return demand.tooMuchHours + countRuns(house, demand, battery, { from: 0, charge, enough: allowed });
}

interface Span {
  readonly from: number;
  /** Of the battery, as the span begins and then as it ends. [kWh] */
  readonly charge: { stored: number };
  readonly enough: number;
}

/** The inner loop of the search: run by run, and hour by hour only where a limit of the battery is near. */
function countRuns(house: House, demand: YearOfDemand, battery: Battery, { from, charge, enough }: Span): number {
  const { missing, start, count, shrink, change, most } = demand.runs;
  const { nominalKwh: full, chargeEfficiency, dischargeEfficiency, maximumChargeKw, maximumDischargeKw } = battery;
  const floor = full * battery.minimumCharge;
  const kept = 1 - battery.selfDischargePerHour;
  let { stored } = charge;
  let dark = 0;
  for (let run = from; run < count; run += 1) {
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
      if (given < need - ROUNDING && isDark(house, demand, hour, need - given)) dark += 1;
    }
    if (dark > enough) return dark;
  }
  charge.stored = stored;
  return dark;
}

/** Whether an hour that lacks this much at the bus reaches less than its load. What is too much is counted already. */
function isDark({ inverter }: House, { year, bus, tooMuch }: Asked, hour: number, lacking: number): boolean {
  if (tooMuch[hour] === 1) return false;
  const reaching = Math.max(0, (bus[hour] ?? 0) - lacking - inverter.idleKw) * inverter.efficiency;
  return (year.load[hour] ?? 0) - reaching > NOTICEABLE;
}

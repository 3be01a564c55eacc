import { HOURS_PER_YEAR, type Battery } from "../energy/system";
import { WARM_UP_FROM } from "./house-year";
import { batteryOf, type House, type HouseYear, panelShare, type Size } from "./plant";
import { emptyRuns, fillRuns, type YearOfRuns } from "./runs-of-hours";

/** Rounding in the stored energy must not decide whether an hour is dark; the balance uses the same two. [kWh] */
const ROUNDING = 1e-12;
const NOTICEABLE = 1e-9;
const HOURS_PER_DAY = 24;

/**
 * Hours without full power of an off-grid house without a generator, summed over its years; counting ends early above
 * `enough`. The hourly balance (`energy/balance.ts`) cut down to the one figure the search asks for thousands of times:
 * a test holds the two equal.
 */
export function darkHours(house: House, size: Size, enough = Number.POSITIVE_INFINITY): number {
  const answers = answered.get(house) ?? new Map<string, number>();
  answered.set(house, answers);
  const question = `${size.pvKwp} ${size.batteryKwh} ${enough}`;
  const known = answers.get(question);
  if (known !== undefined) return known;
  const dark = countAll(house, size, enough);
  answers.set(question, dark);
  return dark;
}

/** What was asked of a house before: a search comes back to a third of its sizes. */
const answered = new WeakMap<House, Map<string, number>>();

function countAll(house: House, size: Size, enough: number): number {
  const order = hardestFirst.get(house) ?? house.years.map((_, year) => year);
  hardestFirst.set(house, order);
  let dark = 0;
  for (const [place, year] of order.entries()) {
    dark += darkHoursOfYear(house, size, year, enough - dark);
    if (dark <= enough) continue;
    order.unshift(...order.splice(place, 1));
    return dark;
  }
  return dark;
}

/** The years of a house, the last one that was too much first: the next size that is refused is refused by it as a rule. */
const hardestFirst = new WeakMap<House, number[]>();

/** The same of one of its years. */
export function darkHoursOfYear(
  house: House,
  { pvKwp, batteryKwh }: Size,
  year: number,
  enough = Number.POSITIVE_INFINITY,
): number {
  const demand = demandOf(house, pvKwp);
  const battery = batteryOf(house.battery, batteryKwh);
  if (demand.asked[year] === 0) {
    demand.asked[year] = 1;
    return countOnce(demand, askedIn(demand, year), battery, enough);
  }
  return countYear(house, yearOf(demand, year), battery, enough);
}

/** What a house and its panels ask of the battery, whatever its size. */
interface Demand {
  readonly house: House;
  readonly pvKwp: number;
  /** What reaches the bus of a watt of sun on a kilowatt of panels. [kW/W] */
  readonly perUnit: number;
  /**
   * Of each year: not asked for, counted hour by hour, or its columns made. Most sizes are refused in their first year and
   * never asked for again: the columns would cost more than the one count.
   */
  readonly asked: (0 | 1 | 2)[];
  /** Columns to fill, the former ones' first. */
  readonly years: (Columns | undefined)[];
}
interface Columns {
  readonly asked: Asked | null;
  readonly runs: YearOfRuns | null;
  readonly warmUpFrom: number;
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

/** With the columns of a demand that is not needed any more: of another house, what it asked for is made again. */
const demandFrom = (house: House, pvKwp: number, former: Demand | undefined): Demand => ({
  house,
  pvKwp,
  perUnit: panelShare(house, pvKwp),
  asked: house.years.map(() => 0),
  years:
    former?.house === house
      ? former.years
      : house.years.map((_, index) => {
          const runs = former?.years[index]?.runs ?? null;
          return { asked: null, runs, warmUpFrom: 0 };
        }),
});

/** What one of its years asks for, made the first time. */
function askedIn({ house, years }: Demand, index: number): Asked {
  const columns = years[index];
  if (columns?.asked) return columns.asked;
  const year = house.years[index];
  if (year === undefined) throw new RangeError(`The house has no year ${index}`);
  const asked = askedOf(house, year);
  years[index] = { asked, runs: columns?.runs ?? null, warmUpFrom: 0 };
  return asked;
}

/** One of its years, its columns filled the first time. */
function yearOf(demand: Demand, index: number): YearOfDemand {
  const { house, perUnit, years } = demand;
  const asked = askedIn(demand, index);
  const runs = years[index]?.runs ?? emptyRuns(HOURS_PER_YEAR);
  if (demand.asked[index] === 2) return { ...asked, runs, warmUpFrom: years[index]?.warmUpFrom ?? 0 };
  const { sun, frozen } = asked.year;
  fillRuns(runs, { bus: asked.bus, sun, frozen, perUnit, battery: house.battery, splitAt: WARM_UP_FROM });
  const warmUpFrom = runAt(runs, WARM_UP_FROM);
  years[index] = { asked, runs, warmUpFrom };
  demand.asked[index] = 2;
  return { ...asked, runs, warmUpFrom };
}

/** Houses under another sun or of another age ask for the same. */
const askedFor = new WeakMap<HouseYear["load"], { readonly inverter: House["inverter"]; readonly bus: Bus }>();
type Bus = Pick<Asked, "bus" | "tooMuch" | "tooMuchHours">;

function askedOf({ inverter }: House, year: HouseYear): Asked {
  const known = askedFor.get(year.load);
  const isSame =
    known?.inverter.ratedKw === inverter.ratedKw &&
    known.inverter.efficiency === inverter.efficiency &&
    known.inverter.idleKw === inverter.idleKw;
  const bus = known && isSame ? known.bus : busOf(inverter, year.load);
  if (!isSame) askedFor.set(year.load, { inverter, bus });
  return { year, ...bus };
}

function busOf({ ratedKw, efficiency, idleKw }: House["inverter"], load: HouseYear["load"]): Bus {
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
  return { bus, tooMuch, tooMuchHours };
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

/** The same without columns, hour by hour: as far as it takes to know that it is too many. */
function countOnce({ house, perUnit }: Demand, asked: Asked, battery: Battery, enough: number): number {
  const allowed = enough - asked.tooMuchHours;
  const charge = { stored: battery.nominalKwh };
  countHours(house, asked, battery, { from: WARM_UP_FROM, charge, enough: Number.POSITIVE_INFINITY }, perUnit);
  if (allowed < 0) return asked.tooMuchHours;
  return asked.tooMuchHours + countHours(house, asked, battery, { from: 0, charge, enough: allowed }, perUnit);
}

/**
 * Counted in what the battery can still give to the bus, above its floor: so an hour has no division, and the search asks
 * for millions of them.
 */
function countHours(
  house: House,
  asked: Asked,
  battery: Battery,
  { from, charge, enough }: Span,
  perUnit: number,
): number {
  const { nominalKwh, chargeEfficiency, dischargeEfficiency, maximumChargeKw, maximumDischargeKw } = battery;
  const { sun, frozen } = asked.year;
  const { bus } = asked;
  const floor = nominalKwh * battery.minimumCharge;
  const kept = 1 - battery.selfDischargePerHour;
  const lost = floor * dischargeEfficiency * battery.selfDischargePerHour;
  const full = (nominalKwh - floor) * dischargeEfficiency;
  const through = chargeEfficiency * dischargeEfficiency;
  let able = (charge.stored - floor) * dischargeEfficiency;
  let dark = 0;
  for (let hour = from; hour < HOURS_PER_YEAR; hour += 1) {
    const need = (bus[hour] ?? 0) - (sun[hour] ?? 0) * perUnit;
    able = able * kept - lost;
    if (need <= 0) {
      if (frozen !== null && frozen[Math.floor(hour / HOURS_PER_DAY)] === 1) continue;
      able += through * (-need < maximumChargeKw ? -need : maximumChargeKw);
      if (able > full) able = full;
      continue;
    }
    const wanted = need < maximumDischargeKw ? need : maximumDischargeKw;
    const given = wanted < able ? wanted : able > 0 ? able : 0;
    able -= given;
    if (given < need - ROUNDING && isDark(house, asked, hour, need - given)) {
      dark += 1;
      if (dark > enough) return dark;
    }
  }
  charge.stored = able / dischargeEfficiency + floor;
  return dark;
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

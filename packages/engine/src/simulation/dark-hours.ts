import { HOURS_PER_YEAR, type Battery } from "../energy/system";
import { WARM_UP_FROM } from "./house-year";
import { batteryOf, type House, type HouseYear, panelShare, peakOf, type Size } from "./plant";
import { type Nights, nightAt, nightsOf } from "./nights";

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
  const ofYear = house.years[year];
  if (ofYear === undefined) throw new RangeError(`The house has no year ${year}`);
  const asked = askedOf(house, ofYear);
  const allowed = enough - asked.tooMuchHours;
  if (allowed < 0) return asked.tooMuchHours;
  const counted = { house, asked, battery: batteryOf(house.battery, batteryKwh), perUnit: panelShare(house, pvKwp) };
  return asked.tooMuchHours + countOnce(counted, allowed);
}

interface Known {
  readonly battery: Battery;
  readonly perUnit: number;
  readonly frozen: HouseYear["frozen"];
  readonly dark: number;
  /** False where counting ended early: there are so many at least. */
  readonly isWhole: boolean;
}

/**
 * What was counted of a year, by the sum of panels and battery. A search for another goal, advice and the figures of a
 * design meet the same size in the same hours, in a house that was made again: a fifth of all questions.
 */
const counts = new WeakMap<Nights, Map<number, readonly Known[]>>();

function countOnce(counted: Counted, allowed: number): number {
  const { battery, perUnit } = counted;
  const { nights, year } = counted.asked;
  const bySize = counts.get(nights) ?? new Map<number, readonly Known[]>();
  counts.set(nights, bySize);
  const alike = bySize.get(perUnit + battery.nominalKwh) ?? [];
  const known = alike.find(
    (one) => one.perUnit === perUnit && one.frozen === year.frozen && isSameBattery(one.battery, battery),
  );
  if (known !== undefined && (known.isWhole || known.dark > allowed)) return known.dark;
  const dark = countHours(counted, { from: 0, able: ableInJanuary(counted), wasFull: false }, allowed);
  const made = { battery, perUnit, frozen: year.frozen, dark, isWhole: dark <= allowed };
  bySize.set(perUnit + battery.nominalKwh, [...alike.filter((one) => one !== known), made]);
  return dark;
}

/** As far as hours are counted; what is left of a charge in an hour is that of the nights. */
const isSameBattery = (one: Battery, other: Battery): boolean =>
  one.nominalKwh === other.nominalKwh &&
  one.minimumCharge === other.minimumCharge &&
  one.chargeEfficiency === other.chargeEfficiency &&
  one.dischargeEfficiency === other.dischargeEfficiency &&
  one.maximumChargeKw === other.maximumChargeKw &&
  one.maximumDischargeKw === other.maximumDischargeKw;

/** What a house asks of its battery in a year, whatever its size and that of the panels. */
interface Asked {
  readonly year: HouseYear;
  /** Taken from the bus when an hour is served, the inverter's own draw included. [kWh] */
  readonly bus: Float64Array;
  /** Whether an hour asks for more than the inverter gives: it is dark whatever the size. */
  readonly tooMuch: Uint8Array;
  readonly tooMuchHours: number;
  /** The first night from 1 November on begins there: the year begins with what these weeks leave. */
  readonly nights: Nights;
}

type Bus = Pick<Asked, "bus" | "tooMuch" | "tooMuchHours">;
interface KnownBus extends Bus {
  readonly asked: AskedOfInverter;
  /** Under each sun, with the self-discharge they were counted with. */
  readonly nights: WeakMap<Float64Array, { readonly kept: number; readonly nights: Nights }>;
}
/** Houses under another sun or of another age ask for the same. */
const askedFor = new WeakMap<HouseYear["load"], KnownBus>();

function askedOf({ inverter, battery }: House, year: HouseYear): Asked {
  const { bus, tooMuch, tooMuchHours, nights: known } = knownBus(inverter, year.load);
  const kept = 1 - battery.selfDischargePerHour;
  const before = known.get(year.sun);
  const nights = before?.kept === kept ? before.nights : nightsOf({ bus, sun: year.sun, kept, splitAt: WARM_UP_FROM });
  if (nights !== before?.nights) known.set(year.sun, { kept, nights });
  return { year, bus, tooMuch, tooMuchHours, nights };
}

type AskedOfInverter = Pick<House["inverter"], "ratedKw" | "efficiency" | "idleKw">;

function knownBus({ ratedKw, efficiency, idleKw }: House["inverter"], load: HouseYear["load"]): KnownBus {
  // One that carries the largest hour limits none, however strong it is.
  const asked = { ratedKw: ratedKw >= peakOf(load) ? Number.POSITIVE_INFINITY : ratedKw, efficiency, idleKw };
  const known = askedFor.get(load);
  if (known?.asked.ratedKw === asked.ratedKw && known.asked.efficiency === efficiency && known.asked.idleKw === idleKw)
    return known;
  const made: KnownBus = { asked, ...busOf(asked, load), nights: new WeakMap() };
  askedFor.set(load, made);
  return made;
}

function busOf({ ratedKw, efficiency, idleKw }: AskedOfInverter, load: HouseYear["load"]): Bus {
  const bus = new Float64Array(load.length);
  const tooMuch = new Uint8Array(load.length);
  let tooMuchHours = 0;
  if (ratedKw === Number.POSITIVE_INFINITY) {
    for (let hour = 0; hour < load.length; hour += 1) bus[hour] = (load[hour] ?? 0) / efficiency + idleKw;
    return { bus, tooMuch, tooMuchHours };
  }
  for (let hour = 0; hour < load.length; hour += 1) {
    const power = load[hour] ?? 0;
    bus[hour] = Math.min(power, ratedKw) / efficiency + idleKw;
    if (power - ratedKw <= NOTICEABLE) continue;
    tooMuch[hour] = 1;
    tooMuchHours += 1;
  }
  return { bus, tooMuch, tooMuchHours };
}

interface Counted {
  readonly house: House;
  readonly asked: Asked;
  readonly battery: Battery;
  /** What reaches the bus of a watt of sun. [kW/W] */
  readonly perUnit: number;
}

interface Span {
  readonly from: number;
  /** What the battery can give above its floor, as the span begins and then as it ends. [kWh at the bus] */
  able: number;
  /** Whether it was ever full in it. */
  wasFull: boolean;
}

/** Days before the new year in which a battery is full once, as a rule. */
const LAST_DAYS = 14;
const LAST_DAYS_FROM = HOURS_PER_YEAR - HOURS_PER_DAY * LAST_DAYS;

/**
 * What a battery that is full on 1 November can give at the end of the year. Where even one that holds less than it ever
 * can is full in the last days, all before them is forgotten.
 */
function ableInJanuary(counted: Counted): number {
  const { battery } = counted;
  const [full, lost] = [fullOf(battery), lostOf(battery)];
  const last = { from: LAST_DAYS_FROM, able: -lost * (LAST_DAYS_FROM - WARM_UP_FROM), wasFull: false };
  countHours(counted, last);
  if (last.wasFull) return last.able;
  const autumn = { from: WARM_UP_FROM, able: full, wasFull: false };
  countHours(counted, autumn);
  return autumn.able;
}

const fullOf = ({ nominalKwh, minimumCharge, dischargeEfficiency }: Battery) =>
  (nominalKwh - nominalKwh * minimumCharge) * dischargeEfficiency;
/** Of what lies under the floor, in an hour. */
const lostOf = ({ nominalKwh, minimumCharge, dischargeEfficiency, selfDischargePerHour }: Battery) =>
  nominalKwh * minimumCharge * dischargeEfficiency * selfDischargePerHour;

/**
 * The inner loop of the search. Counted in what the battery can still give to the bus, above its floor: so an hour has no
 * division, and a night that meets no limit is one step.
 */
function countHours(
  { house, asked, battery, perUnit }: Counted,
  span: Span,
  enough = Number.POSITIVE_INFINITY,
): number {
  const { chargeEfficiency, dischargeEfficiency, maximumChargeKw, maximumDischargeKw } = battery;
  const { sun, frozen } = asked.year;
  const { bus, nights } = asked;
  const { start, end, left, times, taken, most } = nights;
  const [full, lost] = [fullOf(battery), lostOf(battery)];
  const kept = 1 - battery.selfDischargePerHour;
  const through = chargeEfficiency * dischargeEfficiency;
  let { able, wasFull } = span;
  let night = nightAt(nights, span.from);
  let until = start[night] ?? HOURS_PER_YEAR;
  let dark = 0;
  for (let hour = span.from; hour < HOURS_PER_YEAR;) {
    for (; hour < until; hour += 1) {
      const need = (bus[hour] ?? 0) - (sun[hour] ?? 0) * perUnit;
      able = able * kept - lost;
      if (need <= 0) {
        if (frozen !== null && frozen[Math.floor(hour / HOURS_PER_DAY)] === 1) continue;
        able += through * (-need < maximumChargeKw ? -need : maximumChargeKw);
        if (able > full) {
          able = full;
          wasFull = true;
        }
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
    if (hour >= HOURS_PER_YEAR) break;
    const after = able * (left[night] ?? 0) - lost * (times[night] ?? 0) - (taken[night] ?? 0);
    // Above its floor to the end: no hour of it was dark.
    if (after >= 0 && (most[night] ?? 0) <= maximumDischargeKw) {
      able = after;
      hour = end[night] ?? HOURS_PER_YEAR;
    }
    night += 1;
    until = start[night] ?? HOURS_PER_YEAR;
  }
  span.able = able;
  span.wasFull = wasFull;
  return dark;
}

/** Whether an hour that lacks this much at the bus reaches less than its load. What is too much is counted already. */
function isDark({ inverter }: House, { year, bus, tooMuch }: Asked, hour: number, lacking: number): boolean {
  if (tooMuch[hour] === 1) return false;
  const reaching = Math.max(0, (bus[hour] ?? 0) - lacking - inverter.idleKw) * inverter.efficiency;
  return (year.load[hour] ?? 0) - reaching > NOTICEABLE;
}

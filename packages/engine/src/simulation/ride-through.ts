import { batteryOf, type House, type Size } from "./plant";

const HOURS_PER_YEAR = 8760;
/** Rounding in the stored energy must not make an outage fail. [kWh] */
const NOTICEABLE = 1e-9;
/** Outages looked at for each hour of the day and year of sun before all are. */
const DARKEST = 4;

/** An outage of the grid, by the year of sun and the hour it begins in. */
interface Outage {
  readonly year: number;
  readonly start: number;
}

/**
 * Tells whether a full battery and the sun carry the essential load through an outage of `hours` whenever it begins in
 * the simulated years. A search asks for many sizes: `holds` tries the darkest outages known, `learn` tries all and adds
 * those that fail, until there are none.
 */
export class Outages {
  private readonly house: House;
  private readonly hours: number;
  private readonly known: Outage[];

  constructor(house: House, hours: number) {
    this.house = house;
    this.hours = hours;
    this.known = darkestOutages(house, hours);
  }

  holds(size: Size): boolean {
    return this.known.every((outage) => carried(this.house, size, this.hours, outage));
  }

  /** True when a size carries every outage; otherwise those it does not carry are known from now on. */
  learn(size: Size): boolean {
    const failed = this.house.sun.flatMap((_, year) =>
      Array.from({ length: HOURS_PER_YEAR }, (__, start) => ({ year, start })).filter(
        (outage) => !carried(this.house, size, this.hours, outage),
      ),
    );
    this.known.push(...failed);
    return failed.length === 0;
  }
}

/** For each hour of the day the outages with the least sun. */
function darkestOutages({ sun }: House, hours: number): Outage[] {
  return sun.flatMap((unit, year) => {
    const sums = windowSums(unit, hours);
    return Array.from({ length: 24 }, (_, time) =>
      Array.from({ length: HOURS_PER_YEAR / 24 }, (_, day) => 24 * day + time)
        .sort((one, other) => (sums[one] ?? 0) - (sums[other] ?? 0))
        .slice(0, DARKEST)
        .map((start) => ({ year, start })),
    ).flat();
  });
}

/** Sum of each window of a column, which runs on into its own beginning. */
function windowSums(column: Float64Array, hours: number): Float64Array {
  const sums = new Float64Array(column.length);
  let total = 0;
  for (let hour = 0; hour < hours; hour += 1) total += column[hour % column.length] ?? 0;
  for (let start = 0; start < column.length; start += 1) {
    sums[start] = total;
    total += (column[(start + hours) % column.length] ?? 0) - (column[start] ?? 0);
  }
  return sums;
}

function carried(house: House, size: Size, hours: number, { year, start }: Outage): boolean {
  const battery = batteryOf(house.battery, size.batteryKwh);
  const { efficiency, idleKw, ratedKw } = house.inverter;
  const unit = house.sun[year];
  if (unit === undefined) return true;
  let stored = battery.nominalKwh;
  const floor = battery.nominalKwh * battery.minimumCharge;
  for (let step = 0; step < hours; step += 1) {
    const load = house.essential[(start + step) % 24] ?? 0;
    if (load > ratedKw + NOTICEABLE) return false;
    const need = load / efficiency + idleKw;
    const pv = ((unit[(start + step) % HOURS_PER_YEAR] ?? 0) * size.pvKwp * house.mpptEfficiency) / 1_000;
    const net = pv - need;
    if (net >= 0) {
      const room = (battery.nominalKwh - stored) / battery.chargeEfficiency;
      stored += battery.chargeEfficiency * Math.min(net, battery.maximumChargeKw, room);
    } else {
      stored += net / battery.dischargeEfficiency;
      if (stored < floor - NOTICEABLE || -net > battery.maximumDischargeKw + NOTICEABLE) return false;
    }
  }
  return true;
}

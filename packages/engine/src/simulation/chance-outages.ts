import { HOURS_OF_YEAR } from "../units/year";
import { type AskedYear, NOTICEABLE, type Plant, ROUNDING, run, storedInJanuary } from "./hybrid-hours";
import { hourWithSet, runs } from "./set-in-outage";

/**
 * From one judged outage to the next: 1,018 in five years, each hour of the day as often as the others. Fewer where they
 * are so long that every hour is in two of them. [h]
 */
const APART = 43;
/** An outage in two thousand lasts longer than is looked at: so many mean lengths, ln 2,000. */
const LONGEST = 7.6;

/**
 * Share of the hours of random outages that goes dark. The years of a search have too few outages to tell one hour in a
 * hundred by: twenty long ones decide. So an outage is begun in every 43rd hour in which chance leaves the grid there, from
 * what the battery holds then, and runs as long as any does; each of its hours counts as often as an outage lasts to it,
 * exp(−hours ÷ mean). Supply and outage by turns forget how long they have lasted, so outages find the battery as the mean
 * hour of supply does.
 *
 * @param enough  A share above which it need not be known how far.
 * @returns       0 to 1; 0 where there are no random outages.
 */
export function darkByChance(plant: Plant, years: readonly AskedYear[], enough = 1): number {
  const { chance } = plant.house.grid;
  if (!chance) return 0;
  const weights = weightsOf(chance.meanHours);
  const apart = coprimeToDay(Math.max(APART, Math.ceil(weights.length / 2)));
  const starts = years.map((year) => startsIn(year, apart));
  const total = starts.reduce((sum, { length }) => sum + length, 0) * weights.reduce((sum, weight) => sum + weight, 0);
  const stored = new Float64Array(HOURS_OF_YEAR);
  let dark = 0;
  for (const [index, year] of years.entries()) {
    run(plant, year, { from: storedInJanuary(plant, year), firstDay: 0, sums: null, column: stored });
    for (const start of starts[index] ?? []) dark += darkFrom(plant, year, start, stored[start] ?? 0, weights);
    if (dark > enough * total) break;
  }
  return total === 0 ? 0 : dark / total;
}

/** How often an outage that began lasts to each of its hours. */
const weightsOf = (meanHours: number): readonly number[] =>
  Array.from({ length: Math.ceil(LONGEST * meanHours) }, (_, hour) => Math.exp(-hour / meanHours));

/** The next number that shares no divisor with the hours of a day. */
const coprimeToDay = (hours: number): number => (hours % 2 === 0 || hours % 3 === 0 ? coprimeToDay(hours + 1) : hours);

function startsIn({ year: { away } }: AskedYear, apart: number): readonly number[] {
  const starts: number[] = [];
  for (let hour = 0; hour < HOURS_OF_YEAR; hour += apart) if (away?.[hour] !== 1) starts.push(hour);
  return starts;
}

/** The weights of the hours that go dark in an outage, which runs on past the year's end into its beginning. */
function darkFrom(plant: Plant, asked: AskedYear, start: number, from: number, weights: readonly number[]): number {
  const { full, floor, perUnit, maximumChargeKw, maximumDischargeKw, house, standby } = plant;
  const { efficiency, idleKw } = house.inverter;
  const { chargeEfficiency, dischargeEfficiency, selfDischargePerHour } = house.battery;
  const { sun, frozen, essential } = asked.year;
  let [stored, dark, on] = [from, 0, false];
  for (let step = 0, hour = start; step < weights.length; step += 1, hour = (hour + 1) % HOURS_OF_YEAR) {
    stored -= stored * selfDischargePerHour;
    const asks = essential[hour] ?? 0;
    const made = (sun[hour] ?? 0) * perUnit;
    const isFrozen = frozen !== null && frozen[Math.floor(hour / 24)] === 1;
    const mostCharge = isFrozen ? 0 : maximumChargeKw;
    on = standby !== null && runs(standby, stored, on);
    if (standby !== null && on) {
      const ran = hourWithSet(standby, { stored, asks, made, mostCharge });
      stored = ran.stored;
      if (asks - ran.served > NOTICEABLE) dark += weights[step] ?? 0;
      continue;
    }
    const surplus = made - asks / efficiency - idleKw;
    if (surplus >= 0) {
      const room = (full - stored) / chargeEfficiency;
      stored += chargeEfficiency * Math.max(0, Math.min(surplus, mostCharge, room));
      continue;
    }
    const available = (stored - floor) * dischargeEfficiency;
    const given = Math.max(0, Math.min(-surplus, maximumDischargeKw, available));
    stored -= given / dischargeEfficiency;
    if (given >= -surplus - ROUNDING) continue;
    const served = Math.max(0, (made + given - idleKw) * efficiency);
    if (asks - served > NOTICEABLE) dark += weights[step] ?? 0;
  }
  return dark;
}

import fc from "fast-check";
import { cityById } from "../../climate/cities";
import { degrees } from "../../units/quantity";
import type { HouseAlone } from "../generator-years";
import { type GeneratingSet, type House, largestHour, NO_EXPORT } from "../plant";
import { hoursAway } from "../random-outages";
import { skiesOf } from "../skies";
import { yearsOfSun } from "../years-of-sun";

/** Two synthetic years on a roof in places with very different seasons. */
const SUNS = ["ng-kano", "ng-lagos-ikeja", "de-berlin"].map((id) => {
  const city = cityById(id);
  if (city === null) throw new Error(`No city ${id}`);
  return yearsOfSun(skiesOf(city, [0, 1]), {
    plane: { tilt: degrees(15), azimuth: degrees(180) },
    temperature: { kind: "faiman", u0: 25, u1: 6.84 },
    gamma: -0.0035,
    losses: 0.1,
    warmer: 0,
  }).unit;
});

const share = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** A week of days of different size, again and again, and a fortnight too cold to charge. */
function houseYear(sun: Float64Array, curve: readonly number[], days: readonly number[], frozenFrom: number | null) {
  const load = sun.map((_, hour) => (curve[hour % 24] ?? 0) * (days[Math.floor(hour / 24) % days.length] ?? 1));
  const isFrozen = (day: number) => frozenFrom !== null && day >= frozenFrom && day < frozenFrom + 14;
  const frozen = frozenFrom === null ? null : Uint8Array.from({ length: 365 }, (_, day) => (isFrozen(day) ? 1 : 0));
  return { sun, load, essential: load, frozen, away: null };
}

/** Off-grid houses of any curve of load, battery and inverter, some of them too weak for their largest hour. */
export const houses: fc.Arbitrary<HouseAlone> = fc
  .record({
    load: fc.array(share(0, 2), { minLength: 24, maxLength: 24 }),
    rated: share(0.5, 3),
    idleKw: share(0, 0.05),
    cold: share(0.7, 1),
    minimumCharge: share(0, 0.5),
    chargeEfficiency: share(0.85, 1),
    dischargeEfficiency: share(0.85, 1),
    rate: share(0.2, 1),
    left: share(0.8, 1),
    panelsLeft: share(0.9, 1),
    sun: fc.constantFrom(...SUNS),
    days: fc.array(share(0.5, 1.5), { minLength: 7, maxLength: 7 }),
    frozenFrom: fc.option(fc.integer({ min: 0, max: 364 })),
  })
  .map(({ load, rated, idleKw, sun, days, frozenFrom, panelsLeft, ...battery }) => ({
    years: sun.map((unit) => houseYear(unit, load, days, frozenFrom)),
    panelsLeft,
    inverter: { ratedKw: rated, efficiency: 0.94, idleKw },
    battery: { ...battery, selfDischargePerHour: 4e-5 },
    mpptEfficiency: 0.98,
    grid: null,
    generator: null,
  }));

/** The same with an inverter that carries every hour, so that some size serves them all. */
export const carriedHouses = houses.map((house) => ({
  ...house,
  inverter: { ...house.inverter, ratedKw: largestHour(house) },
}));

/** Sets of any size and levels, some too small for the largest hour, some never run below much of their rating. */
export const sets: fc.Arbitrary<GeneratingSet> = fc
  .record({
    nameplateKw: share(0, 5),
    gives: share(0.5, 1),
    least: share(0, 0.5),
    startCharge: share(0, 0.6),
    more: share(0.1, 0.4),
    chargerEfficiency: share(0.85, 1),
  })
  .map(({ nameplateKw, gives, least, startCharge, more, chargerEfficiency }) => ({
    nameplateKw,
    pieces: 1,
    ratedKw: gives * nameplateKw,
    leastKw: gives * least * nameplateKw,
    startCharge,
    stopCharge: startCharge + more,
    chargerEfficiency,
  }));

/** The same with a grid that is away in a window of each day, by chance, or both; a part of the load is essential. */
export const housesWithGrid: fc.Arbitrary<House> = fc
  .record({
    house: carriedHouses,
    essential: share(0.2, 1),
    outageHours: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 23 })),
    outageStart: fc.integer({ min: 0, max: 23 }),
    chance: fc.option(fc.record({ perYear: fc.integer({ min: 5, max: 300 }), meanHours: share(0.5, 10) })),
    exportCap: fc.constantFrom(null, NO_EXPORT, { share: 0.6, above: 2, upTo: 25 }),
    reserve: fc.array(share(0, 8), { minLength: 24, maxLength: 24 }),
  })
  .map(({ house, essential, reserve, ...supply }) => ({
    ...house,
    years: house.years.map((year, index) => ({
      ...year,
      essential: year.load.map((power) => essential * power),
      away: supply.chance && hoursAway(supply.chance, `a house, year ${index}`),
    })),
    grid: { ...supply, reserveKwh: reserve },
  }));

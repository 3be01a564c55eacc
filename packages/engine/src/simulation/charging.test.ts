import { expect, it } from "vitest";
import { askedOf, type HouseBesideGrid, noSums, plantOf, run } from "./hybrid-hours";
import { NO_EXPORT } from "./plant";

const HOURS = 8_760;
const always = (power: number) => new Float64Array(HOURS).fill(power);

/** So much sun on the plane in the first hours [kW/m²], on a house that uses nothing, with a grid at every hour and a battery that takes a tenth of its size in an hour. */
const house = (sun: readonly number[]): HouseBesideGrid => ({
  years: [
    {
      sun: Float64Array.from({ length: HOURS }, (_, hour) => 1_000 * (sun[hour] ?? 0)),
      load: always(0),
      essential: always(0),
      frozen: null,
      away: null,
    },
  ],
  panelsLeft: 1,
  inverter: { ratedKw: 5, efficiency: 1, idleKw: 0 },
  battery: {
    cold: 1,
    minimumCharge: 0,
    chargeEfficiency: 1,
    dischargeEfficiency: 1,
    rate: 0.1,
    left: 1,
    selfDischargePerHour: 0,
  },
  mpptEfficiency: 1,
  grid: { outageHours: 0, outageStart: 0, reserveKwh: null, exportCap: NO_EXPORT },
  generator: null,
});

/** What an empty battery of 10 kWh holds at the beginning of each hour that is to be kept at 8 kWh, and what is bought. */
function filled(sun: readonly number[]) {
  const here = house(sun);
  const [year] = here.years;
  if (year === undefined) throw new Error("One year");
  const plant = plantOf(
    here,
    { pvKwp: 1, batteryKwh: 10 },
    Array.from({ length: 24 }, () => 8),
  );
  const [sums, column] = [noSums(), new Float64Array(HOURS)];
  run(plant, askedOf(here, year), { from: 0, firstDay: 0, sums, column });
  const bought = sums.bought.reduce((total, month) => total + month, 0);
  return { held: Array.from(column.slice(0, 10), (kwh) => Number(kwh.toFixed(9))), bought, dumped: sums.dumped };
}

it("charges a battery with sun and grid together as fast as the battery takes it, and no faster", () => {
  // 1 kW: of the sun what there is, of the grid the rest.
  expect(filled([]).held).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 8]);
  const withSun = filled([0.25, 0.5, 0.75, 1, 0.5]);
  expect(withSun.held).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 8]);
  expect(withSun.bought).toBeCloseTo(8 - 3, 9);
});

it("leaves what sun there is beyond that, and buys nothing beside it", () => {
  const { held, bought, dumped } = filled([3, 3, 3, 3, 3, 3, 3, 3]);
  expect(held).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 8]);
  expect([bought, dumped]).toEqual([0, 16]);
});

import fc from "fast-check";
import { cityById } from "../../climate/cities";
import { degrees } from "../../units/quantity";
import type { House } from "../plant";
import { skiesOf } from "../skies";
import { yearsOfSun } from "../years-of-sun";

/** Two synthetic years on a roof in places with very different seasons. */
const SUNS = ["ng-kano", "ng-lagos-ikeja", "de-berlin"].map((id) => {
  const city = cityById(id);
  if (city === null) throw new Error(`No city ${id}`);
  return yearsOfSun(skiesOf(city, 2), {
    plane: { tilt: degrees(15), azimuth: degrees(180) },
    temperature: { kind: "faiman", u0: 25, u1: 6.84 },
    gamma: -0.0035,
    losses: 0.1,
    warmer: 0,
  }).unit;
});

const share = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** Off-grid houses of any curve of load, battery and inverter, some of them too weak for their largest hour. */
export const houses: fc.Arbitrary<House> = fc
  .record({
    load: fc.array(share(0, 2), { minLength: 24, maxLength: 24 }),
    rated: share(0.5, 3),
    idleKw: share(0, 0.05),
    cold: share(0.7, 1),
    minimumCharge: share(0, 0.5),
    chargeEfficiency: share(0.85, 1),
    dischargeEfficiency: share(0.85, 1),
    rate: share(0.2, 1),
    sun: fc.constantFrom(...SUNS),
  })
  .map(({ load, rated, idleKw, sun, ...battery }) => ({
    load,
    essential: load,
    inverter: { ratedKw: rated, efficiency: 0.94, idleKw },
    battery: { ...battery, selfDischargePerHour: 4e-5 },
    mpptEfficiency: 0.98,
    sun,
    grid: null,
    generator: null,
  }));

/** The same with an inverter that carries every hour, so that some size serves them all. */
export const carriedHouses = houses.map((house) => ({
  ...house,
  inverter: { ...house.inverter, ratedKw: Math.max(...house.load) },
}));

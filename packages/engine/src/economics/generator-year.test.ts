import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GENERATOR_CLASSES, sizeFor } from "./generator-set";
import { generatorYear } from "./generator-year";

const { petrol, diesel } = GENERATOR_CLASSES;
const curve = { idle: 0.0953, slope: 0.2766 };
const day = fc.array(fc.double({ min: 0, max: 5, noNaN: true }), { minLength: 24, maxLength: 24 });

describe("a year on a generator alone", () => {
  it("burns case i-28 of reference table i in each of its hours", () => {
    // 6.8 kW rated at 5.1 kW burns 2.0587 l an hour.
    const hours = Array.from({ length: 24 }, (_, hour) => (hour >= 18 && hour < 23 ? 5.1 : 0));
    const year = generatorYear(hours, 6.8, curve);
    expect(year.hours).toBe(5 * 365);
    expect(year.energy).toBeCloseTo(5 * 365 * 5.1, 9);
    expect(year.litres).toBeCloseTo(5 * 365 * 2.0587, 9);
  });

  it("runs only when there is load and nothing else to carry it", () => {
    expect(generatorYear(Array<number>(24).fill(0), 5, petrol.fuel)).toEqual({ hours: 0, energy: 0, litres: 0 });
    expect(generatorYear(Array<number>(24).fill(1), 5, petrol.fuel, (hour) => hour >= 18).hours).toBe(6 * 365);
  });

  it("burns more for more load and for a larger set, and never less for the same energy in more hours", () => {
    fc.assert(
      fc.property(day, (load) => {
        const litres = (hourly: readonly number[], ratedKw: number) =>
          generatorYear(hourly, ratedKw, diesel.fuel).litres;
        expect(
          litres(
            load.map((power) => power + 1),
            6,
          ),
        ).toBeGreaterThan(litres(load, 6));
        expect(litres(load, 8)).toBeGreaterThanOrEqual(litres(load, 6));
        const even = Array<number>(24).fill(load.reduce((sum, power) => sum + power, 0) / 24);
        expect(litres(even, 6)).toBeGreaterThanOrEqual(litres(load, 6) - 1e-6);
      }),
    );
  });
});

describe("the sets on sale", () => {
  it("are the next size up, without an end", () => {
    expect([0.3, 1, 1.01, 8, 101, 260].map(sizeFor)).toEqual([1, 1, 1.5, 8, 150, 300]);
  });

  it("burn what engineering notes give small sets: petrol 0.35 to 0.5 l/kWh at full load, diesel 0.33", () => {
    const fullLoad = ({ idle, slope }: { idle: number; slope: number }) => idle + slope;
    expect(fullLoad(petrol.fuel)).toBeLessThanOrEqual(0.5);
    expect(fullLoad(petrol.fuel)).toBeGreaterThanOrEqual(0.35);
    expect(fullLoad(diesel.fuel)).toBeCloseTo(0.33, 9);
  });
});

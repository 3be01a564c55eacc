import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { generatorShare } from "./generator-derating";
import { litresOfYear, litresPerHour } from "./generator-fuel";
import { GENERATOR_CLASSES, kindFor, largestOf, nextLarger, priceOfSets, setsFor } from "./generator-set";
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
  it("are the next size up, and several of the largest without an end", () => {
    const bought = (kind: "petrol" | "diesel", needed: number) => {
      const { ratedKw, pieces } = setsFor(kind, needed);
      return [pieces, ratedKw];
    };
    expect([0.3, 1, 1.01, 9, 10.1, 26].map((needed) => bought("petrol", needed))).toEqual([
      [1, 1],
      [1, 1],
      [1, 2],
      [1, 10],
      [2, 6],
      [3, 10],
    ]);
    // 5, 7.5 and 20 kVA at power factor 0.8.
    expect([1, 4.1, 15].map((needed) => bought("diesel", needed))).toEqual([
      [1, 4],
      [1, 6],
      [1, 16],
    ]);
    expect(bought("diesel", 1_601)).toEqual([3, 640]);
  });

  it("go up one size at a time, then by one set more", () => {
    expect(nextLarger("petrol", { ratedKw: 8.5, pieces: 1 })).toEqual({ ratedKw: 10, pieces: 1 });
    expect(nextLarger("petrol", { ratedKw: 10, pieces: 1 })).toEqual({ ratedKw: 10, pieces: 2 });
    expect(priceOfSets(petrol, { ratedKw: 10, pieces: 2 })).toBe(2 * (80 + 130 * 10));
    expect([kindFor(largestOf("petrol")), kindFor(largestOf("petrol") + 0.1)]).toEqual(["petrol", "diesel"]);
  });

  it("burn what engineering notes give small sets: petrol 0.35 to 0.5 l/kWh at full load, diesel 0.33", () => {
    const fullLoad = ({ idle, slope }: { idle: number; slope: number }) => idle + slope;
    expect(fullLoad(petrol.fuel)).toBeLessThanOrEqual(0.5);
    expect(fullLoad(petrol.fuel)).toBeGreaterThanOrEqual(0.35);
    expect(fullLoad(diesel.fuel)).toBeCloseTo(0.33, 9);
  });
});

it("burns in a year what its curve says of each hour", () => {
  const loads = [0.6, 1.2, 2];
  const hourly = loads.reduce((total, load) => total + litresPerHour(petrol.fuel, 2, load), 0);
  expect(litresOfYear(petrol.fuel, 2, { hours: 3, energy: 3.8 })).toBeCloseTo(hourly, 12);
});

describe("what a set gives at a site", () => {
  it("loses 3.5% a 300 m and 2% a 5 K above 25 °C (ISO 3046 practice)", () => {
    expect(generatorShare(0, 25)).toBe(1);
    expect(generatorShare(300, 25)).toBeCloseTo(0.965, 12);
    expect(generatorShare(0, 30)).toBeCloseTo(0.98, 12);
    expect(generatorShare(600, 35)).toBeCloseTo(0.93 * 0.96, 12);
  });

  it("never rises with altitude or heat, nor falls to nothing", () => {
    const metres = fc.double({ min: 0, max: 9_000, noNaN: true });
    const air = fc.double({ min: -40, max: 75, noNaN: true });
    fc.assert(
      fc.property(metres, air, (altitude, temperature) => {
        const here = generatorShare(altitude, temperature);
        expect(generatorShare(altitude + 100, temperature)).toBeLessThanOrEqual(here);
        expect(generatorShare(altitude, temperature + 5)).toBeLessThanOrEqual(here);
        expect(here).toBeGreaterThan(0);
      }),
    );
  });
});

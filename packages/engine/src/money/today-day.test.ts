import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { type TodayPower, todayDay } from "./today-day";

/** Litres an hour = 0.3 × rated + 0.4 × given. */
const SET: TodayPower = {
  gridHours: 8,
  outage: null,
  setKw: 3,
  ratedKw: 3,
  fuel: { idle: 0.3, slope: 0.4 },
  runs: { hours: 6 },
  moved: 0,
};
const FLAT = Array.from({ length: 24 }, () => 0.5);
/** 2 kW from 18:00 to midnight, 0.25 kW before. */
const EVENING = Array.from({ length: 24 }, (_, hour) => (hour >= 18 ? 2 : 0.25));

describe("a day of today, worked by hand", () => {
  it("takes what falls into the hours with grid and the hours of the set", () => {
    // 8 h × 0.5 kW; 6 h × 0.5 kW; 6 h × (0.3 × 3 + 0.4 × 0.5).
    expect(todayDay(FLAT, SET)).toMatchObject({ gridEnergy: 4, setEnergy: 3, gridHours: 8, setHours: 6 });
    expect(todayDay(FLAT, SET).litres).toBeCloseTo(6 * 1.1, 9);
  });

  it("spreads a grid nobody can foretell evenly, so that the set gets the evening that is left", () => {
    const { hours, gridEnergy, setEnergy } = todayDay(EVENING, { ...SET, runs: { hours: 4 } });
    expect(hours.flatMap(({ grid }, hour) => (grid > 0 ? [hour] : []))).toEqual([1, 4, 7, 10, 13, 16, 19, 22]);
    expect(hours.flatMap(({ set }, hour) => (set > 0 ? [hour] : []))).toEqual([18, 20, 21, 23]);
    expect(gridEnergy).toBeCloseTo(6 * 0.25 + 2 * 2, 9);
    expect(setEnergy).toBeCloseTo(4 * 2, 9);
  });

  it("runs the set in a known outage alone", () => {
    const known = todayDay(FLAT, { ...SET, outage: { outageStart: 20, outageHours: 6 } });
    expect(known.hours.map(({ grid }) => grid)).toEqual([0, 0, ...Array.from({ length: 18 }, () => 1), 0, 0, 0, 0]);
    expect(known).toMatchObject({ gridHours: 18, setHours: 6, gridEnergy: 9, setEnergy: 3 });
  });

  it("does what waited while the set runs, as far as the set carries it", () => {
    // 10 dark hours × 0.5 kW wait.
    expect(todayDay(FLAT, { ...SET, moved: 1 }).setEnergy).toBeCloseTo(3 + 5, 9);
    expect(todayDay(FLAT, { ...SET, moved: 0.5 }).setEnergy).toBeCloseTo(3 + 2.5, 9);
    expect(todayDay(FLAT, { ...SET, moved: 1, setKw: 1 }).setEnergy).toBe(6);
  });

  it("does it while the grid is there where nobody has a set", () => {
    const none = todayDay(FLAT, { ...SET, ratedKw: 0, setKw: 0, moved: 1 });
    expect(none).toMatchObject({ gridEnergy: 12, setEnergy: 0, setHours: 0, litres: 0 });
    expect(todayDay(FLAT, { ...SET, gridHours: 0, ratedKw: 0, setKw: 0, moved: 1 }).gridEnergy).toBe(0);
  });

  it("finds the hours in which so many litres are burnt", () => {
    const byLitres = todayDay(FLAT, { ...SET, runs: { litres: 6.6 } });
    expect(byLitres.setHours).toBeCloseTo(6, 6);
    expect(byLitres.litres).toBe(6.6);
    // More than the 16 h without grid can burn is burnt all the same: the person has bought it.
    expect(todayDay(FLAT, { ...SET, runs: { litres: 100 } })).toMatchObject({ litres: 100 });
  });
});

it("never has more than 24 hours, nor gives more than the house asks for", () => {
  const hours = fc.double({ min: 0, max: 24, noNaN: true });
  const load = fc.array(fc.double({ min: 0, max: 5, noNaN: true }), { minLength: 24, maxLength: 24 });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(load, hours, hours, share, (kw, gridHours, run, moved) => {
      const day = todayDay(kw, { ...SET, gridHours, runs: { hours: run }, moved });
      const asked = kw.reduce((sum, value) => sum + value, 0);
      expect(day.gridHours + day.setHours).toBeLessThanOrEqual(24 + 1e-9);
      expect(day.gridHours).toBeCloseTo(gridHours, 9);
      expect(day.gridEnergy + day.setEnergy).toBeLessThanOrEqual(asked + 1e-9);
    }),
  );
});

import { describe, expect, it } from "vitest";
import { inverterCarries, runningPower } from "./carried-load";
import type { ApplianceLoad, LoadInput } from "../inputs/design";
import { HOUSEHOLD_CURVE } from "./household-curve";
import { hasLoad, loadFigures, pieceHourlyPower, worstWindow } from "./load";
import { ruleFiguresOf } from "../rule/figures-by-rule";
import { house } from "../testing/house";

const lamp: ApplianceLoad = {
  name: "Lamp",
  power: 100,
  quantity: 1,
  hoursPerDay: 2,
  hoursOfDay: [19, 20],
  startFactor: 1,
  motor: false,
  essential: true,
};
const pump: ApplianceLoad = { ...lamp, name: "Pump", power: 500, hoursOfDay: [10, 11], startFactor: 4, motor: true };
const list = (...appliances: readonly ApplianceLoad[]): LoadInput => ({ kind: "appliances", appliances });
const of = (...appliances: readonly ApplianceLoad[]) => loadFigures(list(...appliances));
const typed = (dailyConsumption: number, peakPower: number): LoadInput => ({
  kind: "direct",
  dailyConsumption,
  peakPower,
});

describe("whether there is a load", () => {
  it("takes power, a piece and hours, all three", () => {
    expect(hasLoad(list(lamp))).toBe(true);
    expect(hasLoad(list({ ...lamp, hoursPerDay: 0 }, { ...lamp, power: 0 }, { ...lamp, quantity: 0 }))).toBe(false);
    expect(hasLoad(list({ ...lamp, quantity: 0 }, lamp))).toBe(true);
    expect(hasLoad(list({ ...lamp, power: 0.1, hoursPerDay: 0.1 }))).toBe(true);
    expect(hasLoad(list())).toBe(false);
    expect([typed(0, 500), typed(1, 0)].map(hasLoad)).toEqual([false, true]);
  });
});

describe("a list of appliances", () => {
  it("adds what each has in its own hours, all pieces together", () => {
    const figures = of({ ...lamp, quantity: 3 }, pump);
    const expected = Array.from({ length: 24 }, (_, hour) => {
      if (hour === 19 || hour === 20) return 300;
      return hour === 10 || hour === 11 ? 500 : 0;
    });
    expect(figures.hourlyPower).toEqual(expected);
    expect(figures).toMatchObject({ coincidentPeak: 500, peakHour: 10, peakPower: 800, dailyConsumption: 1_600 });
    expect(figures.nightShare).toBeCloseTo(600 / 1_600, 12);
  });

  it("leaves in an outage what is essential", () => {
    const { essentialPower } = of({ ...lamp, quantity: 2 }, { ...pump, essential: false });
    expect(essentialPower[19]).toBe(200);
    expect(essentialPower.reduce((total, power) => total + power, 0)).toBe(400);
  });

  it("starts one piece at the largest hour, its mean taken out and its start put in", () => {
    // Two pumps of 500 W at 10: 1,000 − 500 + 4 × 500.
    const twoPumps = of({ ...pump, quantity: 2 });
    expect(twoPumps.surgePower).toBe(2_500);
    expect(twoPumps.hardestStart?.name).toBe("Pump");
    // A lamp that runs at another hour starts on top of it: 500 + 100.
    expect(of({ ...lamp, startFactor: 6 }, pump)).toMatchObject({ surgePower: 2_000, hardestStart: { name: "Pump" } });
    expect(of({ ...lamp, startFactor: 20 }, pump)).toMatchObject({ surgePower: 2_500, hardestStart: { name: "Lamp" } });
    expect(of()).toMatchObject({ surgePower: 0, hardestStart: null, peakHour: 0 });
  });

  it("is night from 18:00 to 06:00", () => {
    const share = (hour: number) => of({ ...lamp, hoursPerDay: 1, hoursOfDay: [hour] }).nightShare;
    expect([5, 6, 12, 17, 18, 23, 0].map(share)).toEqual([1, 0, 0, 0, 1, 1, 1]);
  });
});

describe("a piece through the day", () => {
  it("has a share of an hour where it needs less than its hours, its full power where it needs them all", () => {
    const powerAt = (hoursPerDay: number, hour: number, hoursOfDay: readonly number[] = [19, 20]) =>
      pieceHourlyPower({ ...lamp, hoursPerDay, hoursOfDay })[hour];
    expect([powerAt(1, 19), powerAt(2, 19), powerAt(1, 3), powerAt(2, 3)]).toEqual([50, 100, 0, 0]);
    // 11 hours beyond the two of 22 others.
    expect([powerAt(13, 19), powerAt(13, 3)]).toEqual([100, 50]);
    expect([powerAt(24, 3, []), powerAt(6, 3, [])]).toEqual([100, 25]);
    expect(powerAt(1, 19, [19, 19, 20, 20])).toBe(50);
  });
});

describe("typed consumption", () => {
  it("lies over the curve where the peak allows it", () => {
    const { hourlyPower, coincidentPeak, peakHour, surgePower, hardestStart, essentialPower } = loadFigures(
      typed(10_000, 5_000),
    );
    for (const [hour, share] of HOUSEHOLD_CURVE.entries()) expect(hourlyPower[hour]).toBeCloseTo(10_000 * share, 9);
    expect(coincidentPeak).toBeCloseTo(960, 9);
    expect({ peakHour, surgePower, hardestStart }).toEqual({ peakHour: 19, surgePower: 5_000, hardestStart: null });
    expect(essentialPower).toEqual(hourlyPower);
  });

  it("is flattened to the typed peak, to an even day at the most", () => {
    // Mean 416.7 W; the curve's highest 960 W. At 700 W a part of the way stays.
    const flattened = loadFigures(typed(10_000, 700));
    expect(flattened.coincidentPeak).toBeCloseTo(700, 9);
    const steepness = (700 - 10_000 / 24) / (960 - 10_000 / 24);
    expect(flattened.hourlyPower[3]).toBeCloseTo(10_000 * (steepness * 0.015 + (1 - steepness) / 24), 9);
    const even = loadFigures(typed(24_000, 500));
    for (const power of even.hourlyPower) expect(power).toBeCloseTo(1_000, 9);
    expect(even.surgePower).toBeCloseTo(1_000, 9);
  });

  it("is nothing where nothing is typed", () => {
    expect(loadFigures(typed(0, 0))).toMatchObject({ coincidentPeak: 0, nightShare: 0, surgePower: 0 });
    expect(loadFigures(typed(0, 400))).toMatchObject({ coincidentPeak: 0, surgePower: 400 });
  });
});

describe("the worst window", () => {
  const curve = Array.from({ length: 24 }, (_, hour) => (hour === 8 ? 300 : hour === 9 ? 200 : 10));

  it("counts a broken hour at its share, the last of the window", () => {
    expect(worstWindow(curve, 1.5)).toEqual({ energy: 400, start: 8 });
    expect(worstWindow(curve, 0.5)).toEqual({ energy: 150, start: 8 });
    expect(worstWindow(curve, 3)).toEqual({ energy: 510, start: 7 });
  });

  it("begins at midnight where it is whole days or nothing", () => {
    const day = 500 + 22 * 10;
    expect(worstWindow(curve, 24)).toEqual({ energy: day, start: 0 });
    expect(worstWindow(curve, 0)).toEqual({ energy: 0, start: 0 });
    expect(worstWindow(curve, 49)).toEqual({ energy: 2 * day + 300, start: 8 });
  });
});

describe("what runs at once", () => {
  it("is the largest of all hours, with the piece furthest above its mean there at full power", () => {
    const kettle = { ...lamp, name: "Kettle", power: 2_000, hoursPerDay: 0.5, hoursOfDay: [7, 8] };
    const iron = { ...kettle, name: "Iron", power: 1_000, hoursPerDay: 1 };
    // At 7: 500 + 500 on average, the kettle 1,500 above its own.
    expect(runningPower(list(kettle, iron))).toBeCloseTo(2_500, 9);
    expect(runningPower(list(iron, { ...kettle, hoursOfDay: [12, 13] }))).toBeCloseTo(2_000, 9);
    expect(runningPower(list({ ...kettle, quantity: 0 }, iron))).toBeCloseTo(1_000, 9);
    expect(runningPower(typed(240_000, 3_000))).toBeCloseTo(10_000, 9);
  });

  it("is carried by an inverter that gives as much at its site, and by one of which nothing is known", () => {
    const figures = ruleFiguresOf({ ...house(), load: typed(6_000, 2_000) });
    const carries = (capacity: number, capacityAtSite: number) =>
      inverterCarries({ ...figures, inverter: { ...figures.inverter, capacity, capacityAtSite } });
    expect(carries(4_000, 2_000)).toBe(true);
    expect(carries(4_000, 1_999)).toBe(false);
    expect(carries(0, 0)).toBe(true);
  });
});

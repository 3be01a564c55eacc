import { describe, expect, it } from "vitest";
import type { DesignInput, ParametersInput } from "../inputs/design";
import { ruleFiguresOf } from "./figures-by-rule";
import { deliveredToBus } from "./rule-figures";
import { house } from "../testing/house";

/** 12 kWh a day and 3 kW at once over the household curve, at 25 °C where cold takes nothing. */
const input = (change: Partial<ParametersInput> = {}, load?: DesignInput["load"]): DesignInput => ({
  ...house({ ambientTemperature: 25, sunlightHours: 5, altitude: 0, ...change }),
  load: load ?? { kind: "direct", dailyConsumption: 12_000, peakPower: 3_000 },
});
const figuresOf = (change: Partial<ParametersInput> = {}) => ruleFiguresOf(input(change));
/** The specification's and reference table j's: dirt, mismatch, tracker and cables. */
const LOSSES = 0.95 * 0.97 * 0.98 * 0.98;

describe("the inverter", () => {
  it("is twice the peak, weaker in heat and thin air, and draws 18 W of each 5 kW while it stands ready", () => {
    const { inverter, site } = figuresOf({ altitude: 2_000 });
    expect(inverter.capacity).toBe(6_000);
    expect(inverter.altitudeShare).toBeCloseTo(0.9, 12);
    // From 25 to 40 °C it loses 7.5%.
    expect(inverter.heatShare).toBeCloseTo(1 - (0.075 * (site.hottestDay - 25)) / 15, 9);
    expect(inverter.capacityAtSite).toBeCloseTo(6_000 * inverter.heatShare * 0.9, 9);
    expect(inverter.standingPower).toBeCloseTo(21.6, 9);
    expect(figuresOf({ systemType: "hybrid" }).inverter.standingPower).toBeCloseTo(21.6, 9);
  });

  it("draws nothing on-grid, nor without a load", () => {
    expect(figuresOf({ systemType: "on-grid" }).inverter.standingPower).toBe(0);
    const none = { kind: "direct", dailyConsumption: 0, peakPower: 3_000 } as const;
    expect(ruleFiguresOf(input({}, none)).inverter.standingPower).toBe(0);
    const little = { kind: "direct", dailyConsumption: 0.5, peakPower: 3_000 } as const;
    expect(ruleFiguresOf(input({}, little)).inverter.standingPower).toBeCloseTo(21.6, 9);
  });

  it("is the one there already, where there is one", () => {
    expect(ruleFiguresOf(input(), null, undefined, 8_000).inverter.capacity).toBe(8_000);
  });
});

describe("the battery (AS/NZS 4509.2)", () => {
  const usable = 0.9 * Math.sqrt(0.92);

  it("carries off-grid all that the backup days use, through the inverter, with its standing draw", () => {
    const { battery } = figuresOf({ backupDays: 2 });
    expect(battery).toMatchObject({ governedBy: "backupDays", carried: 24_000, cold: 1 });
    expect(battery.handedOut).toBeCloseTo(24_000 / 0.95 + 48 * 21.6, 6);
    expect(battery.exact).toBeCloseTo((24_000 / 0.95 + 48 * 21.6) / usable, 6);
    expect(battery.byRule).toBe(Math.ceil(battery.exact));
    expect(battery.capacity).toBe(battery.byRule);
  });

  it("carries in a hybrid the essential part of the worst hours", () => {
    const lamp = { name: "Lamp", power: 100, quantity: 1, startFactor: 1, motor: false };
    const load = {
      kind: "appliances",
      appliances: [
        { ...lamp, hoursPerDay: 4, hoursOfDay: [18, 19, 20, 21], essential: true },
        { ...lamp, hoursPerDay: 2, hoursOfDay: [2, 3], essential: false },
      ],
    } as const;
    const { battery } = ruleFiguresOf(input({ systemType: "hybrid", backupHours: 3 }, load));
    // 200 W of lamps and an inverter of 400 W.
    expect(battery).toMatchObject({ governedBy: "backupHours", carried: 300, windowStart: 18 });
    expect(battery.handedOut).toBeCloseTo(300 / 0.95 + 3 * 0.0036 * 400, 9);
  });

  it("is none on-grid", () => {
    expect(figuresOf({ systemType: "on-grid" }).battery).toMatchObject({
      governedBy: "none",
      carried: 0,
      windowStart: 0,
      handedOut: 0,
      exact: 0,
      capacity: 0,
    });
  });

  it("is larger for the cold of the coldest month: 0.8% a kelvin below 15 °C", () => {
    expect(figuresOf({ ambientTemperature: 5 }).battery.cold).toBeCloseTo(0.92, 12);
    const city = figuresOf({ city: "gb-aberdeen", country: "UK", ambientTemperature: 8 });
    expect(city.battery.cold).toBeCloseTo(1 - 0.008 * (15 - Math.min(...city.site.temperature)), 12);
  });
});

describe("the array (AS/NZS 4509.2)", () => {
  it("brings off-grid 1.3 times what the load asks for, its night through the battery, in each month", () => {
    const { array, load, site } = figuresOf();
    const night = load.nightShare;
    const energy = (12_000 / 0.95) * (1 - night + night / 0.92) + 24 * 21.6;
    expect(array.busEnergy).toBeCloseTo(energy, 6);
    expect(array).toMatchObject({ oversupply: 1.3, refillEnergy: 0, designMonth: null, designSunHours: 5 });
    const heat = 1 - 0.0035 * ((site.dayTemperature[0] ?? NaN) + 25 - 25);
    expect(array.heat).toEqual(Array<unknown>(12).fill(expect.closeTo(heat, 12)));
    expect(array.designHeat).toBeCloseTo(heat, 12);
    expect(array.exact).toBeCloseTo((1.3 * energy) / (5 * heat * LOSSES), 6);
    for (const power of array.monthlyPower) expect(power).toBeCloseTo(array.exact, 6);
    expect(array.byRule).toBe(Math.ceil(array.exact));
    expect(array.capacity).toBe(array.byRule);
  });

  it("refills a hybrid's battery within the backup days", () => {
    const { array, battery } = figuresOf({ systemType: "hybrid", backupDays: 4 });
    expect(array.oversupply).toBe(1.1);
    expect(array.refillEnergy).toBeCloseTo(battery.handedOut / 0.92 / 4, 9);
    const needed = 1.1 * array.busEnergy + array.refillEnergy;
    expect(array.exact).toBeCloseTo(needed / (5 * array.designHeat * LOSSES), 6);
  });

  it("makes on-grid what a year uses, no battery paid, its heat weighed by the sun", () => {
    const city = { city: "gb-aberdeen", country: "UK", ambientTemperature: 8 } as const;
    const { array, site } = figuresOf({ ...city, systemType: "on-grid" });
    expect(array.busEnergy).toBeCloseTo(12_000 / 0.95, 9);
    expect(array).toMatchObject({ designMonth: null, designSunHours: site.meanSunHours, refillEnergy: 0 });
    const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    const sum = (of: (month: number) => number) => days.reduce((total, each, month) => total + each * of(month), 0);
    const sun = (month: number) => site.sunHours[month] ?? NaN;
    const heat = sum((month) => sun(month) * (array.heat[month] ?? NaN)) / sum(sun);
    expect(array.designHeat).toBeCloseTo(heat, 9);
    expect(array.exact).toBeCloseTo(array.busEnergy / (site.meanSunHours * heat * LOSSES), 6);
  });

  it("is made for the month that asks for most", () => {
    const { array, site } = figuresOf({ city: "gb-aberdeen", country: "UK", ambientTemperature: 8 });
    const month = array.designMonth ?? NaN;
    // In Scotland December or January.
    expect([0, 11]).toContain(month);
    expect(array.exact).toBe(Math.max(...array.monthlyPower));
    expect(array.designSunHours).toBe(site.sunHours[month]);
    expect(array.designHeat).toBe(array.heat[month]);
  });

  it("brings to the bus its power times sun, heat and losses, month by month", () => {
    const losses = { dirt: 0.95, mismatch: 0.97, tracker: 0.98, cable: 0.98 };
    const dirty = { ...losses, dirt: 0.8 };
    expect(deliveredToBus(1_000, [5, 4], { heat: [0.9, 1], losses: [losses, dirty] })).toEqual([
      expect.closeTo(4_500 * LOSSES, 9),
      expect.closeTo((4_000 * LOSSES * 0.8) / 0.95, 9),
    ]);
  });

  it("is nothing for nothing", () => {
    const none = { kind: "direct", dailyConsumption: 0, peakPower: 0 } as const;
    const { array, battery, inverter } = ruleFiguresOf(input({}, none));
    expect([array.capacity, battery.capacity, inverter.capacity]).toEqual([0, 0, 0]);
  });
});

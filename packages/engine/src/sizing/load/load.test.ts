import { expect, it } from "vitest";
import type { ApplianceLoad } from "../inputs/design";
import { HOUSEHOLD_CURVE } from "./household-curve";
import { loadFigures, pieceHourlyPower, sum, worstWindow } from "./load";

const appliance = (change: Partial<ApplianceLoad>): ApplianceLoad => ({
  name: "Pump",
  power: 750,
  quantity: 1,
  hoursPerDay: 1,
  hoursOfDay: [6, 7, 17, 18],
  startFactor: 4,
  motor: true,
  essential: true,
  ...change,
});
const of = (...appliances: readonly ApplianceLoad[]) => loadFigures({ kind: "appliances", appliances });

it("counts the day as power times quantity times hours, and the peak as everything at once", () => {
  const load = of(appliance({}), appliance({ power: 75, quantity: 4, hoursPerDay: 9, hoursOfDay: [20, 21, 22] }));
  expect(load.dailyConsumption).toBe(750 + 2_700);
  expect(load.peakPower).toBe(750 + 300);
});

it("spreads the hours evenly over those it may run in", () => {
  const curve = pieceHourlyPower(appliance({}));
  expect([6, 7, 17, 18].map((hour) => curve[hour])).toEqual([187.5, 187.5, 187.5, 187.5]);
  expect(sum(curve)).toBe(750);
});

it("keeps the energy when more hours are asked for than named, and never runs a piece above its power", () => {
  const curve = pieceHourlyPower(appliance({ hoursPerDay: 10 }));
  expect(sum(curve)).toBeCloseTo(7_500, 9);
  expect(Math.max(...curve)).toBe(750);
  expect(curve[0]).toBeCloseTo((750 * 6) / 20, 9);
});

it("takes no named hours as the whole day", () => {
  expect(new Set(pieceHourlyPower(appliance({ hoursOfDay: [], hoursPerDay: 12 })))).toEqual(new Set([375]));
});

it("counts night from 18:00 to 06:00", () => {
  expect(of(appliance({ hoursOfDay: [17, 18] })).nightShare).toBe(0.5);
  expect(of(appliance({ hoursOfDay: [5, 6] })).nightShare).toBe(0.5);
});

it("starts a lone refrigerator at its power times its start factor, its running power not counted twice", () => {
  const lone = of(appliance({ power: 150, hoursPerDay: 24, hoursOfDay: [] }));
  expect(lone.surgePower).toBe(600);
  expect(lone.coincidentPeak).toBe(150);
});

it("lets the hardest start make the surge, whichever piece runs longest", () => {
  const load = of(appliance({}), appliance({ name: "Kettle", power: 2_000, startFactor: 1, motor: false }));
  expect(load.hardestStart?.name).toBe("Pump");
});

it("makes nothing of nothing", () => {
  expect(of()).toMatchObject({ dailyConsumption: 0, peakPower: 0, coincidentPeak: 0, surgePower: 0, nightShare: 0 });
});

it("lays typed consumption over the household curve, which holds exactly one day", () => {
  expect(sum(HOUSEHOLD_CURVE)).toBeCloseTo(1, 12);
  const load = loadFigures({ kind: "direct", dailyConsumption: 10_000, peakPower: 3_000 });
  expect(load.hourlyPower[19]).toBeCloseTo(960, 9);
  expect(sum(load.hourlyPower)).toBeCloseTo(10_000, 6);
});

it("flattens the curve until it keeps the typed peak", () => {
  const load = loadFigures({ kind: "direct", dailyConsumption: 10_000, peakPower: 600 });
  expect(load.coincidentPeak).toBeCloseTo(600, 6);
  expect(sum(load.hourlyPower)).toBeCloseTo(10_000, 6);
});

it("finds the worst window across midnight, and whole days beyond one", () => {
  const curve = Array.from({ length: 24 }, (_, hour) => (hour === 23 ? 100 : hour === 0 ? 80 : 10));
  expect(worstWindow(curve, 2)).toEqual({ energy: 180, start: 23 });
  expect(worstWindow(curve, 24).energy).toBe(400);
  expect(worstWindow(curve, 50).energy).toBe(2 * 400 + 180);
});

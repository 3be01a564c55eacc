import { describe, expect, it } from "vitest";
import { clearingCurrent, letThrough, longestFault, withstands } from "./adiabatic";
import { protectiveConductorIec, protectiveConductorNec, rodResistance } from "./earthing";
import { GENERATOR_CLASSES } from "../../economics/generator-set";
import {
  BATTERY_FUSES,
  BREAKERS,
  devicesFor,
  LARGEST_MINIATURE_BREAKER,
  MAINS_SURGE_VOLTAGES,
  NEC_BATTERY_FUSES,
  NEC_RATINGS,
  nextSize,
  PANEL_FUSES,
  PANEL_SURGE_VOLTAGES,
  PANEL_SWITCHGEAR_VOLTAGES,
  RESIDUAL_CURRENT_DEVICES,
  SWITCHES,
} from "../rule/standard-ratings";
import * as second from "./testing/checker/standard-sizes";

/** Area of an American wire by its gauge; 1/0, 2/0 … are 0, −1 … [mm²] Source: ASTM B258, d = 0.127 mm × 92^((36 − n) ÷ 39). */
const ofGauge = (gauge: number) => (Math.PI / 4) * (0.127 * 92 ** ((36 - gauge) / 39)) ** 2;
/** Of a thousand circular mils. [mm²] A circle one mil, 0.0254 mm, across. */
const ofKcmil = (thousands: number) => 1_000 * thousands * (Math.PI / 4) * 0.0254 ** 2;

/** Equipment earth conductors of copper by the device before them. [A] Source: NEC table 250.122. */
const NEC_250_122 = [
  [15, ofGauge(14)],
  [20, ofGauge(12)],
  [60, ofGauge(10)],
  [100, ofGauge(8)],
  [200, ofGauge(6)],
  [300, ofGauge(4)],
  [400, ofGauge(3)],
  [500, ofGauge(2)],
  [600, ofGauge(1)],
  [800, ofGauge(0)],
  [1_000, ofGauge(-1)],
  [1_200, ofGauge(-2)],
  [1_600, ofGauge(-3)],
  [2_000, ofKcmil(250)],
  [2_500, ofKcmil(350)],
  [3_000, ofKcmil(400)],
  [4_000, ofKcmil(500)],
] as const;
/** Sizes of IEC 60228 beyond what the cables here are made of, too. [mm²] */
const made = (area: number) => second.ALL_SIZES.find((size) => size >= area) ?? 300;

describe("protective conductors", () => {
  it.each(NEC_250_122)(
    "behind %d A are no thinner than the wire the NEC names, in the next metric size",
    (rating, area) => {
      const [, next] = NEC_250_122.find(([larger]) => larger > rating) ?? [0, 300];
      expect(protectiveConductorNec(rating)).toBe(made(area));
      expect(protectiveConductorNec(rating + 0.5)).toBe(made(next));
    },
  );

  it("take the next size made where half of the line is none, and the largest beyond the list", () => {
    expect([120, 150, 185, 240, 300, 400, 600, 900].map(protectiveConductorIec)).toEqual([
      70, 95, 95, 120, 150, 240, 300, 300,
    ]);
    expect(protectiveConductorIec(35.1)).toBe(25);
    expect(protectiveConductorIec(16.1)).toBe(16);
  });

  it("ask four rods of 3 m for 10 Ω in soil of 100 Ω m: 33.5 Ω each by Dwight", () => {
    // 100 ÷ (2π × 3) = 5.305 and ln(24 ÷ 0.016) − 1 = 6.313.
    expect(rodResistance(100, 3, 0.016)).toBeCloseTo(5.3052 * 6.3132, 2);
  });
});

describe("what devices are made in", () => {
  it.each([
    ["breakers, IEC 60898-1 and 60947-2", BREAKERS, second.IEC_BREAKERS],
    ["NEC 240.6(A)", NEC_RATINGS, second.NEC_BREAKERS],
    ["gPV", PANEL_FUSES, second.PANEL_FUSES],
    ["gG", BATTERY_FUSES, second.IEC_FUSES],
    ["class T", NEC_BATTERY_FUSES, second.NEC_FUSES],
    ["switches, IEC 60947-3", SWITCHES, second.SWITCHES],
    ["isolators and fuses for panels", PANEL_SWITCHGEAR_VOLTAGES, second.SWITCHGEAR_VOLTS],
    ["surge protection for panels", PANEL_SURGE_VOLTAGES, second.DC_SURGE_VOLTS],
    ["surge protection for mains", MAINS_SURGE_VOLTAGES, second.AC_SURGE_VOLTS],
    ["petrol sets", GENERATOR_CLASSES.petrol.sizes.map((size) => 1_000 * size), second.PETROL],
    ["diesel sets", GENERATOR_CLASSES.diesel.sizes.map((size) => 1_000 * size), second.DIESEL],
    // IEC 61008-1, 5.3.2.
    ["residual-current devices", RESIDUAL_CURRENT_DEVICES, [25, 40, 63, 80, 100, 125]],
  ])("is, for %s, what the second hand has written down", (_, design, checker) => {
    expect([...design]).toEqual(checker);
  });

  it("ends at 125 A for miniature breakers (IEC 60898-1, 1)", () => {
    expect(LARGEST_MINIATURE_BREAKER).toBe(125);
  });

  it("is the next above what is needed, and several of the largest beyond", () => {
    expect([0, 6, 6.01, 125.5, 9_999].map((needed) => nextSize(needed, BREAKERS))).toEqual([6, 6, 10, 160, 3_150]);
    expect(devicesFor(0, PANEL_FUSES)).toEqual({ rating: 2, ways: 1 });
    expect(devicesFor(32, PANEL_FUSES)).toEqual({ rating: 32, ways: 1 });
    expect(devicesFor(33, PANEL_FUSES)).toEqual({ rating: 20, ways: 2 });
    expect(devicesFor(97, PANEL_FUSES)).toEqual({ rating: 25, ways: 4 });
  });
});

describe("heat of a fault", () => {
  it.each(second.GG)("through a gG fuse of %d A is 5 s of the %d A that break it", (rating, gate) => {
    expect(clearingCurrent(rating)).toBe(gate);
    expect(letThrough(rating)).toBe(5 * gate ** 2);
  });

  it("through a size between two is the larger one's, and beyond the list without bound", () => {
    expect(clearingCurrent(225)).toBe(1_650);
    expect(clearingCurrent(401)).toBe(Infinity);
  });

  it("is what copper withstands with k of 115 in PVC and 143 in XLPE (IEC 60364-4-43, table 43A)", () => {
    expect(withstands(10, "pvc")).toBe(1_150 ** 2);
    expect(withstands(10, "xlpe")).toBe(1_430 ** 2);
    expect(longestFault(10, "xlpe", 1_430)).toBe(1);
  });
});

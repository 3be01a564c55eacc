import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { letThrough, longestFault, withstands } from "./adiabatic";
import { batteryCurrent, batteryRun } from "./battery-circuit";
import { BATTERY_FUSES } from "../rule/standard-ratings";

const watts = fc.double({ min: 1, max: 200_000, noNaN: true });
const volts = fc.constantFrom(12, 24, 48);
const air = fc.double({ min: -40, max: 75, noNaN: true });

describe("heat of a short circuit", () => {
  it("lets 16 mm² of PVC copper stand 10 kA for 0.034 s: (115 × 16)² ÷ 10,000²", () => {
    expect(longestFault(16, "pvc", 10_000)).toBeCloseTo(0.033856, 9);
    expect(withstands(25, "xlpe")).toBe((143 * 25) ** 2);
  });

  it("is more for a larger fuse", () => {
    const heats = BATTERY_FUSES.map(letThrough);
    expect([...heats].sort((one, other) => one - other)).toEqual(heats);
    // 200 A gG: 1,250 A for 5 s (IEC 60269-1, gates).
    expect(letThrough(200)).toBe(5 * 1_250 ** 2);
  });
});

describe("current of the battery", () => {
  // Almost empty: 2.8 V of each of 4, 8 and 16 cells.
  it.each([
    [12, 11.2],
    [24, 22.4],
    [48, 44.8],
  ])("makes up at %s V for what the cable loses, as constant power does: U I − R I² = P", (voltage, empty) => {
    const drawn = 5_720 / 0.95;
    const current = batteryCurrent(5_720, 0, voltage);
    const loop = (0.01 * voltage) / (drawn / empty);
    expect(current * (empty - loop * current)).toBeCloseTo(drawn, 6);
    expect(current).toBeGreaterThan(drawn / empty);
  });

  // P ÷ V: 9.6 kW are 200 A at 48 V, twice that at half the voltage.
  it.each([
    [12, 800, 400],
    [24, 400, 200],
    [48, 200, 100],
  ])("is at %s V the panels' where they bring more than the inverter takes", (voltage, much, little) => {
    expect(batteryCurrent(1_000, 9_600, voltage)).toBe(much);
    expect(batteryCurrent(0, 4_800, voltage)).toBe(little);
  });
});

describe.each(["IEC", "NEC"] as const)("fuse and cable of the battery, %s", (rules) => {
  it("keeps 1.25 I_b ≤ I_n ≤ I_z, and the copper outlives the fuse", () => {
    fc.assert(
      fc.property(watts, air, volts, (power, ambient, voltage) => {
        const current = batteryCurrent(power, 0, voltage);
        const { fuse, choice } = batteryRun(current, voltage, ambient, rules);
        expect(fuse.rating * fuse.ways).toBeGreaterThanOrEqual(1.25 * current * (1 - 1e-12));
        expect(choice.cable.ampacity * choice.parallel).toBeGreaterThanOrEqual(fuse.rating);
        expect(choice.cable.dropPercent).toBeLessThanOrEqual(1);
        expect(withstands(choice.cable.area * choice.parallel, "xlpe")).toBeGreaterThanOrEqual(letThrough(fuse.rating));
      }),
    );
  });

  // Two thin conductors carry more than one of their area: between different numbers of them copper may fall.
  it("never takes less copper for more power in the same number of ways and conductors", () => {
    fc.assert(
      fc.property(watts, watts, (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((power) =>
          batteryRun(batteryCurrent(power, 0, 48), 48, 35, rules),
        );
        if (less?.fuse.ways !== more?.fuse.ways || less?.choice.parallel !== more?.choice.parallel) return;
        expect(more?.choice.cable.area ?? 0).toBeGreaterThanOrEqual(less?.choice.cable.area ?? Infinity);
      }),
      // Found once: 1 × 120 mm² for the less, 2 × 50 mm² for the more.
      { examples: [[16839.602680243588, 21217.899377106918]] },
    );
  });
});

import { describe, expect, it } from "vitest";
import { layStrings, stringLimits } from "./strings";

it("finds the 54.2 V and 11 panels of ElectraKit's NEC 690.7 example", () => {
  const limits = stringLimits({
    openVoltage: 49.5,
    powerVoltage: 41.7,
    shortCircuitCurrent: 10,
    openVoltagePerKelvin: -0.0027,
    powerVoltagePerKelvin: -0.0027,
    coldest: -10,
    hottest: 45,
    cellRise: 0,
    maxVoltage: 600,
    trackerMin: 200,
    trackerMax: 600,
    maxCurrent: 20,
  });
  expect(limits.openVoltageCold).toBeCloseTo(54.2, 1);
  expect(limits.powerVoltageHot).toBeCloseTo(39.4, 1);
  expect(limits).toMatchObject({ most: 11, fewest: 6 });
});

describe("laying panels in equal strings", () => {
  it.each([
    [8, { inSeries: 8, parallel: 1 }],
    [12, { inSeries: 6, parallel: 2 }],
    [15, { inSeries: 5, parallel: 3 }],
    [13, { inSeries: 7, parallel: 2 }],
  ])("%i panels where 4 to 11 fit", (panels, layout) => {
    expect(layStrings(panels, { most: 11, fewest: 4 })).toEqual(layout);
  });

  it("says so when the panels cannot wake the input", () => {
    expect(layStrings(3, { most: 11, fewest: 4 })).toBeNull();
    expect(layStrings(3, { most: 3, fewest: 4 })).toBeNull();
  });

  it("says so when they are too many for one string and too few for two", () => {
    expect(layStrings(23, { most: 22, fewest: 21 })).toBeNull();
    expect(layStrings(42, { most: 22, fewest: 21 })).toEqual({ inSeries: 21, parallel: 2 });
  });
});

import { describe, expect, it } from "vitest";
import { arrayPower, busEnergy, designMonthOf, temperatureFactor } from "./array";
import { autonomyEnergy, batteryCapacity, coldFactor } from "./battery";
import { STANDARD_CELL_RISE } from "./defaults";
import { numberOf } from "./truth/case";
import table from "./truth/j_sizing.json" with { type: "json" };

const relativeError = (found: number, expected: number) => Math.abs(found / expected - 1);

describe("reference table j, batteries", () => {
  const cases = table.cases.filter(({ kind }) => kind === "battery");
  it("has all five cases", () => expect(cases).toHaveLength(5));

  it.each(cases.map((one) => [one.id, one] as const))("%s to 1e-9", (_, { inputs, out }) => {
    const given = numberOf(inputs);
    const printed = numberOf(out);
    const cold = coldFactor(inputs.chemistry === "lfp" ? "lfp" : "lead_acid", given("battery_temp_c"));
    const energy = autonomyEnergy(given("daily_ac_wh") * given("days"), given("eta_inverter"), 0);
    const nominal = batteryCapacity(energy, {
      depthOfDischarge: given("dod"),
      dischargeEfficiency: given("eta_discharge"),
      cold,
    });
    expect(relativeError(cold, printed("k_temp"))).toBeLessThan(1e-9);
    expect(relativeError(nominal, printed("nominal_wh"))).toBeLessThan(1e-9);
    expect(relativeError(nominal / given("bus_v"), printed("nominal_ah"))).toBeLessThan(1e-9);
  });
});

describe("reference table j, arrays", () => {
  const cases = table.cases.filter(({ kind }) => kind === "array");
  it("has all six cases", () => expect(cases).toHaveLength(6));

  it.each(cases.map((one) => [one.id, one] as const))("%s to 1e-9, the month exactly", (_, { inputs, out }) => {
    const given = numberOf(inputs);
    const printed = numberOf(out);
    const heat = temperatureFactor(given("gamma_pmax"), given("ta_day_c"), STANDARD_CELL_RISE);
    const energy = busEnergy({
      dailyConsumption: given("daily_ac_wh"),
      inverterEfficiency: given("eta_inverter"),
      batteryRoundTrip: given("eta_battery_roundtrip"),
      nightShare: given("night_fraction"),
      standingEnergy: 0,
    });
    const losses = {
      dirt: given("f_dirt"),
      mismatch: given("f_mismatch"),
      tracker: given("eta_mppt"),
      cable: given("eta_cable"),
    };
    const powers = (inputs.ghi_month ?? []).map((sun) =>
      arrayPower(energy * given("oversupply"), sun * given("tilt_factor"), heat, losses),
    );
    expect(relativeError(heat, printed("f_temp"))).toBeLessThan(1e-9);
    expect(relativeError(energy, printed("bus_wh"))).toBeLessThan(1e-9);
    expect(relativeError(Math.max(...powers), printed("array_w"))).toBeLessThan(1e-9);
    // The table counts months from 1.
    expect((designMonthOf(powers) ?? -1) + 1).toBe(printed("design_month"));
  });
});

it("names no design month when all months ask for the same", () => {
  expect(designMonthOf([400, 400, 400])).toBeNull();
});

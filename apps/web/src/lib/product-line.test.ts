import { expect, it } from "vitest";
import { comparedBy, specificationLine } from "./product-line";

it.each([
  // Mock 13: 400 W on 1.887 m² are 21.2% of 1,000 W/m².
  ["panel", { powerWatts: 400, areaSquareMetres: 1.887, openVolts: 42 }, "21.2% efficient, 42 V open"],
  ["panel", { powerWatts: 400, openVolts: 42 }, "42 V open"],
  ["battery", { volts: 51.2, ampereHours: 240, cycles: 6_000, kilowattHours: 12.3 }, "51.2 V 240 Ah, 6,000 cycles"],
  [
    "inverter",
    { use: "hybrid", batteryVoltsMin: 40, batteryVoltsMax: 60, efficiencyPercent: 96.5, powerWatts: 5_800 },
    "Hybrid, battery 40 to 60 V, 96.5% efficient",
  ],
  [
    "cable",
    { use: "panel", areaSquareMillimetres: 6, cores: 1, volts: 1_500, lengthMetres: 100 },
    "Panels, 6 mm², Cores 1",
  ],
  ["enclosure", { protectionDigits: 65 }, "IP65"],
  ["charge-controller", { type: "MPPT", batteryVolts: [24, 48] }, "MPPT, 24, 48 V"],
  ["monitoring", {}, ""],
  ["breaker", { ratingAmperes: null }, ""],
] as const)("a %s of %j is %j", (category, spec, line) => {
  expect(specificationLine(category, spec)).toBe(line);
});

it("compares by power, energy or length where it is stated", () => {
  expect(comparedBy("battery", { kilowattHours: 11.5 })).toEqual({
    value: 11.5,
    unit: "kWh",
    size: { value: 11.5, unit: "kWh" },
  });
  expect(comparedBy("inverter", { powerWatts: 5_800 })).toMatchObject({ unit: "W", size: { value: 5.8, unit: "kW" } });
  expect(comparedBy("panel", {})).toBeNull();
  expect(comparedBy("fuse", { ratingAmperes: 20 })).toBeNull();
});

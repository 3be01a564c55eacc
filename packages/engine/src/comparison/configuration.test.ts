import { expect, it } from "vitest";
import {
  BATTERY_TYPES,
  DEFAULT_CONFIGURATIONS,
  INSTALLATION_TYPES,
  INVERTER_TYPES,
  PANEL_TYPES,
  QUALITY_TIERS,
  SYSTEM_SIZES,
} from "./configuration";

const [budget, balanced, premium] = DEFAULT_CONFIGURATIONS;

it("S-335 S-504 Budget Solution is the specification's", () => {
  expect(budget).toMatchObject({
    name: "Budget Solution",
    panelType: "polycrystalline",
    batteryType: "lead_acid",
    inverterType: "modified_sine_wave",
    systemSize: "basic",
    qualityTier: "budget",
    installationType: "diy",
    warranty: 5,
  });
});

it("S-335 S-505 Balanced Choice is the specification's", () => {
  expect(balanced).toMatchObject({
    name: "Balanced Choice",
    panelType: "monocrystalline",
    batteryType: "lithium_ion",
    inverterType: "pure_sine_wave",
    systemSize: "standard",
    qualityTier: "mid",
    installationType: "hybrid",
    warranty: 10,
  });
});

it("S-335 S-506 Premium System is the specification's", () => {
  expect(premium).toMatchObject({
    name: "Premium System",
    panelType: "monocrystalline",
    batteryType: "lithium_ion",
    inverterType: "pure_sine_wave",
    systemSize: "premium",
    qualityTier: "premium",
    installationType: "professional",
    warranty: 15,
  });
});

it("S-507 S-508 S-509 offers the specification's lists", () => {
  expect(PANEL_TYPES).toEqual(["monocrystalline", "polycrystalline", "thin_film"]);
  expect(BATTERY_TYPES).toEqual(["lithium_ion", "lead_acid", "gel"]);
  expect(INSTALLATION_TYPES).toEqual(["diy", "hybrid", "professional"]);
  expect(INVERTER_TYPES).toEqual(["pure_sine_wave", "modified_sine_wave"]);
  expect(SYSTEM_SIZES).toEqual(["basic", "standard", "premium"]);
  expect(QUALITY_TIERS).toEqual(["budget", "mid", "premium"]);
});

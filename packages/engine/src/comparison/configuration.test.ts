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

it("Budget Solution is the specification's", () => {
  expect(budget, "S-504 Budget Solution").toMatchObject({
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

it("Balanced Choice is the specification's", () => {
  expect(balanced, "S-505 Balanced Choice").toMatchObject({
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

it("Premium System is the specification's", () => {
  expect(premium, "S-506 Premium System").toMatchObject({
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

it("offers the specification's lists", () => {
  expect(PANEL_TYPES, "S-507").toEqual(["monocrystalline", "polycrystalline", "thin_film"]);
  expect(BATTERY_TYPES, "S-508").toEqual(["lithium_ion", "lead_acid", "gel"]);
  expect(INSTALLATION_TYPES, "S-509").toEqual(["diy", "hybrid", "professional"]);
  expect(INVERTER_TYPES).toEqual(["pure_sine_wave", "modified_sine_wave"]);
  expect(SYSTEM_SIZES).toEqual(["basic", "standard", "premium"]);
  expect(QUALITY_TIERS).toEqual(["budget", "mid", "premium"]);
});

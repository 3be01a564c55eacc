import { beforeEach, expect, it, vi } from "vitest";
import { forgetFormerDesign, formerDesign, rememberFormerDesign } from "../../../lib/former-design";
import { comparedFigures, shownFigures } from "./design-figures";

const OLD = {
  recommendedPanelCapacity: 2_400,
  recommendedBatteryCapacity: 11_296,
  recommendedInverterCapacity: 5_720,
  estimatedCost: 12_504.6,
};
const NEW = { ...OLD, recommendedPanelCapacity: 3_200, recommendedBatteryCapacity: 14_000, estimatedCost: 14_800 };

it("shows what a stored design came to", () => {
  expect(shownFigures(OLD, "USD")).toEqual([
    { label: "Panels", value: "2.4", unit: "kW" },
    { label: "Battery", value: "11.3", unit: "kWh" },
    { label: "Inverter", value: "5.72", unit: "kW" },
    { label: "Estimated cost", value: "$12,504.60" },
  ]);
  expect(shownFigures({ ...OLD, recommendedBatteryCapacity: 0 }, "USD")[1]).toEqual({
    label: "Battery",
    value: "None",
  });
});

it("sets the figures before beside the figures after", () => {
  expect(comparedFigures(OLD, NEW, "USD").map(({ label, before }) => `${label}: ${before}`)).toEqual([
    "Panels: before 2.4 kW",
    "Battery: before 11.3 kWh",
    "Inverter: unchanged",
    "Estimated cost: before $12,504.60",
  ]);
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

it("keeps the figures before, project by project, until they are dismissed", () => {
  expect(formerDesign("house")).toBeNull();
  rememberFormerDesign({ ...OLD, id: "house" });
  expect(formerDesign("house")).toEqual(OLD);
  expect(formerDesign("shop")).toBeNull();
  forgetFormerDesign("house");
  expect(formerDesign("house")).toBeNull();
});

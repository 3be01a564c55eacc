import { expect, it } from "vitest";
import { designPageCarbonOffset } from "./carbon";
import { costFigures } from "./cost";
import { DISPLAY_RATES, toDisplayCurrency } from "./currency";
import { CURRENCIES } from "./options";
import {
  batteryAmpHours,
  energySurplus,
  installedPanelPower,
  inverterKilowatts,
  monthlyConsumption,
  panelCount,
  plainRule,
} from "./results";
import { inverterCapacity } from "./inverter";

it("S-480 shows NGN 1650, USD 1, GBP 0.79, EUR 0.92 and GHS 12.5 for a dollar", () => {
  expect(DISPLAY_RATES).toMatchObject({ NGN: 1650, USD: 1, GBP: 0.79, EUR: 0.92, GHS: 12.5 });
  expect(toDisplayCurrency(12_504.6, "NGN")).toBeCloseTo(20_632_590, 6);
});

it("S-481 shows KES 128, ZAR 18.5, AUD 1.52 and INR 83 for a dollar, and has a rate for every currency", () => {
  expect(DISPLAY_RATES).toMatchObject({ KES: 128, ZAR: 18.5, AUD: 1.52, INR: 83 });
  expect(Object.keys(DISPLAY_RATES).sort()).toEqual([...CURRENCIES].sort());
});

it("S-484 counts a month as thirty days", () => {
  expect(monthlyConsumption(10_166)).toBeCloseTo(304.98, 10);
});

it("S-485 counts panels of 400 W, rounded up", () => {
  expect([0, 1, 400, 401, 2_550].map(panelCount)).toEqual([0, 1, 1, 2, 7]);
});

it("S-486 states the battery at 48 V", () => {
  expect(batteryAmpHours(11_296)).toBeCloseTo(235.33, 2);
});

it("S-487 makes the inverter exactly twice the peak and shows it in kW", () => {
  expect(inverterCapacity(2_860)).toBe(5_720);
  expect(inverterKilowatts(5_720)).toBe(5.72);
});

const cost = costFigures(2_550, 11_296, 5_720);

it("S-488 costs panels at 0.75 a watt", () => expect(cost.panels).toBe(1_912.5));
it("S-489 costs batteries at 0.5 a watt-hour", () => expect(cost.batteries).toBe(5_648));
it("S-490 costs the inverter at 0.5 a watt", () => expect(cost.inverter).toBe(2_860));
it("S-491 adds a fifth of the three for installation", () => {
  expect(cost.installation).toBeCloseTo(2_084.1, 10);
  expect(cost.total).toBeCloseTo(12_504.6, 10);
});

it("S-496 counts 0.92 kg of CO₂ for each kWh of daily consumption", () => {
  expect(designPageCarbonOffset(10_166)).toBeCloseTo(9.353, 3);
});

it("S-497 takes the surplus as capacity times sun hours minus consumption", () => {
  expect(energySurplus(2_550, 6.5, 10_166)).toBe(6_409);
});

it("S-498 counts total kW as panels times panel power", () => {
  expect(installedPanelPower(7)).toBe(2.8);
  expect(installedPanelPower(10, 450)).toBe(4.5);
});

it("prints the rule of thumb of the engineering notes: 10 kWh at 6.5 hours and 92% make 1.67 kW", () => {
  expect(plainRule(10_000, 6.5) / 1_000).toBeCloseTo(1.67, 2);
});

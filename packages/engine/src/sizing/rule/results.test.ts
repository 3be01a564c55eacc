import { expect, it } from "vitest";
import { designPageCarbonOffset } from "../explain/carbon";
import { costFigures } from "./cost";
import { DISPLAY_RATES, toDisplayCurrency } from "../inputs/currency";
import { CURRENCIES } from "../../parameters/options";
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

it("shows NGN 1650, USD 1, GBP 0.79, EUR 0.92 and GHS 12.5 for a dollar", () => {
  expect(DISPLAY_RATES, "S-480 rates per USD").toMatchObject({ NGN: 1650, USD: 1, GBP: 0.79, EUR: 0.92, GHS: 12.5 });
  expect(toDisplayCurrency(12_504.6, "NGN")).toBeCloseTo(20_632_590, 6);
});

it("shows KES 128, ZAR 18.5, AUD 1.52 and INR 83 for a dollar, and has a rate for every currency", () => {
  expect(DISPLAY_RATES, "S-481 rates per USD").toMatchObject({ KES: 128, ZAR: 18.5, AUD: 1.52, INR: 83 });
  expect(Object.keys(DISPLAY_RATES).sort()).toEqual([...CURRENCIES].sort());
});

it("counts a month as thirty days", () => {
  expect(monthlyConsumption(10_166), "S-484 10.166 kWh × 30").toBeCloseTo(304.98, 10);
});

it("counts panels of 400 W, rounded up", () => {
  expect(
    [0, 1, 400, 401, 2_550].map((capacity) => panelCount(capacity)),
    "S-485 ceil(capacity ÷ 400)",
  ).toEqual([0, 1, 1, 2, 7]);
});

// Q = E ÷ U: a bank of 9.6 kWh.
it.each([
  [12, 800],
  [24, 400],
  [48, 200],
])("counts the Ah of a battery at %s V", (voltage, ampHours) => {
  expect(batteryAmpHours(9_600, voltage)).toBe(ampHours);
});

it("states the battery at 48 V", () => {
  expect(batteryAmpHours(11_296, 48), "S-486 capacity ÷ 48").toBeCloseTo(235.33, 2);
});

it("makes the inverter exactly twice the peak and shows it in kW", () => {
  expect(inverterCapacity(2_860), "S-487 a margin of 100%").toBe(5_720);
  expect(inverterKilowatts(5_720), "S-487 capacity ÷ 1000 kW").toBe(5.72);
});

const cost = costFigures(2_550, 11_296, 5_720);

it("costs panels at 0.75 a watt", () => expect(cost.panels, "S-488 0.75 × 2,550 W").toBe(1_912.5));
it("costs batteries at 0.5 a watt-hour", () => expect(cost.batteries, "S-489 0.5 × 11,296 Wh").toBe(5_648));
it("costs the inverter at 0.5 a watt", () => expect(cost.inverter, "S-490 0.5 × 5,720 W").toBe(2_860));
it("adds a fifth of the three for installation", () => {
  expect(cost.installation, "S-491 20% of 1,912.5 + 5,648 + 2,860").toBeCloseTo(2_084.1, 10);
  expect(cost.total).toBeCloseTo(12_504.6, 10);
});

it("counts 0.92 kg of CO₂ for each kWh of daily consumption", () => {
  expect(designPageCarbonOffset(10_166), "S-496 10.166 kWh × 0.92 kg").toBeCloseTo(9.353, 3);
});

it("takes the surplus as capacity times sun hours minus consumption", () => {
  expect(energySurplus(2_550, 6.5, 10_166), "S-497 2,550 W × 6.5 h − 10,166 Wh").toBe(6_409);
});

it("counts total kW as panels times panel power", () => {
  expect(installedPanelPower(7), "S-498 7 × 400 W ÷ 1000").toBe(2.8);
  expect(installedPanelPower(10, 450), "S-498 10 × 450 W ÷ 1000").toBe(4.5);
});

it("prints the rule of thumb of the engineering notes: 10 kWh at 6.5 hours and 92% make 1.67 kW", () => {
  expect(plainRule(10_000, 6.5) / 1_000).toBeCloseTo(1.67, 2);
});

import { house } from "../../sizing/testing/house";
import { hereOf } from "../prices";
import type { MarketPrices, Quote } from "../quote";
import type { AskedOf } from "../simulated-quote";

/** Live prices as in the file of section 10 of the marketplace's design. */
export const MARKET: MarketPrices = {
  panelPerWatt: [0.21, 0.23, 0.24, 0.26, 0.31],
  batteryPerKwh: [180, 210, 220, 240, 260],
  inverterPerWatt: [0.16, 0.18, 0.2, 0.22, 0.25],
  labourShare: [0.1, 0.12, 0.15, 0.18, 0.2],
};
export const PANELS = {
  count: 14,
  watts: 400,
  areaM2: 1.9,
  voc: 37.1,
  vmp: 31,
  isc: 13.9,
  imp: 12.9,
  vocPercentPerK: -0.27,
  datasheet: true,
} as const;
/** At what Nigerian shops and firms usually ask: part-prices.md, 255 naira a watt, 230,000 a kilowatt hour, 150 a watt. */
export const PANEL_LINE = { what: "panels", quantity: 14, unit: 102_000, total: 1_428_000 };
export const LINES = [
  PANEL_LINE,
  { what: "battery", quantity: 1, unit: 4_416_000, total: 4_416_000 },
  { what: "inverter", quantity: 1, unit: 870_000, total: 870_000 },
  { what: "mounting and cables", quantity: 1, unit: 504_000, total: 504_000 },
];
export const CLEAN: Quote = {
  id: "good",
  currency: "NGN",
  perUsd: 1_500,
  panels: PANELS,
  battery: {
    volts: 48,
    ampHours: 400,
    kwh: 19.2,
    chemistry: "lithium",
    usablePercent: 90,
    cycles: 6_000,
    datasheet: true,
  },
  inverter: { watts: 5_800, surgeWatts: 11_600, pvMaxVolts: 450, mpptVolts: [60, 430], datasheet: true },
  parts: [
    "mounting",
    "dc-isolator",
    "dc-fuse",
    "surge-protection",
    "battery-fuse",
    "ac-breaker",
    "rcd",
    "earthing",
    "cables",
  ],
  cables: { panelToInverterMm2: 16, batteryMm2: 70, loadMm2: 10 },
  lines: LINES,
  labour: 282_000,
  taxPercent: 7.5,
  taxIncluded: true,
  total: 7_500_000,
  milestones: [
    { percent: 40, when: "signing" },
    { percent: 60, when: "running" },
  ],
  credit: { monthly: 240_000, months: 36, down: 1_500_000, totalRepayable: 10_140_000 },
  claims: { kwhPerYear: 7_000, hoursServedPercent: 99, paybackYears: 6 },
  warrantyYears: { panels: 12, battery: 10, inverter: 5, work: 2 },
  certificate: { state: "verified", until: "2027-08-31" },
  start: "2026-12-14",
};
export const HOUSE: AskedOf = {
  input: house({ city: "ng-lagos-ikeja", sunlightSource: "site" }),
  weather: null,
  asked: { hoursServedPercent: 95, nightHours: 10 },
};
export const HERE = hereOf(HOUSE.input, MARKET);

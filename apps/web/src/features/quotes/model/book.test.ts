import { expect, it } from "vitest";
import { bookSearch, priceOfLine } from "./book";

const line = {
  kind: "battery",
  name: "Kora 5.12",
  quantity: 3,
  productId: null,
  bookId: null,
  costMinor: 70_000_000,
  marginPercent: 15,
} as const;
const battery = {
  volts: 51.2,
  ampHours: 300,
  kwh: 15.36,
  chemistry: "LFP",
  usablePercent: 90,
  cycles: 6_000,
  datasheet: true,
};
const inverter = {
  watts: 5_000,
  surgeWatts: null,
  pvMaxVolts: 500,
  mpptMinVolts: 120,
  mpptMaxVolts: 430,
  datasheet: false,
};
const parts = { panels: null, battery, inverter };

it("keeps the figures of one piece of a line's own part", () => {
  expect(priceOfLine(line, parts, "NGN")).toEqual({
    kind: "battery",
    name: "Kora 5.12",
    currency: "NGN",
    costMinor: 70_000_000,
    panels: null,
    // 15.36 kWh and 300 Ah in three side by side.
    battery: { ...battery, ampHours: 100, kwh: 5.12 },
    inverter: null,
  });
  expect(priceOfLine({ ...line, kind: "inverter", name: "", quantity: 2 }, parts, "NGN")).toMatchObject({
    name: "Inverter",
    battery: null,
    inverter: { watts: 2_500, surgeWatts: null, pvMaxVolts: 500 },
  });
  expect(priceOfLine({ ...line, kind: "earthing", quantity: 0 }, parts, "NGN")).toMatchObject({
    battery: null,
    inverter: null,
  });
});

it("reads an address, and leaves out what is not ours", () => {
  expect(bookSearch({ view: "old", q: " cable ", page: "2" })).toEqual({ view: "old", q: "cable", page: 2 });
  expect(bookSearch({ view: "all", q: "", page: "1e9" })).toEqual({ view: undefined, q: undefined, page: undefined });
});

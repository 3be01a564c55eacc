import { expect, it } from "vitest";
import { areaOf, batteryKind, demandOf, inverterKind, type Need, weekOf } from "./demand-rules";
import { midnight, monthBeginning, monthOf } from "./months";
import { zoneOf } from "@sunwright/engine/climate/zone-name";
import { shownState } from "./overview";

it("a month begins at midnight of the shop's country, in summer and in winter", () => {
  const at = (text: string, country: Parameters<typeof zoneOf>[0], back = 0) =>
    monthBeginning(new Date(text), zoneOf(country), back).toISOString();
  // Lagos is an hour ahead of UTC: its November has begun while UTC is still in October.
  expect(at("2026-10-31T23:30:00Z", "Nigeria")).toBe("2026-10-31T23:00:00.000Z");
  expect(at("2026-10-31T22:30:00Z", "Nigeria")).toBe("2026-09-30T23:00:00.000Z");
  expect(at("2026-07-10T12:00:00Z", "Germany")).toBe("2026-06-30T22:00:00.000Z");
  expect(at("2026-11-10T12:00:00Z", "Germany")).toBe("2026-10-31T23:00:00.000Z");
  expect(at("2026-11-10T12:00:00Z", "India")).toBe("2026-10-31T18:30:00.000Z");
  expect(at("2026-02-10T12:00:00Z", "USA", 12)).toBe("2025-02-01T05:00:00.000Z");
  expect(at("2026-02-10T12:00:00Z", null)).toBe("2026-02-01T00:00:00.000Z");
  expect(monthOf(new Date("2026-01-05T00:00:00Z"), "UTC", 2)).toBe("2025-11-01");
  // Clocks go back in the night before: the guess and the day have different offsets.
  expect(midnight("2026-10-26", "Europe/Berlin").toISOString()).toBe("2026-10-25T23:00:00.000Z");
});

it("says an order in one word", () => {
  expect(shownState("placed", "unpaid", true)).toBe("waiting_for_payment");
  expect(shownState("confirmed", "unpaid", false)).toBe("confirmed");
  expect(shownState("confirmed", "paid", true)).toBe("paid");
  expect(shownState("partly-shipped", "paid", true)).toBe("partly_shipped");
  expect(shownState("expired", "unpaid", true)).toBe("expired");
});

const KANO = { latitude: 12.0022, longitude: 8.592 };
const need = (more: Partial<Need> = {}): Need => ({
  areaId: "1",
  area: "Kano",
  panelCapacity: 2_800,
  batteryCapacity: 11_280,
  inverterCapacity: 5_800,
  ...more,
});

it("leaves rows of fewer than five people out and rounds the others", () => {
  const four = Array.from({ length: 4 }, () => need());
  expect(demandOf(four)).toEqual([]);
  const rows = demandOf([...four, need(), need({ batteryCapacity: 0 }), need({ areaId: "2" })]);
  expect(rows).toEqual([
    { areaId: "1", area: "Kano", kind: "panels", people: 5, pieces: 40 },
    { areaId: "1", area: "Kano", kind: "battery-20", people: 5, pieces: 5 },
    { areaId: "1", area: "Kano", kind: "inverter-6", people: 5, pieces: 5 },
  ]);
});

it("areas are those of the large towns, and do not move with who asks", () => {
  expect(areaOf("Nigeria", KANO)?.name).toBe("Kano");
  expect(areaOf("Nigeria", { latitude: 12.2, longitude: 8.5 })?.name).toBe("Kano");
  expect(areaOf("Kenya", { latitude: -1.1, longitude: 37.0 })?.name).toBe("Nairobi");
  expect(areaOf("Nowhere", KANO)).toBeNull();
  expect([batteryKind(5), batteryKind(5.1), batteryKind(40)]).toEqual(["battery-5", "battery-10", "battery-more"]);
  expect([inverterKind(3), inverterKind(5.8), inverterKind(12)]).toEqual(["inverter-3", "inverter-6", "inverter-more"]);
  expect([weekOf(new Date("2026-11-24T10:00:00Z")), weekOf(new Date("2026-11-29T23:59:00Z"))]).toEqual([
    "2026-11-23",
    "2026-11-23",
  ]);
});

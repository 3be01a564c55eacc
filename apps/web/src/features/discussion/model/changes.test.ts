import { expect, it } from "vitest";
import { shownChanges, type Words } from "./changes";
import { isRestorable } from "./entries";

const words: Words = { units: "metric", currency: "NGN", cityName: (id) => (id === "ng-kano" ? "Kano" : id) };
const shown = (changes: Record<string, unknown>, own = words) =>
  shownChanges(changes, own).map(({ label, before, after }) => `${label}: ${before} > ${after}`);

it("shows parameters with label and unit, as the drawn example has them", () => {
  expect(shown({ sunlightHours: { before: 6, after: 6.5 }, backupDays: { before: 3, after: 1 } })).toEqual([
    "Sunlight hours: 6 h > 6.5 h",
    "Backup days: 3 days > 1 day",
  ]);
  expect(shown({ recommendedPanelCapacity: { before: 2_385, after: 2_550 } })).toEqual([
    "Panel capacity: 2,385 W > 2,550 W",
  ]);
});

it("converts lengths for who thinks in feet and names a city instead of its id", () => {
  expect(shown({ altitude: { before: 100, after: 200 } }, { ...words, units: "imperial" })).toEqual([
    "Altitude: 328.1 ft > 656.2 ft",
  ]);
  expect(shown({ city: { before: null, after: "ng-kano" } })).toEqual(["City: none > Kano"]);
});

it("shows costs in the person's currency at the display rate of the specification", () => {
  expect(shown({ estimatedCost: { before: null, after: 12_504.6 } })).toEqual(["Estimated cost: none > ₦20,632,590"]);
});

it("leaves out results that stayed and everything that is not a change", () => {
  expect(shown({ recommendedBatteryCapacity: { before: 5, after: 5 }, format: "csv", wholly: "unknown" })).toEqual([]);
});

it("tells of appliances that came, went or changed", () => {
  const fan = {
    id: "1",
    name: "Ceiling fan",
    quantity: 3,
    customPower: null,
    hoursPerDay: 4,
    hoursOfDay: [18, 19, 20],
  };
  expect(shown({ appliances: [{ before: null, after: fan }] })).toEqual(["Appliance: none > 3 × Ceiling fan"]);
  expect(shown({ appliances: [{ before: fan, after: null }] })).toEqual(["Appliance: 3 × Ceiling fan > none"]);
  const more = { ...fan, quantity: 4, customPower: 60, hoursOfDay: [6, 18, 19] };
  expect(shown({ appliances: [{ before: fan, after: more }] })).toEqual([
    "Ceiling fan, power: as rated > 60 W",
    "Ceiling fan, quantity: 3 > 4",
    "Ceiling fan, hours of the day: 18 to 21 > 6 to 7, 18 to 20",
  ]);
});

it("tells of parts that were chosen, at what price, and that the generic one is back", () => {
  const module = { equipmentId: "module-x", name: "LONGi LR5", typed: {}, price: 198_000, currency: "NGN" };
  const shownParts = (before: unknown, after: unknown) => shown({ parts: [{ part: "module", before, after }] });
  expect(shownParts(null, module)).toEqual(["Panel: generic > LONGi LR5, ₦198,000"]);
  expect(shownParts(module, null)).toEqual(["Panel: LONGi LR5, ₦198,000 > generic"]);
  // As entries had it before prices had a currency.
  expect(shownParts(null, { equipmentId: "module-x", typed: {}, price: null })).toEqual(["Panel: generic > module-x"]);
});

it("shows money in the currency of the country it is for", () => {
  const figures = { tariff: { before: null, after: 250 }, loanTerm: { before: 12, after: 24 } };
  expect(shown({ money: [{ country: "Ghana", figures }] })).toEqual([
    "Electricity tariff: the default > 250 GH₵/kWh",
    "Loan term: 12 months > 24 months",
  ]);
});

it("offers to bring back changes of the design, not what was only told", () => {
  const change = { before: 1, after: 2 };
  expect(isRestorable({ action: "modified", changes: { altitude: change } })).toBe(true);
  expect(isRestorable({ action: "calculated", changes: { recommendedPanelCapacity: change } })).toBe(false);
  expect(isRestorable({ action: "modified", changes: { archivedAt: change } })).toBe(false);
  expect(isRestorable({ action: "modified", changes: { appliances: [{ before: null, after: {} }] } })).toBe(true);
  expect(isRestorable({ action: "commented", changes: {} })).toBe(false);
});

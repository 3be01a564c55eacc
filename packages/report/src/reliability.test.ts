import type { Remedy } from "@sunwright/engine/sizing/inputs/simulated";
import { expect, it } from "vitest";
import { remedyRows, servedText } from "./reliability";

/** The example of the reference drawing, in dollars; a dollar is 1,326.1644 naira. */
const asDesigned: Remedy = { kind: "as-designed", label: "As designed", unmetHours: 36, extraCost: 0 };
const onePanel: Remedy = { kind: "panels", label: "1 more panel, 3.2 kW", unmetHours: 12, extraCost: 360 };
const battery: Remedy = { kind: "battery", label: "Half a day more battery", unmetHours: 0.2, extraCost: 3_388.8 };
const remedies = [asDesigned, onePanel, battery];

it("shows the design in full and each remedy on top of it, in the project's currency", () => {
  expect(remedyRows(remedies, 12_504.6, "NGN")).toEqual([
    { label: "As designed", hours: 36, cost: "₦16.6 M" },
    { label: "1 more panel, 3.2 kW", hours: 12, cost: "+ ₦477,419" },
    { label: "Half a day more battery", hours: 0, cost: "+ ₦4.5 M" },
  ]);
  expect(remedyRows([asDesigned, { ...onePanel, extraCost: -10 }], 1, "USD")[1]?.cost).toBe("− $10.00");
});

it("offers no remedy where nothing is missing", () => {
  expect(remedyRows([{ ...asDesigned, unmetHours: 0 }, onePanel], 1, "USD")).toEqual([]);
});

it("never rounds a share up to all", () => {
  expect(servedText(99.59)).toBe("99.6");
  expect(servedText(99.97)).toBe("99.9");
  expect(servedText(100)).toBe("100");
});

import type { ChosenAtEnd } from "@sunwright/engine/prices/price";
import { house } from "@sunwright/engine/sizing/testing/house";
import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import { expect, it } from "vitest";
import { priceEndsText } from "./price-text";

const design = sizeSystem({ ...house({ city: "ng-kano" }), prices: "local" });
const as = {
  panels: design.panels.capacity.value,
  battery: design.battery.capacity.value,
  inverter: design.inverter.capacity.value,
  pays: true,
};
const told = (low: Partial<ChosenAtEnd>, high: Partial<ChosenAtEnd>) =>
  priceEndsText({
    ...design,
    priceEnds: [
      { ...as, ...low, end: "low" },
      { ...as, ...high, end: "high" },
    ],
  });

it("says whether another size would be chosen at the ends of the prices", () => {
  expect(told({}, {})).toBe("At the lowest and at the highest local prices the same size would be chosen.");
  expect(told({}, { panels: 4_800, battery: 15_360, inverter: 5_720 })).toBe(
    "At the highest local prices 4.8 kW of panels, 15.36 kWh of battery, and 5.72 kW of inverter would be chosen. At the lowest it would stay the same.",
  );
  expect(told({ panels: 1_200, battery: 0, inverter: 800 }, { panels: 3_600, pays: false })).toBe(
    "At the lowest local prices 1.2 kW of panels and 800 W of inverter would be chosen. At the highest local prices no panels would pay for themselves.",
  );
});

it("says nothing of a design that was not looked at for it", () => {
  expect(priceEndsText({ ...design, priceEnds: undefined })).toBeNull();
  expect(priceEndsText({ ...design, priceEnds: [] })).toBeNull();
});

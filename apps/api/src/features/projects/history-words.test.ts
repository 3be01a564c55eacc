import { expect, it } from "vitest";
import { changesBetween } from "./rules";
import {
  describeAppliance,
  describeApplianceChange,
  describeCalculation,
  describeExport,
  describeModification,
  describeMoneyChange,
} from "./history-words";

const kano = { country: "Nigeria", region: "Northern", city: "ng-kano" } as const;

it("names the fields a person changed in the words of the form", () => {
  const sent = { sunlightHours: 4.4, backupDays: 2, inverterToGridDistance: 30 };
  const changes = changesBetween({ sunlightHours: 6.5, backupDays: 3, inverterToGridDistance: 25 }, sent);
  expect(describeModification(changes, sent, kano)).toBe(
    "Changed sunlight hours, backup days, and inverter to grid distance.",
  );
});

it("says that city and region were cleared when only the country was sent", () => {
  const accra = { country: "Ghana", region: null, city: null } as const;
  const changes = changesBetween<object>(kano, accra);
  expect(describeModification(changes, { country: "Ghana" }, accra)).toBe(
    "Changed country. City cleared: it is not in the climate table of Ghana. Region cleared: Ghana has no regions here.",
  );
});

it("tells what happened to an appliance with how many there were", () => {
  expect(describeAppliance("added", "Ceiling fan", 3)).toBe("Added 3 × Ceiling fan.");
  const changes = changesBetween({ quantity: 3, customPower: 75 }, { quantity: 2, customPower: 60 });
  expect(describeApplianceChange("Ceiling fan", changes)).toBe("Ceiling fan: changed quantity and power.");
});

it("gives a calculation's results in kW and kWh, and says when there is no battery", () => {
  const found = {
    recommendedPanelCapacity: 4_800,
    recommendedBatteryCapacity: 36_256,
    recommendedInverterCapacity: 2_400,
  };
  expect(describeCalculation(found, "appliances")).toBe(
    "Calculated from the appliances: 4.8 kW of panels, 36.3 kWh of battery, and 2.4 kW of inverter.",
  );
  expect(describeCalculation({ ...found, recommendedBatteryCapacity: 0 }, "direct")).toBe(
    "Calculated from direct input: 4.8 kW of panels, no battery, and 2.4 kW of inverter.",
  );
});

it("names the way a report left", () => {
  expect(describeExport("csv")).toBe("Report exported as CSV.");
});

it("tells which figures of its money a project changed and which it gave back", () => {
  const own = { tariff: { before: null, after: 250 } };
  const reset = { loanRate: { before: 20, after: null }, loanTerm: { before: 12, after: null } };
  expect(describeMoneyChange(own)).toBe("Money: changed electricity tariff.");
  expect(describeMoneyChange(reset)).toBe("Money: reset to the default: loan rate and loan term.");
  expect(describeMoneyChange({ ...own, ...reset })).toBe(
    "Money: changed electricity tariff. Back to the default: loan rate and loan term.",
  );
});

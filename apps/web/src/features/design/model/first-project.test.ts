import { expect, it } from "vitest";
import { FIRST_PROJECT } from "./first-project";

it("sends the name and the defaults the specification lists, no other and no fewer", () => {
  const { name, ...values } = FIRST_PROJECT;
  expect(name, "S-401").toBe("New Solar Project");
  expect(Object.keys(FIRST_PROJECT).sort(), "S-401 the fields of the call").toEqual(
    [
      "name",
      "sunlightHours",
      "backupDays",
      "backupHours",
      "systemType",
      "voltageFrequency",
      "installationLocation",
      "country",
      "currency",
      "ambientTemperature",
    ].sort(),
  );
  expect(values, "S-401 the defaults").toEqual({
    sunlightHours: 6.5,
    backupDays: 3,
    backupHours: 24,
    systemType: "off-grid",
    voltageFrequency: "220V/50Hz Single Phase",
    installationLocation: "roof-flat",
    country: "Nigeria",
    currency: "NGN",
    ambientTemperature: 29,
  });
});

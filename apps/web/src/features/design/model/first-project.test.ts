import { DEFAULT_PARAMETERS } from "@sunwright/contract/projects";
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
  expect(DEFAULT_PARAMETERS, "S-401 the defaults").toMatchObject(values);
});

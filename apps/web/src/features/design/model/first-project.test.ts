import { DEFAULT_PARAMETERS, DEFAULT_PROJECT_NAME } from "@sunwright/contract/projects";
import { expect, it } from "vitest";
import { FIRST_PROJECT } from "./first-project";

it("S-401 sends the name and the defaults the specification lists, no other and no fewer", () => {
  const { name, ...values } = FIRST_PROJECT;
  expect(name).toBe(DEFAULT_PROJECT_NAME);
  expect(Object.keys(FIRST_PROJECT).sort()).toEqual(
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
  expect(DEFAULT_PARAMETERS).toMatchObject(values);
});

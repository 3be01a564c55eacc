import { expect, it } from "vitest";
import { DEFAULTS } from "../sizing/testing/house";
import { parametersFor } from "./system-size";

it("standard is what the project asks for", () => {
  for (const systemType of ["off-grid", "hybrid", "on-grid"] as const) {
    const parameters = { ...DEFAULTS, systemType };
    expect(parametersFor(parameters, "standard")).toBe(parameters);
  }
});

it("off-grid basic leaves three times the hours dark, premium a third", () => {
  // Three backup days stand for 1% of the hours.
  expect(parametersFor(DEFAULTS, "basic").reliabilityTarget).toBeCloseTo(97, 9);
  expect(parametersFor(DEFAULTS, "premium").reliabilityTarget).toBeCloseTo(100 - 1 / 3, 9);
});

it("stays within what a project may ask for", () => {
  expect(parametersFor({ ...DEFAULTS, reliabilityTarget: 95 }, "basic").reliabilityTarget).toBeCloseTo(90, 9);
  expect(parametersFor({ ...DEFAULTS, backupDays: 10 }, "premium").reliabilityTarget).toBeCloseTo(99.9, 9);
  const autonomy = { ...DEFAULTS, backupRule: "autonomy" } as const;
  expect(parametersFor({ ...autonomy, backupDays: 3 }, "basic").backupDays).toBe(2);
  expect(parametersFor({ ...autonomy, backupDays: 1 }, "basic").backupDays).toBe(1);
  expect(parametersFor({ ...autonomy, backupDays: 9 }, "premium").backupDays).toBe(10);
  const hybrid = { ...DEFAULTS, systemType: "hybrid" } as const;
  expect(parametersFor({ ...hybrid, backupHours: 24 }, "basic").backupHours).toBe(12);
  expect(parametersFor({ ...hybrid, backupHours: 1 }, "basic").backupHours).toBe(1);
  expect(parametersFor({ ...hybrid, backupHours: 60 }, "premium").backupHours).toBe(72);
});

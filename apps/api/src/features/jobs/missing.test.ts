import type { CommissionFinding } from "@sunwright/engine/jobs/commissioning";
import { expect, it } from "vitest";
import { missingToCommission, missingToSchedule } from "./missing";

const found = (part: Partial<CommissionFinding>): CommissionFinding => ({
  check: "string",
  measured: null,
  least: null,
  most: null,
  stated: true,
  needed: true,
  passed: null,
  ...part,
});

it("says what a measured value should have been", () => {
  const findings = [
    found({ measured: 340, least: 384, most: 424, passed: false }),
    found({ check: "insulation", measured: 0.4, least: 1, passed: false }),
    found({ check: "earth", measured: 300, most: 200, passed: false }),
    found({ check: "rcd" }),
    found({ check: "voltage", measured: 230, least: 207, most: 253, passed: true }),
    found({ check: "power", measured: 10, least: 500, needed: false, passed: false }),
  ];
  expect(missingToCommission({ photos: 2, serials: 1, findings })).toMatchObject([
    { path: "photos", message: "2 photos are missing" },
    { path: "serials", message: "1 serial number is missing" },
    { path: "readings.string", message: "String voltage: measured 340, allowed 384 to 424" },
    { path: "readings.insulation", message: "Array insulation: measured 0.4, allowed at least 1" },
    { path: "readings.earth", message: "Earth electrode: measured 300, allowed at most 200" },
    { path: "readings.rcd", message: "Not measured: residual current device" },
  ]);
});

it("names what a plan waits for, and nothing where all is there", () => {
  expect(missingToSchedule({ partsAt: null, startOn: null, crew: "" }).map(({ message }) => message)).toEqual([
    "The parts have not arrived yet",
    "No date is set",
    "No team is set",
  ]);
  expect(missingToSchedule({ partsAt: new Date(), startOn: "2026-12-01", crew: "Team 3" })).toEqual([]);
  expect(missingToCommission({ photos: 0, serials: 0, findings: [] })).toEqual([]);
});

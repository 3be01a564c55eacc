import { PARAMETER_NAMES, parameter } from "@sunwright/engine/parameters/parameters";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { z } from "zod";
import { addAppliance, FileAppliance, updateAppliance } from "./appliances";
import { addComment } from "./comments";
import { ConfigurationInput } from "./comparison";
import { Redirect } from "./endpoint";
import { PROJECT_FILE, ProjectFile } from "./project-file";
import {
  calculateProject,
  createProject,
  DEFAULT_PARAMETERS,
  listProjects,
  Parameters,
  updateProject,
} from "./projects";
import { makeReport } from "./report";
import { NO_PLACEMENT, optimizePanels, readPanelPlacement, RoofRules } from "./roof";
import { createShare } from "./shares";
import { listOf, sampleOf } from "./testing/samples";

const faults = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path }) => path.join("."));

it("takes every default of the System Parameters, and each parameter alone", () => {
  expect(Parameters.parse(DEFAULT_PARAMETERS)).toEqual(DEFAULT_PARAMETERS);
  for (const name of PARAMETER_NAMES)
    expect(faults(updateProject.body, { [name]: DEFAULT_PARAMETERS[name] }), name).toEqual([]);
});

it.each(PARAMETER_NAMES)(
  "takes null for %s exactly where the table of parameters says that it may be missing",
  (name) => {
    expect(faults(updateProject.body, { [name]: null })).toEqual(parameter(name).optional ? [] : [name]);
  },
);

it("makes a project of nothing, by the specification's name, and of parameters alone", () => {
  expect(createProject.body.parse({})).toEqual({ name: "New Solar Project" });
  expect(createProject.body.parse({ altitude: 300 })).toMatchObject({ altitude: 300 });
  expect(faults(createProject.body, { name: "  " })).toEqual(["name"]);
});

it("lets no figure that follows from others be sent: it is not taken over", () => {
  const sent = { altitude: 300, recommendedPanelCapacity: 1, estimatedCost: 1, version: 2, access: "owner" };
  expect(updateProject.body.parse(sent)).toEqual({ altitude: 300, version: 2 });
});

it.each([
  [{ directDailyConsumption: 5_000, directPeakPower: 1_000 }, []],
  [{ directDailyConsumption: 0, directPeakPower: 0 }, []],
  [{ directDailyConsumption: 5_000, directPeakPower: 0 }, []],
  // 4 kW all day are 96 kWh.
  [{ directDailyConsumption: 96_000, directPeakPower: 4_000 }, []],
  [{ directDailyConsumption: 1_111_000, directPeakPower: 4_000 }, ["directDailyConsumption"]],
  [{ directDailyConsumption: 5_000 }, ["directPeakPower"]],
  [{ directPeakPower: 1_000 }, ["directDailyConsumption"]],
  [{}, []],
  [null, []],
  [undefined, []],
  [{ directDailyConsumption: -1, directPeakPower: -1 }, ["directDailyConsumption", "directPeakPower"]],
])("calculates from %j: faults at %j", (body, at) => {
  expect(faults(calculateProject.body, body)).toEqual(at);
});

it.each([
  [[18], []],
  [[23, 0, 12], []],
  [Array.from({ length: 24 }, (_, hour) => hour), []],
  [[], ["hoursOfDay"]],
  [[7, 7], ["hoursOfDay"]],
  [[24], ["hoursOfDay.0"]],
  [[-1], ["hoursOfDay.0"]],
  [[7.5], ["hoursOfDay.0"]],
  ["18", ["hoursOfDay"]],
])("takes %j as the hours an appliance runs in: faults at %j", (hoursOfDay, at) => {
  expect(faults(addAppliance.body, { customName: "Pump", customPower: 1, hoursOfDay })).toEqual(at);
  expect(faults(updateAppliance.body, { hoursOfDay })).toEqual(at);
});

it("adds one appliance for an hour a day unless more is said (specification, section 5)", () => {
  expect(addAppliance.body.parse({ applianceId: "ceiling-fan" })).toEqual({
    applianceId: "ceiling-fan",
    quantity: 1,
    hoursPerDay: 1,
  });
  expect(updateAppliance.body.parse({})).toEqual({});
  expect(updateAppliance.body.parse({ customPower: null })).toEqual({ customPower: null });
});

it("asks in a file for a name where an appliance is none of the catalogue", () => {
  const appliance = FileAppliance.parse(sampleOf(FileAppliance));
  expect(faults(FileAppliance, { ...appliance, catalogueId: null, customName: null })).toEqual(["customName"]);
  expect(faults(FileAppliance, { ...appliance, catalogueId: null, customName: "Pump" })).toEqual([]);
  expect(faults(FileAppliance, { ...appliance, catalogueId: "ceiling-fan", customName: null })).toEqual([]);
});

const FILE = ProjectFile.parse(
  sampleOf(ProjectFile, {
    hours: "AAAA",
    usedYear: 0,
    monthSun: "5 5 5 5 5 5 5 5 5 5 5 5",
    horizonProfile: "0 5",
    roofShade: "-; -; -; -; -; -; -; -; -; -; -; -",
    shadeObjects: "tree 6 180 5 8",
    town: "1 6.5 3.4 40 Ikeja",
  }),
);

it("reads a project file of its own kind and version, with no field it does not know", () => {
  expect(PROJECT_FILE).toEqual({ format: "sunwright-project", version: 1 });
  expect(faults(ProjectFile, FILE)).toEqual([]);
  expect(faults(ProjectFile, { ...FILE, format: "other" })).toEqual(["format"]);
  expect(faults(ProjectFile, { ...FILE, version: 2 })).toEqual(["version"]);
  expect(faults(ProjectFile, { ...FILE, roof: null, weather: null, appliances: [], money: [] })).toEqual([]);
  for (const place of ["project", "roof", "weather"] as const) {
    const value = { ...FILE, [place]: { ...FILE[place], surprise: 1 } };
    expect(faults(ProjectFile, value), place).toEqual([place]);
  }
  expect(faults(ProjectFile, { ...FILE, surprise: 1 })).toEqual([""]);
});

it("uses one of the years a weather file has", () => {
  const withYears = (years: (number | null)[], usedYear: number) => ({
    ...FILE,
    weather: { ...FILE.weather, told: { ...FILE.weather?.told, years, usedYear } },
  });
  expect(faults(ProjectFile, withYears([2005, 2006], 1))).toEqual([]);
  expect(faults(ProjectFile, withYears([null], 0))).toEqual([]);
  expect(faults(ProjectFile, withYears([2005, 2006], 2))).toEqual(["weather.told.usedYear"]);
  expect(faults(ProjectFile, withYears([], 0))).toContain("weather.told.years");
});

it("keeps no distance on a roof unless one is given", () => {
  expect(RoofRules.parse({})).toMatchObject({
    gap: 0,
    clearance: 0,
    setback: { left: 0, right: 0, top: 0, bottom: 0 },
    walkways: [],
    ridge: null,
    noSinglePanels: false,
  });
  expect(RoofRules.parse({ setback: { top: 0.5 } }).setback).toEqual({ left: 0, right: 0, top: 0.5, bottom: 0 });
});

it("lays out the most energy, flush on the slope, unless told otherwise", () => {
  const {
    rules: _rules,
    mode: _mode,
    mounting: _mounting,
    lockedPanels: _locked,
    ...least
  } = optimizePanels.body.parse(sampleOf(optimizePanels.body));
  expect(optimizePanels.body.parse(least)).toMatchObject({
    mode: "most-energy",
    mounting: { kind: "flush" },
    lockedPanels: [],
  });
  expect(faults(optimizePanels.body, { ...least, mounting: { kind: "rows" } })).toEqual(["mounting.tilt"]);
  expect(faults(optimizePanels.body, { ...least, mounting: { kind: "pole" } })).toEqual(["mounting.kind"]);
});

it("answers before the first layout with every field of the specification, empty", () => {
  expect(readPanelPlacement.response.parse(NO_PLACEMENT)).toEqual(NO_PLACEMENT);
  expect(Object.values(NO_PLACEMENT).filter((value) => value !== null && (value as unknown[]).length > 0)).toEqual([]);
});

it("makes a public link to look with, for as long as it is not deleted, unless more is said", () => {
  expect(createShare.body.parse({})).toEqual({ permission: "view", isPublic: true, expiresAt: null, sharedWith: null });
  expect(faults(createShare.body, { expiresAt: "2020-01-01T00:00:00Z" })).toEqual([]);
  expect(faults(createShare.body, { expiresAt: "2027-03-01T12:00:00+03:00" })).toEqual([]);
  for (const expiresAt of ["tomorrow", "2027-03-01", "2027-13-01T00:00:00Z", 1_900_000_000])
    expect(faults(createShare.body, { expiresAt }), String(expiresAt)).toEqual(["expiresAt"]);
});

it("takes whatever is sent for who writes or shares: the session says it (A-36)", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (somebody) => {
      expect(faults(addComment.body, { content: "Why?", userId: somebody })).toEqual([]);
      expect(faults(createShare.body, { sharedBy: somebody })).toEqual([]);
    }),
  );
});

it("trims a comment and takes none of blanks", () => {
  expect(addComment.body.parse({ content: "  Why?\n\nSo steep.  " })).toEqual({
    content: "Why?\n\nSo steep.",
    parentId: null,
  });
  for (const content of ["", " ", "\n\t"]) expect(faults(addComment.body, { content })).toEqual(["content"]);
});

it.each([
  ["UTC", true],
  ["Africa/Lagos", true],
  ["America/Argentina/Buenos_Aires", true],
  ["Lagos", false],
  ["", false],
  ["Africa/Lagos; DROP", false],
])("dates a report by the time zone %j: %s", (timeZone, known) => {
  expect(faults(makeReport.body, { currency: "NGN", units: "metric", timeZone })).toEqual(known ? [] : ["timeZone"]);
});

it("lists fifty of the projects in use from the first on, and reads figures of an address as figures", () => {
  expect(listProjects.query.parse({})).toEqual({ archived: "false", limit: 50, offset: 0 });
  expect(listProjects.query.parse({ limit: "1", offset: "1000" })).toMatchObject({ limit: 1, offset: 1_000 });
  for (const limit of ["0", "101", "1.5", "all", "NaN"])
    expect(faults(listProjects.query, { limit }), limit).toEqual(["limit"]);
});

it("names a configuration, and takes a warranty in whole years", () => {
  const configuration = ConfigurationInput.parse(sampleOf(ConfigurationInput));
  expect(faults(ConfigurationInput, configuration)).toEqual([]);
  expect(faults(ConfigurationInput, { ...configuration, name: "" })).toEqual(["name"]);
  expect(faults(ConfigurationInput, { ...configuration, panelType: "gold" })).toEqual(["panelType"]);
});

/** What a browser would take for another site, or for a script. */
it.each([
  ["/auth?verified=true", true],
  ["/", true],
  ["//evil.example", false],
  ["https://evil.example", false],
  ["javascript:alert(1)", false],
  ["auth", false],
  ["", false],
])("leads to %j: %s", (location, own) => {
  expect(Redirect.safeParse({ location }).success).toBe(own);
});

it("fills lists of its own samples with items that differ", () => {
  const names = listOf(ConfigurationInput, 5).map((item) => ConfigurationInput.parse(item).name);
  expect(new Set(names).size).toBe(5);
});

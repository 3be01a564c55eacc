import { DEFAULT_PARAMETERS, Parameters } from "@sunwright/contract/projects";
import { PARAMETER_NAMES, parametersOf } from "@sunwright/engine/parameters/parameters";
import fc from "fast-check";
import { expect, it } from "vitest";
import { showParameter } from "../../../lib/parameter-words";
import { carriable, changedFields, checkParameters, keepMine, outsideChanges, withFields } from "./parameters";

const base = DEFAULT_PARAMETERS;

it("refuses a figure outside its bounds with the bound's message", () => {
  const wrong = {
    ...base,
    sunlightHours: 12.5,
    backupDays: 0,
    backupHours: 73,
    reliabilityTarget: 100,
    outageHours: 24.5,
    outageStart: -1,
    panelToInverterDistance: 0,
    inverterToLoadDistance: 0,
    inverterToGeneratorDistance: 0,
    inverterToGridDistance: 0,
    ambientTemperature: 61,
    humidity: 101,
    altitude: -1,
  };
  expect(checkParameters(wrong)).toEqual({
    ok: false,
    messages: {
      sunlightHours: "Between 1 and 12",
      backupDays: "Between 1 and 10",
      backupHours: "Between 1 and 72",
      reliabilityTarget: "Between 90 and 99.9",
      outageHours: "Between 0 and 24",
      outageStart: "Between 0 and 23",
      panelToInverterDistance: "Between 1 and 10,000",
      inverterToLoadDistance: "Between 1 and 10,000",
      inverterToGeneratorDistance: "Between 1 and 10,000",
      inverterToGridDistance: "Between 1 and 10,000",
      ambientTemperature: "Between −40 and 60",
      humidity: "Between 0 and 100",
      altitude: "Between 0 and 6,000",
    },
  });
  expect(checkParameters(base)).toEqual({ ok: true, parameters: base });
});

it.each([
  { row: "S-372", field: "sunlightHours", within: [1, 6.5, 12], beyond: [0.9, 12.1] },
  { row: "S-373", field: "backupDays", within: [1, 10], beyond: [0, 11] },
  { row: "S-374", field: "backupHours", within: [1, 72], beyond: [0, 73] },
  { row: "S-375", field: "panelToInverterDistance", within: [1], beyond: [0.9] },
  { row: "S-375", field: "inverterToLoadDistance", within: [1], beyond: [0.9] },
  { row: "S-375", field: "inverterToGeneratorDistance", within: [1], beyond: [0.9] },
  { row: "S-375", field: "inverterToGridDistance", within: [1], beyond: [0.9] },
  { row: "S-376", field: "ambientTemperature", within: [-40, 60], beyond: [-40.1, 60.1] },
  { row: "S-377", field: "humidity", within: [0, 100], beyond: [-1, 101] },
  { row: "S-378", field: "altitude", within: [0], beyond: [-1] },
])("takes $field at the ends of its bounds, and nothing beyond them", ({ row, field, within, beyond }) => {
  for (const value of within) expect(checkParameters({ ...base, [field]: value }).ok, `${row} ${value}`).toBe(true);
  for (const value of beyond) expect(checkParameters({ ...base, [field]: value }).ok, `${row} ${value}`).toBe(false);
});

it("refuses exactly what the contract refuses, in the same words", () => {
  const figure = fc.oneof(fc.double({ min: -100, max: 12_000, noNaN: true }), fc.integer({ min: -100, max: 12_000 }));
  const figures = fc.record({
    sunlightHours: figure,
    backupDays: figure,
    backupHours: figure,
    reliabilityTarget: fc.option(figure),
    outageHours: figure,
    outageStart: figure,
    panelToInverterDistance: figure,
    inverterToLoadDistance: figure,
    inverterToGeneratorDistance: figure,
    inverterToGridDistance: figure,
    ambientTemperature: figure,
    humidity: figure,
    altitude: figure,
  });
  fc.assert(
    fc.property(figures, (typed) => {
      const parameters = { ...base, ...typed };
      const contract = Parameters.safeParse(parameters);
      const issues = contract.success ? [] : contract.error.issues;
      const first = new Map(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
      const ours = checkParameters(parameters);
      expect(ours.ok ? {} : ours.messages).toEqual(Object.fromEntries(first));
    }),
    { numRuns: 500 },
  );
});

it("knows every field of the contract", () => {
  expect(PARAMETER_NAMES).toEqual(Parameters.keyof().options);
  expect(parametersOf(base)).toEqual(base);
});

it("names only what really differs", () => {
  expect(changedFields(base, { ...base })).toEqual([]);
  expect(changedFields(base, { ...base, humidity: 71, country: "Ghana" })).toEqual(["humidity", "country"]);
});

it("tells what was changed elsewhere, and where both sides disagree", () => {
  const mine = { ...base, backupDays: 4, humidity: 55 };
  const theirs = { ...base, backupDays: 5, altitude: 900 };
  expect(outsideChanges(base, mine, theirs)).toEqual([
    { name: "backupDays", before: 3, theirs: 5, mine: 4, contested: true },
    { name: "altitude", before: 200, theirs: 900, mine: 200, contested: false },
  ]);
});

it("loses neither side: mine stay, everything else is the newest", () => {
  const mine = { ...base, backupDays: 4, humidity: 55 };
  const theirs = { ...base, backupDays: 5, altitude: 900 };
  expect(keepMine(base, mine, theirs)).toEqual({ ...base, backupDays: 4, humidity: 55, altitude: 900 });
  expect(withFields(theirs, mine, ["humidity"])).toEqual({ ...theirs, humidity: 55 });
});

it("carries no city into a country it does not lie in", () => {
  const mine = { ...base, city: "ng-kano", humidity: 55 };
  const theirs = { ...base, country: "Ghana" as const };
  expect(keepMine(base, mine, theirs)).toEqual({ ...theirs, humidity: 55 });
  expect(carriable(mine, theirs, ["country", "city"])).toEqual(["country", "city"]);
});

it("shows a value with its unit", () => {
  expect(showParameter("backupDays", 3)).toBe("3 days");
  expect(showParameter("altitude", 1200)).toBe("1,200 m");
  expect(showParameter("region", null)).toBe("none");
  expect(showParameter("outageStart", 6)).toBe("06:00");
  expect(showParameter("busVoltage", 24)).toBe("24 V");
  expect(showParameter("reliabilityTarget", 99.5)).toBe("99.5 %");
  expect(showParameter("reliabilityTarget", null)).toBe("from the backup days");
});

it("shows metres and degrees in the units chosen, and everything else as it is", () => {
  expect(showParameter("panelToInverterDistance", 20, "imperial")).toBe("65.6 ft");
  expect(showParameter("ambientTemperature", 30, "imperial")).toBe("86 °F");
  expect(showParameter("altitude", 500, "metric")).toBe("500 m");
  expect(showParameter("humidity", 65, "imperial")).toBe("65 %");
});

it("counts no change where the page fills in the hours of the site, and one where a person types them", () => {
  // As a program makes a project: with the site's sun, and the hours left at their default of 6.5.
  const made = { ...base, city: "ng-lagos-ikeja", sunlightSource: "site" as const };
  const filledIn = { ...made, sunlightHours: 4.6 };
  expect(changedFields(made, filledIn)).toEqual([]);
  expect(outsideChanges(filledIn, filledIn, made)).toEqual([]);
  expect(changedFields(made, { ...filledIn, city: "ng-kano", sunlightHours: 5.8 })).toEqual(["city"]);
  const typed = { ...made, sunlightSource: "typed" as const, sunlightHours: 5 };
  expect(new Set(changedFields(made, typed))).toEqual(new Set(["sunlightSource", "sunlightHours"]));
  // Without a city there is no site: the typed hours count.
  expect(changedFields({ ...made, city: null }, { ...filledIn, city: null })).toEqual(["sunlightHours"]);
});

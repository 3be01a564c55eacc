import { DEFAULT_PARAMETERS } from "@sunwright/contract/projects";
import { expect, it } from "vitest";
import { parseParametersDraft } from "./parameters-draft";

const draft = {
  base: { parameters: DEFAULT_PARAMETERS, version: 3 },
  typed: {
    humidity: "6",
    city: "ng-kano",
    region: null,
    systemType: "hybrid",
    reliabilityTarget: "",
    outageStart: 6,
    busVoltage: 24,
  },
};

it("reads back what was typed, half a figure included", () => {
  expect(parseParametersDraft(structuredClone(draft))).toEqual(draft);
});

it("refuses what no longer fits the form", () => {
  expect(parseParametersDraft(null)).toBeNull();
  expect(parseParametersDraft({ ...draft, typed: { ...draft.typed, country: "Atlantis" } })).toBeNull();
  expect(parseParametersDraft({ ...draft, typed: { humidity: 6 } })).toBeNull();
  expect(parseParametersDraft({ ...draft, typed: { outageStart: "six" } })).toBeNull();
  expect(parseParametersDraft({ ...draft, typed: { busVoltage: "24" } })).toBeNull();
  expect(parseParametersDraft({ ...draft, typed: { busVoltage: 36 } })).toBeNull();
  expect(parseParametersDraft({ ...draft, typed: { colour: "red" } })).toBeNull();
  expect(
    parseParametersDraft({ ...draft, base: { parameters: { ...DEFAULT_PARAMETERS, humidity: "70" }, version: 3 } }),
  ).toBeNull();
});

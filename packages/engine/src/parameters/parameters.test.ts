import { tell } from "@sunwright/words/engine";
import { describe, expect, it } from "vitest";
import { SYSTEM_TYPES } from "./options";
import { isNumeric, type Parameter } from "./parameter";
import {
  DEFAULT_PARAMETERS,
  figuresIn,
  isParameterName,
  isUsedBy,
  parameter,
  PARAMETER_NAMES,
  parametersIn,
  parametersOf,
  sizingParameters,
} from "./parameters";
import { inSentence, labelOf, whyUnused } from "./words";

function takes(entry: Parameter, value: number | string | null): boolean {
  if (value === null) return entry.optional ?? false;
  if (entry.kind === "choice") return entry.options.some((option) => option === value);
  if (!isNumeric(entry)) return typeof value === "string";
  if (typeof value !== "number" || (entry.whole && !Number.isInteger(value))) return false;
  return value >= entry.min && value <= entry.max;
}

describe.each(PARAMETER_NAMES)("%s", (name) => {
  it("starts with a value its own entry takes", () => {
    expect(takes(parameter(name), parameter(name).default)).toBe(true);
  });

  it("says why a system type leaves it out, and only then", () => {
    for (const type of SYSTEM_TYPES) {
      const expected = isUsedBy(name, type) ? /^used$/ : new RegExp(`^Not used for ${type}: [a-z].+\\.$`);
      expect(tell(whyUnused(name, type) ?? "used")).toMatch(expected);
    }
  });
});

it("names each parameter differently on the form and in a sentence", () => {
  for (const nameOf of [labelOf, inSentence])
    expect(new Set(PARAMETER_NAMES.map((name) => tell(nameOf(name)))).size).toBe(PARAMETER_NAMES.length);
});

it("lists what stands in a section of the form in the order of the table, and its boxes for figures", () => {
  expect(parametersIn("supply")).toEqual([
    "outageHours",
    "outageStart",
    "outagesPerYear",
    "outageMeanHours",
    "hybridGoal",
    "generator",
    "connectionPower",
  ]);
  expect(figuresIn("supply")).toEqual(["outageHours", "outagesPerYear", "outageMeanHours", "connectionPower"]);
});

it("takes the parameters out of a larger record, and nothing else", () => {
  const project = { ...DEFAULT_PARAMETERS, name: "Home", version: 3 };
  expect(parametersOf(project)).toEqual(DEFAULT_PARAMETERS);
});

it("hands the engine every parameter but the currency", () => {
  const { currency: _display, ...expected } = DEFAULT_PARAMETERS;
  expect(sizingParameters(DEFAULT_PARAMETERS)).toEqual(expected);
});

it("knows a parameter by its own name, not by one every object has", () => {
  expect(isParameterName("altitude")).toBe(true);
  for (const name of ["constructor", "toString", "__proto__", "name"]) expect(isParameterName(name), name).toBe(false);
});

import { DEFAULT_PARAMETERS } from "@sunwright/contract/projects";
import { expect, it } from "vitest";
import { formFrom, parametersFrom } from "./form-values";
import { changedFields } from "../model/parameters";
import { parametersReducer, type ParametersData } from "./parameters-state";

const fresh: ParametersData = {
  base: { parameters: DEFAULT_PARAMETERS, version: 1 },
  form: formFrom(DEFAULT_PARAMETERS),
  touched: new Set(),
};
const newer = { parameters: { ...DEFAULT_PARAMETERS, altitude: 900 }, version: 2 };

it("keeps half a figure as it is typed, and counts it as 0 until it is one (A-47)", () => {
  const typed = parametersReducer(fresh, { kind: "type", values: { humidity: "" } });
  expect(typed.form.humidity).toBe("");
  expect(parametersFrom(typed.form).humidity).toBe(0);
});

it("takes an empty reliability target for what the backup days stand for, and half of one for the figure it is", () => {
  const of = (reliabilityTarget: string) => parametersFrom({ ...fresh.form, reliabilityTarget }).reliabilityTarget;
  expect(fresh.form.reliabilityTarget).toBe("");
  expect([of(""), of(" "), of("99.5"), of("9")]).toEqual([null, null, 99.5, 9]);
});

it("takes over newer values and leaves what is typed", () => {
  const typed = parametersReducer(fresh, { kind: "type", values: { humidity: "55" } });
  const filled = parametersReducer(typed, { kind: "fill", from: newer, keep: ["humidity"] });
  expect(parametersFrom(filled.form)).toEqual({ ...DEFAULT_PARAMETERS, altitude: 900, humidity: 55 });
  expect(filled.base.version).toBe(2);
});

it("keeps what was typed while the save was on its way", () => {
  const sent = { ...DEFAULT_PARAMETERS, humidity: 55 };
  const later = parametersReducer(fresh, { kind: "type", values: { humidity: "55", backupDays: "4" } });
  const saved = parametersReducer(later, { kind: "saved", from: { parameters: sent, version: 2 }, sent });
  expect(parametersFrom(saved.form)).toEqual({ ...sent, backupDays: 4 });
  expect(saved.base.parameters.backupDays).toBe(3);
});

it("a mean of twelve months is nobody's change, though its box shows six decimals", () => {
  const parameters = { ...DEFAULT_PARAMETERS, ambientTemperature: 26.904109589 };
  const form = formFrom(parameters);
  expect(form.ambientTemperature).toBe("26.90411");
  expect(parametersFrom(form, parameters)).toEqual(parameters);
  expect(changedFields(parameters, parametersFrom({ ...form, humidity: "66" }, parameters))).toEqual(["humidity"]);
  expect(parametersFrom({ ...form, ambientTemperature: "26.9" }, parameters).ambientTemperature).toBe(26.9);
});

import type { Parameters } from "@sunwright/contract/projects";
import { numberText, parseNumber } from "../../../../ui/number";

/** Fields a person types as figures; kept as typed, so that half a number is never fought. */
export type FigureField =
  | "sunlightHours"
  | "backupDays"
  | "backupHours"
  | "reliabilityTarget"
  | "outageHours"
  | "panelToInverterDistance"
  | "inverterToLoadDistance"
  | "inverterToGeneratorDistance"
  | "inverterToGridDistance"
  | "ambientTemperature"
  | "humidity"
  | "altitude";

export type ParametersForm = Omit<Parameters, FigureField> & Record<FigureField, string>;

export const formFrom = (parameters: Parameters): ParametersForm => ({
  ...parameters,
  sunlightHours: numberText(parameters.sunlightHours),
  backupDays: numberText(parameters.backupDays),
  backupHours: numberText(parameters.backupHours),
  reliabilityTarget: parameters.reliabilityTarget === null ? "" : numberText(parameters.reliabilityTarget),
  outageHours: numberText(parameters.outageHours),
  panelToInverterDistance: numberText(parameters.panelToInverterDistance),
  inverterToLoadDistance: numberText(parameters.inverterToLoadDistance),
  inverterToGeneratorDistance: numberText(parameters.inverterToGeneratorDistance),
  inverterToGridDistance: numberText(parameters.inverterToGridDistance),
  ambientTemperature: numberText(parameters.ambientTemperature),
  humidity: numberText(parameters.humidity),
  altitude: numberText(parameters.altitude),
});

/** What cannot be read counts as 0, and then meets the bound's message. */
export const parametersFrom = (form: ParametersForm): Parameters => ({
  ...form,
  sunlightHours: parseNumber(form.sunlightHours),
  backupDays: parseNumber(form.backupDays),
  backupHours: parseNumber(form.backupHours),
  // The one figure that may be left out: then the backup days stand for it.
  reliabilityTarget: form.reliabilityTarget.trim() === "" ? null : parseNumber(form.reliabilityTarget),
  outageHours: parseNumber(form.outageHours),
  panelToInverterDistance: parseNumber(form.panelToInverterDistance),
  inverterToLoadDistance: parseNumber(form.inverterToLoadDistance),
  inverterToGeneratorDistance: parseNumber(form.inverterToGeneratorDistance),
  inverterToGridDistance: parseNumber(form.inverterToGridDistance),
  ambientTemperature: parseNumber(form.ambientTemperature),
  humidity: parseNumber(form.humidity),
  altitude: parseNumber(form.altitude),
});

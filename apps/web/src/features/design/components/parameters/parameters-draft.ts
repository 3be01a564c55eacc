import type { Parameters } from "@sunwright/contract/projects";
import {
  BACKUP_RULES,
  COUNTRIES,
  CURRENCIES,
  GENERATORS,
  INSTALLATION_LOCATIONS,
  NIGERIAN_REGIONS,
  SUN_SOURCES,
  SYSTEM_TYPES,
  VOLTAGE_FREQUENCIES,
} from "@sunwright/engine/sizing/options";
import { FIELD_NAMES, type FieldName } from "../../../../lib/parameter-words";
import { createDraftStore } from "../../../../lib/drafts";
import type { FigureField, ParametersForm } from "./form-values";

export interface ParametersDraft {
  readonly base: { readonly parameters: Parameters; readonly version: number };
  /** Figures as typed, choices as chosen; only what differs from the base. */
  readonly typed: Partial<ParametersForm>;
}

type ChoiceField = Exclude<FieldName, FigureField>;
const oneOf =
  (...options: readonly unknown[]) =>
  (value: unknown) =>
    options.includes(value);
/** Whether a stored choice still exists. */
const CHOICES: Record<ChoiceField, (value: unknown) => boolean> = {
  sunlightSource: oneOf(...SUN_SOURCES),
  backupRule: oneOf(...BACKUP_RULES),
  systemType: oneOf(...SYSTEM_TYPES),
  voltageFrequency: oneOf(...VOLTAGE_FREQUENCIES),
  outageStart: Number.isInteger,
  generator: oneOf(...GENERATORS),
  installationLocation: oneOf(...INSTALLATION_LOCATIONS),
  country: oneOf(...COUNTRIES),
  region: oneOf(null, ...NIGERIAN_REGIONS),
  city: (value) => value === null || typeof value === "string",
  currency: oneOf(...CURRENCIES),
};
const isChoiceField = (name: FieldName): name is ChoiceField => name in CHOICES;
const isFieldName = (name: string): name is FieldName => FIELD_NAMES.some((field) => field === name);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isTyped = (value: unknown): value is Partial<ParametersForm> =>
  isRecord(value) &&
  Object.entries(value).every(([name, each]) => {
    if (!isFieldName(name)) return false;
    return isChoiceField(name) ? CHOICES[name](each) : typeof each === "string" && each.length <= 40;
  });

const isParameters = (value: unknown): value is Parameters =>
  isRecord(value) &&
  FIELD_NAMES.every((name) => (isChoiceField(name) ? CHOICES[name](value[name]) : isFigure(name, value[name])));
const isFigure = (name: FieldName, value: unknown) =>
  Number.isFinite(value) || (name === "reliabilityTarget" && value === null);

/** Null for what a former version of the page stored and this one cannot read. */
export function parseParametersDraft(stored: unknown): ParametersDraft | null {
  if (!isRecord(stored) || !isRecord(stored["base"])) return null;
  const { parameters, version } = stored["base"];
  const { typed } = stored;
  if (!isParameters(parameters) || typeof version !== "number" || !isTyped(typed)) return null;
  return { base: { parameters, version }, typed };
}

/** The parameters of a project as typed and not saved yet. */
export const parametersDrafts = (projectId: string) =>
  createDraftStore(`parameters-${projectId}`, parseParametersDraft);

import type { Parameters } from "@sunwright/contract/projects";
import { isNumeric } from "@sunwright/engine/parameters/parameter";
import { isParameterName, parameter, PARAMETER_NAMES } from "@sunwright/engine/parameters/parameters";
import type { ParameterName } from "@sunwright/engine/parameters/table";
import { createDraftStore } from "../../../lib/drafts";
import type { ParametersForm } from "./form-values";

export interface ParametersDraft {
  readonly base: { readonly parameters: Parameters; readonly version: number };
  /** Figures as typed, choices as chosen; only what differs from the base. */
  readonly typed: Partial<ParametersForm>;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Whether a stored value is still one of the parameter's; bounds are the form's to check. */
function isValueOf(name: ParameterName, value: unknown): boolean {
  const entry = parameter(name);
  if (value === null) return entry.optional ?? false;
  if (entry.kind === "choice") return entry.options.some((option) => option === value);
  if (!isNumeric(entry)) return typeof value === "string";
  return entry.kind === "hour" ? Number.isInteger(value) : Number.isFinite(value);
}

const isTyped = (value: unknown): value is Partial<ParametersForm> =>
  isRecord(value) && Object.entries(value).every(([name, each]) => isParameterName(name) && isTypedValue(name, each));
const isTypedValue = (name: ParameterName, value: unknown) =>
  parameter(name).kind === "figure" ? typeof value === "string" && value.length <= 40 : isValueOf(name, value);

const isParameters = (value: unknown): value is Parameters =>
  isRecord(value) && PARAMETER_NAMES.every((name) => isValueOf(name, value[name]));

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

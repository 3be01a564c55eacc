import type { SystemType } from "./options";
import type { Figure, Parameter, ParameterSection } from "./parameter";
import {
  type FigureName,
  type ParameterName,
  PARAMETERS,
  type ParameterValues,
  type SizingName,
  type SizingValues,
} from "./table";

export const isParameterName = (name: string): name is ParameterName => Object.hasOwn(PARAMETERS, name);
const isSizingName = (name: ParameterName): name is SizingName => feedsDesign(name);
const isFigureName = (name: ParameterName): name is FigureName => parameter(name).kind === "figure";

export const PARAMETER_NAMES: readonly ParameterName[] = Object.keys(PARAMETERS).filter(isParameterName);
export const SIZING_NAMES: readonly SizingName[] = PARAMETER_NAMES.filter(isSizingName);
export const FIGURE_NAMES: readonly FigureName[] = PARAMETER_NAMES.filter(isFigureName);

/** A parameter's entry, with everything an entry may say. */
export function parameter(name: ParameterName): Parameter {
  return PARAMETERS[name];
}

/** A figure's entry. */
export const figureOf = (name: FigureName): Figure => PARAMETERS[name];

/** False for what changes only how the design is shown. */
export function feedsDesign(name: ParameterName): boolean {
  return parameter(name).feedsDesign ?? true;
}

export const isUsedBy = (name: ParameterName, type: SystemType): boolean =>
  parameter(name).usedBy?.includes(type) ?? true;

/** The parameters of one part of the form. */
export const parametersIn = (section: ParameterSection): readonly ParameterName[] =>
  PARAMETER_NAMES.filter((name) => parameter(name).section === section);

export const figuresIn = (section: ParameterSection): readonly FigureName[] =>
  FIGURE_NAMES.filter((name) => parameter(name).section === section);

/** One value for each of the names. The caller's types say what `make` returns for each. */
export const byName = <Out extends { readonly [Name in ParameterName]?: unknown }>(
  names: readonly (keyof Out & ParameterName)[],
  make: (name: keyof Out & ParameterName) => unknown,
): Out =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a mapped type cannot be filled name by name
  Object.fromEntries(names.map((name) => [name, make(name)])) as Out;

export const DEFAULT_PARAMETERS: ParameterValues = byName(PARAMETER_NAMES, (name) => parameter(name).default);

/** Whether a figure is what a project begins with: nobody is told to have typed it. */
export const isDefault = (name: FigureName, value: number | null): boolean => value === DEFAULT_PARAMETERS[name];

/** Takes the parameters out of a larger record, such as a project. */
export const parametersOf = (project: ParameterValues): ParameterValues =>
  byName(PARAMETER_NAMES, (name) => project[name]);

/** What the engine sizes by. */
export const sizingParameters = (project: SizingValues): SizingValues => byName(SIZING_NAMES, (name) => project[name]);

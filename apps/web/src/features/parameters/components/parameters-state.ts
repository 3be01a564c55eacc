import type { Parameters, Project } from "@sunwright/contract/projects";
import { parametersOf } from "@sunwright/engine/parameters/parameters";
import type { FieldName } from "../../../lib/parameter-words";
import { carriable, changedFields } from "../model/parameters";
import { formFrom, parametersFrom, type ParametersForm } from "./form-values";

/** What the form was filled from: the server refuses a save that starts from anything but the newest version. */
export interface FilledFrom {
  readonly parameters: Parameters;
  readonly version: number;
}

/**
 * The System Parameters as typed. Its own reducer and not a form library: the values must merge with newer ones from
 * the server at any moment, and feed a preview with every key.
 */
export interface ParametersData {
  readonly base: FilledFrom;
  readonly form: ParametersForm;
  /** Fields that were left once: only these show what is wrong with them. */
  readonly touched: ReadonlySet<FieldName>;
}

export type ParametersAction =
  | { readonly kind: "type"; readonly values: Partial<ParametersForm> }
  | { readonly kind: "leave"; readonly names: readonly FieldName[] }
  /** Newer values; the fields named stay as typed. */
  | { readonly kind: "fill"; readonly from: FilledFrom; readonly keep: readonly FieldName[] }
  /** The server holds `sent` now; what was typed since stays. */
  | { readonly kind: "saved"; readonly from: FilledFrom; readonly sent: Parameters };

export const filledFrom = (project: Project): FilledFrom => ({
  parameters: parametersOf(project),
  version: project.version,
});

/** The given values with the named ones of the form on top, where they can be carried over. */
export function filledWith(parameters: Parameters, typed: ParametersForm, keep: readonly FieldName[]): ParametersForm {
  const names = carriable(parametersFrom(typed), parameters, keep);
  const kept = Object.entries(typed).filter(([name]) => names.some((each) => each === name));
  return { ...formFrom(parameters), ...Object.fromEntries(kept) };
}

export function parametersReducer(state: ParametersData, action: ParametersAction): ParametersData {
  if (action.kind === "type") return { ...state, form: { ...state.form, ...action.values } };
  if (action.kind === "leave") return { ...state, touched: new Set([...state.touched, ...action.names]) };
  if (action.kind === "fill") return refilled(state, action.from, action.keep);
  return refilled(state, action.from, changedFields(action.sent, parametersFrom(state.form, action.sent)));
}

const refilled = (state: ParametersData, from: FilledFrom, keep: readonly FieldName[]): ParametersData => ({
  base: from,
  form: filledWith(from.parameters, state.form, keep),
  touched: new Set(keep.filter((name) => state.touched.has(name))),
});

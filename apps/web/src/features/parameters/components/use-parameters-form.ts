import type { Parameters, Project } from "@sunwright/contract/projects";
import { PARAMETER_NAMES, parametersOf } from "@sunwright/engine/parameters/parameters";
import { useEffect, useMemo, useReducer, useState } from "react";
import { NOBODY } from "../../../lib/drafts";
import { useSession } from "../../../lib/current-user";
import type { FieldName } from "../../../lib/parameter-words";
import {
  changedFields,
  checkParameters,
  outsideChanges,
  type CheckedParameters,
  type FieldMessages,
} from "../model/parameters";
import { formFrom, parametersFrom, type ParametersForm } from "./form-values";
import { parametersDrafts, type ParametersDraft } from "./parameters-draft";
import { filledFrom, filledWith, parametersReducer, type FilledFrom } from "./parameters-state";

export interface ParametersState {
  readonly form: ParametersForm;
  readonly base: FilledFrom;
  readonly checked: CheckedParameters;
  readonly changed: readonly FieldName[];
  /** What is wrong with the fields that were left once. */
  readonly messages: FieldMessages;
  readonly type: (values: Partial<ParametersForm>) => void;
  readonly leave: (name: FieldName) => void;
  readonly showAllMessages: () => void;
  /** The server holds `sent` now; what was typed since stays. */
  readonly accept: (saved: Project, sent: Parameters) => void;
  /** Fills the form with newer values; `keep` names what stays as typed. Returns what the form then says. */
  readonly refill: (newest: Project, keep: readonly FieldName[]) => Parameters;
}

/** The System Parameters as typed, kept over reloads and merged with what others save. */
export function useParametersForm(project: Project): ParametersState {
  const owner = useSession().user?.id ?? NOBODY;
  const drafts = useMemo(() => parametersDrafts(project.id), [project.id]);
  const [draft] = useState(() => drafts.read(owner));
  const [{ base, form, touched }, dispatch] = useReducer(parametersReducer, draft, (kept) => {
    const from = kept?.base ?? filledFrom(project);
    const typed = PARAMETER_NAMES.filter((name) => kept?.typed[name] !== undefined);
    return { base: from, form: { ...formFrom(from.parameters), ...kept?.typed }, touched: new Set(typed) };
  });
  const mine = useMemo(() => parametersFrom(form, base.parameters), [form, base]);
  const checked = useMemo(() => checkParameters(mine), [mine]);
  const changed = useMemo(() => changedFields(base.parameters, mine), [base, mine]);

  // A newer version is taken over at once, unless something saved in it collides with something not saved here: then
  // the save is refused and both sides are shown.
  const isStale = project.version > base.version;
  const outside = outsideChanges(base.parameters, mine, parametersOf(project));
  const collides = changed.length > 0 && outside.some((change) => change.theirs !== change.mine);
  if (isStale && !collides) dispatch({ kind: "fill", from: filledFrom(project), keep: changed });

  useEffect(() => {
    if (changed.length === 0) drafts.clear(owner);
    else drafts.write(owner, draftOf(base, changed, form));
  }, [drafts, owner, base, changed, form]);

  return {
    form,
    base,
    checked,
    changed,
    messages: useMemo(() => shownMessages(checked, touched), [checked, touched]),
    type: (values) => dispatch({ kind: "type", values }),
    leave: (name) => dispatch({ kind: "leave", names: [name] }),
    showAllMessages: () => dispatch({ kind: "leave", names: PARAMETER_NAMES }),
    accept: (saved, sent) => dispatch({ kind: "saved", from: filledFrom(saved), sent }),
    refill: (newest, keep) => {
      const from = filledFrom(newest);
      dispatch({ kind: "fill", from, keep });
      return parametersFrom(filledWith(from.parameters, form, keep), from.parameters);
    },
  };
}

const shownMessages = (checked: CheckedParameters, touched: ReadonlySet<FieldName>): FieldMessages =>
  checked.ok
    ? {}
    : Object.fromEntries(
        Object.entries(checked.messages).filter(([name]) => [...touched].some((each) => each === name)),
      );

const draftOf = (base: FilledFrom, changed: readonly FieldName[], form: ParametersForm): ParametersDraft => ({
  base,
  typed: Object.fromEntries(Object.entries(form).filter(([name]) => changed.some((each) => each === name))),
});

import type { Parameters, Project } from "@sunwright/contract/projects";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useForm, useWatch, type FieldErrors, type Resolver, type UseFormReturn } from "react-hook-form";
import { createDraftStore, NOBODY, onSaveDrafts } from "../../../../lib/drafts";
import { useSession } from "../../../../lib/current-user";
import {
  carriable,
  changedFields,
  checkParameters,
  FIELD_NAMES,
  outsideChanges,
  parametersOf,
  type CheckedParameters,
  type FieldName,
  type OutsideChange,
} from "../../model/parameters";
import { formFrom, parametersFrom, type ParametersForm } from "./form-values";
import { parseParametersDraft, type ParametersDraft } from "./parameters-draft";

/** What the form was filled from: the server refuses a save that starts from anything but the newest version. */
export interface FilledFrom {
  readonly parameters: Parameters;
  readonly version: number;
}

export interface ParametersState {
  readonly form: UseFormReturn<ParametersForm>;
  readonly base: FilledFrom;
  readonly checked: CheckedParameters;
  readonly changed: readonly FieldName[];
  /** What somebody else saved since the form was filled, while something here is not saved yet. */
  readonly outside: readonly OutsideChange[];
  /** The server holds these values now; what was typed since they were sent stays. */
  readonly accept: (project: Project, sent: Parameters) => void;
  /** Fills the form with the project's values; `keep` names what stays as typed. Returns what the form then says. */
  readonly refill: (project: Project, keep: readonly FieldName[]) => Parameters;
}

const resolver: Resolver<ParametersForm> = (values) => {
  const checked = checkParameters(parametersFrom(values));
  if (checked.ok) return { values, errors: {} };
  const errors: FieldErrors<ParametersForm> = {};
  for (const name of FIELD_NAMES) {
    const message = checked.messages[name];
    if (message !== undefined) errors[name] = { type: "bounds", message };
  }
  return { values: {}, errors };
};

/** The project's values with the named ones of the form on top, where they can be carried over. */
function filledWith(parameters: Parameters, typed: ParametersForm, keep: readonly FieldName[]): ParametersForm {
  const names = carriable(parametersFrom(typed), parameters, keep);
  const kept = Object.entries(typed).filter(([name]) => names.some((each) => each === name));
  return { ...formFrom(parameters), ...Object.fromEntries(kept) };
}

const draftStore = (projectId: string) => createDraftStore(`parameters-${projectId}`, parseParametersDraft);

const filledFrom = (project: Project): FilledFrom => ({
  parameters: parametersOf(project),
  version: project.version,
});

/** The System Parameters as typed, kept over reloads, with what is unsaved and what changed elsewhere. */
export function useParametersForm(project: Project): ParametersState {
  const owner = useSession().user?.id ?? NOBODY;
  const drafts = useMemo(() => draftStore(project.id), [project.id]);
  const [draft] = useState(() => drafts.read(owner));
  const [base, setBase] = useState<FilledFrom>(() => draft?.base ?? filledFrom(project));
  const form = useForm<ParametersForm>({
    mode: "onTouched",
    resolver,
    defaultValues: { ...formFrom(base.parameters), ...draft?.typed },
  });
  const values = useWatch({ control: form.control, compute: (all: ParametersForm) => all });
  const mine = useMemo(() => parametersFrom(values), [values]);
  const checked = useMemo(() => checkParameters(mine), [mine]);
  const changed = useMemo(() => changedFields(base.parameters, mine), [base, mine]);
  const outside = useMemo(() => outsideChanges(base.parameters, mine, parametersOf(project)), [base, mine, project]);

  /** What the boxes were filled from; runs after `base` by one render when a newer version is taken over. */
  const filled = useRef(base);
  const fill = (from: FilledFrom, keep: readonly FieldName[]) => {
    const values = filledWith(from.parameters, form.getValues(), keep);
    filled.current = from;
    form.reset(values);
    return parametersFrom(values);
  };
  const refill: ParametersState["refill"] = (newest, keep) => {
    const from = filledFrom(newest);
    setBase(from);
    return fill(from, keep);
  };
  const accept: ParametersState["accept"] = (saved, sent) => {
    refill(saved, changedFields(sent, parametersFrom(form.getValues())));
  };

  // A newer version is taken over at once unless it collides with something not saved here.
  const isStale = project.version > base.version;
  const collides = outside.length > 0 && changed.length > 0;
  if (isStale && !collides) setBase(filledFrom(project));
  const followBase = useEffectEvent((from: FilledFrom) => {
    if (filled.current === from) return;
    fill(from, changedFields(filled.current.parameters, parametersFrom(form.getValues())));
  });
  useEffect(() => followBase(base), [base]);

  useEffect(() => {
    if (changed.length === 0) drafts.clear(owner);
    else drafts.write(owner, draftOf(base, changed, values));
  }, [drafts, owner, base, changed, values]);

  return { form, base, checked, changed, outside: isStale ? outside : [], accept, refill };
}

const draftOf = (base: FilledFrom, changed: readonly FieldName[], values: ParametersForm): ParametersDraft => ({
  base,
  typed: Object.fromEntries(Object.entries(values).filter(([name]) => changed.some((each) => each === name))),
});

/** Log-out saves what is unsaved first, where it is valid. */
export function useSaveOnLogout(save: (() => Promise<unknown>) | null) {
  useEffect(() => (save === null ? undefined : onSaveDrafts(save)), [save]);
}

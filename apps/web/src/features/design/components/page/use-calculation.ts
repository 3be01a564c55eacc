import { say } from "@sunwright/words/design";
import type { Parameters, Project } from "@sunwright/contract/projects";
import { byName, PARAMETER_NAMES } from "@sunwright/engine/parameters/parameters";
import type { OneTap } from "@sunwright/engine/sizing/inputs/target";
import { useState } from "react";
import { userMessageOf } from "../../../../lib/api-error";
import { changesWait, isNoAnswer } from "../../../../lib/connection";
import { toast } from "../../../../ui/toast-store";
import { type SearchPrices, useCalculate } from "../../../consumption/api/calculate";
import { directFigures } from "../../../parameters/model/design-input";
import type { FieldName } from "../../../../lib/parameter-words";
import { asTyped } from "../../../parameters/components/form-values";
import type { ParametersState } from "../../../parameters/components/use-parameters-form";
import type { Step } from "./use-step";
import { useStoredParameters, type Wanted } from "./use-stored-parameters";

interface CalculationOptions {
  readonly project: Project;
  readonly parameters: ParametersState;
  readonly onStep: (step: Step) => void;
}

const NOTHING_LOST = say("toast.valuesKept");
const sayFailed = (title: string, error: unknown) =>
  toast({ tone: "bad", title, description: userMessageOf(error, NOTHING_LOST) });

/** Saving the parameters, and calculating: always save first, then calculate. */
export function useCalculation({ project, parameters, onStep }: CalculationOptions) {
  const { store, conflict, dismissConflict } = useStoredParameters(project.id, parameters);
  const calculate = useCalculate(project.id);
  const [busy, setBusy] = useState<Wanted | null>(null);
  const [fresh, setFresh] = useState(false);
  /** What stood before each one-tap change, the newest last. */
  const [before, setBefore] = useState<readonly OneTap[]>([]);

  const run = async (sent: Parameters, version: number, wanted: Wanted, prices?: SearchPrices) => {
    setBusy(wanted);
    if (wanted === "calculate") onStep(3);
    const back = () => wanted === "calculate" && onStep(2);
    let saved: Project | null;
    try {
      saved = await store(sent, version, wanted);
    } catch (error) {
      back();
      sayFailed(say("toast.saveFailed"), error);
      return;
    } finally {
      setBusy(wanted === "save" ? null : "calculate");
    }
    if (saved === null) back();
    else if (wanted === "save") toast({ tone: "ok", title: say("toast.parametersSaved") });
    else await finish(saved, back, prices);
  };

  const finish = async (saved: Project, back: () => void, prices: SearchPrices | undefined) => {
    const figures = directFigures(saved);
    try {
      const { design } = await calculate.mutateAsync({ prices, ...(figures !== null && { figures }) });
      setFresh(true);
      if (prices === "book" && design.basis.book === undefined)
        toast({ tone: "bad", title: say("book.none"), description: say("book.noneHelp") });
      else toast({ tone: "ok", title: say("toast.calculated") });
    } catch (error) {
      back();
      if (prices !== undefined && (isNoAnswer(error) || changesWait()))
        toast({ tone: "bad", title: say("toast.calculateFailed"), description: say("book.offline") });
      else sayFailed(say("toast.calculateFailed"), error);
    }
  };

  const start = async (wanted: Wanted, changed: OneTap = {}, prices?: SearchPrices) => {
    parameters.showAllMessages();
    // Before it is saved, so that the form does not take it for typed since.
    parameters.type(asTyped(changed));
    const { checked, base } = parameters;
    if (!checked.ok) {
      onStep(2);
      focusFirst(checked.messages);
      return;
    }
    if (busy !== null) return;
    await run({ ...checked.parameters, ...changed }, base.version, wanted, prices).finally(() => setBusy(null));
  };

  /** The person's answer to a conflict: fields named here stay as typed, the others take the saved values. */
  const resolve = async (keep: readonly FieldName[]) => {
    if (conflict === null) return;
    dismissConflict();
    const merged = parameters.refill(conflict.newest, keep);
    await run(merged, conflict.newest.version, conflict.wanted).finally(() => setBusy(null));
  };

  return {
    busy,
    /** Calculated on this very page, not only read from the server. */
    fresh,
    conflict,
    save: () => void start("save"),
    calculate: () => void start("calculate"),
    /** Of an installer: at local prices, or at the price book of the firm. */
    calculateAt: (prices: SearchPrices) => void start("calculate", {}, prices),
    /** Saves what one tap on the results changed, and designs by it. */
    calculateBy: (change: OneTap) => {
      const { checked } = parameters;
      if (checked.ok && busy === null) setBefore([...before, standing(checked.parameters, change)]);
      void start("calculate", change);
    },
    /** Takes the last of these changes back; null where there is none. */
    undoTap:
      before.length === 0
        ? null
        : () => {
            setBefore(before.slice(0, -1));
            void start("calculate", before.at(-1));
          },
    resolve: (keep: readonly FieldName[]) => void resolve(keep),
    dismissConflict,
  };
}

/** The same parameters as they stand. */
function standing(parameters: Parameters, change: OneTap): OneTap {
  const isChanged = (name: FieldName): name is keyof OneTap => name in change;
  return byName<OneTap>(PARAMETER_NAMES.filter(isChanged), (name) => parameters[name]);
}

export type Calculation = ReturnType<typeof useCalculation>;

/** After the step has been drawn. */
function focusFirst(messages: Partial<Record<FieldName, string>>) {
  requestAnimationFrame(() => {
    const [first] = Object.keys(messages)
      .map((name) => document.querySelector<HTMLElement>(`[id="parameter-${name}"]`))
      .filter((element) => element !== null)
      .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1));
    // In a subject that was closed again the field could not be focused.
    for (let fold = first?.closest("details"); fold; fold = fold.parentElement?.closest("details")) fold.open = true;
    first?.focus();
  });
}

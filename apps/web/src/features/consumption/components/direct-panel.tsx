import { say } from "@sunwright/words/consumption";
import type { Project } from "@sunwright/contract/projects";
import { Notice } from "../../../ui/notice";
import { directDraftName } from "../model/typed-texts";
import { DirectInput } from "./direct-input";
import { useDirectCalculation } from "./use-direct-calculation";
import { useDraft } from "./use-draft";

/** Consumption as two figures, in place of appliances. */
export function DirectPanel({ project }: { readonly project: Project }) {
  const draft = useDraft(directDraftName(project.id));
  const { state, calculate } = useDirectCalculation(project.id, draft.clear);
  const { directDailyConsumption, directPeakPower } = project;
  const stored = directDailyConsumption !== null && directPeakPower !== null;
  return (
    <>
      {stored && project.consumptionSource === "appliances" && (
        <Notice
          className="mx-5 mt-4"
          text={say("sizedFromAppliances")}
          action={say("useTheseFigures")}
          onPress={() => void calculate({ directDailyConsumption, directPeakPower })}
        />
      )}
      <DirectInput project={project} state={state} draft={draft} onFigures={(figures) => void calculate(figures)} />
    </>
  );
}

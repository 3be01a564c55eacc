import { say } from "@sunwright/words/design";
import type { Project } from "@sunwright/contract/projects";
import { lazy, Suspense } from "react";
import { Fold } from "../../../../ui/fold";
import { Spinner } from "../../../../ui/spinner";
import { CalculatorSection } from "../../../consumption/components/calculator-section";
import type { ParametersState } from "../../../parameters/components/use-parameters-form";
import { ParametersLine } from "./parameters-line";
import { EditorsOnly } from "./read-only";
import type { Calculation } from "./use-calculation";

const ParametersForm = lazy(async () => ({ default: (await import("./step-parameters")).ParametersForm }));

interface EnteredSectionsProps {
  readonly project: Project;
  readonly parameters: ParametersState;
  readonly calculation: Calculation;
  readonly loadText: string;
}

/** What the results rest on, under them: the load and the parameters, to be looked at and changed in place. */
export const EnteredSections = ({ project, parameters, calculation, loadText }: EnteredSectionsProps) => (
  <div className="entered-sections mt-10 grid grid-cols-1 gap-2">
    <Fold title={say("section.power")} line={loadText}>
      {() => (
        <EditorsOnly project={project}>
          <CalculatorSection project={project} />
        </EditorsOnly>
      )}
    </Fold>
    <Fold title={say("section.parameters")} line={<ParametersLine project={project} />}>
      {() => (
        <Suspense fallback={<Spinner label={say("loadingParameters")} />}>
          <EditorsOnly project={project}>
            <ParametersForm projectId={project.id} parameters={parameters} calculation={calculation} />
          </EditorsOnly>
        </Suspense>
      )}
    </Fold>
  </div>
);

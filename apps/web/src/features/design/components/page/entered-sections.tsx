import { say } from "@sunwright/words/design";
import type { Project } from "@sunwright/contract/projects";
import { Fetched } from "../../../../ui/fetched";
import { Fold } from "../../../../ui/fold";
import { Spinner } from "../../../../ui/spinner";
import { CalculatorSection } from "../../../consumption/components/calculator-section";
import type { ParametersState } from "../../../parameters/components/use-parameters-form";
import { ParametersLine } from "./parameters-line";
import { EditorsOnly } from "./read-only";
import { parametersStep } from "./step-scripts";
import type { Calculation } from "./use-calculation";

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
        <EditorsOnly project={project}>
          <Fetched script={parametersStep} waiting={<Spinner label={say("loadingParameters")} />}>
            {({ ParametersForm }) => (
              <ParametersForm projectId={project.id} parameters={parameters} calculation={calculation} />
            )}
          </Fetched>
        </EditorsOnly>
      )}
    </Fold>
  </div>
);

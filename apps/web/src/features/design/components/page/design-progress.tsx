import { say } from "@sunwright/words/design";
import { DesignStepper } from "../../../../ui/design-stepper";
import { STEPS, type Step } from "./use-step";

interface DesignProgressProps {
  readonly step: Step;
  /** There are results to go back to. */
  readonly calculated: boolean;
  readonly onStep: (step: Step) => void;
}

const steps = STEPS.map((label) => ({ label }));
const asStep = (index: number): Step => (index === 0 ? 1 : index === 1 ? 2 : 3);

export const DesignProgress = ({ step, calculated, onStep }: DesignProgressProps) => (
  <div className="design-progress page-width">
    <div>
      <h2 className="type-h3">{say("progress")}</h2>
      <p className="type-help text-text-3 max-sm:hidden">{say("progress.step", { step })}</p>
    </div>
    <DesignStepper
      label={say("progress")}
      steps={steps}
      current={step - 1}
      reached={calculated ? steps.length - 1 : step - 1}
      onStep={(index) => onStep(asStep(index))}
    />
  </div>
);

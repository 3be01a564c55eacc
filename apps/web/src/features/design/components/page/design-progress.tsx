import { say } from "@sunwright/words/design";
import type { HeroSteps } from "../../../../lib/page-frame";
import { DesignStepper } from "../../../../ui/design-stepper";
import { useMemo } from "react";
import { STEPS, type Step } from "./use-step";

const steps = STEPS.map((label) => ({ label }));
const asStep = (index: number): Step => (index === 0 ? 1 : index === 1 ? 2 : 3);

/** How far the design is, for the band; `calculated` when there are results to go back to. */
export function useProgress(step: Step, calculated: boolean, onStep: (step: Step) => void): HeroSteps {
  return useMemo(
    () => ({
      label: say("progress"),
      steps,
      current: step - 1,
      reached: calculated ? steps.length - 1 : step - 1,
      onStep: (index) => onStep(asStep(index)),
    }),
    [step, calculated, onStep],
  );
}

/** The same on a phone, whose band has no room for it. */
export const DesignProgress = (progress: HeroSteps) => (
  <div className="page-width design-progress">
    <DesignStepper look="line" {...progress} />
  </div>
);

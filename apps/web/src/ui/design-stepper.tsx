import { say } from "@sunwright/words/ui";
import { clsx } from "clsx";
import { Check } from "lucide-react";
import type { ReactNode } from "react";

export interface DesignStep {
  label: string;
  /** Not reachable by a press yet, although it lies behind. */
  disabled?: boolean | undefined;
}

export interface DesignStepperProps {
  /** Names the list, for example "Design Progress". */
  label: string;
  steps: readonly DesignStep[];
  /** From 0. */
  current: number;
  /** The last step that was reached; going back from it leaves it open. The current one unless given. */
  reached?: number | undefined;
  /** Makes the steps that were reached buttons. */
  onStep?: ((index: number) => void) | undefined;
  /** On the page; in the band, from 641 px; or one line with its dots, below that. */
  look?: "page" | "band" | "line" | undefined;
  className?: string | undefined;
}

export function DesignStepper(props: DesignStepperProps) {
  const { label, steps, current, reached = current, onStep, look = "page", className } = props;
  const opens = (index: number) => index !== current && index <= Math.max(current, reached);
  return (
    <div className={clsx(look !== "page" && `ui-stepper-${look}`, className)}>
      {look !== "band" && (
        <p className="ui-stepper-phone type-help text-text-3">
          {say("stepOf", { step: current + 1, steps: steps.length, name: steps[current]?.label ?? "" })}
        </p>
      )}
      <ol className="ui-stepper" aria-label={label}>
        {steps.map((step, index) => (
          <Step
            key={index}
            step={step}
            number={index + 1}
            state={index < current ? "done" : index === current ? "now" : "next"}
            {...(onStep && opens(index) && !step.disabled ? { onPress: () => onStep(index) } : {})}
          />
        ))}
      </ol>
    </div>
  );
}

interface StepProps {
  step: DesignStep;
  number: number;
  state: "done" | "now" | "next";
  onPress?: (() => void) | undefined;
}

function Step({ step, number, state, onPress }: StepProps) {
  const face: ReactNode = (
    <>
      <span className="ui-step-dot" aria-hidden="true">
        {state === "done" ? <Check size={15} strokeWidth={2.6} /> : number}
      </span>
      <span className="ui-step-label">{step.label}</span>
    </>
  );
  return (
    <li data-state={state} aria-current={state === "now" ? "step" : undefined}>
      {onPress ? (
        <button type="button" className="ui-step" onClick={onPress}>
          {face}
        </button>
      ) : (
        <span className="ui-step">{face}</span>
      )}
    </li>
  );
}

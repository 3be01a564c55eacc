import { say } from "@sunwright/words/comparison";
import type { Project } from "@sunwright/contract/projects";
import { useEffect, useRef } from "react";
import { DesignStepper } from "../../ui/design-stepper";
import { Skeleton } from "../../ui/skeleton";
import { useComparedInputs } from "./api/comparison";
import { Compare } from "./components/compare";
import { Configure } from "./components/configure";
import { Generate } from "./components/generate";
import { useWizard } from "./components/use-wizard";
import { STEPS } from "./model/wizard";
import { STEP_WORDS } from "./model/words";
import "./comparison.css";

/** The One-Click Solar Cost Comparison Wizard of a sized project. */
export function CostComparison({ project }: { readonly project: Project }) {
  const board = useWizard(project.id);
  const inputs = useComparedInputs(project);
  const { step, inputs: made } = board.wizard;
  const heading = useFocusOnStep(step);
  const generate = () => board.generate(inputs?.text ?? null);
  return (
    <section aria-labelledby="cost-comparison" className="comparison">
      <h2 id="cost-comparison" ref={heading} tabIndex={-1} className="type-h2">
        {say("title")}
      </h2>
      <p className="mt-1 text-text-2">{say("intro")}</p>
      <DesignStepper
        className="comparison-steps"
        label={say("stepsLabel")}
        steps={STEPS.map((step) => ({ label: STEP_WORDS[step] }))}
        current={step}
      />
      {step === 0 && inputs === null && <Skeleton height={320} />}
      {step === 0 && inputs !== null && (
        <Configure board={board} systemType={project.systemType} money={inputs.money} onGenerate={generate} />
      )}
      {step === 1 && <Generate board={board} />}
      {step === 2 && inputs !== null && (
        <Compare
          board={board}
          currency={project.currency}
          money={inputs.money}
          stale={made !== null && inputs.text !== made}
          onAgain={generate}
        />
      )}
    </section>
  );
}

/** What held the focus goes with its step: the heading takes it, and is in view. */
function useFocusOnStep(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}

import { say } from "@sunwright/words/comparison";
import type { KeptComparison } from "@sunwright/contract/comparison";
import type { Project } from "@sunwright/contract/projects";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useDisplayCurrency } from "../../lib/preferences";
import { DesignStepper } from "../../ui/design-stepper";
import { ErrorRow } from "../../ui/error-row";
import { Skeleton } from "../../ui/skeleton";
import { keptComparisonQuery, useComparedInputs } from "./api/comparison";
import { Compare } from "./components/compare";
import { Configure } from "./components/configure";
import { Generate } from "./components/generate";
import { useWizard } from "./components/use-wizard";
import type { ComparedInputs } from "./model/inputs";
import { STEPS } from "./model/wizard";
import { STEP_WORDS } from "./model/words";
import "./comparison.css";

interface ComparisonProps {
  readonly project: Project;
}

/** The One-Click Solar Cost Comparison Wizard of a sized project, as the project was left. */
export function CostComparison({ project }: ComparisonProps) {
  const kept = useQuery(keptComparisonQuery(project.id));
  if (kept.isPending) return <Skeleton height={320} />;
  // Begun with the defaults it would be written over what was kept.
  if (kept.isError)
    return <ErrorRow message={say("notRead")} onRetry={() => void kept.refetch()} retrying={kept.isFetching} />;
  return <Wizard project={project} kept={kept.data?.comparison ?? null} />;
}

function Wizard({ project, kept }: ComparisonProps & { readonly kept: KeptComparison | null }) {
  const board = useWizard(project, kept);
  const inputs = useComparedInputs(project);
  const currency = useDisplayCurrency(project.currency);
  const { step, inputs: made } = board.wizard;
  const heading = useFocusOnStep(step);
  const generate = () => board.generate(inputs?.text ?? null);
  useOpenedAtResults(board, kept, inputs);
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
          project={project}
          currency={currency}
          inputs={inputs}
          stale={made !== null && inputs.text !== made}
          onAgain={generate}
        />
      )}
    </section>
  );
}

/** Left at its results, it is opened at them, once all that they rest on is there. */
function useOpenedAtResults(
  board: ReturnType<typeof useWizard>,
  kept: KeptComparison | null,
  inputs: ComparedInputs | null,
) {
  const waits = useRef(kept?.compared === true && board.wizard.step === 0 && board.wizard.runs.length === 0);
  useEffect(() => {
    if (!waits.current || inputs === null) return;
    waits.current = false;
    board.generate(inputs.text, false);
  });
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

import { say } from "@sunwright/words/design";
import { permits } from "@sunwright/contract/access";
import type { Project } from "@sunwright/contract/projects";
import type { Currency } from "@sunwright/engine/parameters/options";
import type { Design } from "@sunwright/engine/sizing/design";
import { useQuery } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { use, type ReactNode } from "react";
import { Button } from "../../../../ui/button";
import { Empty } from "../../../../ui/empty";
import { ErrorRow } from "../../../../ui/error-row";
import { Num } from "../../../../ui/num";
import { SolarArraySymbol } from "../../../../ui/symbols";
import { moneyText, shortMoneyFromUsd } from "../../../../lib/money";
import { useDisplayCurrency } from "../../../../lib/preferences";
import { designQuery, hasDesign } from "../../../../lib/project-queries";
import { ToolsSlot } from "../../tools-slot";
import { systemTypeOf } from "@sunwright/report/system-type";
import { tell } from "@sunwright/report/tell";
import { verdict } from "@sunwright/report/verdict";
import { MoneySection } from "../../../money/components/money-section";
import { WarningLine } from "../../../parameters/components/warnings";
import { SystemArchitecture } from "../../../results/components/architecture";
import { ResultViews } from "../../../results/components/result-views";
import { ChoosePart } from "../../../results/components/parts/choose-part";
import { SideColumn } from "../../../results/components/side-column";
import { VerdictSentence } from "../../../results/components/verdict-sentence";
import { BottomBar } from "./bottom-bar";
import { BeforeAndAfter, OutdatedDesign } from "./outdated-design";
import { ResultsWaiting } from "./results-waiting";
import { ShareButton } from "../../../results/components/share-button";
import type { Calculation } from "./use-calculation";
import type { Step } from "./use-step";

interface StepResultsProps {
  readonly project: Project;
  readonly calculation: Calculation;
  readonly applianceCount: number | null;
  /** Parameters typed and not saved yet. */
  readonly unsaved: number;
  /** The sections of the first two steps, folded. */
  readonly entered: ReactNode;
  readonly onStep: (step: Step) => void;
  readonly onPrint: () => void;
}

export function StepResults(props: StepResultsProps) {
  const { project, calculation, onStep } = props;
  const calculated = project.calculatedAt !== null;
  const design = useQuery({ ...designQuery(project.id), enabled: hasDesign(project) });
  if (calculation.busy === "calculate") return <ResultsWaiting text={say("results.calculating")} />;
  if (!calculated)
    return (
      <div className="page-width pt-6 pb-16">
        <Empty
          symbol={<SolarArraySymbol />}
          action={
            <Button variant="outline" size="sm" onClick={() => onStep(2)}>
              {say("results.openParameters")}
            </Button>
          }
        >
          {say("results.none")}
        </Empty>
      </div>
    );
  if (project.designIsOutdated) return <Outdated {...props} />;
  if (design.isError)
    return (
      <div className="page-width pt-6 pb-16">
        <ErrorRow
          message={say("results.notLoaded")}
          detail={say("results.safe")}
          onRetry={() => void design.refetch()}
          retrying={design.isFetching}
        />
      </div>
    );
  if (!design.data) return <ResultsWaiting text={say("results.loading")} />;
  return <Results {...props} design={design.data.design} />;
}

/** No figure of an older design is read as one of today; what was entered and the tools are there as ever. */
function Outdated({ project, calculation, entered }: StepResultsProps) {
  const tools = use(ToolsSlot);
  return (
    <div className="page-width pb-16">
      <h2 tabIndex={-1} className="sr-only">
        {say("section.results")}
      </h2>
      <OutdatedDesign project={project} calculation={calculation} />
      {entered}
      {tools(project)}
    </div>
  );
}

function Results({ design, ...props }: StepResultsProps & { readonly design: Design }) {
  const { project, applianceCount, onPrint } = props;
  const currency = useDisplayCurrency(project.currency);
  const tools = use(ToolsSlot);
  return (
    <>
      <div className="page-width pb-16">
        <h2 tabIndex={-1} className="sr-only">
          {say("section.results")}
        </h2>
        <Stale {...props} />
        <BeforeAndAfter project={project} />
        <VerdictSentence parts={verdict(design, project.name, currency)} />
        <Warnings design={design} currency={currency} />
        <SystemArchitecture
          design={design}
          systemType={systemTypeOf(design)}
          applianceCount={applianceCount}
          fresh={props.calculation.fresh}
        />
        <div className="result-columns">
          <ResultViews project={project} design={design} currency={currency} />
          <SideColumn
            project={project}
            design={design}
            onPrint={onPrint}
            chooser={
              permits(project.access, "edit")
                ? (kind) => <ChoosePart project={project} kind={kind} designed={design.chosen} />
                : undefined
            }
          />
        </div>
        {props.entered}
        {design.simulation && <MoneySection project={project} design={design} />}
        {design.simulation && tools(project)}
      </div>
      <BottomBar>
        <div className="design-bar-figure">
          <p className="type-label">{say("results.cost")}</p>
          <Num size={3} value={moneyText(shortMoneyFromUsd(design.cost.total.value, currency))} />
        </div>
        <ShareButton name={project.name} variant="primary" />
      </BottomBar>
    </>
  );
}

function Stale({ project, calculation, unsaved, onStep }: StepResultsProps) {
  if (!permits(project.access, "edit") || (project.designIsCurrent && unsaved === 0)) return null;
  return (
    <div role="status" className="stale-strip">
      <span>
        <b className="font-semibold">{say("stale.changed")}</b>{" "}
        {unsaved > 0 ? say("stale.unsaved") : say("stale.oldFigures")}
      </span>
      <span className="flex gap-2">
        <Button variant="outline" size="sm" onClick={() => onStep(2)}>
          {say("stale.lookAtParameters")}
        </Button>
        <Button
          size="sm"
          icon={<RotateCw size={16} strokeWidth={1.75} aria-hidden="true" />}
          busy={calculation.busy === "calculate"}
          onClick={calculation.calculate}
        >
          {say("recalculate")}
        </Button>
      </span>
    </div>
  );
}

/** All but the one that stands under Energy Analysis. */
function Warnings({ design, currency }: { readonly design: Design; readonly currency: Currency }) {
  const warnings = design.warnings.filter(({ id }) => id !== "system-efficiency");
  if (warnings.length === 0) return null;
  return (
    <ul className="mb-6 grid gap-2" aria-label={say("results.warnings")}>
      {warnings.map(({ id, text }) => (
        <li key={id} className="[&>p]:mt-0">
          <WarningLine text={tell(text, currency)} />
        </li>
      ))}
    </ul>
  );
}

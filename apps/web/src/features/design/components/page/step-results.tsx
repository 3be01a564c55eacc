import type { ResultView } from "@sunwright/contract/result-views";
import { say } from "@sunwright/words/design";
import { permits } from "@sunwright/contract/access";
import type { Project } from "@sunwright/contract/projects";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import { priceOfProject } from "@sunwright/engine/sizing/explain/price-ladder";
import { useQuery } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import { Button } from "../../../../ui/button";
import { Empty } from "../../../../ui/empty";
import { ErrorRow } from "../../../../ui/error-row";
import { Fetched } from "../../../../ui/fetched";
import { Notice } from "../../../../ui/notice";
import { Num } from "../../../../ui/num";
import { onDemand } from "../../../../ui/on-demand";
import { SolarArraySymbol } from "../../../../ui/symbols";
import { Unhurried } from "../../../../ui/unhurried";
import { moneyText } from "../../../../lib/money";
import { useKnownRungs } from "../../../../lib/known-price";
import { useDisplayCurrency, useResultView } from "../../../../lib/preferences";
import { designQuery, hasDesign } from "../../../../lib/project-queries";
import { PAGES_OF_NO_LOAD, RESULT_PAGES, type ResultPage } from "../../../../lib/result-pages";
import { shortPrice } from "@sunwright/report/price-text";
import { homeVerdict } from "@sunwright/report/home-verdict";
import { verdict, verdictText } from "@sunwright/report/verdict";
import { VerdictSentence } from "../../../results/components/verdict-sentence";
import { FigureRow } from "../results/figure-row";
import { ResultWorkspace } from "../results/result-workspace";
import { BottomBar } from "./bottom-bar";
import { BeforeAndAfter, OutdatedDesign } from "./outdated-design";
import { PriceBook } from "./price-book";
import { ResultsWaiting } from "./results-waiting";
import { useNextAction } from "../../../results/api/next-action";
import { NextActionLink } from "../../../results/components/next-action-link";
import { ShareButton } from "../../../results/components/share-button";
import type { Calculation } from "./use-calculation";
import { useNewerFigures } from "./use-newer-figures";
import type { Step } from "./use-step";

const newerFigures = onDemand(() => import("./newer-figures"));

export { fetchDesignPage } from "../results/pages";

interface StepResultsProps {
  readonly page: ResultPage;
  readonly project: Project;
  readonly calculation: Calculation;
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
function Outdated({ project, calculation, page, entered, onPrint }: StepResultsProps) {
  return (
    <div className="page-width result">
      <h2 tabIndex={-1} className="sr-only">
        {say("section.results")}
      </h2>
      <OutdatedDesign project={project} calculation={calculation} />
      <ResultWorkspace
        {...{ project, entered, onPrint }}
        design={null}
        pages={PAGES_OF_OLD_DESIGN}
        page={PAGES_OF_OLD_DESIGN.includes(page) ? page : "summary"}
        line={project.name}
        fresh={false}
        onRule={calculation.calculateBy}
      />
    </div>
  );
}
const PAGES_OF_OLD_DESIGN: readonly ResultPage[] = ["summary", "roof", "compare", "people"];

function Results({ design, ...props }: StepResultsProps & { readonly design: Design }) {
  const { project, page, entered, onPrint } = props;
  const currency = useDisplayCurrency(project.currency);
  const known = useKnownRungs(project);
  const view = useResultView();
  const action = useNextAction(project);
  const sentence = useMemo(
    () => (view === "home" ? homeVerdict(design, project.name) : verdict(design, project.name, currency)),
    [view, design, project.name, currency],
  );
  const pages = design.simulation ? shownPages(view, page) : PAGES_OF_NO_LOAD;
  return (
    <>
      <div className="page-width result">
        <h2 tabIndex={-1} className="sr-only">
          {say("section.results")}
        </h2>
        <Stale {...props} />
        <Applied calculation={props.calculation} />
        <Renewed {...props} design={design} />
        <BeforeAndAfter project={project} />
        <VerdictSentence parts={sentence} />
        <FigureRow project={project} design={design} />
        {page === "money" && <PriceBook project={project} design={design} calculation={props.calculation} />}
        <Unhurried fallback={<div className="min-h-screen" />}>
          <ResultWorkspace
            {...{ project, entered, onPrint, design }}
            pages={pages}
            page={pages.includes(page) ? page : "summary"}
            line={verdictText(sentence)}
            fresh={props.calculation.fresh}
            onRule={props.calculation.calculateBy}
          />
        </Unhurried>
      </div>
      <BottomBar>
        <div className="design-bar-figure">
          <p className="type-label">{say("results.cost")}</p>
          <Num size={3} value={moneyText(shortPrice(priceOfProject(design, known), currency))} />
        </div>
        {action ? (
          <NextActionLink project={project} action={action} />
        ) : (
          <ShareButton project={project} variant="primary" />
        )}
      </BottomBar>
    </>
  );
}

/** A household meets no wiring, but for who was sent to it. */
const shownPages = (view: ResultView, page: ResultPage): readonly ResultPage[] =>
  view === "engineer" || page === "wiring" ? RESULT_PAGES : PAGES_OF_HOME;
const PAGES_OF_HOME = RESULT_PAGES.filter((page) => page !== "wiring");

/** Where figures of its country were renewed since it was calculated. */
function Renewed({ project, calculation, design }: StepResultsProps & { readonly design: Design }) {
  const figures = useNewerFigures(project, design);
  return (
    figures && (
      <Fetched script={newerFigures}>
        {({ NewerFigures }) => <NewerFigures {...{ project, design, figures, calculation }} />}
      </Fetched>
    )
  );
}

/** The way back from what one tap on the results changed; several are taken back one by one. */
function Applied({ calculation: { undoTap } }: Pick<StepResultsProps, "calculation">) {
  return undoTap && <Notice className="mb-4" text={say("applied")} action={say("undo")} onPress={undoTap} />;
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

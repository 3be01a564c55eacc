import { say } from "@sunwright/words/design";
import type { ProjectAppliance } from "@sunwright/contract/appliances";
import type { Project } from "@sunwright/contract/projects";
import type { ChosenParts } from "@sunwright/engine/equipment/chosen-parts";
import type { DesignInput, DesignSite, LoadInput, Recommendation } from "@sunwright/engine/sizing/inputs/design";
import { hasLoad, loadFigures, type LoadFigures } from "@sunwright/engine/sizing/load/load";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { formatNumber } from "../../../../lib/format";
import { useSession } from "../../../../lib/current-user";
import { rememberProject } from "../../../../lib/last-project";
import { mayFetchAhead } from "../../../../lib/ahead";
import { later } from "../../../../lib/later";
import { useStands } from "../../../../lib/use-stands";
import { usePageFrame, type Hero, type HeroSite } from "../../../../lib/page-frame";
import type { ResultPage } from "../../../../lib/result-pages";
import { moneyQuery } from "../../../money/api/money";
import { usePreview, useTypedRecommendations } from "../../../parameters/api/preview";
import { designQuery, hasDesign, partsQuery } from "../../../../lib/project-queries";
import { useNewestFigures } from "../../../../lib/newest-figures";
import { usePageWeather } from "../../../parameters/api/weather";
import { useReopenProject } from "../../api/project";
import { appliancesQuery } from "../../../../lib/project-queries";
import { paper, useReportExport } from "../../../report/export-report";
import { designInput, projectLoad } from "../../../parameters/model/design-input";
import type { Preview } from "../../../parameters/model/preview";
import { Fetched } from "../../../../ui/fetched";
import { Notice } from "../../../../ui/notice";
import { NumberCountry } from "../../../../ui/number-box";
import { onDemand } from "../../../../ui/on-demand";
import { useParametersForm, type ParametersState } from "../../../parameters/components/use-parameters-form";
import { useSiteSun } from "../../../parameters/components/use-site-sun";
import { PreviewContext } from "../../../parameters/components/preview-context";
import { loadTelling } from "../../../results/components/told-later";
import { DesignProgress, useProgress } from "./design-progress";
import { ProjectTitleBlock } from "./project-title-block";
import { EnteredSections } from "./entered-sections";
import { EditorsOnly, ReadOnlyNote } from "./read-only";
import { ResultsWaiting } from "./results-waiting";
import { StepPower } from "./step-power";
import { resultTitle } from "../results/page-names";
import { parametersStep, resultsStep } from "./step-scripts";
import { useCalculation, type Calculation } from "./use-calculation";
import { useStep, type Step } from "./use-step";

/** As the steps, they come after the first step is on the screen. */
const conflictDialog = onDemand(() => import("./conflict-dialog"));

/** What the band says beside the steps. */
const BAND: Readonly<Record<Step, Hero["size"]>> = { 1: "full", 2: "slim", 3: "slim" };

/** One project on the drawing board: what is typed lives here, above the steps, so that no step loses it. */
export function DesignWorkspace({ project }: { readonly project: Project }) {
  const calculated = project.calculatedAt !== null;
  const { step, page, goTo } = useStep(calculated);
  const progress = useProgress(step, calculated, goTo);
  const parameters = useParametersForm(project);
  const calculation = useCalculation({ project, parameters, onStep: goTo });
  const stands = useStands();
  const idle = useIdle();
  // What the form would give is asked once the page stands, and after calculated results: they do not share the processor.
  const drawn = useDrawnSystem(project, parameters, { system: step === 3 ? idle : stands, load: step === 1 && idle });
  const site = useStoredSite(project, step === 3) ?? drawn.preview?.design.site;
  const report = useReportExport(project.id);
  useRememberedProject(project.id);
  usePageFrame({
    title: step === 3 && calculated ? resultTitle(page, project.name) : project.name,
    exportReport: report,
    hero: { size: BAND[step], site: heroSite(site), steps: progress },
  });
  return (
    <PreviewContext value={drawn.preview}>
      <NumberCountry value={parameters.form.country}>
        <ProjectTitleBlock project={project} />
        <ReadOnlyNote project={project} />
        {project.archivedAt !== null && project.access === "owner" && <Archived project={project} />}
        <DesignProgress {...progress} />
        <StepFocus step={step} />
        <Steps
          step={step}
          page={page}
          project={project}
          parameters={parameters}
          calculation={calculation}
          drawn={drawn}
          onStep={goTo}
          onPrint={report.onPrint}
        />
        <ConflictQuestion calculation={calculation} parameters={parameters} />
        {(step === 3 ? stands : idle) && (
          <Fetched script={paper}>
            {({ PrintReport }) => <PrintReport project={project} appliances={drawn.appliances} />}
          </Fetched>
        )}
      </NumberCountry>
    </PreviewContext>
  );
}

function ConflictQuestion({ calculation, parameters }: Pick<StepsProps, "calculation" | "parameters">) {
  const { conflict, resolve, dismissConflict } = calculation;
  const dialog = conflictDialog.useLoaded();
  const asked = conflict !== null;
  useEffect(() => {
    if (asked) conflictDialog.load();
  }, [asked]);
  return (
    dialog && (
      <dialog.ConflictDialog
        conflict={conflict}
        changed={parameters.changed}
        onResolve={resolve}
        onClose={dismissConflict}
      />
    )
  );
}

interface StepsProps {
  readonly step: Step;
  readonly page: ResultPage;
  readonly project: Project;
  readonly parameters: ParametersState;
  readonly calculation: Calculation;
  readonly drawn: DrawnSystem;
  readonly onStep: (step: Step) => void;
  readonly onPrint: () => void;
}

function Steps({ step, page, project, parameters, calculation, drawn, onStep, onPrint }: StepsProps) {
  const { load, applianceCount, recommendations } = drawn;
  if (step === 1) return <StepPower project={project} load={load} recommendations={recommendations} onStep={onStep} />;
  if (step === 2)
    return (
      <EditorsOnly project={project}>
        <Fetched script={parametersStep} waiting={<ResultsWaiting text={say("loadingParameters")} />}>
          {({ StepParameters }) => (
            <StepParameters
              project={project}
              parameters={parameters}
              calculation={calculation}
              load={load}
              loadText={loadText(load, applianceCount)}
              missing={drawn.missing}
              onStep={onStep}
            />
          )}
        </Fetched>
      </EditorsOnly>
    );
  return (
    <Fetched script={resultsStep} waiting={<ResultsWaiting text={say("results.loading")} />}>
      {({ StepResults }) => (
        <StepResults
          page={page}
          project={project}
          calculation={calculation}
          unsaved={parameters.changed.length}
          entered={
            <EnteredSections
              project={project}
              parameters={parameters}
              calculation={calculation}
              loadText={loadText(load, applianceCount)}
            />
          }
          onStep={onStep}
          onPrint={onPrint}
        />
      )}
    </Fetched>
  );
}

interface Typed {
  readonly checked: ParametersState["checked"];
  /** Null while there is nothing to size. */
  readonly load: LoadInput | null;
  readonly parts: ChosenParts | undefined;
}

/** What the values on the page are sized from; null until all of it is there. */
function useTypedInput(project: Project, { checked, load, parts }: Typed): DesignInput | null {
  const besideGrid = checked.ok && checked.parameters.systemType !== "off-grid";
  const money = useQuery({ ...moneyQuery(project.id), enabled: besideGrid });
  const known = useNewestFigures();
  const said = money.data;
  // As the stored design was found, where it is at hand: so does Calculate.
  const book = useQuery({ ...designQuery(project.id), enabled: false }).data?.design.basis.book;
  const waits = besideGrid && money.isPending;
  return useMemo(() => {
    if (!checked.ok || load === null || !parts || !known || waits) return null;
    const { parameters } = checked;
    const own = besideGrid && said?.country === parameters.country ? said.figures : null;
    const input = designInput(load, parameters, { parts, figures: known, own });
    return book === undefined || parameters.country !== project.country ? input : { ...input, book };
  }, [checked, load, parts, known, besideGrid, waits, said, book, project.country]);
}

interface DrawnSystem {
  readonly appliances: readonly ProjectAppliance[];
  /** Null for direct input. */
  readonly applianceCount: number | null;
  readonly load: LoadFigures;
  /** What the values on the page would give; null while there is nothing to size. */
  readonly preview: Preview | null;
  readonly recommendations: readonly Recommendation[];
  /** Why there is no preview, in words; null when there is one or it is on its way. */
  readonly missing: string | null;
}

/** What is asked of the engine: what the values give, and what would change it. */
interface Asked {
  readonly system: boolean;
  readonly load: boolean;
}

function useDrawnSystem(project: Project, parameters: ParametersState, asked: Asked): DrawnSystem {
  const weather = usePageWeather(project.id);
  const chosen = useQuery(partsQuery(project.id));
  const parts = chosen.data?.parts;
  const { checked } = parameters;
  const appliances = useQuery(appliancesQuery(project.id)).data ?? NO_APPLIANCES;
  const load = useMemo(() => projectLoad(project, appliances), [project, appliances]);
  const figures = useMemo(() => loadFigures(load), [load]);
  const sizable = hasLoad(load);
  const input = useTypedInput(project, { checked, load: sizable ? load : null, parts });
  const { data: preview = null, isError, isPlaceholderData } = usePreview(asked.system ? input : null, weather);
  const { data: recommendations } = useTypedRecommendations(asked.load ? input : null, weather);
  // An answer for the former city says nothing about this one.
  useSiteSun(parameters, isPlaceholderData ? null : (preview?.design.site.sourcedSunHours ?? null));
  return {
    appliances,
    applianceCount: load.kind === "appliances" ? load.appliances.length : null,
    load: figures,
    preview: sizable ? preview : null,
    recommendations: (sizable ? recommendations : null) ?? NO_RECOMMENDATIONS,
    missing: whyNoPreview(sizable, isError || weather.failed || chosen.isError, checked.ok || preview !== null),
  };
}
/** Where the calculated design stands. */
const useStoredSite = (project: Project, isRead: boolean): DesignSite | undefined =>
  useQuery({ ...designQuery(project.id), enabled: isRead && hasDesign(project) }).data?.design.site;

const NO_APPLIANCES: readonly ProjectAppliance[] = [];
const NO_RECOMMENDATIONS: readonly Recommendation[] = [];

/** `/` opens it again. */
function useRememberedProject(projectId: string) {
  const userId = useSession().user?.id;
  useEffect(() => {
    if (userId !== undefined) rememberProject(userId, projectId);
  }, [userId, projectId]);
}

/** Archived, but can still be read and changed. */
function Archived({ project }: { readonly project: Project }) {
  const reopen = useReopenProject(project.id);
  return (
    <div className="page-width pt-4">
      <Notice text={say("archived")} action={say("reopen")} busy={reopen.isPending} onPress={() => reopen.mutate()} />
    </div>
  );
}

/** True a while after the page stands: time for what is rarely needed. [ms] */
const IDLE_AFTER_MS = 3_000;
function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    return later(IDLE_AFTER_MS, () => [
      () => setIdle(true),
      conflictDialog.load,
      loadTelling,
      // They are then there when they are wanted; one that cannot be fetched is fetched again when opened.
      ...(mayFetchAhead() ? [parametersStep.load, resultsStep.load] : []),
    ]);
  }, []);
  return idle;
}

function whyNoPreview(hasLoad: boolean, failed: boolean, canBeSized: boolean): string | null {
  if (!hasLoad) return say("noPreview.nothingToSize");
  if (failed) return say("noPreview.failed");
  return canBeSized ? null : say("noPreview.outOfBounds");
}

/** The sun of the hero band stands over the site, once the engine knows where that is. */
function heroSite(site: DesignSite | undefined): HeroSite | undefined {
  if (!site || site.latitude === null || site.longitude === null) return undefined;
  return { name: site.name, latitude: site.latitude, longitude: site.longitude };
}

function loadText(load: { dailyConsumption: number; peakPower: number }, count: number | null): string {
  const figures = { energy: formatNumber(load.dailyConsumption), power: formatNumber(load.peakPower) };
  return count === null ? say("load.direct", figures) : say("load.appliances", { count, ...figures });
}

/** A new step begins at its top, with the reading position on its heading. */
function StepFocus({ step }: { readonly step: Step }) {
  const shown = useRef(step);
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (shown.current === step) return undefined;
    shown.current = step;
    window.scrollTo({ top: 0 });
    const main = marker.current?.parentElement;
    if (!main) return undefined;
    // While the script of the step is on its way, the former one's heading is there, hidden.
    const focusHeading = () => {
      const heading = main.querySelector<HTMLElement>("[tabindex='-1']:is(h2, h2 *)");
      if (!heading?.checkVisibility()) return false;
      heading.focus({ preventScroll: true });
      return true;
    };
    if (focusHeading()) return undefined;
    const arrivals = new MutationObserver(() => focusHeading() && arrivals.disconnect());
    arrivals.observe(main, { childList: true, subtree: true });
    return () => arrivals.disconnect();
  }, [step]);
  return <span ref={marker} hidden />;
}

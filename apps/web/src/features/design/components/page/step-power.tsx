import type { Recommendation } from "@sunwright/engine/sizing/inputs/design";
import { say } from "@sunwright/words/design";
import type { Project } from "@sunwright/contract/projects";
import { ArrowRight } from "lucide-react";
import { memo } from "react";
import { formatNumber } from "../../../../lib/format";
import { useDisplayCurrency } from "../../../../lib/preferences";
import { Button } from "../../../../ui/button";
import { Num } from "../../../../ui/num";
import { SummarySheet } from "../../../../ui/sheet";
import { CalculatorSection } from "../../../consumption/components/calculator-section";
import { useShownPreview } from "../../../parameters/components/preview-context";
import { ArchitectureStrip } from "../../../results/components/architecture-strip";
import { useTellLater } from "../../../results/components/told-later";
import { LoadByHour, LoadTotals, type LoadShown } from "../summary/load-summary";
import { BottomBar } from "./bottom-bar";
import { SectionLink } from "./section-link";
import { ParametersLine } from "./parameters-line";
import { EditorsOnly } from "./read-only";
import type { Step } from "./use-step";

interface StepPowerProps {
  readonly project: Project;
  readonly load: LoadShown;
  /** What would change the system this load gives. */
  readonly recommendations: readonly Recommendation[];
  readonly onStep: (step: Step) => void;
}

const CONTINUE = say("continueToParameters");
const arrow = <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />;

/** Drawn again when its own have changed: the page around it changes with each answer of the server. */
export const StepPower = memo(function StepPower(props: StepPowerProps) {
  const { project, load, recommendations, onStep } = props;
  const toParameters = () => onStep(2);
  return (
    <>
      <div className="design-main">
        <div className="min-w-0">
          <EditorsOnly project={project}>
            <CalculatorSection project={project} />
          </EditorsOnly>
          <ArchitectureStrip
            project={project}
            dailyConsumption={load.dailyConsumption}
            peakPower={load.peakPower}
            onResults={() => onStep(3)}
          />
          <ParametersLink project={project} onOpen={toParameters} />
        </div>
        <div className="design-summary">
          <SummarySheet aria-label={say("summary")} className="design-summary-load">
            <ExplainedTotals load={load} />
            <LoadByHour load={load} systemType={project.systemType} />
            <Button size="lg" full iconAfter={arrow} className="mt-5 max-lg:hidden" onClick={toParameters}>
              {CONTINUE}
            </Button>
          </SummarySheet>
          <Advice currency={project.currency} recommendations={recommendations} />
        </div>
      </div>
      <BottomBar>
        <div className="design-bar-figure">
          <p className="type-label">{say("dailyConsumption")}</p>
          <Num size={3} value={formatNumber(load.dailyConsumption)} unit={say("wattHours")} />
        </div>
        <Button iconAfter={arrow} aria-label={CONTINUE} onClick={toParameters}>
          {say("continue")}
        </Button>
      </BottomBar>
    </>
  );
});

function ExplainedTotals({ load }: Pick<StepPowerProps, "load">) {
  const design = useShownPreview()?.design ?? null;
  return <LoadTotals load={load} explained={design?.load ?? null} size="large" />;
}

/** What the engine would do about the load itself, before anything is sized. */
function Advice({
  currency: ofProject,
  recommendations,
}: Pick<Project, "currency"> & Pick<StepPowerProps, "recommendations">) {
  const currency = useDisplayCurrency(ofProject);
  const advice = recommendations.find(({ id }) => id === "move-to-midday" || id === "largest-consumer");
  const tell = useTellLater(advice !== undefined);
  return advice && tell ? <p className="mt-3 px-1 type-help text-text-3">{tell(advice.text, currency)}</p> : null;
}

const ParametersLink = ({ project, onOpen }: { readonly project: Project; readonly onOpen: () => void }) => (
  <SectionLink title={say("section.parameters")} action={say("openParameters")} onOpen={onOpen}>
    <ParametersLine project={project} />
  </SectionLink>
);

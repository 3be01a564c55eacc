import { say } from "@sunwright/words/roof";
import type { RoofFigures } from "@sunwright/contract/roof";
import type { Project } from "@sunwright/contract/projects";
import { permits } from "@sunwright/contract/access";
import { formatNumber } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { Chip } from "../../../ui/chip";
import { Num } from "../../../ui/num";
import { efficiencyBand, LOSS_DIGITS, losesMuch, SCORE_DIGITS } from "../model/bands";
import { isOutdated } from "../model/preview";
import { BoundBar } from "./bound-bar";
import { EditedLayout } from "./regenerate-layout";
import { explanationOf } from "../../../lib/explanation";
import { ModeComparison } from "./mode-comparison";
import { NeededBox } from "./needed-box";
import type { NeededPanels } from "./needed-panels";
import type { Optimization } from "./use-optimization";
import type { RoofBoard } from "./use-roof";
import { rich } from "../../../lib/rich";

interface ResultsPaneProps {
  readonly project: Project;
  readonly board: RoofBoard;
  readonly needed: NeededPanels;
  readonly optimization: Optimization;
}

export function ResultsPane({ project, board, needed, optimization }: ResultsPaneProps) {
  const { panels, placement, isStored, score } = board;
  const figures = isStored && placement ? placement.figures : (score.answer?.figures ?? null);
  const outdated = score.answer !== null && isOutdated(score.answer);
  const canBeBuilt = isStored || score.answer?.faultCount === 0;
  return (
    <aside className="roof-results" aria-label={say("optimizationResults")}>
      <h2 className="type-h3">{say("optimizationResults")}</h2>
      {panels.length === 0 || !figures ? (
        <NothingYet board={board} />
      ) : outdated ? (
        <Outdated board={board} />
      ) : (
        <>
          <Headline count={panels.length} figures={figures} canBeBuilt={canBeBuilt} />
          {isStored && placement?.proof && <BoundBar placement={placement} proof={placement.proof} />}
          {!isStored && <EditedLayout project={project} board={board} optimization={optimization} />}
          {canBeBuilt && <Figures board={board} figures={figures} />}
          {isStored && placement && placement.mounting.kind === "flush" && placement.comparison.length > 1 && (
            <ModeComparison
              placement={placement}
              optimization={permits(project.access, "edit") ? optimization : null}
            />
          )}
        </>
      )}
      {needed.count !== null && panels.length > 0 && !outdated && (
        <NeededBox project={project} board={board} needed={needed} count={needed.count} />
      )}
    </aside>
  );
}

const NothingYet = ({ board: { placement, isStored, show } }: { readonly board: RoofBoard }) => (
  <>
    <p className="type-small text-text-2">
      {!placement ? say("noLayoutYet") : isStored ? say("noPanelFitsHere") : say("noPanelHere")}
    </p>
    {placement && !isStored && (
      <div className="roof-edited-actions">
        <Button size="sm" variant="ghost" onClick={() => show(placement)}>
          {say("backToStored")}
        </Button>
      </div>
    )}
  </>
);

const Outdated = ({ board: { placement, show } }: { readonly board: RoofBoard }) => (
  <div className="roof-edited">
    <p className="type-small" role="status">
      {say("otherPanelSize")}
    </p>
    {placement && (
      <div className="roof-edited-actions">
        <Button size="sm" variant="ghost" onClick={() => show(placement)}>
          {say("backToStored")}
        </Button>
      </div>
    )}
  </div>
);

interface HeadlineProps {
  readonly count: number;
  readonly figures: RoofFigures;
  readonly canBeBuilt: boolean;
}

/** What cannot be built has no figures that hold, beyond what is drawn. */
const Headline = ({ count, figures, canBeBuilt }: HeadlineProps) => (
  <div>
    <p className="roof-count">
      {rich(say, "panelCount", {
        panels: count,
        figure: (inside) => <span className="n n-1">{inside}</span>,
        unit: (inside) => <span className="roof-count-unit">{inside}</span>,
      })}
    </p>
    <p className="type-small text-text-2">
      {canBeBuilt ? (
        rich(say, "powerOnRoof", {
          percent: formatNumber(figures.utilizationRate.value, 1),
          power: () => <Power trace={figures.power} />,
        })
      ) : (
        <Power trace={figures.power} />
      )}
    </p>
  </div>
);

const Power = ({ trace }: { readonly trace: RoofFigures["power"] }) => (
  <Num value={formatNumber(trace.value, 2)} unit={say("kilowatts")} explanation={explanationOf(trace)} />
);

interface FiguresProps {
  readonly board: RoofBoard;
  readonly figures: RoofFigures;
}

function Figures({ board, figures }: FiguresProps) {
  const { efficiencyScore, energyYield, utilizationRate, shadingLoss } = figures;
  const band = efficiencyBand(efficiencyScore.value);
  const shaded = board.score.answer?.panels.filter((panel) => panel.shaded).length ?? 0;
  return (
    <>
      <dl className="roof-figures">
        <div>
          <dt>{say("efficiencyScore")}</dt>
          <dd>
            <Num
              value={formatNumber(efficiencyScore.value, SCORE_DIGITS)}
              explanation={explanationOf(efficiencyScore)}
            />
            <Chip tone={band.tone}>{band.name}</Chip>
          </dd>
        </div>
        <div>
          <dt>{say("energyYield")}</dt>
          <dd>
            <Num
              value={formatNumber(energyYield.value)}
              unit={say("kwhPerYear")}
              explanation={explanationOf(energyYield)}
            />
          </dd>
        </div>
        <div>
          <dt>{say("utilizationRate")}</dt>
          <dd>
            <Num value={formatNumber(utilizationRate.value, 1)} unit="%" explanation={explanationOf(utilizationRate)} />
          </dd>
        </div>
        <div>
          <dt>{say("shadingLoss")}</dt>
          <dd className={losesMuch(shadingLoss.value) ? "roof-bad" : undefined}>
            <Num
              value={formatNumber(shadingLoss.value, LOSS_DIGITS)}
              unit="%"
              explanation={explanationOf(shadingLoss)}
            />
          </dd>
        </div>
        <div>
          <dt>{say("shadedPanels")}</dt>
          <dd>
            <Num value={formatNumber(shaded)} unit={say("ofPanels", { panels: board.panels.length })} />
          </dd>
        </div>
        <Factor name={say("orientationAndTilt")} trace={figures.orientationFactor} />
        <Factor name={say("solarAccess")} trace={figures.solarAccess} />
        <Factor name={say("usableRoofFilled")} trace={figures.fill} />
      </dl>
      {band.tip && <p className="roof-tip type-small">{band.tip}</p>}
      <p className="type-help text-text-3">{say("scoreHelp")}</p>
    </>
  );
}

const Factor = ({ name, trace }: { readonly name: string; readonly trace: RoofFigures["fill"] }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <Num value={formatNumber(trace.value, 1)} unit="%" explanation={explanationOf(trace)} />
    </dd>
  </div>
);

import { dollarsOfDesign } from "@sunwright/engine/sizing/choice/system-price";
import type { Project } from "@sunwright/contract/projects";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import type { SimulatedDesign } from "@sunwright/engine/sizing/inputs/simulated";
import { useDisplayCurrency } from "../../../lib/preferences";
import { Fetched } from "../../../ui/fetched";
import { onDemand } from "../../../ui/on-demand";
import { CostCurve } from "./cost-curve";
import { HybridGoals } from "./hybrid-goals";
import { EnergyAnalysis } from "./energy-analysis";
import { MonthByMonth } from "./month-chart";
import { OnTheGrid } from "./on-the-grid";
import { AsItAges, Reliability } from "./reliability";
import { SimulationWaiting } from "./simulation/simulation-waiting";
import { Waterfall } from "./waterfall";
import { WhatIf } from "./what-if";
import { WhatShadeTakes } from "./what-shade-takes";
import { YearlyYield } from "./yearly-yield";
import "./results.css";

/** The hours are simulated here and drawn after the stored figures, so their code comes after theirs. */
const simulated = onDemand(() => import("./simulation/simulation-views"));

interface EnergyViewsProps {
  readonly project: Project;
  readonly design: Design;
  readonly simulation: SimulatedDesign;
}

/** The hours, the year and its months; beside them what they come to, and below where the size comes from. */
export function EnergyViews({ project, design, simulation }: EnergyViewsProps) {
  const currency = useDisplayCurrency(project.currency);
  return (
    <>
      <div className="result-columns">
        <div className="ui-sheet result-views">
          <Fetched script={simulated} waiting={<SimulationWaiting />}>
            {({ SimulationViews }) => <SimulationViews project={project} design={design} simulation={simulation} />}
          </Fetched>
          <MonthByMonth design={design} simulation={simulation} />
        </div>
        <div className="result-side">
          <Reliability simulation={simulation} cost={dollarsOfDesign(design)} currency={currency} />
          <EnergyAnalysis design={design} />
          {design.shade && <WhatShadeTakes shade={design.shade} currency={currency} />}
          <YearlyYield range={simulation.yearlyYield} />
        </div>
      </div>
      {(design.hybrid ?? design.grid) && (
        <div className="result-halves">
          {design.hybrid && <HybridGoals hybrid={design.hybrid} currency={currency} />}
          {design.grid && <OnTheGrid grid={design.grid} currency={currency} />}
        </div>
      )}
      <div className="result-halves">
        <Waterfall design={design} />
        <AsItAges simulation={simulation} />
        <WhatIf project={project} design={design} />
        {simulation.curve.length > 1 && <CostCurve curve={simulation.curve} currency={currency} />}
      </div>
    </>
  );
}

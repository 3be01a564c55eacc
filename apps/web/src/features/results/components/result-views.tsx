import type { Project } from "@sunwright/contract/projects";
import type { Design } from "@sunwright/engine/sizing/design";
import type { Currency } from "@sunwright/engine/parameters/options";
import type { SimulatedDesign } from "@sunwright/engine/sizing/simulated";
import { lazy, Suspense } from "react";
import { CablesTable } from "./cables-table";
import { CostCurve } from "./cost-curve";
import { HybridGoals } from "./hybrid-goals";
import { Electrical } from "./electrical";
import { EnergyAnalysis } from "./energy-analysis";
import { MonthByMonth } from "./month-chart";
import { OnTheGrid } from "./on-the-grid";
import { Reliability } from "./reliability";
import { SimulationWaiting } from "./simulation/simulation-waiting";
import { TechnicalSpecifications } from "./technical-specifications";
import { Waterfall } from "./waterfall";
import { WhatIf } from "./what-if";
import { YearlyYield } from "./yearly-yield";
import "./results.css";

/** The hours are simulated here and drawn after the stored figures, so their code comes after theirs. */
const SimulationViews = lazy(async () => ({
  default: (await import("./simulation/simulation-views")).SimulationViews,
}));

interface ResultViewsProps {
  readonly project: Project;
  readonly design: Design;
  readonly currency: Currency;
}

/** The ruled sheet: views B to J, as many as there is something to say of. */
export function ResultViews({ project, design, currency }: ResultViewsProps) {
  const { simulation } = design;
  // Without a panel there is nothing to analyse or specify (design workflow, section 9).
  const sized = design.simulation !== null;
  return (
    <div className="ui-sheet result-views">
      {simulation && <Simulated {...{ project, design, simulation, currency }} />}
      {design.grid && <OnTheGrid grid={design.grid} currency={currency} />}
      {sized && (
        <>
          <div className="result-pair">
            <EnergyAnalysis design={design} />
            <TechnicalSpecifications design={design} />
          </div>
          <Waterfall design={design} />
        </>
      )}
      <CablesTable design={design} />
      {sized && <Electrical design={design} />}
    </div>
  );
}

function Simulated({
  project,
  design,
  simulation,
  currency,
}: ResultViewsProps & { readonly simulation: SimulatedDesign }) {
  const yields = <YearlyYield range={simulation.yearlyYield} />;
  return (
    <>
      <Suspense fallback={<SimulationWaiting />}>
        <SimulationViews project={project} design={design} simulation={simulation} />
      </Suspense>
      <div className="result-pair">
        <MonthByMonth design={design} simulation={simulation} />
        <Reliability simulation={simulation} cost={design.cost.total.value} currency={currency} />
      </div>
      {simulation.curve.length > 1 ? (
        <div className="result-pair">
          <CostCurve curve={simulation.curve} currency={currency} />
          {yields}
        </div>
      ) : (
        yields
      )}
      {design.hybrid && <HybridGoals hybrid={design.hybrid} currency={currency} />}
      <WhatIf project={project} design={design} />
    </>
  );
}

import type { Design } from "@sunwright/engine/sizing/inputs/design";
import { CablesTable } from "./cables-table";
import { Electrical } from "./electrical";
import { TechnicalSpecifications } from "./technical-specifications";
import "./results.css";

/** Without a panel there is nothing to specify (design workflow, section 9), but what is typed has its cables. */
export function WiringViews({ design }: { readonly design: Design }) {
  if (design.simulation === null)
    return (
      <div className="ui-sheet result-views">
        <CablesTable design={design} />
      </div>
    );
  return (
    <>
      <div className="result-columns">
        <CablesTable design={design} />
        <TechnicalSpecifications design={design} />
      </div>
      <div className="ui-sheet mt-6">
        <Electrical design={design} />
      </div>
    </>
  );
}

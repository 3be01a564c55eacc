import { say } from "@sunwright/words/results";
import { energyFigures } from "@sunwright/report/shown-figures";
import { tell } from "@sunwright/report/tell";
import { formatNumber } from "../../../lib/format";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import { Facts, Figures, View } from "./view";

/** The specification's own figures, and beside them what this design comes to. */
export function EnergyAnalysis({ design }: { readonly design: Design }) {
  const doubt = design.warnings.find(({ id }) => id === "system-efficiency");
  return (
    <View
      ruled
      letter="F"
      title={say("energyAnalysis")}
      fold={{ figure: `${formatNumber(design.energy.systemEfficiency.value)}%` }}
    >
      <Facts>
        <Figures figures={energyFigures(design)} />
      </Facts>
      {doubt && <p className="mt-2 type-help text-text-3">{tell(doubt.text)}</p>}
    </View>
  );
}

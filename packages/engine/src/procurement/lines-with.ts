import { chargeControllers } from "../sizing/choice/charge-controller";
import type { DesignPart } from "../sizing/inputs/design";
import type { DesignToBuy } from "../sizing/design-to-buy";
import { electricalDesign } from "../sizing/electrical/electrical-design";
import { explainCables } from "../sizing/electrical/explain-cables";
import { stringsOf } from "../sizing/electrical/panel-circuit";
import type { RuleFigures } from "../sizing/rule/rule-figures";
import type { Trace } from "../sizing/inputs/trace";
import type { MaterialLine } from "./material";
import { materialsOf } from "./materials";
import { piecesOf } from "./standing";

/** The bill of materials of a design with the parts and capacities of other figures in it. */
export const linesWith = (design: DesignToBuy, figures: RuleFigures): readonly MaterialLine[] =>
  materialsOf(designWith(design, figures));

/** The design with other parts in it, as far as a bill of materials reads it. */
function designWith(design: DesignToBuy, figures: RuleFigures): DesignToBuy {
  const strings = stringsOf(figures);
  const { panels } = design;
  return {
    ...design,
    basis: figures.input,
    panels: {
      ...panels,
      capacity: worth(panels.capacity, figures.array.capacity),
      count: worth(panels.count, piecesOf("module", figures)),
      inSeries: worth(panels.inSeries, strings?.inSeries ?? 0),
      strings: worth(panels.strings, strings?.parallel ?? 0),
    },
    parts: partsWith(design.parts, figures),
    cables: explainCables(figures),
    electrical: electricalDesign(figures),
  };
}

const worth = <Of extends Pick<Trace, "value">>(trace: Of, value: number): Of => ({ ...trace, value });

const PART_OF = { panel: "module", "battery-module": "battery", inverter: "inverter" } as const;

function partsWith(parts: readonly DesignPart[], figures: RuleFigures): readonly DesignPart[] {
  return parts.map((bought) => {
    const { kind } = bought;
    if (kind === "generator") return bought;
    if (kind === "charge-controller") return { ...bought, count: chargeControllers(figures)?.count ?? 0 };
    return { ...bought, count: piecesOf(PART_OF[kind], figures) };
  });
}

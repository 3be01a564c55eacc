import type { HomeDesign } from "./design-in-short";
import { flowsOf } from "./drawn-flows";
import type { DrawnSystem } from "./drawn-system";
import { systemTypeOf } from "./system-type";
import { tell } from "./tell";

/** A design as its drawing needs it. */
export function drawnDesign(design: HomeDesign): DrawnSystem {
  const { site, panels, cables } = design;
  const months = site.monthlySunHours;
  return {
    flows: flowsOf(design),
    systemType: systemTypeOf(design),
    panels: panels.count.value,
    sunHours: months.reduce((sum, one) => sum + one, 0) / months.length,
    cables,
    notes: cables.filter(({ used }) => !used).map(({ note }) => tell(note)),
  };
}

import type { Design, DesignInput, PanelDesign } from "./inputs/design";
import { environmentOf } from "./site/environment";
import { electricalDesign } from "./electrical/electrical-design";
import { explainBattery } from "./explain/explain-battery";
import { explainCables } from "./electrical/explain-cables";
import { explainInverter } from "./explain/explain-inverter";
import { panelPieces } from "./explain/explain-panels";
import { explainParts } from "./explain/explain-parts";
import { figuresOf } from "./choice/figures";
import type { SiteWeather } from "./inputs/own-weather";
import type { Trace } from "./inputs/trace";

type Bought = "battery" | "inverter" | "parts" | "cables" | "electrical" | "environment" | "basis";

/** As much of a design as its bill of materials is made from. */
export interface DesignToBuy extends Pick<Design, Bought> {
  readonly panels: Pick<PanelDesign, "count" | "inSeries" | "strings"> & { readonly capacity: Pick<Trace, "value"> };
}

export interface SizedToBuy extends DesignToBuy {
  /** In the simulated years; null where no years are simulated. */
  readonly keepsTarget: boolean | null;
}

/**
 * The same sizes, parts and wiring as `sizeSystem` finds, without its advice, its curves and the years that a page shows: of
 * ten designs that a list is filled for, nobody looks at nine. Five times as fast.
 */
export function sizeToBuy(input: DesignInput, weather: SiteWeather | null = null): SizedToBuy {
  const figures = figuresOf(input, weather);
  return {
    panels: { capacity: { value: figures.array.capacity }, ...panelPieces(figures) },
    battery: explainBattery(figures),
    inverter: explainInverter(figures),
    parts: explainParts(figures),
    cables: explainCables(figures),
    electrical: electricalDesign(figures),
    environment: environmentOf(figures),
    basis: figures.input,
    keepsTarget: figures.choice === null ? null : figures.choice.met,
  };
}

/** Whether a design keeps what was asked of it in its simulated years; null where no years are simulated. */
export function targetKept(design: Design | SizedToBuy): boolean | null {
  if ("keepsTarget" in design) return design.keepsTarget;
  const { simulation, warnings } = design;
  return simulation === null ? null : !warnings.some(({ id }) => id === "target-missed");
}

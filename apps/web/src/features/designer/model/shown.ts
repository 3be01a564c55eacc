import type { DesignSite } from "@sunwright/engine/designer/day-sun";
import type { Obstruction } from "@sunwright/engine/roof/roof-problem";
import type { Access } from "./heat";
import type { DesignedPanel } from "./panel-layout";
import type { PanelConfig } from "./panel-types";
import type { RoofConfig } from "./roof-config";
import type { Moment } from "./sky";

/** Everything a drawing of the designer shows, apart from where it is looked at from. Compared by identity. */
export interface Shown {
  readonly roof: RoofConfig;
  readonly panel: PanelConfig;
  readonly panels: readonly DesignedPanel[];
  readonly obstructions: readonly Obstruction[];
  readonly site: DesignSite;
  readonly moment: Moment;
  /** Colours by shade; null colours by selection alone. */
  readonly heat: Access | null;
  /** The panel the keyboard is at. */
  readonly cursor: string | null;
  readonly lengthText: (metres: number) => string;
}

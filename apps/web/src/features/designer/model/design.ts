import { gridLayout } from "@sunwright/engine/designer/grid";
import type { Obstruction } from "@sunwright/engine/roof/roof-problem";
import { fits, panelsAt, toggled, withoutSelection, type DesignedPanel } from "./panel-layout";
import { PANEL_TYPES, sameSize, type PanelConfig } from "./panel-types";
import { DEFAULT_ROOF, type RoofConfig } from "./roof-config";

/** One roof on the designer's table. */
export interface Design {
  readonly roof: RoofConfig;
  readonly panel: PanelConfig;
  readonly obstructions: readonly Obstruction[];
  /** The layout is made again whenever the roof or the panel changes. */
  readonly auto: boolean;
  /** Also those that a smaller roof has no room for, so that a slider pulled back brings them back. */
  readonly panels: readonly DesignedPanel[];
}

export type DesignAction =
  | { readonly kind: "roof"; readonly change: Partial<RoofConfig> }
  | { readonly kind: "panel"; readonly panel: PanelConfig }
  | { readonly kind: "auto"; readonly on: boolean }
  | { readonly kind: "panels"; readonly panels: readonly DesignedPanel[] }
  | { readonly kind: "toggle"; readonly id: string }
  | { readonly kind: "reset" }
  | { readonly kind: "open"; readonly design: Design };

const gridOf = ({ roof, panel, obstructions }: Pick<Design, "roof" | "panel" | "obstructions">) =>
  panelsAt(gridLayout(roof, panel, obstructions), panel);

/** The same design with the specification's grid on its roof. */
export const withGrid = (design: Omit<Design, "panels">): Design => ({ ...design, panels: gridOf(design) });

export const FIRST_DESIGN: Design = withGrid({
  roof: DEFAULT_ROOF,
  panel: PANEL_TYPES.standard,
  obstructions: [],
  auto: true,
});

export function designed(design: Design, action: DesignAction): Design {
  switch (action.kind) {
    case "roof": {
      const next = { ...design, roof: { ...design.roof, ...action.change } };
      return next.auto ? withGrid(next) : next;
    }
    case "panel": {
      const next = { ...design, panel: action.panel };
      // Panels of another size would lie on each other where they are.
      return next.auto || !sameSize(design.panel, action.panel) ? withGrid(next) : next;
    }
    case "auto":
      return action.on ? withGrid({ ...design, auto: true }) : { ...design, auto: false };
    case "panels":
      return { ...design, panels: action.panels };
    case "toggle":
      return { ...design, panels: toggled(design.panels, action.id) };
    case "reset":
      return { ...design, panels: withoutSelection(design.panels) };
    case "open":
  }
  return action.design;
}

/** The panels that lie on the roof as it is now. */
export const shownPanels = ({ panels, panel, roof }: Design): readonly DesignedPanel[] =>
  panels.filter((one) => fits(one, panel, roof));

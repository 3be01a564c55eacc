import { ruleFigures, type RuleFigures } from "@sunwright/engine/designer/rule-figures";
import type { Rectangle } from "@sunwright/engine/geometry/rectangle";
import type { PanelConfig } from "./panel-types";
import type { RoofConfig } from "./roof-config";

export interface DesignedPanel {
  readonly id: string;
  /** Its middle on the roof: x along the eave from the left, y down the slope from the ridge. [m] */
  readonly position: { readonly x: number; readonly y: number };
  /** 0 with the long side along the eave, 90 with it down the slope. [°] */
  readonly rotation: 0 | 90;
  readonly selected: boolean;
}

export interface PanelLayout {
  readonly panels: readonly DesignedPanel[];
  /** [W] */
  readonly totalPower: number;
  /** The module's label. [%] */
  readonly efficiency: number;
  /** Panel area of the roof's. [%] */
  readonly coverage: number;
}

/** Panels at places of a roof, numbered from 1, none selected. */
export const panelsAt = (places: readonly Rectangle[], panel: PanelConfig): readonly DesignedPanel[] =>
  places.map(({ x, y, width, height }, index) => ({
    id: `panel-${index + 1}`,
    position: { x: tidy(x + width / 2), y: tidy(y + height / 2) },
    rotation: Math.abs(width - panel.width) <= NOISE || panel.width === panel.height ? 0 : 90,
    selected: false,
  }));
const NOISE = 1e-6;
/** Tenths of a millimetre: half of an odd millimetre is kept. */
const tidy = (metres: number) => Math.round(metres * 10_000) / 10_000;

/** The ground a panel takes on the roof. */
export function placeOf({ position, rotation }: DesignedPanel, panel: PanelConfig): Rectangle {
  const [width, height] = rotation === 0 ? [panel.width, panel.height] : [panel.height, panel.width];
  return { x: tidy(position.x - width / 2), y: tidy(position.y - height / 2), width, height };
}

export const toggled = (panels: readonly DesignedPanel[], id: string): readonly DesignedPanel[] =>
  panels.map((panel) => (panel.id === id ? { ...panel, selected: !panel.selected } : panel));

export const withoutSelection = (panels: readonly DesignedPanel[]): readonly DesignedPanel[] =>
  panels.map((panel) => (panel.selected ? { ...panel, selected: false } : panel));

/** Whether a panel lies on the roof. */
export function fits(panel: DesignedPanel, config: PanelConfig, roof: RoofConfig): boolean {
  const { x, y, width, height } = placeOf(panel, config);
  return x >= -EDGE && y >= -EDGE && x + width <= roof.width + EDGE && y + height <= roof.height + EDGE;
}
/** Whole millimetres and their halves. [m] */
const EDGE = 1e-3;

export const figuresOf = (count: number, roof: RoofConfig, panel: PanelConfig): RuleFigures =>
  ruleFigures({ count, roof, panel });

/** The layout with its totals, as it is exported. */
export function layoutOf(panels: readonly DesignedPanel[], roof: RoofConfig, panel: PanelConfig): PanelLayout {
  const { power, coverage } = figuresOf(panels.length, roof, panel);
  return { panels, totalPower: power.value * 1000, efficiency: panel.efficiency, coverage: coverage.value };
}

export type Direction = "left" | "right" | "up" | "down";

/** The nearest panel in a direction on the roof, for walking by keyboard: what lies ahead before what lies aside. */
export function neighbour(panels: readonly DesignedPanel[], from: string | null, towards: Direction): string | null {
  const here = panels.find(({ id }) => id === from);
  if (!here) return panels[0]?.id ?? null;
  const [alongX, alongY] = STEPS[towards];
  let best: { readonly id: string; readonly distance: number } | null = null;
  for (const { id, position } of panels) {
    const [dx, dy] = [position.x - here.position.x, position.y - here.position.y];
    const ahead = dx * alongX + dy * alongY;
    const aside = Math.abs(dx * alongY) + Math.abs(dy * alongX);
    if (ahead <= NOISE) continue;
    const distance = ahead + 3 * aside;
    if (best === null || distance < best.distance) best = { id, distance };
  }
  return best?.id ?? here.id;
}
const STEPS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;

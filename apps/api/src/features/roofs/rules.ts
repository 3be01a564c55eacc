import { counted } from "@sunwright/engine/units/counted";
import { PANELS_PER_ROOF } from "@sunwright/contract/limits";
import { type PanelPlacement, type RoofInput, RoofRules } from "@sunwright/contract/roof";
import type { PlacementRow } from "./table";
import type { RoofResult } from "./task";

/** More panels than one call places: bounds its memory and the size of its answer. */
export const holdsTooMany = ({ roofWidth, roofHeight, panelDimensions: { width, height } }: RoofInput): boolean =>
  (roofWidth * roofHeight) / (width * height) > PANELS_PER_ROOF;

/** The columns of what was asked, without what belongs to one call alone. */
export const inputOf = (asked: RoofInput): RoofInput => ({
  roofWidth: asked.roofWidth,
  roofHeight: asked.roofHeight,
  roofOrientation: asked.roofOrientation,
  roofTilt: asked.roofTilt,
  shadingObstructions: asked.shadingObstructions,
  panelDimensions: asked.panelDimensions,
  rules: asked.rules,
  mode: asked.mode,
  mounting: asked.mounting,
});

export const toPlacement = ({ projectId: _project, optimizedAt, ...row }: PlacementRow): PanelPlacement => ({
  ...row,
  // A roof stored before a rule existed has that rule's default.
  rules: RoofRules.parse(row.rules),
  optimizedAt: optimizedAt.toISOString(),
});

const count = (panels: number) => counted(panels, "panel");
const kilowattHours = (value: number) => `${Math.round(value).toLocaleString("en-US")} kWh a year`;

/** "Roof layout optimized: 56 panels, 24,310 kWh a year, proved the best." */
export function describeLayout({ optimizedLayout, energyYield, proof, edited }: RoofResult): string {
  const figures = `${count(optimizedLayout.length)}, ${kilowattHours(energyYield)}`;
  if (edited) return `Roof layout changed by hand: ${figures}.`;
  return `Roof layout optimized: ${figures}${proof?.optimal ? ", proved the best" : ""}.`;
}

import { ANGLES, type LayoutPlane } from "@sunwright/contract/layout-plane";
import { PANELS_PER_ROOF } from "@sunwright/contract/limits";
import { type PanelPlacement, type RoofInput, RoofRules } from "@sunwright/contract/roof";
import { say } from "@sunwright/words/history";
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

/** "Panels face 225° from north at 32°, as in the roof layout." */
export const describePlane = (plane: LayoutPlane): string =>
  say("roof.plane", { azimuth: plane[ANGLES.direction], tilt: plane[ANGLES.tilt] });

/** "Roof layout optimized: 56 panels, 24,310 kWh a year, proved the best." */
export function describeLayout({ optimizedLayout, energyYield, proof, edited }: RoofResult): string {
  const figures = { panels: optimizedLayout.length, energy: energyYield };
  if (edited) return say("roof.changed", figures);
  return proof?.optimal ? say("roof.proved", figures) : say("roof.optimized", figures);
}

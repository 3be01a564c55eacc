import type { Arrangement } from "@sunwright/engine/layout/optimise";
import type { RoofProblem } from "@sunwright/engine/roof/roof-problem";
import { PANEL_SIZES, PANEL_TYPES, AZIMUTHS, type LayoutMode } from "./roof-options";
import type { RoofScore } from "@sunwright/engine/roof/roof-score";
import type { PanelDimensions, PanelPlace, PlacedPanel, RoofFigures, RoofInput } from "./roof";

const arrangementOf = (mode: LayoutMode): Arrangement => (mode === "most-energy" ? "free" : mode);
/** A kind of layout as the calls name it. */
export const carriedMode = (arrangement: Arrangement): LayoutMode =>
  arrangement === "free" ? "most-energy" : arrangement;

/** Of a size that is none of the specified panels: as many watts from its area as the standard panel has. */
const WATTS_PER_SQUARE_METRE = PANEL_SIZES.standard.power / (PANEL_SIZES.standard.width * PANEL_SIZES.standard.height);

/** Power of a panel: as sent, else that of the specified panel of this size. [W] */
export function panelPower({ width, height, power }: PanelDimensions): number {
  const known = PANEL_TYPES.map((type) => PANEL_SIZES[type]).find(
    (one) => one.width === width && one.height === height,
  );
  return power ?? known?.power ?? width * height * WATTS_PER_SQUARE_METRE;
}

/** A roof as the calls carry it, as the engine takes it: the server and the browser's preview hand over the same. */
export const engineRoof = (input: RoofInput, city: string, locked: readonly PanelPlace[]): RoofProblem => ({
  roof: {
    width: input.roofWidth,
    height: input.roofHeight,
    tilt: input.roofTilt,
    azimuth: AZIMUTHS[input.roofOrientation],
  },
  panel: {
    width: input.panelDimensions.width,
    height: input.panelDimensions.height,
    power: panelPower(input.panelDimensions),
  },
  obstructions: input.shadingObstructions,
  rules: { ...input.rules, orientations: ["as-is", "rotated"] },
  arrangement: arrangementOf(input.mode),
  mounting: input.mounting,
  site: { city },
  locked,
});

/** A scored panel as the calls carry it. */
export const carriedPanel = (panel: RoofScore["panels"][number], id: string): PlacedPanel => ({
  id,
  x: panel.x,
  y: panel.y,
  width: panel.width,
  height: panel.height,
  shaded: panel.shaded,
  solarAccess: panel.solarAccess,
  yearlyEnergy: panel.yearlyEnergy,
});

export const carriedFigures = (score: RoofScore): RoofFigures => ({
  power: score.power,
  energyYield: score.energyYield,
  efficiencyScore: score.efficiencyScore,
  utilizationRate: score.utilizationRate,
  shadingLoss: score.shadingLoss,
  orientationFactor: score.orientationFactor,
  solarAccess: score.solarAccess,
  fill: score.fill,
});

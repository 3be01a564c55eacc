import { say } from "@sunwright/words/designer";
import { LEAST_SOLAR_ACCESS } from "@sunwright/engine/roof/roof-problem";
import type { PanelPlace, RoofInput } from "@sunwright/contract/roof";
import { AZIMUTHS, PANEL_SIZES, PANEL_TYPES as ROOF_PANELS, ROOF_ORIENTATIONS } from "@sunwright/contract/roof-options";
import { panelPower } from "@sunwright/contract/roof-engine";
import { type Design, shownPanels, withGrid } from "./design";
import { clampNotice, type Opened } from "./layout-file";
import { panelsAt, placeOf } from "./panel-layout";
import { PANEL_TYPES, type PanelConfig, projectPanel } from "./panel-types";
import { clamped, type Material, type RoofConfig, type RoofField } from "./roof-config";

/** A project's roof as the optimiser has it: what was asked, and the panels on it. */
export interface OptimizerRoof {
  readonly input: RoofInput;
  readonly panels: readonly PanelPlace[];
}

/** The optimiser's roof on the designer's table, within its bounds. */
export function fromOptimizer({ input, panels }: OptimizerRoof, material: Material): Opened {
  const notices: string[] = [];
  const kept = (field: RoofField, given: number) => {
    const value = clamped(field, given);
    const notice = clampNotice(field, given, value);
    if (notice !== null) notices.push(notice);
    return value;
  };
  const roof: RoofConfig = {
    width: kept("width", input.roofWidth),
    height: kept("height", input.roofHeight),
    tilt: kept("tilt", input.roofTilt),
    azimuth: AZIMUTHS[input.roofOrientation],
    material,
  };
  const panel = panelOf(input);
  const obstructions = input.shadingObstructions;
  if (input.mounting.kind === "rows") notices.push(say("notice.tiltedRows"));
  if (panels.length === 0 || input.mounting.kind === "rows")
    return { design: withGrid({ roof, panel, obstructions, auto: true }), notices };
  const design: Design = { roof, panel, obstructions, auto: false, panels: panelsAt(panels, panel) };
  const lost = panels.length - shownPanels(design).length;
  if (lost > 0) notices.push(say("notice.panelsLostAsShown", { lost, panels: panels.length }));
  return { design, notices };
}

function panelOf({ panelDimensions }: RoofInput): PanelConfig {
  const { width, height } = panelDimensions;
  const power = panelPower(panelDimensions);
  const known = Object.values(PANEL_TYPES).find(
    (one) => one.width === width && one.height === height && one.power === power,
  );
  return known ?? projectPanel(width, height, power);
}

export interface Returned extends OptimizerRoof {
  readonly notices: readonly string[];
}

/** The designer's roof as the optimiser takes it; its rules and its ways of searching stay as the project has them. */
export function toOptimizer(design: Design, before: RoofInput | null): Returned {
  const { roof, panel } = design;
  const orientation = ROOF_ORIENTATIONS.reduce((best, one) =>
    turn(AZIMUTHS[one], roof.azimuth) < turn(AZIMUTHS[best], roof.azimuth) ? one : best,
  );
  const off = turn(AZIMUTHS[orientation], roof.azimuth);
  const notices =
    off === 0
      ? []
      : [say("notice.azimuthBecame", { given: roof.azimuth, direction: orientation, azimuth: AZIMUTHS[orientation] })];
  return {
    notices,
    input: {
      ...(before ?? PLAIN_INPUT),
      mounting: { kind: "flush" },
      roofWidth: roof.width,
      roofHeight: roof.height,
      roofTilt: roof.tilt,
      roofOrientation: orientation,
      shadingObstructions: design.obstructions.map(({ measuredHeight, ...one }) => ({
        ...one,
        ...(measuredHeight === undefined ? {} : { measuredHeight }),
      })),
      panelDimensions: { width: panel.width, height: panel.height, power: panel.power },
    },
    panels: shownPanels(design).map((one) => placeOf(one, panel)),
  };
}

/** Between two directions, the short way round. [°] */
function turn(one: number, other: number): number {
  const difference = Math.abs(one - other) % 360;
  return Math.min(difference, 360 - difference);
}

/** The optimiser's first roof, for a project that has none yet; its sizes are replaced. */
const PLAIN_INPUT: RoofInput = {
  roofWidth: 12,
  roofHeight: 8,
  roofOrientation: "south",
  roofTilt: 30,
  shadingObstructions: [],
  panelDimensions: PANEL_SIZES[ROOF_PANELS[0]],
  rules: {
    gap: 0,
    clearance: 0,
    setback: { left: 0, right: 0, top: 0, bottom: 0 },
    leastSolarAccess: LEAST_SOLAR_ACCESS,
    walkways: [],
    ridge: null,
    noSinglePanels: false,
  },
  mode: "most-energy",
  mounting: { kind: "flush" },
};

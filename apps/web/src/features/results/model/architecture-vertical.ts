import type { Box } from "@sunwright/report/architecture";
import type { DrawnFlows } from "@sunwright/report/drawn-flows";

/** Width of the whole harvest where it leaves the panels. [px] */
export const HARVEST = 96;
const INVERTER_TOP = 326;
const INVERTER_HEIGHT = 50;
/** From the foot of the inverter to the ridge of the house. [px] */
const LOAD_LENGTH = 80;
/** Between and around the bands at the side of the inverter. [px] */
const GAP = 4;
const THINNEST = 2;

export interface SideBand {
  readonly kind: "generator" | "gridImport" | "gridExport";
  readonly y: number;
  readonly height: number;
}

/** Where everything of a phone's drawing stands. [px] Widths are energies at one scale. */
export interface VerticalGeometry {
  readonly surplus: number;
  readonly direct: number;
  readonly into: number;
  readonly out: number;
  readonly served: number;
  readonly unmet: number;
  readonly inverter: Box;
  readonly centre: number;
  /** Foot of the inverter, where the load begins. */
  readonly loadTop: number;
  readonly ridge: number;
  readonly height: number;
  /** Generator and grid, from the left into the inverter. */
  readonly side: readonly SideBand[];
}

export function verticalGeometry(flows: DrawnFlows): VerticalGeometry {
  const scale = HARVEST / Math.max(flows.production, flows.load, flows.gridImport, 0.001);
  const side = sideBands(flows, scale);
  const inflow = Math.max((flows.direct + flows.fromBattery) * scale, flows.load * scale, 36);
  const last = side.at(-1);
  const sideHeight = last === undefined ? 0 : last.y + last.height + 2 * GAP - INVERTER_TOP;
  const inverter = {
    x: flows.surplus * scale - 10,
    y: INVERTER_TOP,
    width: Math.max(inflow + 20, 64),
    height: Math.max(INVERTER_HEIGHT, sideHeight),
  };
  const loadTop = inverter.y + inverter.height;
  return {
    surplus: flows.surplus * scale,
    direct: flows.direct * scale,
    into: flows.intoBattery * scale,
    out: flows.fromBattery * scale,
    served: Math.max(flows.served * scale, THINNEST),
    unmet: flows.unmet > 0 ? Math.max(flows.unmet * scale, THINNEST) : 0,
    inverter,
    centre: inverter.x + inverter.width / 2,
    loadTop,
    ridge: loadTop + LOAD_LENGTH,
    height: loadTop + LOAD_LENGTH + 104,
    side,
  };
}

function sideBands(flows: DrawnFlows, scale: number): SideBand[] {
  let y = INVERTER_TOP + 2 * GAP;
  const bands: SideBand[] = [];
  for (const kind of ["generator", "gridImport", "gridExport"] as const) {
    if (flows[kind] <= 0) continue;
    const height = Math.max(flows[kind] * scale, THINNEST);
    bands.push({ kind, y, height });
    y += height + GAP;
  }
  return bands;
}

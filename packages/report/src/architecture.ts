import type { DrawnFlows } from "./drawn-flows";

/** Height of a band is energy: at most this much for the whole harvest, so that a clinic's drawing stays a drawing. [px] */
const BAND_MAX = { wide: 78, narrow: 54 } as const;
/** Scale of the reference drawing. [px per kWh a day] */
const PIXELS_PER_KILOWATT_HOUR = 5.2;
const BAND_MIN = 36;
const WIDE_FROM = 1000;

/** Below this a band's figure is written beside it, not in it. [px] */
export const LABEL_FITS = 16;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface ArchitectureGeometry {
  readonly width: number;
  readonly height: number;
  /** Left edges of the four columns of figures above the drawing, as shares of the width. */
  readonly columns: readonly [number, number, number, number];
  readonly panels: Box;
  readonly battery: Box;
  readonly inverter: Box;
  readonly house: Box & { readonly ridge: number };
  /** Heights of the bands. [px] */
  readonly bands: Readonly<Record<keyof DrawnFlows, number>>;
  /** Top of the harvest where it leaves the panels. */
  readonly harvestTop: number;
  readonly directTop: number;
  readonly batteryOutTop: number;
  readonly loadTop: number;
  readonly dimensionLine: number;
}

/** Room under the inverter beside the bands from outside: gaps, and a line to a generator that is not there. [px] */
const OUTSIDE_MARGIN = 48;

const COLUMNS = [0.0775, 0.436, 0.645, 0.842] as const;
const TOP = 66;

const pixelsPerKilowattHour = (flows: DrawnFlows, most: number) => {
  const largest = Math.max(flows.production, flows.load, flows.gridImport, 0.001);
  const height = Math.min(most, Math.max(BAND_MIN, largest * PIXELS_PER_KILOWATT_HOUR));
  return height / largest;
};

const bandHeights = (flows: DrawnFlows, scale: number): ArchitectureGeometry["bands"] => ({
  production: flows.production * scale,
  direct: flows.direct * scale,
  intoBattery: flows.intoBattery * scale,
  fromBattery: flows.fromBattery * scale,
  surplus: flows.surplus * scale,
  generator: flows.generator * scale,
  gridImport: flows.gridImport * scale,
  gridExport: flows.gridExport * scale,
  load: flows.load * scale,
  served: flows.served * scale,
  unmet: flows.unmet * scale,
});

/** Where everything of the horizontal drawing stands, for a drawing of this width. [px] */
export function architectureGeometry(width: number, flows: DrawnFlows): ArchitectureGeometry {
  const most = width >= WIDE_FROM ? BAND_MAX.wide : BAND_MAX.narrow;
  const scale = pixelsPerKilowattHour(flows, most);
  const bands = bandHeights(flows, scale);
  const harvest = bands.direct + bands.intoBattery + bands.surplus;
  const panelHeight = Math.max(harvest, 52);
  const harvestTop = TOP + (panelHeight - harvest) / 2;
  const directTop = harvestTop + bands.intoBattery;
  const batteryOutTop = directTop - bands.fromBattery;
  const inflow = Math.max(bands.direct + bands.fromBattery, 1);
  const centre = batteryOutTop + inflow / 2;
  const inverterHeight = Math.max(inflow + 20, bands.load + 12, 56);
  const at = (share: number) => Math.round(width * share);
  // Generator and grid come in from below and need their width.
  const outside = bands.generator + bands.gridImport + bands.gridExport;
  const inverterWidth = Math.max(at(0.055), outside + (outside > 0 ? OUTSIDE_MARGIN : 0));
  // A battery that is not used is an outline above the direct band, not on it.
  const cells = bands.intoBattery > 0 ? most * 0.6 : 22;
  const batteryHeight = Math.max(bands.intoBattery, bands.fromBattery, cells) + 16;
  const batteryCentre = TOP - 24;
  const loadTop = centre - bands.load / 2;
  const wall = Math.max(28, bands.load / 2 + 3);
  const foot = Math.max(40, bands.load / 2 + 8);
  const houseX = at(0.864);
  // What it is wider than drawn goes to its left first, so that the line to the house keeps its length.
  const inverterX = Math.max(at(0.59), at(0.659) - (inverterWidth - at(0.055)));
  return {
    width,
    height: Math.max(TOP + panelHeight, centre + foot) + 128,
    columns: COLUMNS,
    panels: { x: at(COLUMNS[0]), y: TOP, width: at(0.307) - at(COLUMNS[0]), height: panelHeight },
    battery: { x: at(0.436), y: batteryCentre - batteryHeight / 2, width: at(0.116), height: batteryHeight },
    inverter: { x: inverterX, y: centre - inverterHeight / 2, width: inverterWidth, height: inverterHeight },
    house: {
      x: houseX,
      y: centre - wall,
      width: Math.min(116, width - houseX - 4),
      height: wall + foot,
      ridge: centre - wall - 36,
    },
    bands,
    harvestTop,
    directTop,
    batteryOutTop,
    loadTop,
    dimensionLine: Math.max(TOP + panelHeight, centre + foot) + 116,
  };
}

/** At most this many panels are drawn; a figure says how many there are. */
const PANELS_DRAWN = 12;
export const panelsDrawn = (count: number) => Math.min(count, PANELS_DRAWN);

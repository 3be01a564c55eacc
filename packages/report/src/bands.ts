import type { ArchitectureGeometry } from "./architecture";

/** Outlines of the curved bands of the horizontal drawing, as SVG paths. */
export interface BandPaths {
  readonly intoBattery: string;
  readonly fromBattery: string;
  readonly surplus: string;
}

export const rightOf = ({ x, width }: { readonly x: number; readonly width: number }) => x + width;
/** Where the grid joins the line to the house, and where grid and generator stand. */
export const gridX = ({ inverter, house }: ArchitectureGeometry) =>
  rightOf(inverter) + (house.x - rightOf(inverter)) * 0.5;
export const otherSourcesTop = ({ house }: ArchitectureGeometry) => house.y + house.height + 26;
/** How much lower the generator stands than the grid, so that the words of both have room. [px] */
export const GENERATOR_DROP = 36;
export const batteryMiddle = ({ battery }: ArchitectureGeometry) => battery.y + battery.height / 2;
/** How far the surplus band falls below the panels. [px] */
const SURPLUS_DROP = 46;
export const surplusEnd = ({ panels, battery, directTop, bands }: ArchitectureGeometry) => ({
  x: rightOf(panels) + (battery.x - rightOf(panels)) * 0.72,
  y: directTop + bands.direct + SURPLUS_DROP,
});

export const bandPaths = (at: ArchitectureGeometry): BandPaths => ({
  intoBattery: intoBattery(at),
  fromBattery: fromBattery(at),
  surplus: surplus(at),
});

/** Up from the panels into the battery. */
function intoBattery(at: ArchitectureGeometry): string {
  const { bands, harvestTop, directTop, battery } = at;
  const start = rightOf(at.panels);
  const turn = battery.x - (battery.x - start) * 0.3;
  const half = (start + turn) / 2;
  const top = batteryMiddle(at) - bands.intoBattery / 2;
  const foot = top + bands.intoBattery;
  return `M${start} ${harvestTop}C${half} ${harvestTop} ${half} ${top} ${turn} ${top}H${battery.x + 1}V${foot}H${turn}C${half} ${foot} ${half} ${directTop} ${start} ${directTop}Z`;
}

/** Down from the battery onto the direct band, into the inverter. */
function fromBattery(at: ArchitectureGeometry): string {
  const { bands, directTop, batteryOutTop, battery, inverter } = at;
  const start = rightOf(battery) - 1;
  const leave = rightOf(battery) + (inverter.x - rightOf(battery)) * 0.46;
  const half = (leave + inverter.x) / 2;
  const top = batteryMiddle(at) - bands.fromBattery / 2;
  const foot = top + bands.fromBattery;
  return `M${start} ${top}H${leave}C${half} ${top} ${half} ${batteryOutTop} ${inverter.x} ${batteryOutTop}V${directTop}C${half} ${directTop} ${half} ${foot} ${leave} ${foot}H${start}Z`;
}

/** Down from the panels, ending in the open. */
function surplus(at: ArchitectureGeometry): string {
  const { bands, directTop } = at;
  const start = rightOf(at.panels);
  const top = directTop + bands.direct;
  const end = surplusEnd(at);
  const reach = end.x - start;
  const foot = end.y + bands.surplus;
  return `M${start} ${top}C${start + reach * 0.58} ${top} ${start + reach * 0.5} ${end.y} ${end.x} ${end.y}V${foot}C${start + reach * 0.4} ${foot} ${start + reach * 0.44} ${top + bands.surplus} ${start} ${top + bands.surplus}Z`;
}

/** A band between the foot of the inverter and a source outside. */
export interface OutsideBand {
  /** Left edge. */
  readonly x: number;
  readonly width: number;
}

/** Generator, grid in and grid out side by side under the inverter, in this order; null for what brings nothing. */
export function outsideBands({ inverter, bands }: ArchitectureGeometry): {
  readonly generator: OutsideBand | null;
  readonly gridImport: OutsideBand | null;
  readonly gridExport: OutsideBand | null;
} {
  const { generator, gridImport, gridExport } = bands;
  const gap = 6;
  const present = [generator, gridImport, gridExport].filter((width) => width > 0);
  const together = present.reduce(
    (sum, width) => sum + Math.max(width, THINNEST),
    gap * Math.max(0, present.length - 1),
  );
  // Without a generator its dashed line keeps the left.
  const left = generator > 0 ? 0 : GENERATOR_LINE + gap;
  let x = inverter.x + left + (inverter.width - left - together) / 2;
  const next = (width: number): OutsideBand | null => {
    if (width <= 0) return null;
    const band = { x, width: Math.max(width, THINNEST) };
    x += band.width + gap;
    return band;
  };
  return { generator: next(generator), gridImport: next(gridImport), gridExport: next(gridExport) };
}

/** From the left of the inverter to the dashed line of a generator that brings nothing. [px] */
export const GENERATOR_LINE = 14;

/** Thinner than this a band is not seen. [px] */
const THINNEST = 2;

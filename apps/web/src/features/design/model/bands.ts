import type { ArchitectureGeometry } from "./architecture";

/** Outlines of the curved bands of the horizontal drawing, as SVG paths. */
export interface BandPaths {
  readonly intoBattery: string;
  readonly fromBattery: string;
  readonly surplus: string;
  readonly fromGrid: string;
}

export const rightOf = ({ x, width }: { readonly x: number; readonly width: number }) => x + width;
/** Where the grid joins the line to the house, and where grid and generator stand. */
export const gridX = ({ inverter, house }: ArchitectureGeometry) =>
  rightOf(inverter) + (house.x - rightOf(inverter)) * 0.5;
export const otherSourcesTop = ({ house }: ArchitectureGeometry) => house.y + house.height + 26;
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
  fromGrid: fromGrid(at),
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

/** Up from the grid and round the corner into the house, under what the sun brings. */
function fromGrid(at: ArchitectureGeometry): string {
  const { bands, house, loadTop } = at;
  const top = loadTop + bands.served;
  const foot = top + bands.fromGrid;
  const left = gridX(at) - bands.fromGrid / 2;
  const ground = otherSourcesTop(at);
  return `M${left} ${ground}V${top + 8}Q${left} ${top} ${left + 8} ${top}H${house.x}V${foot}H${left + bands.fromGrid}V${ground}Z`;
}

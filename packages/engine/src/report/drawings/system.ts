import type { CableDesign, Design } from "../../sizing/design";
import { architectureGeometry, type ArchitectureGeometry, LABEL_FITS, panelsDrawn } from "../architecture";
import {
  bandPaths,
  batteryMiddle,
  GENERATOR_DROP,
  GENERATOR_LINE,
  gridX,
  otherSourcesTop,
  outsideBands,
  rightOf,
  surplusEnd,
} from "../bands";
import { circle, type Drawing, path, rect, type Shape, words } from "../drawing";
import { type DrawnFlows, flowsOf } from "../drawn-flows";
import { describeFlows, gridFlow } from "../flows-text";
import { distance, figureText, kilowattHours, type Units } from "../format";
import { systemTypeOf } from "../system-type";
import { batteryBox, dimension, house, inverterBox, panelRow } from "./equipment";

interface Plan {
  readonly at: ArchitectureGeometry;
  readonly design: Design;
  readonly flows: DrawnFlows;
  readonly units: Units;
}

/** View A on paper: the system as a single line, each band as wide as the energy of a mean day. */
export function systemDrawing(design: Design, units: Units, width: number): Drawing {
  const flows = flowsOf(design);
  const systemType = systemTypeOf(design);
  const at = architectureGeometry(width, flows);
  const plan = { at, design, flows, units };
  return {
    width,
    height: at.height,
    label: describeFlows(design, flows, systemType),
    shapes: [
      ...bands(plan),
      ...sun(plan),
      ...panelRow(at.panels, panelsDrawn(design.panels.count.value)),
      ...batteryBox(at.battery, systemType !== "on-grid"),
      ...inverterBox(at.inverter),
      ...house(at.house, at.house.ridge),
      ...bandWords(plan),
      ...outside(plan),
      ...dimensions(plan),
    ],
  };
}

function bands({ at, flows }: Plan): Shape[] {
  const paths = bandPaths(at);
  const { bands: heights, directTop, loadTop, inverter, house: home } = at;
  const start = rightOf(at.panels);
  const out = rightOf(inverter);
  const { generator, gridImport, gridExport } = outsideBands(at);
  const foot = inverter.y + inverter.height;
  const ground = otherSourcesTop(at);
  const unmet = { x: out, y: loadTop + heights.served, width: home.x - out, height: Math.max(heights.unmet, 2) };
  return [
    ...(flows.intoBattery > 0 ? [path(paths.intoBattery, { fill: "sun" })] : []),
    rect({ x: start, y: directTop, width: inverter.x - start, height: heights.direct }, { fill: "sun" }),
    ...(flows.fromBattery > 0 ? [path(paths.fromBattery, { fill: "battery" })] : []),
    ...(flows.surplus > 0
      ? [path(paths.surplus, { fill: "surplus-hatch", stroke: "sun-edge", strokeWidth: 0.8 })]
      : []),
    rect({ x: out, y: loadTop, width: home.x - out, height: heights.served }, { fill: "load" }),
    ...(generator ? [rect({ ...generator, y: foot, height: ground + GENERATOR_DROP - foot }, { fill: "gen" })] : []),
    ...(gridImport ? [rect({ ...gridImport, y: foot, height: ground - foot }, { fill: "grid" })] : []),
    ...(gridExport
      ? [rect({ ...gridExport, y: foot, height: ground - foot }, { fill: "sun", stroke: "sun-edge", strokeWidth: 0.8 })]
      : []),
    ...(flows.unmet > 0 ? [rect(unmet, { fill: "unmet-hatch", stroke: "unmet", strokeWidth: 0.8 })] : []),
  ];
}

function sun({ at: { panels }, design, flows }: Plan): Shape[] {
  const months = design.site.monthlySunHours;
  const hours = months.reduce((sum, one) => sum + one, 0) / months.length;
  const foot = panels.y + panels.height;
  return [
    circle(19, panels.y - 27, 13, { fill: "sun", stroke: "text", strokeWidth: 1.5 }),
    path(`M32 ${panels.y - 19}L${panels.x - 6} ${panels.y + 14}M27 ${panels.y - 14}L${panels.x - 6} ${panels.y + 36}`, {
      stroke: "text",
      strokeWidth: 1.2,
      dash: "1 4",
    }),
    words(panels.x, foot + 18, `${kilowattHours(flows.production)} kWh a day on average`, { bold: true, fill: "text" }),
    words(panels.x, foot + 33, `${kilowattHours(hours)} sun hours a day`),
  ];
}

function bandWords({ at, flows }: Plan): Shape[] {
  const { bands: heights, battery, inverter, house: home, directTop, loadTop } = at;
  const start = rightOf(at.panels);
  const out = rightOf(inverter);
  const middle = batteryMiddle(at);
  const end = surplusEnd(at);
  const directX = start + (inverter.x - start) * 0.32;
  const direct = `${kilowattHours(flows.direct)} kWh direct`;
  const inBand = (height: number, x: number, y: number, text: string, light = false): Shape[] =>
    height < LABEL_FITS ? [] : [words(x, y + 4, text, { bold: true, fill: light ? "text-inv" : "text" })];
  return [
    ...inBand(heights.direct, directX, directTop + heights.direct / 2, direct),
    ...inBand(heights.intoBattery, battery.x - 34, middle, kilowattHours(flows.intoBattery)),
    ...inBand(heights.fromBattery, rightOf(battery) + 8, middle, kilowattHours(flows.fromBattery)),
    ...inBand(
      heights.served,
      out + 12,
      loadTop + heights.served / 2,
      `${kilowattHours(flows.served)}${home.x - out > 90 ? " kWh" : ""}`,
      true,
    ),
    ...(heights.direct > 0 && heights.direct < LABEL_FITS
      ? [words(directX, directTop + heights.direct + 15, direct, { bold: true, fill: "text" })]
      : []),
    ...(flows.surplus > 0
      ? [
          words(end.x + 10, end.y + heights.surplus / 2 + 4, `${kilowattHours(flows.surplus)} kWh surplus`, {
            bold: true,
            fill: "text",
          }),
        ]
      : []),
    ...(flows.unmet > 0
      ? [words(out + 6, loadTop - 7, `${kilowattHours(flows.unmet)} kWh unmet`, { bold: true, fill: "text" })]
      : []),
  ];
}

const RADIUS = 12;
const cableOf = (design: Design, run: CableDesign["run"]) => design.cables.find((cable) => cable.run === run);

/** Generator and grid under the inverter; a dashed line where nothing flows, and said so. */
function outside({ at, design, flows, units }: Plan): Shape[] {
  const found = outsideBands(at);
  const foot = at.inverter.y + at.inverter.height;
  const top = otherSourcesTop(at);
  const generator = found.generator ? found.generator.x + found.generator.width / 2 : at.inverter.x + GENERATOR_LINE;
  const taken = found.gridImport ?? found.gridExport;
  const given = found.gridExport ?? found.gridImport;
  const grid = taken && given ? (taken.x + given.x + given.width) / 2 : gridX(at);
  const cables = { generator: cableOf(design, "inverter-generator"), grid: cableOf(design, "inverter-grid") };
  const line = (d: string, cable: CableDesign | undefined) =>
    path(d, { stroke: "control", strokeWidth: 1.2, ...(cable?.used ? {} : { dash: "4 4" }) });
  const note = (name: string, cable: CableDesign | undefined, flow: string | null) =>
    cable === undefined
      ? name
      : `${name}, ${figureText(distance(cable.length, units, 1))}, ${flow ?? (cable.used ? "where one is fitted" : "not connected")}`;
  const burnt = flows.generator > 0 ? `${kilowattHours(flows.generator)} kWh a day` : null;
  const mark = { fill: "sheet", stroke: "control", strokeWidth: 1.2 } as const;
  const low = top + GENERATOR_DROP + RADIUS;
  return [
    ...(found.generator ? [] : [line(`M${generator} ${foot}V${top + GENERATOR_DROP}`, cables.generator)]),
    ...(taken ? [] : [line(`M${rightOf(at.inverter) - 8} ${foot}V${top - 8}H${grid}V${top}`, cables.grid)]),
    circle(generator, low, RADIUS, mark),
    words(generator, low + 4, "G", { anchor: "middle", bold: true }),
    circle(grid, top + RADIUS, RADIUS, mark),
    path(`M${grid - 5} ${top + RADIUS + 7}l5-14 5 14M${grid - 6} ${top + RADIUS - 2}h12`, {
      stroke: "text-3",
      strokeWidth: 1.2,
    }),
    words(generator - 18, low + 4, note("Generator", cables.generator, burnt), { anchor: "end" }),
    words(Math.min(grid, at.width - 95), top + 2 * RADIUS + 14, note("Grid", cables.grid, gridFlow(flows)), {
      anchor: "middle",
    }),
  ];
}

function dimensions({ at, design, units }: Plan): Shape[] {
  const length = (run: CableDesign["run"]) => figureText(distance(cableOf(design, run)?.length ?? 0, units, 1));
  return [
    ...dimension(rightOf(at.panels), at.inverter.x, at.dimensionLine, `${length("panel-inverter")} panel to inverter`),
    ...dimension(rightOf(at.inverter), at.house.x, at.dimensionLine, `${length("inverter-load")} to load`),
  ];
}

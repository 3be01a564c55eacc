import { say } from "@sunwright/words/report-drawings";
import type { CableDesign } from "@sunwright/engine/sizing/inputs/design";
import { architectureGeometry, type ArchitectureGeometry, LABEL_FITS, panelsDrawn } from "../architecture";
import { bandPaths, batteryMiddle, GENERATOR_DROP, otherSourcesTop, outsideBands, rightOf, surplusEnd } from "../bands";
import { bandText, circle, type Drawing, group, noteText, path, rect, type Shape, strongNote } from "../drawing";
import type { DrawnFlows } from "../drawn-flows";
import type { DrawnSystem } from "../drawn-system";
import { describeFlows } from "../flows-text";
import { distance, figureText, kilowattHours, type Units } from "../format";
import { batteryBox, dimension, house, inverterBox, panelRow } from "./equipment";
import { outsideSources } from "./sources";

interface Plan {
  readonly at: ArchitectureGeometry;
  readonly system: DrawnSystem;
  readonly flows: DrawnFlows;
  readonly hasBattery: boolean;
  readonly units: Units;
}

/** Where figures have room for their words. [px] */
const isWide = ({ width }: ArchitectureGeometry) => width > 1000;

/** View A: the system as a single line, each band as wide as the energy of a mean day. */
export function systemDrawing(system: DrawnSystem, units: Units, width: number): Drawing {
  const { flows } = system;
  const at = architectureGeometry(width, flows);
  const plan = { at, system, flows, units, hasBattery: system.systemType !== "on-grid" };
  return {
    width,
    height: at.height,
    label: describeFlows(system),
    shapes: [
      group("bands", [...bands(plan), ...fromOutside(at), ...unmet(plan)]),
      ...sun(plan),
      ...panelRow(at.panels, panelsDrawn(system.panels)),
      ...batteryBox(at.battery, plan.hasBattery),
      ...inverterBox(at.inverter),
      ...house(at.house, at.house.ridge),
      ...figuresInBands(plan),
      ...figuresBesideBands(plan),
      ...outsideSources(plan),
      ...dimensions(plan),
    ],
  };
}

/** Energy as bands: sun and battery to the inverter, inverter to the house. */
function bands({ at, flows }: Plan): Shape[] {
  const paths = bandPaths(at);
  const { bands: heights, harvestTop, directTop, loadTop, inverter, house: home } = at;
  const start = rightOf(at.panels);
  const out = rightOf(inverter);
  const edge = `M${start} ${harvestTop}V${directTop + heights.direct + heights.surplus}`;
  return [
    ...(flows.intoBattery > 0 ? [path(paths.intoBattery, { fill: "sun" })] : []),
    rect({ x: start, y: directTop, width: inverter.x - start, height: heights.direct }, { fill: "sun" }),
    ...(flows.fromBattery > 0 ? [path(paths.fromBattery, { fill: "battery" })] : []),
    ...(flows.surplus > 0 ? [path(paths.surplus, { fill: "surplus-hatch", stroke: "sun-edge" })] : []),
    path(edge, { stroke: "sun-edge", strokeWidth: 1.4 }),
    rect({ x: out, y: loadTop, width: home.x - out, height: heights.served }, { fill: "load" }),
  ];
}

/** Between the foot of the inverter and the sources outside. */
function fromOutside(at: ArchitectureGeometry): Shape[] {
  const { generator, gridImport, gridExport } = outsideBands(at);
  const foot = at.inverter.y + at.inverter.height;
  const height = otherSourcesTop(at) - foot;
  return [
    ...(generator ? [rect({ ...generator, y: foot, height: height + GENERATOR_DROP }, { fill: "gen" })] : []),
    ...(gridImport ? [rect({ ...gridImport, y: foot, height }, { fill: "grid" })] : []),
    ...(gridExport ? [rect({ ...gridExport, y: foot, height }, { fill: "sun", stroke: "sun-edge" })] : []),
  ];
}

function unmet({ at: { bands: heights, inverter, loadTop, house: home }, flows }: Plan): Shape[] {
  if (flows.unmet <= 0) return [];
  const x = rightOf(inverter);
  const band = { x, y: loadTop + heights.served, width: home.x - x, height: Math.max(heights.unmet, 2) };
  return [rect(band, { fill: "unmet-hatch", stroke: "unmet" })];
}

function sun({ at, system, flows }: Plan): Shape[] {
  const { panels } = at;
  const radius = isWide(at) ? 21 : 13;
  const x = radius + 6;
  const y = panels.y - radius - 14;
  const foot = panels.y + panels.height;
  const end = panels.x - 6;
  const rays = `M${x + radius} ${y + radius * 0.6}L${end} ${panels.y + 14}M${x + radius * 0.6} ${y + radius}L${end} ${panels.y + 36}`;
  return [
    circle(x, y, radius, { fill: "sun-400", stroke: "text", strokeWidth: 1.8 }),
    path(rays, { stroke: "text", strokeWidth: 1.4, dash: "1 5", round: true }),
    strongNote(panels.x, foot + 20, say("system.production", { kilowattHours: kilowattHours(flows.production) })),
    noteText(panels.x, foot + 38, say("system.sunHours", { hours: kilowattHours(system.sunHours) })),
  ];
}

/** A figure stands in its band where the band is high enough. */
function figuresInBands({ at, flows }: Plan): Shape[] {
  const { bands: heights, directTop, battery, inverter, house: home, loadTop } = at;
  const start = rightOf(at.panels);
  const out = rightOf(inverter);
  const middle = batteryMiddle(at);
  const wide = isWide(at);
  const figure = (flow: "direct" | "intoBattery" | "fromBattery" | "served", x: number, y: number, detail: string) =>
    heights[flow] < LABEL_FITS
      ? []
      : [
          bandText(x, y + 5, kilowattHours(flows[flow]), {
            ...(detail !== "" && { detail }),
            ...(flow === "served" && { fill: "text-inv" }),
          }),
        ];
  const directX = start + (inverter.x - start) * 0.32;
  return [
    ...figure("direct", directX, directTop + heights.direct / 2, say(wide ? "band.directToInverter" : "band.direct")),
    ...figure("intoBattery", battery.x - (wide ? 62 : 34), middle, wide ? say("band.intoBattery") : ""),
    ...figure("fromBattery", rightOf(battery) + 8, middle, wide ? say("band.outOfBattery") : ""),
    ...figure("served", out + 14, loadTop + heights.served / 2, servedWords(flows, home.x - out)),
  ];
}

/** As many words as the band from inverter to house has room for. [px] */
function servedWords(flows: DrawnFlows, length: number): string {
  if (length <= 90) return "";
  if (length <= 130) return "kWh";
  return flows.unmet > 0 ? say("band.served") : say("band.load");
}

/** Figures of bands too thin to hold one, and of energy nobody takes or brings. */
function figuresBesideBands({ at, flows, hasBattery }: Plan): Shape[] {
  const { bands: heights, directTop, inverter, loadTop } = at;
  const start = rightOf(at.panels);
  const end = surplusEnd(at);
  const wide = isWide(at);
  const direct = strongNote(
    start + (inverter.x - start) * 0.4,
    directTop + heights.direct + 16,
    say("system.direct", { kilowattHours: kilowattHours(flows.direct) }),
  );
  const surplus = strongNote(
    end.x + 12,
    end.y + heights.surplus / 2 + 5,
    say(surplusKey(hasBattery, wide), { kilowattHours: kilowattHours(flows.surplus) }),
  );
  const missing = strongNote(
    rightOf(inverter) + 6,
    loadTop - 8,
    say(wide ? "system.notServed" : "system.unmet", { kilowattHours: kilowattHours(flows.unmet) }),
  );
  return [
    ...(heights.direct > 0 && heights.direct < LABEL_FITS ? [direct] : []),
    ...(flows.surplus > 0 ? [surplus] : []),
    ...(flows.unmet > 0 ? [missing] : []),
  ];
}

function surplusKey(hasBattery: boolean, wide: boolean) {
  if (!wide) return "system.surplus";
  return hasBattery ? "system.surplusBatteryFull" : "system.surplusUnused";
}

function dimensions({ at, system, units }: Plan): Shape[] {
  const length = (run: CableDesign["run"]) =>
    figureText(distance(system.cables.find((cable) => cable.run === run)?.length ?? 0, units, 1));
  return [
    ...dimension(
      rightOf(at.panels),
      at.inverter.x,
      at.dimensionLine,
      say("system.panelToInverter", { length: length("panel-inverter") }),
    ),
    ...dimension(
      rightOf(at.inverter),
      at.house.x,
      at.dimensionLine,
      say(isWide(at) ? "system.inverterToLoad" : "system.toLoad", { length: length("inverter-load") }),
    ),
  ];
}

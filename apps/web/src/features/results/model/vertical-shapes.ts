import { say } from "@sunwright/words/results";
import { panelsDrawn } from "@sunwright/report/architecture";
import { bandText, group, noteText, path, rect, type Shape, strongNote } from "@sunwright/report/drawing";
import { batteryBox, house, inverterBox, panelRow } from "@sunwright/report/drawings/equipment";
import type { DrawnFlows } from "@sunwright/report/drawn-flows";
import { kilowattHours } from "@sunwright/report/format";
import { HARVEST, type VerticalGeometry } from "./architecture-vertical";

/** Left of the parts, for the words of the surplus. [px] */
export const MARGIN = 48;

interface Parts {
  readonly panels: number;
  readonly hasBattery: boolean;
}

/** The system from the sun at the top to the house at the foot, on a phone. */
export const verticalShapes = (at: VerticalGeometry, flows: DrawnFlows, { panels, hasBattery }: Parts): Shape[] => [
  group("bands", [...bands(at), ...figures(at, flows), ...outsideFigures(at, flows)]),
  ...panelRow({ x: 0, y: 12, width: HARVEST, height: 56 }, Math.min(7, panelsDrawn(panels))),
  ...batteryBox({ x: 100, y: 176, width: 64, height: 60 }, hasBattery),
  ...inverterBox(at.inverter),
  ...house({ x: 4, y: at.ridge + 30, width: 104, height: 66 }, at.ridge),
];

const SIDE_FILL = { generator: "gen", gridImport: "grid", gridExport: "sun" } as const;

function bands(at: VerticalGeometry): Shape[] {
  const { surplus, direct, inverter, centre, served, unmet, loadTop, ridge } = at;
  const left = centre - (served + unmet) / 2;
  const height = ridge + 12 - loadTop;
  const surplusBand = `M0 70H${surplus}V120L${surplus / 2} 132L0 120Z`;
  return [
    ...(surplus > 0 ? [path(surplusBand, { fill: "surplus-hatch", stroke: "sun-edge" })] : []),
    rect({ x: surplus, y: 70, width: direct, height: inverter.y - 70 }, { fill: "sun" }),
    ...batteryBands(at),
    ...at.side.map((side) =>
      rect({ x: -MARGIN, y: side.y, width: inverter.x + MARGIN, height: side.height }, { fill: SIDE_FILL[side.kind] }),
    ),
    rect({ x: left, y: loadTop, width: served, height }, { fill: "load" }),
    ...(unmet > 0
      ? [rect({ x: left + served, y: loadTop, width: unmet, height }, { fill: "unmet-hatch", stroke: "unmet" })]
      : []),
  ];
}

function batteryBands({ surplus, direct, into, out, inverter }: VerticalGeometry): Shape[] {
  const from = surplus + direct;
  const intoBattery = `M${from} 70C${from} 123 112 123 112 176H${112 + into}C${112 + into} 123 ${from + into} 123 ${from + into} 70Z`;
  const fromBattery = `M112 236C112 281 ${from} 281 ${from} ${inverter.y}H${from + out}C${from + out} 281 ${112 + out} 281 ${112 + out} 236Z`;
  return [
    ...(into > 0 ? [path(intoBattery, { fill: "sun" })] : []),
    ...(out > 0 ? [path(fromBattery, { fill: "battery" })] : []),
  ];
}

/** A figure across a band needs this much of it. [px] */
const FIGURE = 28;

function figures({ surplus, direct, into, centre, served, loadTop }: VerticalGeometry, flows: DrawnFlows): Shape[] {
  const onLoad = { anchor: "middle", fill: "text-inv" } as const;
  return [
    ...(flows.surplus > 0
      ? [
          strongNote(-MARGIN, 150, say("band.energy", { energy: kilowattHours(flows.surplus) })),
          noteText(-MARGIN, 166, say("band.surplus")),
        ]
      : []),
    ...(direct >= FIGURE
      ? [bandText(surplus + direct / 2, 232, kilowattHours(flows.direct), { anchor: "middle" })]
      : []),
    ...(into >= FIGURE
      ? [bandText(112 + into / 2, 167, kilowattHours(flows.intoBattery), { anchor: "middle", size: 13.5 })]
      : []),
    ...(served >= 56
      ? [
          bandText(centre, loadTop + 42, kilowattHours(flows.served), { ...onLoad, size: 15 }),
          bandText(centre, loadTop + 60, say("band.perDay"), { ...onLoad, size: 12.5, weight: 500 }),
        ]
      : []),
  ];
}

/** What comes from outside and what is missing, right of the load. */
const outsideFigures = ({ centre, served, unmet, loadTop }: VerticalGeometry, flows: DrawnFlows): Shape[] =>
  [
    { value: flows.generator, key: "band.generator" as const },
    { value: flows.gridImport, key: "band.gridImport" as const },
    { value: flows.gridExport, key: "band.gridExport" as const },
    { value: flows.unmet, key: "band.unmet" as const },
  ]
    .filter(({ value }) => value > 0)
    .map(({ value, key }, line) =>
      strongNote(
        centre + (served + unmet) / 2 + 10,
        loadTop + 34 + line * 17,
        say(key, { energy: kilowattHours(value) }),
      ),
    );

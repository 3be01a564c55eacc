import { say } from "@sunwright/words/report-drawings";
import type { ArchitectureGeometry } from "../architecture";
import {
  GENERATOR_DROP,
  GENERATOR_LINE,
  gridX,
  otherSourcesTop,
  type OutsideBand,
  outsideBands,
  rightOf,
} from "../bands";
import { circle, noteText, path, type Shape } from "../drawing";
import type { DrawnFlows } from "../drawn-flows";
import type { DrawnSystem } from "../drawn-system";
import { gridFlow } from "../flows-text";
import { distance, figureText, kilowattHours, type Units } from "../format";

interface Outside {
  readonly at: ArchitectureGeometry;
  readonly system: DrawnSystem;
  readonly flows: DrawnFlows;
  readonly units: Units;
}

const RADIUS = 14;
const MARK = { fill: "sheet", stroke: "control", strokeWidth: 1.4 } as const;
const middleOf = ({ x, width }: OutsideBand) => x + width / 2;
type Cable = DrawnSystem["cables"][number];
const cableOf = ({ cables }: DrawnSystem, run: Cable["run"]) => cables.find((cable) => cable.run === run);

/** Generator and grid at the foot of their bands; a dashed line where nothing flows, and said so. */
export const outsideSources = (outside: Outside): Shape[] => [...generator(outside), ...grid(outside)];

function generator({ at, system, flows, units }: Outside): Shape[] {
  const band = outsideBands(at).generator;
  const cable = cableOf(system, "inverter-generator");
  const top = otherSourcesTop(at) + GENERATOR_DROP;
  const x = band ? middleOf(band) : at.inverter.x + GENERATOR_LINE;
  const y = top + RADIUS;
  return [
    ...(band ? [] : [idleLine(`M${x} ${footOf(at)}V${top}`, cable)]),
    circle(x, y, RADIUS, MARK),
    noteText(x, y + 5, "G", { anchor: "middle", size: 14, weight: 600 }),
    ...(cable
      ? [
          noteText(x + 22, top + 12, say("source.generator", lengthOf(cable, units))),
          noteText(x + 22, top + 28, brings(flows, cable)),
        ]
      : []),
  ];
}

function grid({ at, system, flows, units }: Outside): Shape[] {
  const { gridImport, gridExport } = outsideBands(at);
  const cable = cableOf(system, "inverter-grid");
  const top = otherSourcesTop(at);
  const x = gridPlace(at, gridImport, gridExport);
  const y = top + RADIUS;
  const idle = gridImport === null && gridExport === null;
  return [
    ...(idle ? [idleLine(`M${rightOf(at.inverter) - 8} ${footOf(at)}V${top - 8}H${x}V${top}`, cable)] : []),
    circle(x, y, RADIUS, MARK),
    path(`M${x - 6} ${y + 8}l6-16 6 16M${x - 7} ${y - 2}h14`, { stroke: "text-3", strokeWidth: 1.4 }),
    ...(cable
      ? [
          noteText(x + 22, top + 12, say("source.grid", lengthOf(cable, units))),
          noteText(x + 22, top + 28, gridFlow(flows) ?? idleState(cable)),
        ]
      : []),
  ];
}

function gridPlace(at: ArchitectureGeometry, taken: OutsideBand | null, given: OutsideBand | null): number {
  if (taken && given) return (taken.x + given.x + given.width) / 2;
  const one = taken ?? given;
  return one ? middleOf(one) : gridX(at);
}

const footOf = ({ inverter }: ArchitectureGeometry) => inverter.y + inverter.height;

const idleLine = (d: string, cable: Cable | undefined): Shape =>
  path(d, { stroke: "control", strokeWidth: 1.4, ...(!cable?.used && { dash: "4 4" }) });

const lengthOf = ({ length }: Cable, units: Units) => ({ cableLength: figureText(distance(length, units, 1)) });

/** What the generator brings, or why it brings nothing. */
function brings(flows: DrawnFlows, { used }: Cable): string {
  if (flows.generator > 0) return say("source.generatorBrings", { kilowattHours: kilowattHours(flows.generator) });
  return idleState({ used });
}

/** Why nothing comes from it. */
const idleState = ({ used }: Pick<Cable, "used">) => (used ? say("source.whereFitted") : say("source.notConnected"));

import type { CableDesign, Design } from "@sunwright/engine/sizing/design";
import { distance, figureText } from "../../../lib/format";
import { useUnits } from "../../../lib/preferences";
import type { ArchitectureGeometry } from "@sunwright/engine/report/architecture";
import {
  GENERATOR_DROP,
  GENERATOR_LINE,
  gridX,
  otherSourcesTop,
  outsideBands,
  rightOf,
  type OutsideBand,
} from "@sunwright/engine/report/bands";
import type { DrawnFlows } from "@sunwright/engine/report/drawn-flows";
import { gridFlow } from "@sunwright/engine/report/flows-text";
import { kilowattHours } from "@sunwright/engine/report/format";
import { Note } from "./drawing-parts";

interface SourcesProps {
  readonly at: ArchitectureGeometry;
  readonly design: Design;
  readonly flows: DrawnFlows;
}

const RADIUS = 14;
const middleOf = ({ x, width }: OutsideBand) => x + width / 2;
const cableOf = (design: Design, run: CableDesign["run"]) => design.cables.find((cable) => cable.run === run);

/** Generator and grid at the foot of their bands; a dashed line where nothing flows, and said so. */
export function OutsideSources({ at, design, flows }: SourcesProps) {
  const bands = outsideBands(at);
  const top = otherSourcesTop(at);
  const grid = gridPlace(at, bands.gridImport, bands.gridExport);
  const generator = bands.generator ? middleOf(bands.generator) : at.inverter.x + GENERATOR_LINE;
  return (
    <g>
      {!bands.generator && (
        <Line at={at} to={`M${generator} FOOTV${top + GENERATOR_DROP}`} cable={cableOf(design, "inverter-generator")} />
      )}
      {!bands.gridImport && !bands.gridExport && (
        <Line
          at={at}
          to={`M${rightOf(at.inverter) - 8} FOOTV${top - 8}H${grid}V${top}`}
          cable={cableOf(design, "inverter-grid")}
        />
      )}
      <GeneratorMark x={generator} y={top + GENERATOR_DROP + RADIUS} />
      <GridMark x={grid} y={top + RADIUS} />
      <SourceNote
        x={generator + 22}
        y={top + GENERATOR_DROP + RADIUS + 5}
        name="Generator"
        cable={cableOf(design, "inverter-generator")}
        flow={flows.generator > 0 ? `${kilowattHours(flows.generator)} kWh a day` : null}
      />
      <SourceNote
        under
        x={grid + 22}
        y={top + 12}
        name="Grid"
        cable={cableOf(design, "inverter-grid")}
        flow={gridFlow(flows)}
      />
    </g>
  );
}

function gridPlace(at: ArchitectureGeometry, taken: OutsideBand | null, given: OutsideBand | null): number {
  if (taken && given) return (taken.x + given.x + given.width) / 2;
  const one = taken ?? given;
  return one ? middleOf(one) : gridX(at);
}

interface LineProps {
  readonly at: ArchitectureGeometry;
  /** Path with FOOT for the foot of the inverter. */
  readonly to: string;
  readonly cable: CableDesign | undefined;
}

const Line = ({ at, to, cable }: LineProps) => (
  <path
    d={to.replace("FOOT", String(at.inverter.y + at.inverter.height))}
    stroke="var(--control)"
    strokeWidth={1.4}
    strokeDasharray={cable?.used ? undefined : "4 4"}
    fill="none"
  />
);

interface MarkProps {
  readonly x: number;
  readonly y: number;
}

const Circle = ({ x, y }: MarkProps) => (
  <circle cx={x} cy={y} r={RADIUS} fill="var(--sheet)" stroke="var(--control)" strokeWidth={1.4} />
);

const GeneratorMark = ({ x, y }: MarkProps) => (
  <g>
    <Circle x={x} y={y} />
    <text x={x} y={y + 5} fontSize={14} fontWeight={600} textAnchor="middle" fill="var(--text-3)">
      G
    </text>
  </g>
);

const GridMark = ({ x, y }: MarkProps) => (
  <g>
    <Circle x={x} y={y} />
    <path
      d={`M${x - 6} ${y + 8}l6-16 6 16M${x - 7} ${y - 2}h14`}
      stroke="var(--text-3)"
      strokeWidth={1.4}
      fill="none"
    />
  </g>
);

interface SourceNoteProps {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly cable: CableDesign | undefined;
  /** What it brings; null where nothing flows. */
  readonly flow: string | null;
  /** The state on a line of its own. */
  readonly under?: boolean;
}

function SourceNote({ x, y, name, cable, flow, under }: SourceNoteProps) {
  const units = useUnits();
  if (!cable) return null;
  const idle = cable.used ? "where one is fitted" : "not connected";
  const state = flow ?? idle;
  const what = `${name}, ${figureText(distance(cable.length, units, 1))}`;
  if (!under) return <Note x={x} y={y}>{`${what}, ${state}`}</Note>;
  return (
    <>
      <Note x={x} y={y}>
        {what}
      </Note>
      <Note x={x} y={y + 16}>
        {`${state.charAt(0).toUpperCase()}${state.slice(1)}`}
      </Note>
    </>
  );
}

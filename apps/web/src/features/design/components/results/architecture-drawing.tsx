import type { CableDesign, Design } from "@sunwright/engine/sizing/design";
import clsx from "clsx";
import { useId } from "react";
import { architectureGeometry, panelsDrawn, type ArchitectureGeometry } from "../../model/architecture";
import { distance, figureText } from "../../../../lib/format";
import { useUnits } from "../../../../lib/preferences";
import { gridX, otherSourcesTop, rightOf } from "../../model/bands";
import type { DailyFlows } from "../../model/daily-flows";
import { BandLabels, Bands } from "./architecture-bands";
import type { ArchitectureProps } from "./architecture-figures";
import { describeFlows } from "./flows-text";
import {
  BatteryDrawing,
  Dimension,
  Hatches,
  HouseDrawing,
  InverterDrawing,
  kilowattHours,
  Note,
  PanelRow,
} from "./drawing-parts";

interface DrawingProps extends ArchitectureProps {
  readonly flows: DailyFlows;
  readonly width: number;
}

interface PartProps {
  readonly at: ArchitectureGeometry;
  readonly flows: DailyFlows;
}

/** The single-line drawing from left to right, laid out in real pixels for this width. */
export function ArchitectureDrawing({ design, systemType, flows, width, fresh }: DrawingProps) {
  const id = useId();
  const at = architectureGeometry(width, flows);
  const hasBattery = systemType !== "on-grid";
  return (
    <svg
      viewBox={`0 0 ${width} ${at.height}`}
      width={width}
      height={at.height}
      role="img"
      aria-label={describeFlows(design, flows, systemType)}
      className={clsx("architecture-drawing", fresh && "architecture-fresh")}
    >
      <Hatches id={id} />
      <Bands at={at} flows={flows} hatches={{ surplus: `url(#${id}-surplus)`, unmet: `url(#${id}-unmet)` }} />
      <Sun at={at} hours={design.site.designSunHours.value} />
      <PanelRow box={at.panels} count={panelsDrawn(design.panels.count.value)} />
      <BatteryDrawing box={at.battery} used={hasBattery} />
      <InverterDrawing box={at.inverter} />
      <HouseDrawing box={at.house} ridge={at.house.ridge} />
      <BandLabels at={at} flows={flows} exported={systemType !== "off-grid"} />
      <OtherSources at={at} design={design} flows={flows} />
      <Dimensions at={at} cables={design.cables} />
    </svg>
  );
}

function Sun({ at, hours }: { readonly at: ArchitectureGeometry; readonly hours: number }) {
  const { panels } = at;
  const radius = at.width > 1000 ? 21 : 13;
  const x = radius + 6;
  const y = panels.y - radius - 14;
  return (
    <g>
      <circle cx={x} cy={y} r={radius} fill="var(--sun-400)" stroke="var(--text)" strokeWidth={1.8} />
      <path
        d={`M${x + radius} ${y + radius * 0.6}L${panels.x - 6} ${panels.y + 14}M${x + radius * 0.6} ${y + radius}L${panels.x - 6} ${panels.y + 36}`}
        stroke="var(--text)"
        strokeWidth={1.4}
        strokeDasharray="1 5"
        strokeLinecap="round"
      />
      <Note x={0} y={panels.y + panels.height + 20}>
        {`${hours.toLocaleString("en-US", { maximumFractionDigits: 1 })} sun hours a day decide`}
      </Note>
    </g>
  );
}

const cableOf = (design: Design, run: CableDesign["run"]) => design.cables.find((cable) => cable.run === run);

/** Generator and grid: solid where this system type has them, dashed and said so where it does not. */
function OtherSources({ at, design, flows }: PartProps & { readonly design: Design }) {
  const generator = cableOf(design, "inverter-generator");
  const grid = cableOf(design, "inverter-grid");
  const top = otherSourcesTop(at);
  const from = rightOf(at.inverter) - at.inverter.width * 0.7;
  const x = gridX(at);
  const foot = at.inverter.y + at.inverter.height;
  return (
    <g>
      <path
        d={`M${from} ${foot}V${top + 36}`}
        stroke="var(--control)"
        strokeWidth={1.4}
        strokeDasharray={generator?.used ? undefined : "4 4"}
      />
      {flows.fromGrid === 0 && (
        <path
          d={`M${rightOf(at.inverter) - 8} ${foot}V${top - 8}H${x}V${top}`}
          stroke="var(--control)"
          strokeWidth={1.4}
          strokeDasharray={grid?.used ? undefined : "4 4"}
          fill="none"
        />
      )}
      <g fill="var(--sheet)" stroke="var(--control)" strokeWidth={1.4}>
        <circle cx={from} cy={top + 50} r={14} />
        <circle cx={x} cy={top + 14} r={14} />
      </g>
      <text x={from} y={top + 55} fontSize={14} fontWeight={600} textAnchor="middle" fill="var(--text-3)">
        G
      </text>
      <path
        d={`M${x - 6} ${top + 22}l6-16 6 16M${x - 7} ${top + 12}h14`}
        stroke="var(--text-3)"
        strokeWidth={1.4}
        fill="none"
      />
      <SourceNote x={from + 22} y={top + 55} name="Generator" cable={generator} />
      <SourceNote x={x + 22} y={top + 12} name="Grid" cable={grid} flow={flows.fromGrid} under />
    </g>
  );
}

interface SourceNoteProps {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly cable: CableDesign | undefined;
  readonly flow?: number;
  /** The state on a line of its own. */
  readonly under?: boolean;
}

function SourceNote({ x, y, name, cable, flow = 0, under }: SourceNoteProps) {
  const units = useUnits();
  if (!cable) return null;
  const used = flow > 0 ? `${kilowattHours(flow)} kWh a day` : "where one is fitted";
  const state = cable.used ? used : "not connected";
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

function Dimensions({ at, cables }: { readonly at: ArchitectureGeometry; readonly cables: readonly CableDesign[] }) {
  const units = useUnits();
  const length = (run: CableDesign["run"]) =>
    figureText(distance(cables.find((cable) => cable.run === run)?.length ?? 0, units, 1));
  const wide = at.width > 1000;
  return (
    <>
      <Dimension from={rightOf(at.panels)} to={at.inverter.x} y={at.dimensionLine}>
        {`${length("panel-inverter")} panel to inverter`}
      </Dimension>
      <Dimension from={rightOf(at.inverter)} to={at.house.x} y={at.dimensionLine}>
        {`${length("inverter-load")} ${wide ? "inverter to load" : "to load"}`}
      </Dimension>
    </>
  );
}

import type { CableDesign, Design } from "@sunwright/engine/sizing/design";
import clsx from "clsx";
import { useId } from "react";
import { architectureGeometry, panelsDrawn, type ArchitectureGeometry } from "../../model/architecture";
import { distance, figureText } from "../../../../lib/format";
import { useUnits } from "../../../../lib/preferences";
import type { DailyFlows } from "../../model/daily-flows";
import type { ArchitectureProps } from "./architecture-figures";
import { describeFlows } from "./flows-text";
import {
  BandLabel,
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
      <g className="architecture-bands">
        <SunBands at={at} flows={flows} hatch={`url(#${id}-surplus)`} />
        <LoadBands at={at} flows={flows} hatch={`url(#${id}-unmet)`} />
      </g>
      <Sun at={at} hours={design.site.designSunHours.value} />
      <PanelRow box={at.panels} count={panelsDrawn(design.panels.count.value)} />
      {hasBattery && <BatteryDrawing box={at.battery} used />}
      <InverterDrawing box={at.inverter} />
      <HouseDrawing box={at.house} ridge={at.house.ridge} />
      <SunLabels at={at} flows={flows} exported={systemType !== "off-grid"} />
      <OtherSources at={at} design={design} flows={flows} />
      <Dimensions at={at} cables={design.cables} />
    </svg>
  );
}

const right = ({ x, width }: { readonly x: number; readonly width: number }) => x + width;

function SunBands({ at, flows, hatch }: PartProps & { readonly hatch: string }) {
  const { bands, harvestTop, directTop, batteryOutTop, battery, inverter } = at;
  const start = right(at.panels);
  const middle = battery.y + battery.height / 2;
  const bend = (battery.x - start) * 0.3;
  const inTop = middle - bands.intoBattery / 2;
  const turn = battery.x - bend;
  const half = (start + turn) / 2;
  const outTop = middle - bands.fromBattery / 2;
  const leave = right(battery) + (inverter.x - right(battery)) * 0.46;
  const outHalf = (leave + inverter.x) / 2;
  const surplusTop = directTop + bands.direct;
  const end = start + (battery.x - start) * 0.72;
  const drop = 46;
  return (
    <>
      {flows.intoBattery > 0 && (
        <path
          d={`M${start} ${harvestTop}C${half} ${harvestTop} ${half} ${inTop} ${turn} ${inTop}H${battery.x + 1}V${inTop + bands.intoBattery}H${turn}C${half} ${inTop + bands.intoBattery} ${half} ${directTop} ${start} ${directTop}Z`}
          fill="var(--sun)"
        />
      )}
      <rect x={start} y={directTop} width={inverter.x - start} height={bands.direct} fill="var(--sun)" />
      {flows.fromBattery > 0 && (
        <path
          d={`M${right(battery) - 1} ${outTop}H${leave}C${outHalf} ${outTop} ${outHalf} ${batteryOutTop} ${inverter.x} ${batteryOutTop}V${directTop}C${outHalf} ${directTop} ${outHalf} ${outTop + bands.fromBattery} ${leave} ${outTop + bands.fromBattery}H${right(battery) - 1}Z`}
          fill="var(--battery)"
        />
      )}
      {flows.surplus > 0 && (
        <path
          d={`M${start} ${surplusTop}C${start + (end - start) * 0.58} ${surplusTop} ${start + (end - start) * 0.5} ${surplusTop + drop} ${end} ${surplusTop + drop}V${surplusTop + drop + bands.surplus}C${start + (end - start) * 0.4} ${surplusTop + drop + bands.surplus} ${start + (end - start) * 0.44} ${surplusTop + bands.surplus} ${start} ${surplusTop + bands.surplus}Z`}
          fill={hatch}
          stroke="var(--sun-edge)"
        />
      )}
      <path
        d={`M${start} ${harvestTop}V${surplusTop + bands.surplus}`}
        stroke="var(--sun-edge)"
        strokeWidth={1.4}
        fill="none"
      />
    </>
  );
}

/** Where the grid joins the line to the house. */
const gridX = ({ inverter, house }: ArchitectureGeometry) => right(inverter) + (house.x - right(inverter)) * 0.5;
const otherTop = ({ house }: ArchitectureGeometry) => house.y + house.height + 26;

function LoadBands({ at, flows, hatch }: PartProps & { readonly hatch: string }) {
  const { bands, inverter, house, loadTop } = at;
  const start = right(inverter);
  const gridTop = loadTop + bands.served;
  const x = gridX(at);
  const half = bands.fromGrid / 2;
  return (
    <>
      <rect x={start} y={loadTop} width={house.x - start} height={bands.served} fill="var(--load)" />
      {flows.fromGrid > 0 && (
        <path
          d={`M${x - half} ${otherTop(at)}V${gridTop + 8}Q${x - half} ${gridTop} ${x - half + 8} ${gridTop}H${house.x}V${gridTop + bands.fromGrid}H${x + half}V${otherTop(at)}Z`}
          fill="var(--grid-soft)"
          stroke="var(--grid)"
          strokeWidth={1.4}
        />
      )}
      {flows.unmet > 0 && (
        <rect
          x={start}
          y={gridTop}
          width={house.x - start}
          height={Math.max(bands.unmet, 2)}
          fill={hatch}
          stroke="var(--unmet)"
        />
      )}
    </>
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

function SunLabels({ at, flows, exported }: PartProps & { readonly exported: boolean }) {
  const { bands, directTop, battery, inverter, house, loadTop } = at;
  const start = right(at.panels);
  const middle = battery.y + battery.height / 2;
  const wide = at.width > 1000;
  const surplusTop = directTop + bands.direct + 46;
  const surplusX = start + (battery.x - start) * 0.72 + 12;
  return (
    <>
      <BandLabel
        x={start + (inverter.x - start) * 0.32}
        y={directTop + bands.direct / 2}
        height={bands.direct}
        value={flows.direct}
        words={wide ? "kWh direct to the inverter" : "kWh direct"}
      />
      <BandLabel
        x={battery.x - (wide ? 62 : 34)}
        y={middle}
        height={bands.intoBattery}
        value={flows.intoBattery}
        words={wide ? "in" : ""}
      />
      <BandLabel
        x={right(battery) + 8}
        y={middle}
        height={bands.fromBattery}
        value={flows.fromBattery}
        words={wide ? "out" : ""}
      />
      <BandLabel
        dark
        x={right(inverter) + 14}
        y={loadTop + bands.served / 2}
        height={bands.served}
        value={flows.served}
        words={loadWords(flows, house.x - right(inverter) > 130)}
      />
      {flows.surplus > 0 && (
        <Note strong x={surplusX} y={surplusTop + bands.surplus / 2 + 5}>
          {`${kilowattHours(flows.surplus)} kWh ${exported ? "surplus, to the grid" : "surplus, the battery is full"}`}
        </Note>
      )}
      {flows.unmet > 0 && (
        <Note strong x={right(inverter) + 6} y={loadTop - 8}>
          {`${kilowattHours(flows.unmet)} kWh not served`}
        </Note>
      )}
    </>
  );
}

/** Where something else brings a part, the band is the sun's part only. */
function loadWords({ fromGrid, unmet }: DailyFlows, wide: boolean): string {
  if (!wide) return "kWh";
  return fromGrid + unmet > 0 ? "kWh from the sun" : "kWh a day";
}

const cableOf = (design: Design, run: CableDesign["run"]) => design.cables.find((cable) => cable.run === run);

/** Generator and grid: solid where this system type has them, dashed and said so where it does not. */
function OtherSources({ at, design, flows }: PartProps & { readonly design: Design }) {
  const generator = cableOf(design, "inverter-generator");
  const grid = cableOf(design, "inverter-grid");
  const top = otherTop(at);
  const from = right(at.inverter) - at.inverter.width * 0.7;
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
          d={`M${right(at.inverter) - 8} ${foot}V${top - 8}H${x}V${top}`}
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
      <Dimension from={right(at.panels)} to={at.inverter.x} y={at.dimensionLine}>
        {`${length("panel-inverter")} panel to inverter`}
      </Dimension>
      <Dimension from={right(at.inverter)} to={at.house.x} y={at.dimensionLine}>
        {`${length("inverter-load")} ${wide ? "inverter to load" : "to load"}`}
      </Dimension>
    </>
  );
}

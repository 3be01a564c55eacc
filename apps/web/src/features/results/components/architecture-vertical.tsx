import clsx from "clsx";
import { useId } from "react";
import { panelsDrawn } from "@sunwright/engine/report/architecture";
import { HARVEST, verticalGeometry, type VerticalGeometry } from "../model/architecture-vertical";
import type { DrawnFlows } from "@sunwright/engine/report/drawn-flows";
import { architectureFigures, type ArchitectureProps } from "./architecture-figures";
import { describeFlows } from "@sunwright/engine/report/flows-text";
import { kilowattHours } from "@sunwright/engine/report/format";
import { BatteryDrawing, Hatches, HouseDrawing, InverterDrawing, Note, PanelRow } from "./drawing-parts";

/** Left of the parts, for the words of the surplus. [px] */
const MARGIN = 48;
const WIDTH = 262;

/** The drawing of a phone, from the sun at the top to the house at the foot; the figures stand beside its parts. */
export function ArchitectureVertical(props: ArchitectureProps & { readonly flows: DrawnFlows }) {
  const { design, systemType, flows, applianceCount, fresh } = props;
  const at = verticalGeometry(flows);
  const { inverter, height, ridge } = at;
  // Each figure stands right of its part.
  const places = [
    { top: 0, left: 160 },
    { top: 160, left: 226 },
    { top: inverter.y - 10, left: Math.max(168, inverter.x + inverter.width + MARGIN + 14) },
    { top: ridge + 12, left: 172 },
  ];
  return (
    <div className="architecture-vertical mt-3">
      <svg
        viewBox={`${-MARGIN} 0 ${WIDTH} ${height}`}
        width={WIDTH}
        height={height}
        role="img"
        aria-label={describeFlows(design, flows, systemType)}
        className={clsx("architecture-drawing", fresh && "architecture-fresh-down")}
      >
        <Bands at={at} flows={flows} />
        <PanelRow
          box={{ x: 0, y: 12, width: HARVEST, height: 56 }}
          count={Math.min(7, panelsDrawn(design.panels.count.value))}
        />
        <BatteryDrawing box={{ x: 100, y: 176, width: 64, height: 60 }} used={systemType !== "on-grid"} />
        <InverterDrawing box={inverter} />
        <HouseDrawing box={{ x: 4, y: ridge + 30, width: 104, height: 66 }} ridge={ridge} />
      </svg>
      {architectureFigures(design, applianceCount, true).map((part, index) => (
        <div key={part.label} className="architecture-vertical-figure" style={places[index]}>
          <p className="architecture-label">{part.label}</p>
          <p className="architecture-figure">{part.figure}</p>
          <p className="architecture-detail">{part.detail}</p>
        </div>
      ))}
    </div>
  );
}

interface BandsProps {
  readonly at: VerticalGeometry;
  readonly flows: DrawnFlows;
}

const SIDE_FILL = { generator: "var(--gen)", gridImport: "var(--grid)", gridExport: "var(--sun)" } as const;

function Bands({ at, flows }: BandsProps) {
  const id = useId();
  const { surplus, direct, inverter, centre, served, unmet, loadTop, ridge } = at;
  const left = centre - (served + unmet) / 2;
  return (
    <g className="architecture-bands">
      <Hatches id={id} />
      {surplus > 0 && (
        <path
          d={`M0 70H${surplus}V120L${surplus / 2} 132L0 120Z`}
          fill={`url(#${id}-surplus)`}
          stroke="var(--sun-edge)"
        />
      )}
      <rect x={surplus} y={70} width={direct} height={inverter.y - 70} fill="var(--sun)" />
      <BatteryBands at={at} />
      {at.side.map(({ kind, y, height }) => (
        <rect key={kind} x={-MARGIN} y={y} width={inverter.x + MARGIN} height={height} fill={SIDE_FILL[kind]} />
      ))}
      <rect x={left} y={loadTop} width={served} height={ridge + 12 - loadTop} fill="var(--load)" />
      {unmet > 0 && (
        <rect
          x={left + served}
          y={loadTop}
          width={unmet}
          height={ridge + 12 - loadTop}
          fill={`url(#${id}-unmet)`}
          stroke="var(--unmet)"
        />
      )}
      <FlowLabels at={at} flows={flows} />
      <OutsideLabels at={at} flows={flows} />
    </g>
  );
}

function BatteryBands({ at: { surplus, direct, into, out, inverter } }: { readonly at: VerticalGeometry }) {
  const from = surplus + direct;
  const foot = inverter.y;
  return (
    <>
      {into > 0 && (
        <path
          d={`M${from} 70C${from} 123 112 123 112 176H${112 + into}C${112 + into} 123 ${from + into} 123 ${from + into} 70Z`}
          fill="var(--sun)"
        />
      )}
      {out > 0 && (
        <path
          d={`M112 236C112 281 ${from} 281 ${from} ${foot}H${from + out}C${from + out} 281 ${112 + out} 281 ${112 + out} 236Z`}
          fill="var(--battery)"
        />
      )}
    </>
  );
}

/** A figure across a band needs this much of it. [px] */
const FIGURE = 28;

const FlowLabels = ({ at: { surplus, direct, into, centre, served, loadTop }, flows }: BandsProps) => (
  <>
    {flows.surplus > 0 && (
      <>
        <Note strong x={-MARGIN} y={150}>{`${kilowattHours(flows.surplus)} kWh`}</Note>
        <Note x={-MARGIN} y={166}>
          surplus
        </Note>
      </>
    )}
    {direct >= FIGURE && (
      <text x={surplus + direct / 2} y={232} fontSize={14} fontWeight={600} textAnchor="middle" className="on-band-ink">
        {kilowattHours(flows.direct)}
      </text>
    )}
    {into >= FIGURE && (
      <text x={112 + into / 2} y={167} fontSize={13.5} fontWeight={600} textAnchor="middle" className="on-band-ink">
        {kilowattHours(flows.intoBattery)}
      </text>
    )}
    {served >= 56 && (
      <>
        <text x={centre} y={loadTop + 42} fontSize={15} fontWeight={600} textAnchor="middle" className="on-dark-band">
          {kilowattHours(flows.served)}
        </text>
        <text x={centre} y={loadTop + 60} fontSize={12.5} fontWeight={500} textAnchor="middle" className="on-dark-band">
          kWh a day
        </text>
      </>
    )}
  </>
);

/** What comes from outside and what is missing, right of the load. */
function OutsideLabels({ at: { centre, served, unmet, loadTop }, flows }: BandsProps) {
  const lines = [
    { value: flows.generator, words: "kWh from the generator" },
    { value: flows.gridImport, words: "kWh from the grid" },
    { value: flows.gridExport, words: "kWh to the grid" },
    { value: flows.unmet, words: "kWh not served" },
  ].filter(({ value }) => value > 0);
  return lines.map(({ value, words }, line) => (
    <Note key={words} strong x={centre + (served + unmet) / 2 + 10} y={loadTop + 34 + line * 17}>
      {`${kilowattHours(value)} ${words}`}
    </Note>
  ));
}

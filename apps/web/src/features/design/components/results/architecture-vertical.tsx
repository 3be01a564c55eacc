import clsx from "clsx";
import { useId } from "react";
import { panelsDrawn } from "../../model/architecture";
import type { DailyFlows } from "../../model/daily-flows";
import { architectureFigures, type ArchitectureProps } from "./architecture-figures";
import { describeFlows } from "./flows-text";
import { BatteryDrawing, Hatches, HouseDrawing, InverterDrawing, kilowattHours, Note, PanelRow } from "./drawing-parts";

/** Left of the parts, for the words of the surplus. [px] */
const MARGIN = 48;
const WIDTH = 262;
const HEIGHT = 560;
/** Width of the whole harvest where it leaves the panels. [px] */
const HARVEST = 96;

/** The drawing of a phone, from the sun at the top to the house at the foot; the figures stand beside its parts. */
export function ArchitectureVertical(props: ArchitectureProps & { readonly flows: DailyFlows }) {
  const { design, systemType, flows, applianceCount, fresh } = props;
  const inverter = inverterBox(flows);
  // Each figure stands right of its part.
  const places = [
    { top: 0, left: 160 },
    { top: 160, left: 226 },
    { top: 316, left: Math.max(168, inverter.x + inverter.width + MARGIN + 14) },
    { top: 468, left: 172 },
  ];
  return (
    <div className="architecture-vertical mt-3">
      <svg
        viewBox={`${-MARGIN} 0 ${WIDTH} ${HEIGHT}`}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={describeFlows(design, flows, systemType)}
        className={clsx("architecture-drawing", fresh && "architecture-fresh-down")}
      >
        <Bands flows={flows} />
        <PanelRow
          box={{ x: 0, y: 12, width: HARVEST, height: 56 }}
          count={Math.min(7, panelsDrawn(design.panels.count.value))}
        />
        <BatteryDrawing box={{ x: 100, y: 176, width: 64, height: 60 }} used={systemType !== "on-grid"} />
        <InverterDrawing box={inverter} />
        <HouseDrawing box={{ x: 4, y: 486, width: 104, height: 66 }} ridge={456} />
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

const harvestOf = (flows: DailyFlows) => Math.max(flows.direct + flows.intoBattery + flows.surplus, flows.load, 0.001);

function inverterBox(flows: DailyFlows) {
  const scale = HARVEST / harvestOf(flows);
  const inflow = Math.max((flows.direct + flows.fromBattery) * scale, 36);
  return { x: flows.surplus * scale - 10, y: 326, width: Math.max(inflow + 20, 64), height: 50 };
}

function Bands({ flows }: { readonly flows: DailyFlows }) {
  const id = useId();
  const scale = HARVEST / harvestOf(flows);
  const surplus = flows.surplus * scale;
  const direct = flows.direct * scale;
  const into = flows.intoBattery * scale;
  const out = flows.fromBattery * scale;
  const inverter = inverterBox(flows);
  const centre = inverter.x + inverter.width / 2;
  const load = Math.max(flows.served * scale, 2);
  const directEnd = surplus + direct;
  return (
    <g className="architecture-bands">
      <Hatches id={id} />
      {flows.surplus > 0 && (
        <path
          d={`M0 70H${surplus}V120L${surplus / 2} 132L0 120Z`}
          fill={`url(#${id}-surplus)`}
          stroke="var(--sun-edge)"
        />
      )}
      <rect x={surplus} y={70} width={direct} height={256} fill="var(--sun)" />
      {into > 0 && (
        <>
          <path
            d={`M${directEnd} 70C${directEnd} 123 112 123 112 176H${112 + into}C${112 + into} 123 ${directEnd + into} 123 ${directEnd + into} 70Z`}
            fill="var(--sun)"
          />
          <path
            d={`M112 236C112 281 ${directEnd} 281 ${directEnd} 326H${directEnd + out}C${directEnd + out} 281 ${112 + out} 281 ${112 + out} 236Z`}
            fill="var(--battery)"
          />
        </>
      )}
      <rect x={centre - load / 2} y={376} width={load} height={92} fill="var(--load)" />
      <VerticalLabels flows={flows} surplus={surplus} direct={direct} into={into} centre={centre} load={load} />
    </g>
  );
}

interface LabelProps {
  readonly flows: DailyFlows;
  readonly surplus: number;
  readonly direct: number;
  readonly into: number;
  readonly centre: number;
  readonly load: number;
}

/** A figure across a band needs this much of it. [px] */
const FIGURE = 28;

const VerticalLabels = ({ flows, surplus, direct, into, centre, load }: LabelProps) => (
  <>
    {flows.surplus > 0 && (
      <>
        <Note strong x={-48} y={150}>{`${kilowattHours(flows.surplus)} kWh`}</Note>
        <Note x={-48} y={166}>
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
    {load >= 56 && (
      <>
        <text x={centre} y={418} fontSize={15} fontWeight={600} textAnchor="middle" className="on-dark-band">
          {kilowattHours(flows.served)}
        </text>
        <text x={centre} y={436} fontSize={12.5} fontWeight={500} textAnchor="middle" className="on-dark-band">
          kWh a day
        </text>
      </>
    )}
    {flows.fromGrid > 0 && <Note strong x={-48} y={400}>{`${kilowattHours(flows.fromGrid)} kWh grid`}</Note>}
    {flows.unmet > 0 && <Note strong x={-48} y={400}>{`${kilowattHours(flows.unmet)} kWh unmet`}</Note>}
  </>
);

import type { CableDesign } from "@sunwright/engine/sizing/design";
import clsx from "clsx";
import { useId } from "react";
import { architectureGeometry, panelsDrawn, type ArchitectureGeometry } from "@sunwright/engine/report/architecture";
import { distance, figureText } from "../../../lib/format";
import { useUnits } from "../../../lib/preferences";
import { rightOf } from "@sunwright/engine/report/bands";
import type { DrawnFlows } from "@sunwright/engine/report/drawn-flows";
import { BandLabels, Bands } from "./architecture-bands";
import type { ArchitectureProps } from "./architecture-figures";
import { OutsideSources } from "./architecture-sources";
import { kilowattHours } from "@sunwright/engine/report/format";
import { describeFlows } from "@sunwright/engine/report/flows-text";
import { BatteryDrawing, Dimension, Hatches, HouseDrawing, InverterDrawing, Note, PanelRow } from "./drawing-parts";

const meanOf = (months: readonly number[]) => months.reduce((sum, one) => sum + one, 0) / months.length;

interface DrawingProps extends ArchitectureProps {
  readonly flows: DrawnFlows;
  readonly width: number;
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
      <Sun at={at} hours={meanOf(design.site.monthlySunHours)} production={flows.production} />
      <PanelRow box={at.panels} count={panelsDrawn(design.panels.count.value)} />
      <BatteryDrawing box={at.battery} used={hasBattery} />
      <InverterDrawing box={at.inverter} />
      <HouseDrawing box={at.house} ridge={at.house.ridge} />
      <BandLabels at={at} flows={flows} hasBattery={hasBattery} />
      <OutsideSources at={at} design={design} flows={flows} />
      <Dimensions at={at} cables={design.cables} />
    </svg>
  );
}

interface SunProps {
  readonly at: ArchitectureGeometry;
  /** Peak sun hours a day, mean of the months. */
  readonly hours: number;
  /** Mean of the simulated years. [kWh a day] */
  readonly production: number;
}

function Sun({ at, hours, production }: SunProps) {
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
      <Note strong x={panels.x} y={panels.y + panels.height + 20}>
        {`${kilowattHours(production)} kWh a day on average`}
      </Note>
      <Note x={panels.x} y={panels.y + panels.height + 38}>
        {`${kilowattHours(hours)} sun hours a day`}
      </Note>
    </g>
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

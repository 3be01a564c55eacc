import { drawnDesign } from "@sunwright/report/drawn-design";
import { describeFlows } from "@sunwright/report/flows-text";
import type { DrawnFlows } from "@sunwright/report/drawn-flows";
import { clsx } from "clsx";
import { Shapes } from "../../../lib/drawing";
import { verticalGeometry } from "../model/architecture-vertical";
import { MARGIN, verticalShapes } from "../model/vertical-shapes";
import { useArchitectureFigures, type ArchitectureProps } from "./architecture-figures";

const WIDTH = 262;

/** The drawing of a phone, from the sun at the top to the house at the foot; the figures stand beside its parts. */
export function ArchitectureVertical(props: ArchitectureProps & { readonly flows: DrawnFlows }) {
  const { design, systemType, flows, applianceCount, fresh } = props;
  const at = verticalGeometry(flows);
  const { inverter, height, ridge } = at;
  const figures = useArchitectureFigures(design, applianceCount, true);
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
        aria-label={describeFlows(drawnDesign(design))}
        className={clsx("architecture-drawing", fresh && "architecture-fresh-down")}
      >
        <Shapes
          shapes={verticalShapes(at, flows, {
            panels: design.panels.count.value,
            hasBattery: systemType !== "on-grid",
          })}
        />
      </svg>
      {figures.map((part, index) => (
        <div key={part.label} className="architecture-vertical-figure" style={places[index]}>
          <p className="architecture-label">{part.label}</p>
          <p className="architecture-figure">{part.figure}</p>
          <p className="architecture-detail">{part.detail}</p>
        </div>
      ))}
    </div>
  );
}

import { useId, type Ref } from "react";
import { dimensions, type Label, skyOver } from "../model/annotations";
import { cssColour, heatColour } from "../model/heat";
import { blockOf, houseOf, onSlope, type House, type Point } from "../model/house";
import { liesOver, panelGround } from "../model/label-places";
import { type DesignedPanel, placeOf } from "../model/panel-layout";
import { facesOf, type Projection, projectionOf, shadowOnSlope, slopeNormal } from "../model/projection";
import type { Shown } from "../model/shown";
import type { View } from "../model/view";
import { panelName } from "./panel-name";

interface PlanDrawingProps {
  readonly shown: Shown;
  readonly view: View;
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly ref: Ref<SVGSVGElement>;
}

/** "14:00" at 13 px. [px] */
const HOUR_SIZE = { width: 38, height: 15 };

/** The house as a line drawing, with everything the scene has: for browsers without WebGL, slow lines and readers. */
export function PlanDrawing({ shown, view, width, height, label, ref }: PlanDrawingProps) {
  const clip = useId();
  const house = houseOf(shown.roof);
  const projection = projectionOf(view, house, { width, height });
  const sky = skyOver(house, shown.site, shown.moment);
  const lines = dimensions(house, shown.lengthText);
  const d = (points: readonly Point[], closed = true) => pathOf(points, projection, closed);
  const slope = facesOf(house).find(({ kind }) => kind === "slope")?.corners ?? [];
  const faces = facesOf(house).filter(({ normal }) => projection.sees(normal));
  const horizon = Array.from({ length: 73 }, (_, index) => {
    const angle = (index * Math.PI) / 36;
    return { x: Math.cos(angle) * sky.radius, y: 0, z: Math.sin(angle) * sky.radius };
  });
  const sun = sky.sun && projection.flat(sky.sun);
  const covered = projection.sees(slopeNormal(house))
    ? panelGround(house, shown.panels, shown.panel).map(projection.flat)
    : [];
  const isFree = ({ at, kind }: Label) =>
    kind === "dimension" || !liesOver({ ...projection.flat(at), ...HOUR_SIZE }, covered);
  return (
    <svg ref={ref} viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="group" aria-label={label}>
      <clipPath id={clip}>
        <path d={d(slope)} />
      </clipPath>
      <path d={d(horizon)} className="plan-ground" />
      {sky.solstices.map((path, index) => (
        <path key={index} d={d(path, false)} className="plan-sun-edge" strokeDasharray="3 4" />
      ))}
      <path d={d(sky.path, false)} className="plan-sun-path" />
      {faces.map(({ kind, corners }, index) => (
        <path key={index} d={d(corners)} className={kind === "wall" ? "plan-wall" : "plan-roof"} />
      ))}
      <Panels shown={shown} house={house} projection={projection} />
      <g clipPath={`url(#${clip})`} pointerEvents="none">
        {projection.sees(slopeNormal(house)) &&
          shown.obstructions.map((one) => {
            const shadow = shadowOnSlope(house, one, sky.light);
            return shadow && <path key={one.id} d={d(shadow)} className="plan-shadow" />;
          })}
      </g>
      {shown.obstructions.map((one) => (
        <Block key={one.id} house={house} one={one} projection={projection} />
      ))}
      <g pointerEvents="none">
        {lines.lines.map((pair, index) => (
          <path key={index} d={d(pair, false)} className="plan-dimension" />
        ))}
        {[...lines.labels, ...sky.hours, sky.north].filter(isFree).map(({ text, at, kind }, index) => (
          <text
            key={index}
            {...projection.flat(at)}
            textAnchor="middle"
            dy="0.35em"
            className={`plan-text plan-${kind}`}
          >
            {text}
          </text>
        ))}
        {sun && <circle cx={sun.x} cy={sun.y} r="14" className="plan-sun" />}
      </g>
    </svg>
  );
}

function pathOf(points: readonly Point[], { flat }: Projection, closed: boolean): string {
  const parts = points.map((point) => {
    const { x, y } = flat(point);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return parts.length === 0 ? "" : `M${parts.join("L")}${closed ? "Z" : ""}`;
}

interface PartProps {
  readonly shown: Shown;
  readonly house: House;
  readonly projection: Projection;
}

/** Each panel is a button; one of them is in the order of the Tab key, the arrow keys with Shift move along them. */
function Panels({ shown, house, projection }: PartProps) {
  const { panels, panel, heat, cursor } = shown;
  const inOrder = cursor ?? panels[0]?.id;
  const seen = projection.sees(slopeNormal(house));
  return panels.map((one) => {
    const access = heat?.get(one.id);
    const colour = access === undefined || one.selected ? undefined : cssColour(heatColour(access));
    return (
      <path
        key={one.id}
        d={pathOf(cornersOf(house, one, panel), projection, true)}
        role="button"
        tabIndex={one.id === inOrder ? 0 : -1}
        aria-pressed={one.selected}
        aria-label={panelName(one, panels, access)}
        data-panel={one.id}
        data-cursor={one.id === cursor || undefined}
        data-hidden={!seen || undefined}
        className="plan-panel"
        {...(colour === undefined ? {} : { style: { fill: colour } })}
      />
    );
  });
}

function cornersOf(house: House, one: DesignedPanel, panel: Shown["panel"]): Point[] {
  const { x, y, width, height } = placeOf(one, panel);
  return [
    onSlope(house, x, y),
    onSlope(house, x + width, y),
    onSlope(house, x + width, y + height),
    onSlope(house, x, y + height),
  ];
}

interface BlockProps {
  readonly house: House;
  readonly one: Shown["obstructions"][number];
  readonly projection: Projection;
}

function Block({ house, one, projection }: BlockProps) {
  const { middle, width, depth, foot, top } = blockOf(house, one);
  const at = (x: number, y: number, z: number): Point => ({
    x: middle.x + (x * width) / 2,
    y,
    z: middle.z + (z * depth) / 2,
  });
  const sides = [
    { normal: { x: 0, y: 0, z: 1 }, corners: [at(-1, foot, 1), at(1, foot, 1), at(1, top, 1), at(-1, top, 1)] },
    { normal: { x: 0, y: 0, z: -1 }, corners: [at(-1, foot, -1), at(1, foot, -1), at(1, top, -1), at(-1, top, -1)] },
    { normal: { x: 1, y: 0, z: 0 }, corners: [at(1, foot, 1), at(1, foot, -1), at(1, top, -1), at(1, top, 1)] },
    { normal: { x: -1, y: 0, z: 0 }, corners: [at(-1, foot, 1), at(-1, foot, -1), at(-1, top, -1), at(-1, top, 1)] },
    { normal: { x: 0, y: 1, z: 0 }, corners: [at(-1, top, 1), at(1, top, 1), at(1, top, -1), at(-1, top, -1)] },
  ].filter(({ normal }) => projection.sees(normal));
  return (
    <g pointerEvents="none">
      {sides.map(({ corners }, index) => (
        <path key={index} d={pathOf(corners, projection, true)} className="plan-obstruction">
          <title>{one.type}</title>
        </path>
      ))}
    </g>
  );
}

import { arcPoints, skyPoint, ticks, type SkyPoint, type SunArc, type Tick } from "./sun-arc";

/** Where the sky lies on a drawing. [px] */
export interface ArcFrame {
  /** The point of the horizon under the sun of noon. */
  readonly centreX: number;
  readonly horizonY: number;
  /** Half the width of the sky, and the height of its zenith. */
  readonly radiusX: number;
  readonly radiusY: number;
  /** Of an hour's tick, towards the centre. */
  readonly tickLength: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export const place = ({ centreX, horizonY, radiusX, radiusY }: ArcFrame, { x, y }: SkyPoint): Point => ({
  x: tenth(centreX + x * radiusX),
  y: tenth(horizonY - y * radiusY),
});

export const arcPath = (frame: ArcFrame, arc: SunArc) =>
  `M${arcPoints(arc)
    .map((point) => place(frame, point))
    .map(({ x, y }) => `${x} ${y}`)
    .join("L")}`;

/** Twenty minutes and ten minutes have shorter ticks than the hour. */
const TICK_SHARE: Readonly<Record<Tick["rank"], number>> = { hour: 1, third: 0.55, sixth: 0.27 };

export const tickPath = (frame: ArcFrame, arc: SunArc) =>
  ticks(arc)
    .map(({ at, rank }) => {
      const outer = place(frame, at);
      const inner = towardsCentre(frame, outer, frame.tickLength * TICK_SHARE[rank]);
      return `M${outer.x} ${outer.y}L${inner.x} ${inner.y}`;
    })
    .join("");

/** Where an hour is written, inside its tick. */
export const hourLabel = (frame: ArcFrame, arc: SunArc, hour: number): Point =>
  towardsCentre(frame, place(frame, skyPoint(arc, hour)), frame.tickLength + 15);

export const hourText = (hour: number) => String(hour).padStart(2, "0");

function towardsCentre({ centreX, horizonY }: ArcFrame, from: Point, distance: number): Point {
  const length = Math.hypot(from.x - centreX, from.y - horizonY);
  const share = length === 0 ? 0 : distance / length;
  return { x: tenth(from.x + (centreX - from.x) * share), y: tenth(from.y + (horizonY - from.y) * share) };
}

const tenth = (value: number) => Math.round(value * 10) / 10;

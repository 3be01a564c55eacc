import { say } from "@sunwright/words/designer";
import type { DesignSite } from "@sunwright/engine/designer/day-sun";
import { type House, onSlope, type Point } from "./house";
import { hourText, MIDSUMMER_NORTH, MIDWINTER_NORTH, northOf, sunNow, sunPath, towards, type Moment } from "./sky";

export interface Label {
  readonly text: string;
  readonly at: Point;
  /** What it is, for its look. */
  readonly kind: "dimension" | "hour" | "north";
}

export interface Drawn {
  /** Pairs of points. */
  readonly lines: readonly (readonly [Point, Point])[];
  readonly labels: readonly Label[];
}

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, z: (a.z + b.z) / 2 });
const moved = (point: Point, by: Partial<Point>): Point => ({
  x: point.x + (by.x ?? 0),
  y: point.y + (by.y ?? 0),
  z: point.z + (by.z ?? 0),
});

/** Distance of a dimension line from what it measures. [m] */
const AWAY = 0.9;
const TICK = 0.22;

/** Width along the front eave, height along the slope's left edge, and the angle of the roof at its right end. */
export function dimensions(house: House, lengthText: (metres: number) => string): Drawn {
  const { roof } = house;
  const [left, right] = [onSlope(house, 0, roof.height), onSlope(house, roof.width, roof.height)];
  const ground = (point: Point) => ({ x: point.x, y: 0.03, z: point.z + AWAY });
  const [from, to] = [ground(left), ground(right)];
  const [low, high] = [onSlope(house, -AWAY, roof.height), onSlope(house, -AWAY, 0)];
  const tick = (at: Point, along: Partial<Point>): readonly [Point, Point] => [
    at,
    moved(at, { x: (along.x ?? 0) * TICK, y: (along.y ?? 0) * TICK, z: (along.z ?? 0) * TICK }),
  ];
  const ticks = [
    tick(moved(from, { z: -TICK / 2 }), { z: 1 }),
    tick(moved(to, { z: -TICK / 2 }), { z: 1 }),
    tick(moved(low, { x: -TICK / 2 }), { x: 1 }),
    tick(moved(high, { x: -TICK / 2 }), { x: 1 }),
  ];
  const angle = angleMark(house);
  return {
    lines: [[from, to], [low, high], ...ticks, ...angle.lines],
    labels: [
      { text: lengthText(roof.width), at: moved(between(from, to), { z: 0.7 }), kind: "dimension" },
      { text: lengthText(roof.height), at: moved(between(low, high), { x: -0.8 }), kind: "dimension" },
      ...angle.labels,
    ],
  };
}

const ARC_STEPS = 10;
function angleMark(house: House): Drawn {
  const { roof } = house;
  if (roof.tilt < 5) return { lines: [], labels: [] };
  const eave = onSlope(house, roof.width + 0.25, roof.height);
  const radius = Math.min(2.2, roof.height * 0.3);
  const on = (degrees: number, reach = radius): Point => {
    const angle = (degrees * Math.PI) / 180;
    return moved(eave, { y: Math.sin(angle) * reach, z: -Math.cos(angle) * reach });
  };
  const arc = Array.from({ length: ARC_STEPS }, (_, index): readonly [Point, Point] => [
    on((roof.tilt * index) / ARC_STEPS),
    on((roof.tilt * (index + 1)) / ARC_STEPS),
  ]);
  return {
    lines: [[eave, on(0, radius * 1.15)], ...arc],
    labels: [{ text: `${roof.tilt}°`, at: on(roof.tilt / 2, radius * 1.3), kind: "dimension" }],
  };
}

export interface Sky {
  /** From the middle of the ground. [m] */
  readonly radius: number;
  /** The way of the sun on the chosen day. */
  readonly path: readonly Point[];
  /** Its ways at both solstices. */
  readonly solstices: readonly (readonly Point[])[];
  readonly hours: readonly Label[];
  /** Where the sun is; null below the horizon. */
  readonly sun: Point | null;
  /** Direction to the sun; below the horizon its y is negative. */
  readonly light: Point;
  readonly north: Label;
}

const scaled = ({ x, y, z }: Point, by: number): Point => ({ x: x * by, y: y * by, z: z * by });

/** The sky over a house: ways of the sun on a dome around it. */
export function skyOver(house: House, site: DesignSite, moment: Moment): Sky {
  const { azimuth } = house.roof;
  const radius = Math.max(8, house.reach * 1.3 + 1);
  const place = (sun: Parameters<typeof towards>[0]) => scaled(towards(sun, azimuth), radius);
  const path = sunPath(site, moment.day);
  const now = sunNow(site, moment);
  const isMarked = (hour: number) => Math.abs(hour - Math.round(hour)) < 1e-6 && Math.round(hour) % 2 === 0;
  return {
    radius,
    path: path.map(place),
    solstices: [MIDSUMMER_NORTH, MIDWINTER_NORTH].map((day) => sunPath(site, day).map(place)),
    hours: path
      .filter(({ hour }) => isMarked(hour))
      .map((sun) => ({ text: hourText(sun.hour), at: place(sun), kind: "hour" })),
    sun: now.up > 0 ? place(now) : null,
    light: towards(now, azimuth),
    north: { text: say("north.letter"), at: scaled(northOf(azimuth), radius * 1.1), kind: "north" },
  };
}

/**
 * The house of our drawings, in metres, in an oblique view. Wall length and roof slope are the dimensions the auth screen
 * states.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}
type Vector = readonly [x: number, y: number];

export const WALL_LENGTH = 11;
export const ROOF_SLOPE = 6.6;
const ROOF_LENGTH = 12.44;
const DEPTH = 7;
const WALL_HEIGHT = 2.7;
const RIDGE_HEIGHT = 4.47;

/** Pixels per metre along the front, the gable, upwards and up the roof. */
const FRONT: Vector = [19.4, 4.691];
const GABLE: Vector = [22.757, -12.1];
const UP: Vector = [0, -30.04];
const SLOPE: Vector = [13.985, -17.833];
/** Front left corner of the walls, front right corner, left end of the eaves. */
const CORNER: Vector = [139.9, 636.7];
const RIGHT_CORNER: Vector = [353.3, 688.3];
const EAVES: Vector = [113.2, 568.3];

const from =
  (origin: Vector, first: Vector, second: Vector) =>
  (a: number, b: number): Point => ({
    x: origin[0] + a * first[0] + b * second[0],
    y: origin[1] + a * first[1] + b * second[1],
  });

/** Along the front wall and up. */
const front = from(CORNER, FRONT, UP);
/** Along the gable wall and up. */
const gable = from(RIGHT_CORNER, GABLE, UP);
/** Along the eaves and up the roof. */
const roof = from(EAVES, FRONT, SLOPE);

type Plane = (a: number, b: number) => Point;
const rectangle = (plane: Plane, a: number, b: number, width: number, height: number) => [
  plane(a, b),
  plane(a + width, b),
  plane(a + width, b + height),
  plane(a, b + height),
];

const text = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
export const polygon = (points: readonly Point[]) => `M${points.map(text).join("L")}Z`;
export const line = (start: Point, end: Point) => `M${text(start)}L${text(end)}`;
const moved = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });

export const walls = {
  gable: polygon([
    gable(0, 0),
    gable(DEPTH, 0),
    gable(DEPTH, WALL_HEIGHT - 0.2),
    gable(DEPTH / 2, RIDGE_HEIGHT),
    gable(0, WALL_HEIGHT - 0.2),
  ]),
  front: polygon(rectangle(front, 0, 0, WALL_LENGTH, WALL_HEIGHT)),
  door: polygon(rectangle(front, 4.64, 0, 1.33, 1.78)),
};

/** Panes with their middle bar; those of the front have a sill. */
export const windows = [
  { pane: polygon(rectangle(front, 0.86, 0.85, 1.88, 0.97)), bar: line(front(1.8, 0.85), front(1.8, 1.82)) },
  { pane: polygon(rectangle(front, 7.82, 0.85, 1.88, 0.97)), bar: line(front(8.76, 0.85), front(8.76, 1.82)) },
  { pane: polygon(rectangle(gable, 4.38, 0.85, 1.02, 0.97)), bar: line(gable(4.89, 0.85), gable(4.89, 1.82)) },
];
export const sills = line(front(0.74, 0.78), front(2.86, 0.78)) + line(front(7.71, 0.78), front(9.82, 0.78));

/** Inverter and battery on the gable wall, and the cable that comes down from the roof. */
export const equipment = {
  cables: line(gable(1.12, 2.83), gable(1.12, 1.53)) + line(gable(1.41, 1.33), gable(1.82, 1.33)),
  boxes: polygon(rectangle(gable, 0.86, 1.09, 0.55, 0.52)) + polygon(rectangle(gable, 1.82, 0.45, 0.96, 1.21)),
  batteryCells: [0.75, 1.05, 1.35].map((height) => line(gable(1.9, height), gable(2.7, height))).join(""),
};

const ridgeEnd = roof(ROOF_LENGTH, ROOF_SLOPE);
const eavesEnd = roof(ROOF_LENGTH, 0);
/** How far the far roof falls behind the ridge, and how thick the roof is. [px] */
const FAR_SLOPE: Vector = [92, 19.9];
const THICKNESS = 3.8;

export const roofShapes = {
  plane: polygon(rectangle(roof, 0, 0, ROOF_LENGTH, ROOF_SLOPE)),
  edges:
    polygon([
      ridgeEnd,
      moved(ridgeEnd, ...FAR_SLOPE),
      moved(ridgeEnd, FAR_SLOPE[0], FAR_SLOPE[1] + THICKNESS + 1),
      moved(ridgeEnd, 0, THICKNESS + 1),
    ]) +
    polygon([roof(0, 0), eavesEnd, moved(eavesEnd, 1.2, THICKNESS), moved(roof(0, 0), 1.2, THICKNESS)]) +
    polygon([eavesEnd, ridgeEnd, moved(ridgeEnd, 1.1, THICKNESS), moved(eavesEnd, 1.2, THICKNESS)]),
  sheets: Array.from({ length: 12 }, (_, index) => {
    const height = ((index + 1) * ROOF_SLOPE) / 13.9;
    return line(roof(0, height), roof(ROOF_LENGTH, height));
  }).join(""),
};

interface PanelGrid {
  readonly columns: number;
  readonly rows: number;
  /** Of one panel and of the gaps between panels. [m] */
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  /** Distance from the edges of the roof. [m] */
  readonly left: number;
  readonly bottom: number;
}

/** Each panel of a grid on the roof: its outline and the lines between its cells. */
const panelGrid = ({ columns, rows, width, height, gap, left, bottom }: PanelGrid) =>
  Array.from({ length: columns * rows }, (_, index) => {
    const a = left + (index % columns) * (width + gap);
    const b = bottom + Math.floor(index / columns) * (height + gap);
    const upright = [1, 2, 3, 4, 5].map((cell) => a + (cell * width) / 6);
    const level = [1, 2].map((cell) => b + (cell * height) / 3);
    return {
      outline: polygon(rectangle(roof, a, b, width, height)),
      cells:
        upright.map((at) => line(roof(at, b + 0.03), roof(at, b + height - 0.03))).join("") +
        level.map((at) => line(roof(a + 0.04, at), roof(a + width - 0.04, at))).join(""),
    };
  });

/** Twenty-five for the large drawing, nine for the small one. */
export const panels = panelGrid({
  columns: 5,
  rows: 5,
  width: 2.11,
  height: 1,
  gap: 0.165,
  left: 0.45,
  bottom: 0.8,
});
export const fewPanels = panelGrid({
  columns: 3,
  rows: 3,
  width: 3.1,
  height: 1.55,
  gap: 0.25,
  left: 1.3,
  bottom: 0.6,
});

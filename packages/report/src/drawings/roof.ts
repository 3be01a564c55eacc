import { say } from "@sunwright/words/report-drawings";
import { axisText, type Drawing, group, path, rect, type Shape } from "../drawing";
import { distance, figureText, type Units } from "../format";

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A roof with its panels, as stored. Lengths in metres from the top left corner, the ridge on top. */
export interface RoofPlan {
  readonly roofWidth: number;
  readonly roofHeight: number;
  readonly roofOrientation: string;
  /** Flush on a pitched roof, or in rows on a flat one. */
  readonly mounting: { readonly kind: "flush" | "rows" };
  readonly shadingObstructions: readonly (Place & { readonly type: string })[];
  readonly optimizedLayout: readonly (Place & { readonly shaded: boolean })[];
}

/** How a roof is drawn: the units of the drawing for a metre of roof, and for a pixel of lines and type. */
export interface RoofScale {
  readonly metre: number;
  readonly pixel: number;
}

const placed = ({ x, y, width, height }: Place, metre: number): Place => ({
  x: x * metre,
  y: y * metre,
  width: width * metre,
  height: height * metre,
});

/** Words around the roof. */
export interface RoofWords {
  readonly width: string;
  readonly height: string;
  /** What lies below. */
  readonly foot: string;
}

/** "Eave, south"; a flat roof has edges. */
export const footOfRoof = (orientation: string, isFlat: boolean) =>
  say(isFlat ? "roof.edge" : "roof.eave", { orientation });

/** Courses of tiles, and the most that are drawn. [m] */
const COURSE = 0.5;
const COURSES_MAX = 60;

/** The roof from above its plane, the ridge on top, with its two dimensions. */
export function groundShapes(
  roof: { readonly width: number; readonly height: number },
  { metre, pixel }: RoofScale,
  words: RoofWords,
): Shape[] {
  const [width, height] = [roof.width * metre, roof.height * metre];
  const px = (pixels: number) => pixels * pixel;
  const courses = Math.min(COURSES_MAX, Math.max(0, Math.ceil(roof.height / COURSE) - 1));
  const line = { stroke: "text-3" } as const;
  const type = { size: px(13) };
  return [
    rect({ x: 0, y: 0, width, height }, { fill: "roof", stroke: "text", strokeWidth: 2, part: "roof" }),
    ...Array.from({ length: courses }, (_, index) =>
      path(`M0 ${(index + 1) * COURSE * metre}H${width}`, { stroke: "roof-line", strokeWidth: 0.7 }),
    ),
    path(`M0 ${-px(16)}H${width}M0 ${-px(21)}v${px(10)}M${width} ${-px(21)}v${px(10)}`, line),
    path(`M${-px(18)} 0V${height}M${-px(23)} 0h${px(10)}M${-px(23)} ${height}h${px(10)}`, line),
    axisText(width / 2, -px(23), words.width, type),
    axisText(-px(26), height / 2, words.height, { ...type, upright: true }),
    axisText(px(6), height + px(20), words.foot, { ...type, anchor: "start" }),
  ];
}

/** The gap between two panels that touch stays visible. [px] */
const SEAM = 0.8;

/** Where a panel is drawn. */
export function panelBox(panel: Place, { metre, pixel }: RoofScale): Place {
  const { x, y, width, height } = placed(panel, metre);
  const seam = SEAM * pixel;
  return { x: x + seam / 2, y: y + seam / 2, width: width - seam, height: height - seam };
}

/** Cells are drawn while a panel is large enough to show them [px to the metre], and while there are few panels. */
const CELLS_FROM = 16;
const CELLS_UNTIL_PANELS = 400;
export const showsCells = (panels: number, { metre, pixel }: RoofScale) =>
  panels <= CELLS_UNTIL_PANELS && metre / pixel > CELLS_FROM;

/** A panel seen from above with the lines between its cells, yellow where shade takes too much of its sun. */
export const panelOf = (box: Place, cells: string, shaded = false): Shape[] => [
  rect(box, {
    fill: shaded ? "shaded" : "panel",
    stroke: shaded ? "shaded-edge" : "panel-frame",
    strokeWidth: 0.8,
  }),
  ...(cells === ""
    ? []
    : [path(cells, { stroke: shaded ? "shaded-edge" : "panel-cell", strokeWidth: 0.6, opacity: 0.6 })]),
];

export const panelShapes = (box: Place, shaded: boolean, cells: boolean): Shape[] =>
  panelOf(box, cells ? cellLines(box) : "", shaded);

/** The long side has six cells, the short one four. */
function cellLines({ x, y, width, height }: Place): string {
  const [columns, rows] = width >= height ? [6, 4] : [4, 6];
  const across = Array.from(
    { length: columns - 1 },
    (_, index) => `M${(x + ((index + 1) * width) / columns).toFixed(2)} ${y.toFixed(2)}v${height.toFixed(2)}`,
  );
  const down = Array.from(
    { length: rows - 1 },
    (_, index) => `M${x.toFixed(2)} ${(y + ((index + 1) * height) / rows).toFixed(2)}h${width.toFixed(2)}`,
  );
  return [...across, ...down].join("");
}

/** "C" of "chimney". */
export const letterOf = (type: string): string => type.charAt(0).toUpperCase();

/** From the middle of a capital letter to the line it stands on, as a share of its size. */
const CAPITAL_HALF = 0.36;

/** What shades the roof, with the letter of its kind. */
export function obstructionShapes(place: Place, kind: string, { metre, pixel }: RoofScale): Shape[] {
  const box = placed(place, metre);
  const size = Math.min(Math.max(Math.min(box.width, box.height) * 0.55, 9 * pixel), 22 * pixel);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return [
    rect(box, { fill: "obstruction", stroke: "obstruction-edge", strokeWidth: 1.5 }),
    axisText(x, y + CAPITAL_HALF * size, letterOf(kind), { size, weight: 700, fill: "on-band" }),
  ];
}

/** Around the roof for its dimensions. [px] */
const LEFT = 46;
const TOP = 40;
const FOOT = 30;
/** The tallest a roof is drawn on paper. [px] */
const HEIGHT_MAX = 353;

/** A stored roof, for paper. */
export function roofDrawing(roof: RoofPlan, units: Units, width: number, label: string): Drawing {
  const metre = Math.min(
    (width - 2 * LEFT) / Math.max(roof.roofWidth, 0.1),
    HEIGHT_MAX / Math.max(roof.roofHeight, 0.1),
  );
  const scale = { metre, pixel: 1 };
  const length = (metres: number) => figureText(distance(metres, units, 1));
  const cells = showsCells(roof.optimizedLayout.length, scale);
  const shapes = [
    ...groundShapes({ width: roof.roofWidth, height: roof.roofHeight }, scale, {
      width: length(roof.roofWidth),
      height: length(roof.roofHeight),
      foot: footOfRoof(roof.roofOrientation, roof.mounting.kind === "rows"),
    }),
    ...roof.optimizedLayout.flatMap((panel) => panelShapes(panelBox(panel, scale), panel.shaded, cells)),
    ...roof.shadingObstructions.flatMap((one) => obstructionShapes(one, one.type, scale)),
  ];
  return {
    width,
    height: TOP + roof.roofHeight * metre + FOOT,
    label,
    shapes: [group("roof", shapes, `translate(${(width - roof.roofWidth * metre) / 2} ${TOP})`)],
  };
}

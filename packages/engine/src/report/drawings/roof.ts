import { type Drawing, noteText, path, rect, type Shape, strongNote } from "../drawing";
import { distance, figureText, type Units } from "../format";
import { dimension } from "./equipment";

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
  readonly shadingObstructions: readonly (Place & { readonly type: string })[];
  readonly optimizedLayout: readonly (Place & { readonly shaded: boolean })[];
}

const LEFT = 40;
const TOP = 26;
/** The tallest a roof is drawn on paper. */
const HEIGHT_MAX = 300;

export function roofDrawing(roof: RoofPlan, units: Units, width: number, label: string): Drawing {
  const scale = Math.min(
    (width - 2 * LEFT) / Math.max(roof.roofWidth, 0.1),
    HEIGHT_MAX / Math.max(roof.roofHeight, 0.1),
  );
  const left = (width - roof.roofWidth * scale) / 2;
  const place = ({ x, y, width: wide, height }: Place): Place => ({
    x: left + x * scale,
    y: TOP + y * scale,
    width: wide * scale,
    height: height * scale,
  });
  const ground = place({ x: 0, y: 0, width: roof.roofWidth, height: roof.roofHeight });
  const foot = ground.y + ground.height;
  const length = (metres: number) => figureText(distance(metres, units, 1));
  return {
    width,
    height: foot + 34,
    label,
    shapes: [
      rect(ground, { fill: "roof", stroke: "roof-line", strokeWidth: 1.2 }),
      noteText(ground.x, TOP - 8, "Ridge"),
      ...roof.optimizedLayout.flatMap((panel) => panelShapes(place(panel), panel.shaded)),
      ...roof.shadingObstructions.flatMap((one) => obstructionShapes(place(one), one.type)),
      ...dimension(ground.x, ground.x + ground.width, foot + 24, length(roof.roofWidth)),
      noteText(ground.x + ground.width + 8, ground.y + ground.height / 2 + 4, length(roof.roofHeight)),
    ],
  };
}

const panelShapes = (box: Place, shaded: boolean): Shape[] => [
  rect(box, {
    fill: shaded ? "shaded" : "panel",
    stroke: shaded ? "shaded-edge" : "panel-frame",
    strokeWidth: 0.8,
  }),
  path(`M${box.x + box.width / 2} ${box.y}v${box.height}M${box.x} ${box.y + box.height / 2}h${box.width}`, {
    stroke: shaded ? "shaded-edge" : "panel-cell",
    strokeWidth: 0.5,
  }),
];

const obstructionShapes = (box: Place, type: string): Shape[] => [
  rect(box, { fill: "obstruction", stroke: "obstruction-edge", strokeWidth: 1 }),
  strongNote(box.x + box.width / 2, box.y + box.height / 2 + 4, type.charAt(0).toUpperCase(), {
    anchor: "middle",
    fill: "text-inv",
  }),
];

import type { Drawing, Ink, Shape, TextShape } from "@sunwright/engine/report/drawing";
import { HATCHES, LIGHT_INK } from "@sunwright/engine/report/palette";
import { runsOf } from "./fonts";

/** A drawing as an SVG in the colours of paper, for the PDF to keep as vectors. */
export const svgOf = ({ width, height, shapes }: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${PATTERNS}${shapes.map(elementOf).join("")}</svg>`;

const isHatch = (ink: Ink): ink is keyof typeof HATCHES => ink in HATCHES;
function colour(ink: Ink | undefined): string {
  if (ink === undefined) return "none";
  return isHatch(ink) ? `url(#${ink})` : LIGHT_INK[ink];
}

const PATTERNS = `<defs>${Object.entries(HATCHES)
  .map(
    ([name, { ground, line }]) =>
      `<pattern id="${name}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="6" height="6" fill="${LIGHT_INK[ground]}"/><rect width="1.6" height="6" fill="${LIGHT_INK[line]}"/></pattern>`,
  )
  .join("")}</defs>`;

function elementOf(shape: Shape): string {
  if (shape.kind === "text") return textOf(shape);
  const paint = attributes({
    fill: colour(shape.fill),
    stroke: colour(shape.stroke),
    "stroke-width": shape.strokeWidth,
    "stroke-dasharray": shape.dash,
  });
  if (shape.kind === "path") return `<path ${attributes({ d: shape.d, transform: shape.transform })} ${paint}/>`;
  if (shape.kind === "circle") return `<circle ${attributes({ cx: shape.x, cy: shape.y, r: shape.radius })} ${paint}/>`;
  const { x, y, width, height, rounded } = shape;
  const box = { x, y, width: Math.max(0, width), height: Math.max(0, height), rx: rounded };
  return `<rect ${attributes(box)} ${paint}/>`;
}

function textOf({ x, y, text, size, bold, anchor, fill }: TextShape): string {
  const look = attributes({
    x,
    y,
    "font-size": size,
    "font-weight": bold ? "bold" : "normal",
    "text-anchor": anchor,
    fill: colour(fill),
  });
  const runs = runsOf(text, "text").map((run) => `<tspan font-family="${run.font}">${escaped(run.text)}</tspan>`);
  return `<text ${look} font-family="text-latin">${runs.join("")}</text>`;
}

const attributes = (values: Readonly<Record<string, string | number | undefined>>) =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}="${escaped(String(value))}"`]))
    .join(" ");

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? "");

import type { Drawing, Ink, Shape, TextShape } from "@sunwright/report/drawing";
import { HATCHES, LIGHT_INK } from "@sunwright/report/palette";
import { runsInSight } from "./fonts";

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
    ([name, { ground, line, lineWidth }]) =>
      `<pattern id="${name}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="6" height="6" fill="${LIGHT_INK[ground]}"/><rect width="${lineWidth}" height="6" fill="${LIGHT_INK[line]}"/></pattern>`,
  )
  .join("")}</defs>`;

function elementOf(shape: Shape): string {
  if (shape.kind === "text") return textOf(shape);
  if (shape.kind === "group")
    return `<g ${attributes({ transform: shape.transform })}>${shape.shapes.map(elementOf).join("")}</g>`;
  const paint = attributes({
    fill: colour(shape.fill),
    stroke: colour(shape.stroke),
    "stroke-width": shape.strokeWidth,
    "stroke-dasharray": shape.dash,
    "stroke-linecap": shape.round && "round",
    "stroke-linejoin": shape.round && "round",
    opacity: shape.opacity,
  });
  if (shape.kind === "path") return `<path ${attributes({ d: shape.d, transform: shape.transform })} ${paint}/>`;
  if (shape.kind === "circle") return `<circle ${attributes({ cx: shape.x, cy: shape.y, r: shape.radius })} ${paint}/>`;
  const { x, y, width, height, rounded } = shape;
  const box = { x, y, width: Math.max(0, width), height: Math.max(0, height), rx: rounded };
  return `<rect ${attributes(box)} ${paint}/>`;
}

/** From here on a weight is set in the bold cut: paper has two. */
const BOLD_FROM = 600;

function textOf({ x, y, text, detail, size, weight, anchor, fill, upright }: TextShape): string {
  const look = attributes({
    x,
    y,
    "font-size": size,
    "font-weight": weight >= BOLD_FROM ? "bold" : "normal",
    "text-anchor": anchor,
    fill: colour(fill),
    transform: upright && `rotate(-90 ${x} ${y})`,
  });
  const words = detail === undefined ? text : `${text} ${detail}`;
  const runs = runsInSight(words, "text").map((run) => `<tspan font-family="${run.font}">${escaped(run.text)}</tspan>`);
  return `<text ${look} font-family="text-latin">${runs.join("")}</text>`;
}

const attributes = (values: Readonly<Record<string, string | number | undefined>>) =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}="${escaped(String(value))}"`]))
    .join(" ");

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? "");

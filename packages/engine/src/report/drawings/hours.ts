import { circle, type Drawing, type Ink, path, rect, type Shape, words } from "../drawing";
import { formatNumber } from "../format";
import { hourChartGeometry, timeMarks, type HourChartGeometry } from "../hour-chart";
import { stack, stepArea, stepLine } from "../step-path";
import { sourcesIn, SUPPLY_NAMES, type SupplySteps } from "../supply";

/** Room above the chart for its key. */
const KEY_HEIGHT = 18;

/** View B on paper: who brings the load, step by step, and the battery's charge under it. */
export function hoursDrawing(steps: SupplySteps, battery: boolean, width: number, label: string): Drawing {
  const at = lowered(hourChartGeometry(width, steps, battery));
  return {
    width,
    height: at.height,
    label,
    shapes: [...key(steps), ...axes(at, steps), ...layers(steps, at), ...(battery ? charge(steps, at) : [])],
  };
}

/** The chart moved down by the height of its key. */
function lowered(at: HourChartGeometry): HourChartGeometry {
  const down = (value: number) => value + KEY_HEIGHT;
  return {
    ...at,
    height: down(at.height),
    top: down(at.top),
    foot: down(at.foot),
    strip: at.strip && { top: down(at.strip.top), foot: down(at.strip.foot) },
    y: (value) => down(at.y(value)),
    charge: (value) => down(at.charge(value)),
  };
}

const LAYERS = [
  { source: "sun", fill: "sun" },
  { source: "battery", fill: "battery" },
  { source: "generator", fill: "gen" },
  { source: "grid", fill: "grid" },
  { source: "unmet", fill: "unmet-hatch" },
] as const satisfies readonly { readonly source: keyof typeof SUPPLY_NAMES; readonly fill: Ink }[];

function layers(steps: SupplySteps, { x, y }: HourChartGeometry): Shape[] {
  const ends = stack(LAYERS.map(({ source }) => steps[source]));
  const floor = new Float64Array(steps.count);
  return [
    path(stepArea(floor, steps.production, x, y), { fill: "sun-soft" }),
    ...LAYERS.flatMap(({ source, fill }, index) =>
      steps[source].some((value) => value > 0)
        ? [path(stepArea(ends[index - 1] ?? floor, ends[index] ?? floor, x, y), { fill })]
        : [],
    ),
    path(stepLine(steps.production, x, y), { stroke: "sun-edge", strokeWidth: 1 }),
    path(stepLine(steps.load, x, y), { stroke: "load", strokeWidth: 1.3 }),
  ];
}

const charge = (steps: SupplySteps, at: HourChartGeometry): Shape[] => [
  path(stepArea(new Float64Array(steps.count), steps.charge, at.x, at.charge), { fill: "battery-soft" }),
  path(stepLine(steps.charge, at.x, at.charge), { stroke: "battery-edge", strokeWidth: 1.2 }),
];

function axes(at: HourChartGeometry, steps: SupplySteps): Shape[] {
  const digits = at.ticks.some((tick) => !Number.isInteger(tick)) ? 1 : 0;
  const foot = at.strip?.foot ?? at.foot;
  const strip: Shape[] = at.strip
    ? [
        path(`M${at.left} ${at.strip.foot + 0.5}H${at.right}`, { stroke: "control", strokeWidth: 1 }),
        words(at.left - 8, at.strip.top + 9, "100%", { anchor: "end" }),
        words(at.left - 8, at.strip.foot, "0%", { anchor: "end" }),
      ]
    : [];
  return [
    ...at.ticks.flatMap((tick): Shape[] => [
      path(`M${at.left} ${at.y(tick)}H${at.right}`, { stroke: "line", strokeWidth: 1 }),
      words(at.left - 8, at.y(tick) + 4, formatNumber(tick, 2, digits), { anchor: "end" }),
    ]),
    words(at.left - 8, at.top - 10, steps.hoursPerStep === 1 ? "kW" : "kWh", { anchor: "end" }),
    ...timeMarks(steps, at.width).flatMap(({ middle, line, text }): Shape[] => [
      ...(line === null
        ? []
        : [path(`M${at.x(line)} ${at.top - 8}V${foot}`, { stroke: "line-strong", strokeWidth: 1, dash: "2 3" })]),
      words(at.x(middle), foot + 16, text, { anchor: "middle" }),
    ]),
    ...strip,
  ];
}

/** Names of what the chart holds, side by side. */
function key(steps: SupplySteps): Shape[] {
  const present = sourcesIn(steps);
  const entries = [
    { text: SUPPLY_NAMES.sun, fill: "sun" as Ink },
    { text: "Solar, to battery or surplus", fill: "sun-soft" as Ink },
    ...LAYERS.filter(({ source }) => source !== "sun" && present.has(source)).map(({ source, fill }) => ({
      text: SUPPLY_NAMES[source],
      fill: fill as Ink,
    })),
    { text: "Load", fill: "load" as Ink },
  ];
  return keyShapes(entries);
}

/** Mean width of a letter at the key's size. */
const LETTER = 5.7;

/** A key in one line, from the left. */
export function keyShapes(entries: readonly { readonly text: string; readonly fill: Ink }[]): Shape[] {
  let x = 0;
  return entries.flatMap(({ text, fill }): Shape[] => {
    const left = x;
    x += 24 + text.length * LETTER;
    const mark: Shape =
      text === "Load" ? circle(left + 5, 6, 3, { fill }) : rect({ x: left, y: 1, width: 10, height: 10 }, { fill });
    return [mark, words(left + 14, 10, text)];
  });
}

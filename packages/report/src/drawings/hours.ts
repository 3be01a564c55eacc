import { say } from "@sunwright/words/report-drawings";
import { amountAxis, baseLine } from "../axes";
import { axisText, type Drawing, type Ink, path, type Shape } from "../drawing";
import { formatNumber } from "../format";
import { type HourChartGeometry, timeMarks } from "../hour-chart";
import { stack, stepArea, stepLine } from "../step-path";
import { sourcesIn, SUPPLY_NAMES, type SupplySteps } from "../supply";
import type { KeyEntry } from "./key";

/** View B: who brings the load, step by step, and the battery's charge under it. */
export const hoursDrawing = (at: HourChartGeometry, steps: SupplySteps, label: string): Drawing => ({
  width: at.width,
  height: at.height,
  label,
  shapes: [
    ...axis(at, steps.hoursPerStep === 1 ? "kW" : say("hours.energyAxis")),
    ...layers(steps, at),
    ...charge(steps, at),
    ...time(steps, at),
  ],
});

/** From the axis up. */
const LAYERS = [
  { source: "sun", fill: "sun" },
  { source: "battery", fill: "battery" },
  { source: "generator", fill: "gen" },
  { source: "grid", fill: "grid" },
  { source: "unmet", fill: "unmet-hatch" },
] as const satisfies readonly { readonly source: keyof typeof SUPPLY_NAMES; readonly fill: Ink }[];

function axis(at: HourChartGeometry, unit: string): Shape[] {
  const digits = at.ticks.some((tick) => !Number.isInteger(tick)) ? 1 : 0;
  const marks = at.ticks.map((tick) => ({ y: at.y(tick), text: formatNumber(tick, 2, digits) }));
  const isLong = unit.length > 3;
  return [
    ...amountAxis(marks, at.left, at.right),
    axisText(isLong ? 0 : at.left - 8, 11, unit, { anchor: isLong ? "start" : "end" }),
  ];
}

/** All the sun behind, who brings the load before it, and the load as the line on top. */
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
    path(stepLine(steps.production, x, y), { stroke: "sun-edge", strokeWidth: 1.3 }),
    path(stepLine(steps.load, x, y), { stroke: "load", strokeWidth: 1.6 }),
  ];
}

function charge(steps: SupplySteps, { strip, left, right, x, charge: y }: HourChartGeometry): Shape[] {
  if (strip === null) return [];
  return [
    path(stepArea(new Float64Array(steps.count), steps.charge, x, y), { fill: "battery-soft" }),
    path(stepLine(steps.charge, x, y), { stroke: "battery-edge", strokeWidth: 1.5 }),
    path(`M${left} ${strip.top}H${right}`, { stroke: "line" }),
    baseLine(strip.foot, left, right),
    axisText(left - 8, strip.top + 9, "100%", { anchor: "end" }),
    axisText(left - 8, strip.foot, "0%", { anchor: "end" }),
  ];
}

function time(steps: SupplySteps, at: HourChartGeometry): Shape[] {
  const foot = at.strip?.foot ?? at.foot;
  return timeMarks(steps, at.width).flatMap(({ middle, line, text }): Shape[] => [
    ...(line === null ? [] : [path(`M${at.x(line)} 12V${foot}`, { stroke: "line-strong", dash: "2 3" })]),
    axisText(at.x(middle), foot + 18, text),
  ]);
}

/** Names of what the chart really holds; four or more series share it, so they cannot all be named in place. */
export function supplyKey(steps: SupplySteps): KeyEntry[] {
  const present = sourcesIn(steps);
  return [
    { text: SUPPLY_NAMES.sun, fill: "sun", mark: "area" },
    { text: say("hours.solarToBatteryOrSurplus"), fill: "sun-soft", mark: "area" },
    ...LAYERS.filter(({ source }) => source !== "sun" && present.has(source)).map(({ source, fill }) => ({
      text: SUPPLY_NAMES[source],
      fill,
      mark: "area" as const,
    })),
    { text: say("hours.load"), fill: "load", mark: "line" },
  ];
}

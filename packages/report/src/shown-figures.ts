import type { CableDesign, Design } from "@sunwright/engine/sizing/design";
import type { EarthingDesign, GeneratorDesign, StringCheck } from "@sunwright/engine/sizing/electrical/types";
import type { SimulatedDesign } from "@sunwright/engine/sizing/simulated";
import type { Trace } from "@sunwright/engine/sizing/trace";
import { formatNumber, formatPercent } from "./format";
import { servedText } from "./reliability";

/** A figure as it is read, beside the trace it comes from. The screens and the report set the same ones. */
export interface ShownFigure {
  readonly label: string;
  readonly trace: Trace;
  readonly value: string;
  readonly unit?: string;
}

export const figureWords = ({ value, unit }: Pick<ShownFigure, "value" | "unit">) =>
  unit === undefined ? value : `${value}${unit === "%" ? "" : " "}${unit}`;
export const figureRow = (figure: ShownFigure): string[] => [figure.label, figureWords(figure)];

const whole = (label: string, trace: Trace, unit: string): ShownFigure => ({
  label,
  trace,
  value: formatNumber(trace.value),
  unit,
});
const kilo = (value: number) => formatNumber(value / 1_000, 2);

/** View E: the three figures at its head, then the others. */
export const reliabilityHeads = ({ hoursServed, unmetHours, longestGap }: SimulatedDesign): ShownFigure[] => [
  { label: "Hours served", trace: hoursServed, value: servedText(hoursServed.value), unit: "%" },
  whole("Unmet", unmetHours, "h a year"),
  whole("Longest gap", longestGap, "h"),
];

export const reliabilityFigures = ({
  target,
  ages,
  nineOfTen,
  unmetEnergy,
  sunlessHours,
}: SimulatedDesign): ShownFigure[] => [
  { label: target.name, trace: target, value: formatNumber(target.value, 1), unit: target.unit },
  // On-grid nothing has to last: the grid serves every hour.
  ...(ages.length > 0
    ? [{ label: nineOfTen.name, trace: nineOfTen, value: servedText(nineOfTen.value), unit: "%" }]
    : []),
  { label: "Energy missing", trace: unmetEnergy, value: formatNumber(unmetEnergy.value, 1), unit: "kWh a year" },
  ...(sunlessHours.value > 0 ? [whole("Full battery, no sun at all", sunlessHours, "h")] : []),
];

/** View F: the specification's own figures, and beside them what this design comes to. */
export function energyFigures({ load, panels, energy, site }: Design): ShownFigure[] {
  const { dailyProduction, surplus, systemEfficiency, systemEfficiencyFound, carbonOffset, servedAtSourcedSun } =
    energy;
  const inKilo = (label: string, trace: Trace): ShownFigure => ({
    label,
    trace,
    value: kilo(trace.value),
    unit: "kWh",
  });
  const hours = formatNumber(dailyProduction.value / Math.max(panels.capacity.value, 1), 1);
  return [
    inKilo("Daily consumption", load.dailyConsumption),
    inKilo(`Solar production, ${kilo(panels.capacity.value)} kW × ${hours} h`, dailyProduction),
    inKilo("Energy surplus, before losses", surplus),
    whole("System efficiency", systemEfficiency, "%"),
    whole("Found in this design", systemEfficiencyFound, "%"),
    {
      label: "Carbon offset",
      trace: carbonOffset,
      value: formatNumber(carbonOffset.value, 2),
      unit: "kg CO₂ a day",
    },
    {
      label: `Served under ${site.sourcedPlace}'s sourced sun`,
      trace: servedAtSourcedSun,
      value: formatPercent(Math.min(1, servedAtSourcedSun.value), 1),
    },
  ];
}

/** What a cable loses, in view I. */
export const cableDrop = ({ dropPercent: trace }: CableDesign): ShownFigure => ({
  label: "Drop",
  trace,
  value: formatNumber(trace.value, 2),
  unit: "%",
});
export const cableLoss = ({ yearlyLoss: trace }: CableDesign): ShownFigure => ({
  label: "Loss a year",
  trace,
  value: formatNumber(trace.value, 1),
  unit: "kWh",
});

/** View J: strings, earthing and generator. */
export const stringFigures = ({ coldVoltage, codeVoltage, hotVoltage, cable }: StringCheck): ShownFigure[] => [
  whole("Open, at the record low", coldVoltage, "V"),
  whole("By the table of NEC 690.7", codeVoltage, "V"),
  whole("Working, at the hottest", hotVoltage, "V"),
  { label: "Cable of one string", trace: cable, value: formatNumber(cable.value, 1), unit: "mm²" },
];

export const earthingFigures = ({ electrode, rods, frameBonding }: EarthingDesign): ShownFigure[] => [
  whole("Earth electrode, at most", electrode, "Ω"),
  { label: "Rods of 3 m, about", trace: rods, value: formatNumber(rods.value) },
  whole("Frames and rails to earth", frameBonding, "mm²"),
];

export function generatorFigures(generator: GeneratorDesign): ShownFigure[] {
  const { needed, derating, rating, sets, leastLoad, litresPerHour, litresPerKwh } = generator;
  const buy = `${sets > 1 ? `${formatNumber(sets)} × ` : ""}${kilo(rating.value)}`;
  return [
    { label: "Needed at this site", trace: needed, value: kilo(needed.value), unit: "kW" },
    { label: "A set gives here", trace: derating, value: formatPercent(derating.value, 1) },
    { label: "Set to buy", trace: rating, value: buy, unit: "kW" },
    { label: "Least load", trace: leastLoad, value: kilo(leastLoad.value), unit: "kW" },
    { label: "Fuel at work", trace: litresPerHour, value: formatNumber(litresPerHour.value, 2), unit: "l/h" },
    { label: "Fuel for a kWh", trace: litresPerKwh, value: formatNumber(litresPerKwh.value, 2), unit: "l" },
  ];
}

/** Of a roof's layout. */
export function roofFigures(figures: Readonly<Record<RoofFigureName, Trace>>): ShownFigure[] {
  const tenth = (label: string, trace: Trace): ShownFigure => ({
    label,
    trace,
    value: formatNumber(trace.value, 1),
    unit: "%",
  });
  return [
    { label: "Efficiency score", trace: figures.efficiencyScore, value: formatNumber(figures.efficiencyScore.value) },
    whole("Energy yield", figures.energyYield, "kWh a year"),
    tenth("Utilization rate", figures.utilizationRate),
    tenth("Shading loss", figures.shadingLoss),
    tenth("Orientation and tilt", figures.orientationFactor),
    tenth("Solar access", figures.solarAccess),
    tenth("Usable roof filled", figures.fill),
  ];
}
export type RoofFigureName =
  | "power"
  | "energyYield"
  | "efficiencyScore"
  | "utilizationRate"
  | "shadingLoss"
  | "orientationFactor"
  | "solarAccess"
  | "fill";

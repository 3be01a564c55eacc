import { say } from "@sunwright/words/report-figures";
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
  { label: say("hoursServed"), trace: hoursServed, value: servedText(hoursServed.value), unit: "%" },
  whole("Unmet", unmetHours, "h a year"),
  whole(say("longestGap"), longestGap, "h"),
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
  { label: say("energyMissing"), trace: unmetEnergy, value: formatNumber(unmetEnergy.value, 1), unit: say("kwhAYear") },
  ...(sunlessHours.value > 0 ? [whole(say("fullBatteryNoSun"), sunlessHours, "h")] : []),
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
    inKilo(say("dailyConsumption"), load.dailyConsumption),
    inKilo(say("solarProductionKwH", { value: kilo(panels.capacity.value), hours }), dailyProduction),
    inKilo(say("energySurplusBeforeLosses"), surplus),
    whole(say("systemEfficiency"), systemEfficiency, "%"),
    whole(say("foundInThisDesign"), systemEfficiencyFound, "%"),
    {
      label: say("carbonOffset"),
      trace: carbonOffset,
      value: formatNumber(carbonOffset.value, 2),
      unit: say("kgCoADay"),
    },
    {
      label: say("servedUnderSSourced", { sourcedPlace: site.sourcedPlace }),
      trace: servedAtSourcedSun,
      value: formatPercent(Math.min(1, servedAtSourcedSun.value), 1),
    },
  ];
}

/** What a cable loses, in view I. */
export const cableDrop = ({ dropPercent: trace }: CableDesign): ShownFigure => ({
  label: say("drop"),
  trace,
  value: formatNumber(trace.value, 2),
  unit: "%",
});
export const cableLoss = ({ yearlyLoss: trace }: CableDesign): ShownFigure => ({
  label: say("lossAYear"),
  trace,
  value: formatNumber(trace.value, 1),
  unit: "kWh",
});

/** View J: strings, earthing and generator. */
export const stringFigures = ({ coldVoltage, codeVoltage, hotVoltage, cable }: StringCheck): ShownFigure[] => [
  whole(say("openAtTheRecord"), coldVoltage, "V"),
  whole(say("byTheTableOf"), codeVoltage, "V"),
  whole(say("workingAtTheHottest"), hotVoltage, "V"),
  { label: say("cableOfOneString"), trace: cable, value: formatNumber(cable.value, 1), unit: say("mm") },
];

export const earthingFigures = ({ electrode, rods, frameBonding }: EarthingDesign): ShownFigure[] => [
  whole(say("earthElectrodeAtMost"), electrode, "Ω"),
  { label: say("rodsOfMAbout"), trace: rods, value: formatNumber(rods.value) },
  whole(say("framesAndRailsTo"), frameBonding, "mm²"),
];

export function generatorFigures(generator: GeneratorDesign): ShownFigure[] {
  const { needed, derating, rating, sets, leastLoad, litresPerHour, litresPerKwh } = generator;
  const buy = `${sets > 1 ? `${formatNumber(sets)} × ` : ""}${kilo(rating.value)}`;
  return [
    { label: say("neededAtThisSite"), trace: needed, value: kilo(needed.value), unit: "kW" },
    { label: say("aSetGivesHere"), trace: derating, value: formatPercent(derating.value, 1) },
    { label: say("setToBuy"), trace: rating, value: buy, unit: "kW" },
    { label: say("leastLoad"), trace: leastLoad, value: kilo(leastLoad.value), unit: "kW" },
    { label: say("fuelAtWork"), trace: litresPerHour, value: formatNumber(litresPerHour.value, 2), unit: "l/h" },
    { label: say("fuelForAKwh"), trace: litresPerKwh, value: formatNumber(litresPerKwh.value, 2), unit: "l" },
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
    {
      label: say("efficiencyScore"),
      trace: figures.efficiencyScore,
      value: formatNumber(figures.efficiencyScore.value),
    },
    whole(say("energyYield"), figures.energyYield, "kWh a year"),
    tenth(say("utilizationRate"), figures.utilizationRate),
    tenth(say("shadingLoss"), figures.shadingLoss),
    tenth(say("orientationAndTilt"), figures.orientationFactor),
    tenth(say("solarAccess"), figures.solarAccess),
    tenth(say("usableRoofFilled"), figures.fill),
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

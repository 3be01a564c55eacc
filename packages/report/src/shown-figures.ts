import { tell } from "./tell";
import { say } from "@sunwright/words/report-figures";
import { tellUnit } from "@sunwright/words/tell-unit";
import type { SimulatedGenerator } from "@sunwright/engine/sizing/inputs/simulated";
import type { CableDesign, Design } from "@sunwright/engine/sizing/inputs/design";
import type { EarthingDesign, GeneratorDesign, StringCheck } from "@sunwright/engine/sizing/inputs/electrical-types";
import type { ShadeDesign } from "@sunwright/engine/sizing/inputs/shade-design";
import type { SimulatedDesign } from "@sunwright/engine/sizing/inputs/simulated";
import type { Trace } from "@sunwright/engine/sizing/inputs/trace";
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
  { label: say("reliability.hoursServed"), trace: hoursServed, value: servedText(hoursServed.value), unit: "%" },
  whole(say("reliability.unmet"), unmetHours, say("unit.hoursAYear")),
  whole(say("reliability.longestGap"), longestGap, "h"),
];

export const reliabilityFigures = ({
  target,
  ages,
  nineOfTen,
  unmetEnergy,
  sunlessHours,
}: SimulatedDesign): ShownFigure[] => [
  { label: tell(target.name), trace: target, value: formatNumber(target.value, 1), unit: tellUnit(target.unit) },
  // On-grid nothing has to last: the grid serves every hour.
  ...(ages.length > 0
    ? [{ label: tell(nineOfTen.name), trace: nineOfTen, value: servedText(nineOfTen.value), unit: "%" }]
    : []),
  {
    label: say("reliability.energyMissing"),
    trace: unmetEnergy,
    value: formatNumber(unmetEnergy.value, 1),
    unit: say("unit.kilowattHoursAYear"),
  },
  ...(sunlessHours.value > 0 ? [whole(say("reliability.sunlessHours"), sunlessHours, "h")] : []),
];

/** What stated objects take, and what trackers of their own would win back. */
const shadeFigures = ({ objects, all, wonBack }: ShadeDesign): ShownFigure[] =>
  [
    ...objects.map(({ energy }) => energy),
    ...(objects.length > 1 ? [all] : []),
    ...(wonBack === null ? [] : [wonBack]),
  ].map((trace) => whole(tell(trace.name), trace, say("unit.kilowattHoursAYear")));

/** View F: the specification's own figures, and beside them what this design comes to. */
export function energyFigures({ load, panels, energy, site, shade, basis }: Design): ShownFigure[] {
  const { dailyProduction, surplus, systemEfficiency, systemEfficiencyFound, carbonOffset, servedAtSourcedSun } =
    energy;
  const inKilo = (label: string, trace: Trace): ShownFigure => ({
    label,
    trace,
    value: kilo(trace.value),
    unit: "kWh",
  });
  const sunHours = formatNumber(dailyProduction.value / Math.max(panels.capacity.value, 1), 1);
  return [
    inKilo(say("energy.dailyConsumption"), load.dailyConsumption),
    inKilo(say("energy.solarProduction", { kilowatts: kilo(panels.capacity.value), sunHours }), dailyProduction),
    inKilo(say("energy.surplus"), surplus),
    ...(site.lightLosses ?? []).map(({ year }) => ({
      label: tell(year.name),
      trace: year,
      value: formatNumber(year.value, 1),
      unit: "%",
    })),
    ...(shade === undefined ? [] : shadeFigures(shade)),
    whole(say("energy.systemEfficiency"), systemEfficiency, "%"),
    whole(say("energy.systemEfficiencyFound"), systemEfficiencyFound, "%"),
    {
      label: say("energy.carbonOffset"),
      trace: carbonOffset,
      value: formatNumber(carbonOffset.value, 2),
      unit: say("unit.kilogramsOfCo2ADay"),
    },
    // On the grid every hour is served; what the sun brings of it is the sun's share.
    ...(basis.parameters.systemType === "on-grid"
      ? []
      : [
          {
            label: say("energy.servedAtSourcedSun", { place: site.sourcedPlace }),
            trace: servedAtSourcedSun,
            value: formatPercent(Math.min(1, servedAtSourcedSun.value), 1),
          },
        ]),
  ];
}

/** What a cable loses, in view I. */
export const cableDrop = ({ dropPercent: trace }: CableDesign): ShownFigure => ({
  label: say("cable.drop"),
  trace,
  value: formatNumber(trace.value, 2),
  unit: "%",
});
export const cableLoss = ({ yearlyLoss: trace }: CableDesign): ShownFigure => ({
  label: say("cable.yearlyLoss"),
  trace,
  value: formatNumber(trace.value, 1),
  unit: "kWh",
});

/** View J: strings, earthing and generator. */
export const stringFigures = ({ coldVoltage, codeVoltage, hotVoltage, cable }: StringCheck): ShownFigure[] => [
  whole(say("string.coldVoltage"), coldVoltage, "V"),
  whole(say("string.codeVoltage"), codeVoltage, "V"),
  whole(say("string.hotVoltage"), hotVoltage, "V"),
  { label: say("string.cable"), trace: cable, value: formatNumber(cable.value, 1), unit: "mm²" },
];

export const earthingFigures = ({ electrode, rods, frameBonding }: EarthingDesign): ShownFigure[] => [
  whole(say("earthing.electrode"), electrode, "Ω"),
  { label: say("earthing.rods"), trace: rods, value: formatNumber(rods.value) },
  whole(say("earthing.frameBonding"), frameBonding, "mm²"),
];

/** The set that stands by, and what the simulated years ask of it. */
export function generatorFigures(generator: GeneratorDesign, use: SimulatedGenerator | null): ShownFigure[] {
  const { needed, derating, rating, sets, startCharge, stopCharge, leastLoad, litresPerHour, litresPerKwh } = generator;
  const buy = `${sets > 1 ? `${formatNumber(sets)} × ` : ""}${kilo(rating.value)}`;
  return [
    { label: say("generator.needed"), trace: needed, value: kilo(needed.value), unit: "kW" },
    { label: say("generator.derating"), trace: derating, value: formatPercent(derating.value, 1) },
    { label: say("generator.rating"), trace: rating, value: buy, unit: "kW" },
    whole(say("generator.startCharge"), startCharge, "%"),
    whole(say("generator.stopCharge"), stopCharge, "%"),
    { label: say("generator.leastLoad"), trace: leastLoad, value: kilo(leastLoad.value), unit: "kW" },
    {
      label: say("generator.fuelAtWork"),
      trace: litresPerHour,
      value: formatNumber(litresPerHour.value, 2),
      unit: "l/h",
    },
    {
      label: say("generator.fuelPerKilowattHour"),
      trace: litresPerKwh,
      value: formatNumber(litresPerKwh.value, 2),
      unit: "l",
    },
    ...(use === null ? [] : generatorUseFigures(use)),
  ];
}

const generatorUseFigures = ({ hours, starts, energy, litres, sets }: SimulatedGenerator): ShownFigure[] => [
  whole(say("generator.hours"), hours, "h"),
  whole(say("generator.starts"), starts, ""),
  whole(say("generator.energy"), energy, "kWh"),
  whole(say("generator.litres"), litres, "l"),
  whole(say("generator.sets"), sets, ""),
];

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
      label: say("roof.efficiencyScore"),
      trace: figures.efficiencyScore,
      value: formatNumber(figures.efficiencyScore.value),
    },
    whole(say("roof.energyYield"), figures.energyYield, say("unit.kilowattHoursAYear")),
    tenth(say("roof.utilizationRate"), figures.utilizationRate),
    tenth(say("roof.shadingLoss"), figures.shadingLoss),
    tenth(say("roof.orientationFactor"), figures.orientationFactor),
    tenth(say("roof.solarAccess"), figures.solarAccess),
    tenth(say("roof.fill"), figures.fill),
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

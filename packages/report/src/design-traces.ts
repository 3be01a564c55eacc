import type { Design } from "@sunwright/engine/sizing/inputs/design";
import type { ElectricalDesign } from "@sunwright/engine/sizing/inputs/electrical-types";
import type { ShadeDesign } from "@sunwright/engine/sizing/inputs/shade-design";
import { arePricesKnown } from "@sunwright/engine/prices/part-prices";
import { localPriceTrace } from "@sunwright/engine/sizing/explain/price-ladder";
import type { Trace } from "@sunwright/engine/sizing/inputs/trace";

const shadeTraces = ({ objects, all, wonBack }: ShadeDesign): Trace[] => [
  ...objects.flatMap(({ energy, worth }) => [energy, worth]),
  all,
  ...(wonBack === null ? [] : [wonBack]),
];

/** Every figure of a design with its explanation, in the order of the results page. */
export function tracesOf(design: Design): Trace[] {
  const { load, site, panels, battery, inverter, cost, energy } = design;
  return [
    load.dailyConsumption,
    load.monthlyConsumption,
    load.peakPower,
    load.coincidentPeak,
    load.surgePower,
    site.designSunHours,
    ...(site.lightLosses ?? []).map(({ year }) => year),
    ...(design.shade === undefined ? [] : shadeTraces(design.shade)),
    panels.capacity,
    panels.count,
    panels.plainRule,
    panels.tilt,
    panels.inSeries,
    panels.strings,
    battery.capacity,
    battery.ampHours,
    inverter.capacity,
    ...(inverter.searched === null ? [] : [inverter.searched.capacity, inverter.searched.saves]),
    inverter.capacityAtSite,
    // Over the load, which on-grid the grid carries.
    ...(design.grid === null ? [inverter.marginFound] : []),
    inverter.acCurrent,
    ...design.parts.map(({ why }) => why),
    ...design.cables.flatMap(({ size, dropPercent, yearlyLoss }) => [size, dropPercent, yearlyLoss]),
    ...electricalTraces(design.electrical),
    ...(arePricesKnown(design.basis.parameters.country) ? [localPriceTrace(design)] : []),
    cost.panels,
    cost.batteries,
    cost.inverter,
    cost.installation,
    cost.total,
    energy.dailyProduction,
    energy.surplus,
    energy.systemEfficiency,
    energy.systemEfficiencyFound,
    energy.carbonOffset,
    energy.servedAtSourcedSun,
    ...simulatedTraces(design),
    ...gridTraces(design),
  ];
}

function gridTraces({ grid }: Design): Trace[] {
  if (grid === null) return [];
  const {
    battery,
    worth,
    payback,
    ratio,
    bought,
    sold,
    selfUsed,
    lost,
    selfUsedShare,
    selfUsedValue,
    soldValue,
    byYear,
  } = grid;
  const stored = battery === null ? [] : [battery.capacity, battery.worth, battery.storedValue, battery.storedCost];
  const exchanged = [selfUsed, selfUsedShare, sold, bought, lost, selfUsedValue, soldValue];
  return [worth, ...(payback === null ? [] : [payback]), ...exchanged, ratio, byYear, ...stored];
}

function simulatedTraces({ simulation }: Design): Trace[] {
  if (simulation === null) return [];
  const { target, hoursServed, nineOfTen, unmetHours, unmetEnergy, longestGap, sunlessHours, yearlyYield } = simulation;
  const { generator } = simulation;
  return [
    target,
    hoursServed,
    nineOfTen,
    unmetHours,
    unmetEnergy,
    longestGap,
    sunlessHours,
    ...(generator === null
      ? []
      : [generator.hours, generator.starts, generator.energy, generator.litres, generator.sets]),
    yearlyYield.p50,
    yearlyYield.p90,
  ];
}

function electricalTraces({ circuits, strings, earthing, generator }: ElectricalDesign): Trace[] {
  const standby =
    generator === null
      ? []
      : [
          generator.needed,
          generator.derating,
          generator.rating,
          generator.startCharge,
          generator.stopCharge,
          generator.leastLoad,
          generator.litresPerHour,
          generator.litresPerKwh,
        ];
  return [
    ...circuits.flatMap(({ current, size, ampacity, protectiveConductor, devices }) => [
      current,
      size,
      ampacity,
      protectiveConductor,
      ...devices.map(({ rating }) => rating),
    ]),
    ...(strings === null ? [] : [strings.coldVoltage, strings.codeVoltage, strings.hotVoltage, strings.cable]),
    earthing.electrode,
    earthing.rods,
    earthing.frameBonding,
    ...standby,
  ];
}

import { BUS_VOLTAGES, type BusVoltage } from "../../parameters/options";
import type { Text } from "../../units/told";
import { told } from "../inputs/advice-told";
import { atBusVoltage, busVoltageOf, cellsInSeries } from "../rule/bus-voltage";
import { cableText } from "../inputs/cable-text";
import type { DesignInput, ParametersInput } from "../inputs/design";
import { electricalDesign } from "../electrical/electrical-design";
import { unused, used, type Use, type UseOf } from "./parameter-entry";
import { batteryAmpHours } from "../rule/results";
import type { RuleFigures } from "../rule/rule-figures";
import { gridIsAlwaysThere } from "../inputs/supply";
import { darkShareOf } from "../inputs/target";

/** What the parameters of the supply did: the rule of the battery, the outage of the grid, the generator. */
export const SUPPLY_USES = {
  backupRule: ({ input }) => backupRule(input.parameters),
  reliabilityTarget: ({ input }) => reliabilityTarget(input.parameters),
  designAge: ({ input }) => designAge(input.parameters),
  dailyVariation: ({ input }) => dailyVariation(input),
  hourlyVariation: ({ input }) => hourlyVariation(input),
  busVoltage,
  outageHours: ({ input }) => outageHours(input.parameters),
  outageStart: ({ input }) => outageStart(input.parameters),
  outagesPerYear: ({ input }) => outagesPerYear(input.parameters),
  outageMeanHours: ({ input }) => outageMeanHours(input.parameters),
  hybridGoal: ({ input }) => hybridGoal(input.parameters),
  generator: ({ input }) => generator(input.parameters),
} satisfies Record<string, UseOf>;

const ALWAYS_THERE = told("use.gridAlwaysThere");

function backupRule({ backupRule: rule, backupDays: days }: ParametersInput): Use {
  return used(rule === "reliability" ? told("use.backupRule.reliability") : told("use.backupRule.autonomy", { days }));
}

function reliabilityTarget(parameters: ParametersInput): Use {
  const { backupRule: rule, reliabilityTarget: target, backupDays: days } = parameters;
  if (rule === "autonomy") return unused(told("use.reliabilityTarget.autonomy", { days }));
  return used(
    target === null
      ? told("use.reliabilityTarget.days", { days, share: 1 - darkShareOf(days) })
      : told("use.reliabilityTarget.typed", { share: target / 100 }),
  );
}

const designAge = ({ designAge: age }: ParametersInput): Use => used(told(`use.designAge.${age}`));

function dailyVariation({ load, parameters: { dailyVariation: variation } }: DesignInput): Use {
  if (isMeasured(load)) return unused(told("use.variation.measured"));
  return used(variation === 0 ? told("use.dailyVariation.none") : told("use.dailyVariation.some", { variation }));
}

/** Its hours stray as the house does. */
const isMeasured = (load: DesignInput["load"]): boolean => load.kind === "direct" && load.hours !== undefined;

function hourlyVariation({ load, parameters }: DesignInput): Use {
  const { hourlyVariation: variation } = parameters;
  if (isMeasured(load)) return unused(told("use.variation.measured"));
  if (load.kind === "appliances") return unused(told("use.hourlyVariation.appliances"));
  return used(variation === 0 ? told("use.hourlyVariation.none") : told("use.hourlyVariation.some", { variation }));
}

function busVoltage(figures: RuleFigures): Use {
  if (figures.battery.capacity === 0) return used(told("use.busVoltage.nothingToCarry"));
  const chosen = busVoltageOf(figures.input.parameters);
  const other = BUS_VOLTAGES.find((voltage) => voltage > chosen) ?? 24;
  return used(
    told("use.busVoltage.puts", {
      inSeries: modules(chosen, figures),
      chosen: batteryAt(chosen, figures),
      other,
      atOther: batteryAt(other, figures),
    }),
  );
}

/** "235 Ah and 145 A through 70 mm²" */
function batteryAt(voltage: BusVoltage, figures: RuleFigures): Text {
  const ampHours = batteryAmpHours(figures.battery.capacity, voltage);
  const { circuits } = electricalDesign(atBusVoltage(figures, voltage));
  const circuit = circuits.find(({ run }) => run === "battery-inverter");
  if (circuit === undefined) return told("use.busVoltage.cannotBeBuilt", { ampHours });
  const { current, size, parallel } = circuit;
  return told("use.busVoltage.battery", {
    ampHours,
    current: current.value,
    cable: cableText(size.value, parallel),
  });
}

/** What stands in series. */
function modules(voltage: number, { technology }: RuleFigures): Text {
  return technology.battery.chemistry === "lfp"
    ? told("use.busVoltage.cells", { cells: cellsInSeries(voltage) })
    : told("use.busVoltage.blocks", { blocks: voltage / BLOCK_VOLTAGE, volts: BLOCK_VOLTAGE });
}
/** Lead acid is sold in blocks of six cells. [V] */
const BLOCK_VOLTAGE = 12;

function outageHours({ outageHours: hours, outageStart: start }: ParametersInput): Use {
  if (hours === 0) return used(told("use.outageHours.none"));
  return used(
    hours === 24
      ? told("use.outageHours.all")
      : told("use.outageHours.some", { from: clock(start), until: clock(start + hours) }),
  );
}

function outageStart({ outageHours: hours, outageStart: start }: ParametersInput): Use {
  if (hours === 0) return unused(ALWAYS_THERE);
  if (hours === 24) return unused(told("use.outageStart.noGrid"));
  return used(told("use.outageStart.begins", { start: clock(start) }));
}

function outagesPerYear({ outagesPerYear: outages, outageMeanHours: hours }: ParametersInput): Use {
  return used(
    outages === 0 ? told("use.outagesPerYear.none") : told("use.outagesPerYear.some", { hours: outages * hours }),
  );
}

/** One in ten exponential draws is longer than this many means. */
const ONE_IN_TEN = Math.log(10);

function outageMeanHours({ outagesPerYear: outages, outageMeanHours: hours }: ParametersInput): Use {
  if (outages === 0) return unused(told("use.outageMeanHours.none"));
  return used(told("use.outageMeanHours.some", { hours, long: ONE_IN_TEN * hours }));
}

const hybridGoal = ({ hybridGoal: goal }: ParametersInput): Use => used(told(`use.hybridGoal.${goal}`));

function generator({ systemType, generator: fuel, ...supply }: ParametersInput): Use {
  const isHybrid = systemType === "hybrid";
  if (isHybrid && gridIsAlwaysThere(supply)) return unused(ALWAYS_THERE);
  if (fuel === "none") return used(told(isHybrid ? "use.generator.noneInOutage" : "use.generator.none"));
  return used(told(isHybrid ? "use.generator.startsInOutage" : "use.generator.starts", { fuel }));
}

const clock = (hour: number) => `${`${hour % 24}`.padStart(2, "0")}:00`;

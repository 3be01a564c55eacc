import { counted } from "../units/counted";
import { BUS_VOLTAGES, type BusVoltage, type DesignAge } from "../parameters/options";
import { atBusVoltage, busVoltageOf, cellsInSeries } from "./bus-voltage";
import type { DesignInput, ParametersInput } from "./design";
import { electricalDesign } from "./electrical/electrical-design";
import { percent, show } from "./explain";
import { unused, used, type Use, type UseOf } from "./parameter-entry";
import { batteryAmpHours } from "./results";
import type { RuleFigures } from "./rule-figures";
import { darkShareOf } from "./target";

/** What the parameters of the supply did: the rule of the battery, the outage of the grid, the generator. */
export const SUPPLY_USES = {
  backupRule: ({ input }) => backupRule(input.parameters),
  reliabilityTarget: ({ input }) => reliabilityTarget(input.parameters),
  designAge: ({ input }) => designAge(input.parameters),
  dailyVariation: ({ input }) => dailyVariation(input.parameters),
  hourlyVariation: ({ input }) => hourlyVariation(input),
  busVoltage,
  outageHours: ({ input }) => outageHours(input.parameters),
  outageStart: ({ input }) => outageStart(input.parameters),
  generator: ({ input }) => generator(input.parameters),
} satisfies Record<string, UseOf>;

const ALWAYS_THERE = "Not used while the grid is there at every hour.";

const days = (count: number) => counted(count, "day");

function backupRule({ backupRule: rule, backupDays }: ParametersInput): Use {
  return used(
    rule === "reliability"
      ? "Sizes panels and battery to serve a share of the simulated hours at the least cost."
      : `Sizes the battery to carry ${days(backupDays)} with no sun at all.`,
  );
}

function reliabilityTarget(parameters: ParametersInput): Use {
  const { backupRule: rule, reliabilityTarget: target, backupDays } = parameters;
  if (rule === "autonomy") return unused(`Not used while the battery carries ${days(backupDays)} with no sun at all.`);
  return used(
    target === null
      ? `${days(backupDays)} of backup: ${percent(1 - darkShareOf(backupDays), 1)} of the hours.`
      : `${show(target, 1)}% of the simulated hours must be served, whatever the backup days stand for.`,
  );
}

const AGES: Readonly<Record<DesignAge, string>> = {
  new: "with a new battery and new panels",
  middle: "half way through the battery's life, with 90% of its capacity left",
  end: "to the end of the battery's life, with 80% of its capacity left",
};
const designAge = ({ designAge: age }: ParametersInput): Use => used(`The target holds ${AGES[age]}.`);

const dailyVariation = ({ dailyVariation: variation }: ParametersInput): Use =>
  used(
    variation === 0
      ? "Every day uses the same energy."
      : `One day in three uses ${show(variation)}% more or less than the mean day, or strays further. More variation takes more battery; the year's energy stays.`,
  );

function hourlyVariation({ load, parameters }: DesignInput): Use {
  const { hourlyVariation: variation } = parameters;
  if (load.kind === "appliances") return unused("Not used for a list of appliances: each runs at its full power.");
  return used(
    variation === 0
      ? "Every day has the same curve."
      : `One hour in three uses ${show(variation)}% more or less than its mean, or strays further.`,
  );
}

function busVoltage(figures: RuleFigures): Use {
  if (figures.battery.capacity === 0)
    return used("Divides the battery's energy into Ah: there is nothing to carry yet.");
  const chosen = busVoltageOf(figures.input.parameters);
  const other = BUS_VOLTAGES.find((voltage) => voltage > chosen) ?? 24;
  return used(
    `Puts ${modules(chosen, figures)} in series: ${batteryAt(chosen, figures)}; ${other} V would be ${batteryAt(other, figures)}.`,
  );
}

/** "235 Ah and 145 A through 70 mm²" */
function batteryAt(voltage: BusVoltage, figures: RuleFigures): string {
  const ampHours = `${show(batteryAmpHours(figures.battery.capacity, voltage))} Ah`;
  const { circuits } = electricalDesign(atBusVoltage(figures, voltage));
  const circuit = circuits.find(({ run }) => run === "battery-inverter");
  if (circuit === undefined) return `${ampHours}, and cannot be built`;
  const { current, size, parallel } = circuit;
  const cables = parallel > 1 ? `${show(parallel)} × ` : "";
  return `${ampHours} and ${show(current.value)} A through ${cables}${show(size.value, 1)} mm²`;
}

/** What stands in series. */
function modules(voltage: number, { technology }: RuleFigures): string {
  return technology.battery.chemistry === "lfp"
    ? counted(cellsInSeries(voltage), "cell")
    : `${counted(voltage / BLOCK_VOLTAGE, "block")} of ${BLOCK_VOLTAGE} V`;
}
/** Lead acid is sold in blocks of six cells. [V] */
const BLOCK_VOLTAGE = 12;

function outageHours({ outageHours: hours, outageStart: start }: ParametersInput): Use {
  if (hours === 0) return used("The grid is taken to be there at every hour.");
  return used(
    hours === 24
      ? "There is no grid at any hour: panels and battery carry the essential appliances."
      : `From ${clock(start)} to ${clock(start + hours)} there is no grid: panels and battery carry the essential appliances.`,
  );
}

function outageStart({ outageHours: hours, outageStart: start }: ParametersInput): Use {
  if (hours === 0) return unused(ALWAYS_THERE);
  if (hours === 24) return unused("Not used while there is no grid at any hour.");
  return used(`The outage begins at ${clock(start)}: at night the battery carries it alone.`);
}

function generator({ systemType, generator: fuel, outageHours: hours }: ParametersInput): Use {
  if (systemType === "hybrid" && hours === 0) return unused(ALWAYS_THERE);
  const when = systemType === "hybrid" ? "in an outage, when the battery runs low" : "when the battery runs low";
  return used(
    fuel === "none"
      ? `No generator: ${systemType === "hybrid" ? "in an outage " : ""}panels and battery are alone.`
      : `A ${fuel} generator starts ${when}.`,
  );
}

const clock = (hour: number) => `${`${hour % 24}`.padStart(2, "0")}:00`;

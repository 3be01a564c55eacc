import { counted } from "../units/counted";
import type { ParametersInput, ParameterUse } from "./design";
import { percent, show } from "./explain";
import { unused, used } from "./parameter-entry";
import { darkShareOf } from "./target";

/** What the parameters of the supply did: the rule of the battery, the outage of the grid, the generator. */
export const supplyParameterUseOf = (parameters: ParametersInput): readonly ParameterUse[] => [
  backupRule(parameters),
  reliabilityTarget(parameters),
  outageHours(parameters),
  outageStart(parameters),
  generator(parameters),
];

const NO_BATTERY = "Not used for on-grid: there is no battery.";
const OUTAGE_GOVERNS = "Not used for hybrid: the backup hours and the outage you name govern.";
const ALWAYS_THERE = "Not used while the grid is there at every hour.";

const days = (count: number) => counted(count, "day");

function backupRule({ systemType, backupRule: rule, backupDays }: ParametersInput): ParameterUse {
  if (systemType === "on-grid") return unused("backupRule", NO_BATTERY);
  if (systemType === "hybrid") return unused("backupRule", OUTAGE_GOVERNS);
  return used(
    "backupRule",
    rule === "reliability"
      ? "Sizes panels and battery to serve a share of the simulated hours at the least cost."
      : `Sizes the battery to carry ${days(backupDays)} with no sun at all.`,
  );
}

function reliabilityTarget(parameters: ParametersInput): ParameterUse {
  const { systemType, backupRule: rule, reliabilityTarget: target, backupDays } = parameters;
  if (systemType === "on-grid") return unused("reliabilityTarget", NO_BATTERY);
  if (systemType === "hybrid") return unused("reliabilityTarget", OUTAGE_GOVERNS);
  if (rule === "autonomy")
    return unused("reliabilityTarget", `Not used while the battery carries ${days(backupDays)} with no sun at all.`);
  return used(
    "reliabilityTarget",
    target === null
      ? `${days(backupDays)} of backup: ${percent(1 - darkShareOf(backupDays), 1)} of the hours.`
      : `${show(target, 1)}% of the simulated hours must be served, whatever the backup days stand for.`,
  );
}

function outageHours({ systemType, outageHours: hours, outageStart: start }: ParametersInput): ParameterUse {
  if (systemType === "off-grid") return unused("outageHours", "Not used for off-grid: there is no grid.");
  if (systemType === "on-grid")
    return unused("outageHours", "Not used for on-grid: without a battery the inverter stops with the grid.");
  if (hours === 0) return used("outageHours", "The grid is taken to be there at every hour.");
  return used(
    "outageHours",
    hours === 24
      ? "There is no grid at any hour: panels and battery carry the essential appliances."
      : `From ${clock(start)} to ${clock(start + hours)} there is no grid: panels and battery carry the essential appliances.`,
  );
}

function outageStart({ systemType, outageHours: hours, outageStart: start }: ParametersInput): ParameterUse {
  if (systemType === "off-grid") return unused("outageStart", "Not used for off-grid: there is no grid.");
  if (systemType === "on-grid")
    return unused("outageStart", "Not used for on-grid: without a battery the inverter stops with the grid.");
  if (hours === 0) return unused("outageStart", ALWAYS_THERE);
  if (hours === 24) return unused("outageStart", "Not used while there is no grid at any hour.");
  return used("outageStart", `The outage begins at ${clock(start)}: at night the battery carries it alone.`);
}

function generator({ systemType, generator: fuel, outageHours: hours }: ParametersInput): ParameterUse {
  if (systemType === "on-grid")
    return unused("generator", "Not used for on-grid: without a battery the inverter stops with the grid.");
  if (systemType === "hybrid" && hours === 0) return unused("generator", ALWAYS_THERE);
  const when = systemType === "hybrid" ? "in an outage, when the battery runs low" : "when the battery runs low";
  return used(
    "generator",
    fuel === "none"
      ? `No generator: ${systemType === "hybrid" ? "in an outage " : ""}panels and battery are alone.`
      : `A ${fuel} generator starts ${when}.`,
  );
}

const clock = (hour: number) => `${`${hour % 24}`.padStart(2, "0")}:00`;

import { isUsedBy } from "../../parameters/parameters";
import { lossConductors, type CableInput, type RunChoice, sizeRun } from "./cables";
import {
  DAYS_OF_MONTH,
  DAYS_OF_YEAR,
  GENERATOR_CHARGE_RATE,
  MAX_DROP,
  POLE_HEIGHT,
  POWER_FACTOR,
} from "../inputs/defaults";
import type { Told } from "../../units/told";
import type { CableDesign } from "../inputs/design";
import { carriedLoad } from "../load/carried-load";
import type { RuleFigures } from "../rule/rule-figures";
import { lineCurrent, MAINS, phasesAt } from "../rule/mains";
import { panelStrings } from "../rule/panel-strings";
import { standbyKind } from "../rule/standby-set";
import { told } from "./told";
import { panelCableFactor, protectionOf, wiringRules } from "./wiring-rules";
import { panelCount } from "../rule/results";
import { mountAsked } from "../site/site";

/** Line conductors of the mains chosen. */
export const phasesOf = ({ input }: Pick<RuleFigures, "input">) => phasesAt(input.parameters);

/** One of the four cable runs, before it is explained. */
export interface Run {
  readonly run: CableDesign["run"];
  readonly used: boolean;
  /** The distance typed, with the pole's height where there is one. [m] */
  readonly length: number;
  /** What the current comes from. [W] */
  readonly power: number;
  readonly input: CableInput;
  readonly choice: RunChoice;
  /** [kWh] */
  readonly yearlyLoss: number;
}

/** Air is never hotter than this for a cable: its table ends where the conductor's limit is reached. [°C] */
const HOTTEST_AMBIENT = 85;
/** Half a sine from 06:00 to 18:00: hours its integral is worth, and its square's. [h] */
const HALF_SINE_HOURS = 24 / Math.PI;
const HALF_SINE_SQUARED_HOURS = 6;

export const RUN_NAMES: Readonly<Record<CableDesign["run"], Told>> = {
  "panel-inverter": told("run.panelInverter"),
  "inverter-load": told("run.inverterLoad"),
  "inverter-generator": told("run.inverterGenerator"),
  "inverter-grid": told("run.inverterGrid"),
};

/** The parameter that holds each run's distance. */
export const RUN_PARAMETER = {
  "panel-inverter": "panelToInverterDistance",
  "inverter-load": "inverterToLoadDistance",
  "inverter-generator": "inverterToGeneratorDistance",
  "inverter-grid": "inverterToGridDistance",
} as const;

/** What the person typed for a run, without the pole. [m] */
export const typedDistance = ({ input }: Pick<RuleFigures, "input">, run: Pick<Run, "run">) =>
  input.parameters[RUN_PARAMETER[run.run]];

/** Runs that are laid: those this system has, a generator's only where one is to be fitted. */
export const builtRuns = (figures: RuleFigures) =>
  runsOf(figures).filter(
    ({ used, run }) => used && (run !== "inverter-generator" || standbyKind(figures.input.parameters) !== null),
  );

export const runsOf = (figures: RuleFigures): readonly Run[] => [
  panelRun(figures),
  loadRun(figures),
  generatorRun(figures),
  gridRun(figures),
];

export function panelRun(figures: RuleFigures, distance = figures.input.parameters.panelToInverterDistance): Run {
  const { site, array, input, technology } = figures;
  const { sheet } = technology.panel;
  const strings = panelStrings(panelCount(array.capacity, sheet.power), figures);
  const length = distance + (mountAsked(input.parameters) === "pole-mount" ? POLE_HEIGHT : 0);
  const parallel = strings?.parallel ?? 0;
  const cable: CableInput = {
    phases: 0,
    insulation: "xlpe",
    method: "C_2loaded",
    ambient: Math.min(site.hottestDay, HOTTEST_AMBIENT),
    circuits: 1,
    current: parallel * sheet.shortCircuitCurrent,
    length,
    voltage: strings?.hotVoltage ?? sheet.powerVoltage,
    powerFactor: 1,
    designFactor: panelCableFactor(wiringRules(input.parameters.voltageFrequency)),
    maxDropPercent: MAX_DROP.panels,
  };
  const choice = sizeRun(cable);
  // The current follows the sun: a half sine whose area is the month's sun hours.
  const squareHours = site.sunHours.reduce(
    (total, sun, month) => total + (sun / HALF_SINE_HOURS) ** 2 * HALF_SINE_SQUARED_HOURS * (DAYS_OF_MONTH[month] ?? 0),
    0,
  );
  const perAmpereSquared = (lossConductors(0) * choice.cable.resistance) / choice.parallel;
  const yearlyLoss = (perAmpereSquared * (parallel * sheet.powerCurrent) ** 2 * squareHours) / 1_000;
  return { run: "panel-inverter", used: true, length, power: array.capacity, input: cable, choice, yearlyLoss };
}

/** The mains that a project asks for. */
export const mainsAsked = ({ voltageFrequency }: RuleFigures["input"]["parameters"]) => MAINS[voltageFrequency];

/** Alternating-current run of a power, with the loss of a day's curve of powers. */
function acRun(
  figures: Pick<RuleFigures, "input" | "site">,
  power: number,
  length: number,
  maxDropPercent: number,
  hourlyPower: readonly number[],
): Pick<Run, "length" | "power" | "input" | "choice" | "yearlyLoss"> {
  const mains = MAINS[figures.input.parameters.voltageFrequency];
  const phases = mains.phases === 3 ? 3 : 1;
  const current = lineCurrent(power, mains, POWER_FACTOR);
  const input: CableInput = {
    phases,
    insulation: "pvc",
    method: phases === 3 ? "C_3loaded" : "C_2loaded",
    ambient: Math.min(figures.site.hottestDay, 60),
    circuits: 1,
    current,
    length,
    voltage: mains.voltage,
    powerFactor: POWER_FACTOR,
    designFactor: 1,
    protection: protectionOf(current, wiringRules(figures.input.parameters.voltageFrequency)),
    maxDropPercent,
  };
  const choice = sizeRun(input);
  const squares = hourlyPower.reduce((total, hourly) => total + lineCurrent(hourly, mains, POWER_FACTOR) ** 2, 0);
  const perAmpereSquared = (lossConductors(phases) * choice.cable.resistance) / choice.parallel;
  return { length, power, input, choice, yearlyLoss: (perAmpereSquared * squares * DAYS_OF_YEAR) / 1_000 };
}

export function loadRun(
  figures: Pick<RuleFigures, "input" | "load" | "site" | "inverter">,
  distance = figures.input.parameters.inverterToLoadDistance,
): Run {
  const { inverter, load } = figures;
  return {
    run: "inverter-load",
    used: true,
    ...acRun(figures, inverter.capacity, distance, MAX_DROP.load, load.hourlyPower),
  };
}

export function generatorRun(
  figures: RuleFigures,
  distance = figures.input.parameters.inverterToGeneratorDistance,
): Run {
  const { load, input } = figures;
  return {
    run: "inverter-generator",
    used: isUsedBy("inverterToGeneratorDistance", input.parameters.systemType),
    ...acRun(figures, generatorPower(figures), distance, MAX_DROP.generator, load.hourlyPower),
  };
}

/**
 * What a generator gives at the site. [W] Where none stands by, one that carries the largest hour and charges meanwhile,
 * or takes the hardest start, whichever is more; in a hybrid it runs in an outage alone, for the essential appliances.
 */
export function generatorPower(figures: RuleFigures): number {
  if (figures.standby !== null) return 1_000 * figures.standby.set.ratedKw;
  const { coincidentPeak, surgePower } = carriedLoad(figures);
  return Math.max(coincidentPeak + GENERATOR_CHARGE_RATE * figures.battery.capacity, surgePower);
}

export function gridRun(
  figures: Pick<RuleFigures, "input" | "load" | "site" | "array" | "inverter">,
  distance = figures.input.parameters.inverterToGridDistance,
): Run {
  const { inverter, load, input } = figures;
  const onGrid = input.parameters.systemType === "on-grid";
  const exchanged = onGrid ? gridExchange(figures) : load.hourlyPower;
  return {
    run: "inverter-grid",
    used: isUsedBy("inverterToGridDistance", input.parameters.systemType),
    ...acRun(figures, inverter.capacity, distance, MAX_DROP.grid, exchanged),
  };
}

/** What flows to or from the grid in each hour of a mean day on-grid: the array's half sine against the load. [W] */
function gridExchange({ array, load }: Pick<RuleFigures, "load" | "array">): readonly number[] {
  const produced = array.busEnergy * array.oversupply;
  return load.hourlyPower.map((power, hour) => {
    const height = hour < 6 || hour >= 18 ? 0 : Math.sin((Math.PI * (hour + 0.5 - 6)) / 12);
    return Math.abs((produced / HALF_SINE_HOURS) * height - power);
  });
}

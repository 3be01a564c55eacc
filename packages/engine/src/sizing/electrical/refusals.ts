import { calledAppliance } from "../inputs/called-appliance";
import { SINGLE_PHASE_LIMIT } from "../../countries/single-phase";
import { VOLTAGE_FREQUENCIES } from "../../parameters/options";
import { countryName, optionName } from "../../parameters/words";
import type { Told } from "../../units/told";
import { INVERTER_FACTOR, MAX_DROP } from "../inputs/defaults";
import type { ApplianceLoad, ParametersInput } from "../inputs/design";
import type { RuleFigures } from "../rule/rule-figures";
import { LIMIT_PARAMETER, supplyLimit } from "../rule/size-limits";
import { MAINS, mainsMismatch } from "../rule/mains";
import { batteryRefusal } from "./battery-refusal";
import { CONDUCTOR_LIMIT } from "./cable-tables";
import { tooManyLeadStrings } from "./lead-strings";
import { largestOf } from "../../economics/generator-set";
import { stringsOf } from "./panel-circuit";
import { partRefusals } from "./part-refusals";
import { needsStringFuses, stringFuse } from "./panel-protection";
import { builtRuns, phasesOf, type Run, RUN_NAMES, RUN_PARAMETER } from "./runs";
import { both, cited, tableOf } from "./sources";
import { told } from "./refusal-told";
import type { Refusal } from "../inputs/electrical-types";
import { wiringRules } from "./wiring-rules";

/** Combinations that cannot be built as asked, each with its reason, the hardest first. */
export const refusalsOf = (figures: RuleFigures): readonly Refusal[] =>
  figures.load.dailyConsumption === 0
    ? []
    : [...partRefusals(figures), ...RULES.flatMap((rule) => rule(figures) ?? [])];

type Rule = (figures: RuleFigures) => Refusal | null;

const nominalOf = (voltages: readonly number[]) => ({
  list: voltages.map((volts) => told("mainsOfAnotherCountry.volts", { volts })),
  join: "or" as const,
});

const gridOfAnotherCountry: Rule = ({ input }) => {
  const { country, voltageFrequency, systemType } = input.parameters;
  const mismatch = mainsMismatch(country, voltageFrequency);
  if (mismatch === null || systemType === "off-grid") return null;
  const { voltage, frequency } = mismatch.national;
  return {
    id: "mains-of-another-country",
    parameter: "voltageFrequency",
    text: told("gridOfAnotherCountry.text", {
      mains: optionName("voltageFrequency", voltageFrequency),
      country: countryName(country),
      voltages: nominalOf(voltage),
      frequency,
    }),
    remedy: told("gridOfAnotherCountry.remedy", { country: countryName(country) }),
    clause: "IEC 61727, 4; IEC 60364-5-55, 551.7",
    overridable: false,
  };
};

const mainsOfAnotherCountry: Rule = ({ input }) => {
  const { country, voltageFrequency, systemType } = input.parameters;
  const mismatch = mainsMismatch(country, voltageFrequency);
  if (mismatch === null || systemType !== "off-grid") return null;
  const { voltage, frequency } = mismatch.national;
  return {
    id: "mains-of-another-country",
    parameter: "voltageFrequency",
    text: told("mainsOfAnotherCountry.text", {
      country: countryName(country),
      voltages: nominalOf(voltage),
      frequency,
      mains: optionName("voltageFrequency", voltageFrequency),
    }),
    remedy: told("mainsOfAnotherCountry.remedy", { country: countryName(country) }),
    clause: tableOf("IEC 60038", "1"),
    overridable: true,
  };
};

const motorsAtWrongFrequency: Rule = ({ input }) => {
  const { country, voltageFrequency } = input.parameters;
  const mismatch = mainsMismatch(country, voltageFrequency);
  if (mismatch === null || !mismatch.frequencyIsWrong || input.load.kind !== "appliances") return null;
  const motors = input.load.appliances.filter(({ motor, power, quantity }) => motor && power * quantity > 0);
  if (motors.length === 0) return null;
  const { frequency } = MAINS[voltageFrequency];
  const national = mismatch.national.frequency;
  return {
    id: "motors-at-wrong-frequency",
    parameter: "voltageFrequency",
    text: told(frequency > national ? "motors.faster" : "motors.slower", {
      motors: listed(motors),
      national,
      change: Math.abs(frequency / national - 1),
      frequency,
    }),
    remedy: told("motors.remedy", { national, frequency }),
    clause: "IEC 60034-1, 7.3",
    overridable: true,
  };
};

/** "Refrigerator, water pump and 2 more" */
function listed(appliances: readonly ApplianceLoad[]): Told {
  const names = appliances.map(({ name }) => name);
  const first = (count: number) => ({ list: names.slice(0, count), join: "unit" as const });
  return names.length <= 3
    ? told("motors.listed", { motors: first(3) })
    : told("motors.andMore", { motors: first(2), more: names.length - 2 });
}

const noStringFuse: Rule = (figures) => {
  const rules = wiringRules(figures.input.parameters.voltageFrequency);
  const strings = stringsOf(figures)?.parallel ?? 0;
  if (
    !needsStringFuses(strings, figures.technology.panel.sheet, rules) ||
    stringFuse(figures.technology.panel.sheet, rules) !== null
  )
    return null;
  return {
    id: "no-string-fuse",
    parameter: null,
    text: told("noStringFuse.text", { strings, largest: figures.technology.panel.sheet.maxSeriesFuse }),
    remedy: told("noStringFuse.remedy"),
    clause: "IEC 62548, 6.5.3; NEC 690.9",
    overridable: false,
  };
};

const batteryVoltage: Rule = (figures) =>
  batteryRefusal(figures, wiringRules(figures.input.parameters.voltageFrequency));

/** Cables that still fit on one terminal. Source: IEC 60364-5-52, 523.7 allows more with care; house rule: four. */
const MOST_PARALLEL = 4;
const runTooLong: Rule = (figures) => {
  const run = builtRuns(figures).find(isTooLong);
  if (run === undefined) return null;
  return {
    id: "long-run",
    parameter: RUN_PARAMETER[run.run],
    text: told("longRun.text", {
      run: RUN_NAMES[run.run],
      length: run.length,
      most: MOST_PARALLEL,
      drop: run.input.maxDropPercent,
      current: run.input.current,
    }),
    remedy: told("longRun.remedy", {
      ways: waysToBuild(figures, run),
      panels: MAX_DROP.panels,
      load: MAX_DROP.load,
    }),
    clause: both("IEC 60364-5-52, 525", "523.7"),
    overridable: false,
  };
};

const isTooLong = ({ choice }: Run) => choice.parallel > MOST_PARALLEL;

/** What would make the run buildable besides splitting the system, each way tried. */
function waysToBuild(figures: RuleFigures, { run }: Run) {
  const three = threePhaseOf(figures);
  const asThree = three === null ? undefined : builtRuns(three).find((other) => other.run === run);
  const near = builtRuns(withParameters(figures, { [RUN_PARAMETER[run]]: 1 })).find((other) => other.run === run);
  const shorter = near !== undefined && !isTooLong(near);
  const threePhases = run !== "panel-inverter" && asThree !== undefined && !isTooLong(asThree);
  if (shorter) return threePhases ? "shortenOrThreePhases" : "shorten";
  return threePhases ? "threePhases" : "split";
}

/** Air in which cables keep enough of their current to be worth laying. [°C] Source: IEC 60364-5-52, table B.52.14: PVC ends at 60 °C. */
const HOTTEST_AIR = 60;
const tooHot: Rule = ({ site }) => {
  if (site.hottestDay <= HOTTEST_AIR) return null;
  return {
    id: "too-hot",
    parameter: "ambientTemperature",
    text: told("tooHot.text", { temperature: site.hottestDay, limit: CONDUCTOR_LIMIT.pvc, hottest: HOTTEST_AIR }),
    remedy: told("tooHot.remedy"),
    clause: told("tooHot.clause"),
    overridable: false,
  };
};

/** Smallest three-phase inverters sold. [W] Source: SMA Sunny Tripower 3.0 on the grid, cited; 5 kW with a battery, assumption. */
const SMALLEST_THREE_PHASE = { "on-grid": 3_000, hybrid: 5_000, "off-grid": 5_000 } as const;
const tooSmallForThree = ({ inverter, input }: RuleFigures) =>
  inverter.capacity < SMALLEST_THREE_PHASE[input.parameters.systemType];

const threePhaseTooSmall: Rule = (figures) => {
  const { inverter, input } = figures;
  if (phasesOf(figures) !== 3 || !tooSmallForThree(figures)) return null;
  const smallest = SMALLEST_THREE_PHASE[input.parameters.systemType] / 1_000;
  return {
    id: "three-phase-too-small",
    parameter: "voltageFrequency",
    text: told("threePhaseTooSmall.text", { power: inverter.capacity / 1_000, smallest }),
    remedy: aboveOnePhase(figures)
      ? told("threePhaseTooSmall.takeSmallest", { smallest })
      : told("threePhaseTooSmall.chooseSinglePhase"),
    clause: told("threePhaseTooSmall.clause"),
    overridable: true,
  };
};

/** Whether the inverter is larger than the country's suppliers take on one phase; off the grid there is no supplier. */
const aboveOnePhase = ({ inverter, input }: RuleFigures) =>
  input.parameters.systemType !== "off-grid" && inverter.capacity > SINGLE_PHASE_LIMIT[input.parameters.country].value;

const onePhaseTooSmall: Rule = (figures) => {
  const { inverter, input } = figures;
  if (phasesOf(figures) === 3 || !aboveOnePhase(figures)) return null;
  const { country } = input.parameters;
  const { value, source, confidence, note } = SINGLE_PHASE_LIMIT[country];
  const three = threePhaseOf(figures);
  return {
    id: "single-phase-limit",
    parameter: "voltageFrequency",
    text: told(phasesOf(figures) === 2 ? "singlePhaseLimit.textSplitPhase" : "singlePhaseLimit.text", {
      power: inverter.capacity / 1_000,
      country: countryName(country),
      limit: value / 1_000,
      note: note ?? "",
    }),
    remedy:
      three === null || threePhaseTooSmall(three) !== null
        ? told("singlePhaseLimit.fewerAtOnce", { together: value / INVERTER_FACTOR, limit: value / 1_000 })
        : told("singlePhaseLimit.chooseThreePhases", {
            mains: optionName("voltageFrequency", three.input.parameters.voltageFrequency),
          }),
    clause: confidence === "cited" ? cited(source) : source,
    overridable: true,
  };
};

/** Beside a battery the inverter follows the peak, on the grid the smallest sold may be too large. */
const aboveConnection: Rule = ({ inverter, input }) => {
  const limit = supplyLimit(input);
  if (limit?.kind !== "connection" || inverter.capacity <= 1_000 * limit.power) return null;
  const said = { power: inverter.capacity / 1_000, limit: limit.power };
  return {
    id: "connection-limit",
    parameter: LIMIT_PARAMETER.connection,
    text: told("connectionLimit.text", said),
    remedy: told("connectionLimit.remedy", said),
    clause: told("connectionLimit.clause"),
    overridable: true,
  };
};

/** The same house on the three phases of its country; null where it has them already or there is none to choose. */
function threePhaseOf(figures: RuleFigures): RuleFigures | null {
  const { country } = figures.input.parameters;
  const option = VOLTAGE_FREQUENCIES.find((one) => MAINS[one].phases === 3 && mainsMismatch(country, one) === null);
  return phasesOf(figures) === 3 || option === undefined ? null : withParameters(figures, { voltageFrequency: option });
}

/** The same capacities with other parameters. */
const withParameters = (figures: RuleFigures, change: Partial<ParametersInput>): RuleFigures => ({
  ...figures,
  input: { ...figures.input, parameters: { ...figures.input.parameters, ...change } },
});

/** What runs through the inverter alone; on-grid the grid feeds the house. */
const phaseOverloaded: Rule = (figures) => {
  const { inverter, input } = figures;
  const { systemType } = input.parameters;
  if (phasesOf(figures) !== 3 || input.load.kind !== "appliances" || systemType === "on-grid") return null;
  const perPhase = inverter.capacity / 3;
  const heavy = input.load.appliances.find(
    ({ power, quantity, hoursPerDay, essential }) =>
      quantity > 0 && hoursPerDay > 0 && power > perPhase && (essential || systemType === "off-grid"),
  );
  if (heavy === undefined) return null;
  return {
    id: "phase-overloaded",
    parameter: "voltageFrequency",
    text: told("phaseOverloaded.text", { appliance: calledAppliance(heavy), power: heavy.power, perPhase }),
    remedy: told(
      aboveOnePhase(figures) ? "phaseOverloaded.takeThreePhaseAppliance" : "phaseOverloaded.chooseSinglePhase",
    ),
    clause: "IEC 60364-1, 314.1",
    overridable: true,
  };
};

const generatorOnGrid: Rule = ({ input }) => {
  const { generator, systemType } = input.parameters;
  if (generator === "none" || systemType !== "on-grid") return null;
  return {
    id: "generator-on-grid",
    parameter: "generator",
    text: told("generatorOnGrid.text", { kind: generator }),
    remedy: told("generatorOnGrid.remedy"),
    clause: "IEC 60364-5-55, 551.7; IEC 62116",
    overridable: false,
  };
};

const petrolTooSmall: Rule = (figures) => {
  const { standby } = figures;
  if (standby?.kind !== "petrol") return null;
  const { needed, share } = standby;
  const largest = 1_000 * largestOf("petrol");
  if (needed <= largest * share) return null;
  return {
    id: "petrol-too-small",
    parameter: "generator",
    text: told("petrolTooSmall.text", {
      needed: needed / 1_000,
      largest: largest / 1_000,
      here: (largest * share) / 1_000,
    }),
    remedy: told("petrolTooSmall.remedy"),
    clause: told("petrolTooSmall.clause"),
    overridable: false,
  };
};

const RULES: readonly Rule[] = [
  gridOfAnotherCountry,
  mainsOfAnotherCountry,
  motorsAtWrongFrequency,
  noStringFuse,
  batteryVoltage,
  tooManyLeadStrings,
  runTooLong,
  tooHot,
  onePhaseTooSmall,
  aboveConnection,
  threePhaseTooSmall,
  phaseOverloaded,
  generatorOnGrid,
  petrolTooSmall,
];

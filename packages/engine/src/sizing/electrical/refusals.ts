import { SINGLE_PHASE_LIMIT } from "../../countries/single-phase";
import { VOLTAGE_FREQUENCIES } from "../../parameters/options";
import { counted } from "../../units/counted";
import { INVERTER_FACTOR, MAX_DROP, PANEL_POWER } from "../defaults";
import type { ApplianceLoad, ParametersInput } from "../design";
import { percent, show } from "../explain";
import type { RuleFigures } from "../rule-figures";
import { MAINS, mainsMismatch } from "../mains";
import { batteryRefusal } from "./battery-refusal";
import { CONDUCTOR_LIMIT } from "./cable-tables";
import { GENERATOR_SETS, generatorShare } from "./generator-set";
import { PANEL_CURRENTS, stringsOf } from "./panel-circuit";
import { needsStringFuses, stringFuse } from "./panel-protection";
import { builtRuns, generatorPower, type Run, RUN_NAMES, RUN_PARAMETER } from "./runs";
import { standbyEngine } from "./standby-engine";
import type { Refusal } from "./types";
import { wiringRules } from "./wiring-rules";

/** Combinations that cannot be built as asked, each with its reason, the hardest first. */
export const refusalsOf = (figures: RuleFigures): readonly Refusal[] =>
  figures.load.dailyConsumption === 0
    ? []
    : [
        gridOfAnotherCountry,
        mainsOfAnotherCountry,
        motorsAtWrongFrequency,
        noString,
        noStringFuse,
        batteryVoltage,
        runTooLong,
        tooHot,
        onePhaseTooSmall,
        threePhaseTooSmall,
        phaseOverloaded,
        generatorOnGrid,
        petrolTooSmall,
      ].flatMap((rule) => rule(figures) ?? []);

type Rule = (figures: RuleFigures) => Refusal | null;

const nominalOf = (volts: readonly number[]) => volts.map((one) => `${one} V`).join(" or ");

const gridOfAnotherCountry: Rule = ({ input }) => {
  const { country, voltageFrequency, systemType } = input.parameters;
  const mismatch = mainsMismatch(country, voltageFrequency);
  if (mismatch === null || systemType === "off-grid") return null;
  const { voltage, frequency } = mismatch.national;
  return {
    id: "mains-of-another-country",
    parameter: "voltageFrequency",
    text: `An inverter for ${voltageFrequency} cannot join the grid of ${country}, ${nominalOf(voltage)} at ${frequency} Hz: two sources side by side need the same voltage and frequency.`,
    remedy: `Choose the mains of ${country}, or go off-grid.`,
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
    text: `Appliances, breakers and spare parts sold in ${country} are made for ${nominalOf(voltage)} at ${frequency} Hz, not for ${voltageFrequency}.`,
    remedy: `Choose the mains of ${country}, unless every appliance comes from elsewhere.`,
    clause: "IEC 60038, table 1",
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
  const change = percent(Math.abs(frequency / national - 1));
  return {
    id: "motors-at-wrong-frequency",
    parameter: "voltageFrequency",
    text: `${listed(motors)}: a motor made for ${national} Hz turns ${change} ${frequency > national ? "faster" : "slower"} on ${frequency} Hz. ${frequency > national ? "Pumps and fans then draw far more than they are wound for." : "Its iron saturates and it overheats."}`,
    remedy: `Choose ${national} Hz, or motors made for ${frequency} Hz.`,
    clause: "IEC 60034-1, 7.3",
    overridable: true,
  };
};

/** "Refrigerator, water pump and 2 more" */
function listed(appliances: readonly ApplianceLoad[]): string {
  const names = appliances.map(({ name }) => name);
  return names.length <= 3 ? names.join(", ") : `${names.slice(0, 2).join(", ")} and ${names.length - 2} more`;
}

const noString: Rule = (figures) => {
  if (figures.array.capacity === 0 || stringsOf(figures) !== null) return null;
  return {
    id: "no-string",
    parameter: null,
    text: `No panel input takes ${counted(Math.ceil(figures.array.capacity / PANEL_POWER), "panel")} of ${PANEL_POWER} W at this site: a string too short never wakes the tracker, and one long enough breaks it in the cold.`,
    remedy: "Add a panel, so that at least two stand in series.",
    clause: "IEC 62548, 7.2; NEC 690.7",
    overridable: false,
  };
};

const noStringFuse: Rule = (figures) => {
  const rules = wiringRules(figures.input.parameters.voltageFrequency);
  const strings = stringsOf(figures)?.parallel ?? 0;
  if (!needsStringFuses(strings, PANEL_CURRENTS, rules) || stringFuse(PANEL_CURRENTS, rules) !== null) return null;
  return {
    id: "no-string-fuse",
    parameter: null,
    text: `${show(strings)} strings side by side need fuses, and no fuse both carries the sun of a string and protects a panel that stands ${PANEL_CURRENTS.maxSeriesFuse} A.`,
    remedy: "Give every pair of strings an input of its own.",
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
    text: `${RUN_NAMES[run.run]}, ${show(run.length)} m: even ${MOST_PARALLEL} cables of 120 mm² side by side do not keep ${show(run.input.maxDropPercent)}% drop and the current of ${show(run.input.current)} A.`,
    remedy: `${waysToShorten(figures, run)}. The limits are ${MAX_DROP.panels}% for panels and ${MAX_DROP.load}% to the load.`,
    clause: "IEC 60364-5-52, 525 and 523.7",
    overridable: false,
  };
};

const isTooLong = ({ choice }: Run) => choice.parallel > MOST_PARALLEL;

/** What would make the run buildable, each way tried. */
function waysToShorten(figures: RuleFigures, { run }: Run): string {
  const three = threePhaseOf(figures);
  const asThree = three === null ? undefined : builtRuns(three).find((other) => other.run === run);
  const near = builtRuns(withParameters(figures, { [RUN_PARAMETER[run]]: 1 })).find((other) => other.run === run);
  const ways = [
    near !== undefined && !isTooLong(near) ? "shorten the run" : null,
    run !== "panel-inverter" && asThree !== undefined && !isTooLong(asThree) ? "choose three phases" : null,
    "split the system",
  ].filter((way) => way !== null);
  const said = ways.length === 1 ? "split the system" : `${ways.slice(0, -1).join(", ")} or split the system`;
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** Air in which cables keep enough of their current to be worth laying. [°C] Source: IEC 60364-5-52, table B.52.14: PVC ends at 60 °C. */
const HOTTEST_AIR = 60;
const tooHot: Rule = ({ site }) => {
  if (site.hottestDay <= HOTTEST_AIR) return null;
  return {
    id: "too-hot",
    parameter: "ambientTemperature",
    text: `${show(site.hottestDay, 1)} °C by day: ${CONDUCTOR_LIMIT.pvc} °C cables, breakers and inverters are not made for air above ${HOTTEST_AIR} °C.`,
    remedy: "Check the temperature, or cool the room.",
    clause: "IEC 60364-5-52, table B.52.14; IEC 60898-1, 7.1",
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
    text: `Three phases for ${show(inverter.capacity / 1_000, 1)} kW: three-phase inverters begin at about ${smallest} kW, and household appliances use one phase.`,
    remedy: aboveOnePhase(figures)
      ? `Take the smallest three-phase inverter, ${smallest} kW.`
      : "Choose a single-phase supply.",
    clause: "Assumption of the house: smallest three-phase inverters sold",
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
  const phase = phasesOf(figures) === 2 ? "split phase" : "one phase";
  const three = threePhaseOf(figures);
  return {
    id: "single-phase-limit",
    parameter: "voltageFrequency",
    text: `An inverter of ${show(inverter.capacity / 1_000, 1)} kW on ${phase}: suppliers in ${country} usually take up to ${show(value / 1_000, 1)} kVA. ${note ?? ""}.`,
    remedy:
      three === null || threePhaseTooSmall(three) !== null
        ? `Ask your supplier, or run fewer appliances at once: ${show(value / INVERTER_FACTOR)} W together need ${show(value / 1_000, 1)} kW.`
        : `Choose three phases, ${three.input.parameters.voltageFrequency}, or ask your supplier.`,
    clause: `${source}${confidence === "cited" ? ", cited" : ""}`,
    overridable: true,
  };
};

/** The same house on the three phases of its country; null where it has them already or there is none to choose. */
function threePhaseOf(figures: RuleFigures): RuleFigures | null {
  const { country } = figures.input.parameters;
  const option = VOLTAGE_FREQUENCIES.find((one) => MAINS[one].phases === 3 && mainsMismatch(country, one) === null);
  return phasesOf(figures) === 3 || option === undefined ? null : withParameters(figures, { voltageFrequency: option });
}

const phasesOf = ({ input }: RuleFigures) => MAINS[input.parameters.voltageFrequency].phases;

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
    text: `${heavy.name} draws ${show(heavy.power)} W; one phase of this inverter gives ${show(perPhase)} W. An appliance on one phase cannot borrow from the others.`,
    remedy: aboveOnePhase(figures)
      ? "Take a three-phase appliance."
      : "Choose a single-phase supply, or a three-phase appliance.",
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
    text: `A ${generator} generator beside an on-grid system: without a battery the inverter stops with the grid, and must never run against a generator.`,
    remedy: "Choose hybrid, or leave the generator out.",
    clause: "IEC 60364-5-55, 551.7; IEC 62116",
    overridable: false,
  };
};

const petrolTooSmall: Rule = (figures) => {
  if (standbyEngine(figures.input.parameters) !== "petrol") return null;
  const needed = generatorPower(figures);
  const largest = Math.max(...GENERATOR_SETS.petrol);
  const share = generatorShare(figures.input.parameters.altitude, figures.site.hottestDay);
  if (needed <= largest * share) return null;
  return {
    id: "petrol-too-small",
    parameter: "generator",
    text: `${show(needed / 1_000, 1)} kW are needed; petrol sets end at about ${show(largest / 1_000)} kW, which gives ${show((largest * share) / 1_000, 1)} kW here.`,
    remedy: "Choose diesel.",
    clause: "ISO 8528-8 for small sets; dealers' classes",
    overridable: false,
  };
};

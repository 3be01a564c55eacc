import { counted } from "../../units/counted";
import { MAX_DROP, PANEL_POWER } from "../defaults";
import type { ApplianceLoad } from "../design";
import { percent, show } from "../explain";
import type { RuleFigures } from "../rule-figures";
import { MAINS, mainsMismatch } from "../mains";
import { CONDUCTOR_LIMIT } from "./cable-tables";
import { GENERATOR_SETS, generatorShare, standbyEngine } from "./generator-set";
import { PANEL_CURRENTS, stringsOf } from "./panel-circuit";
import { needsStringFuses, stringFuse } from "./panel-protection";
import { generatorPower, type Run, RUN_NAMES, RUN_PARAMETER, usedRuns } from "./runs";
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

/** Largest inverter sensible on 48 V. [W] Source: engineering notes, section 6: above about 10 to 15 kW high-voltage batteries. */
const LARGEST_ON_48_V = 15_000;
const batteryVoltage: Rule = ({ battery, inverter }) => {
  if (battery.capacity === 0 || inverter.capacity <= LARGEST_ON_48_V) return null;
  return {
    id: "bus-current",
    parameter: null,
    text: `${show(inverter.capacity / 1_000, 1)} kW from 48 V: above about 15 kW its currents outgrow fuses, cables and terminals made for batteries.`,
    remedy:
      "Take a high-voltage battery with its inverter, or several inverters of 5 to 10 kW, each with its own battery.",
    clause: "Engineering practice; IEC 60364-5-52 for the cables",
    overridable: true,
  };
};

/** Cables that still fit on one terminal. Source: IEC 60364-5-52, 523.7 allows more with care; house rule: four. */
const MOST_PARALLEL = 4;
const runTooLong: Rule = (figures) => {
  const run = usedRuns(figures).find(
    ({ choice, run: name }) => choice.parallel > MOST_PARALLEL && built(figures, name),
  );
  if (run === undefined) return null;
  return {
    id: "long-run",
    parameter: RUN_PARAMETER[run.run],
    text: `${RUN_NAMES[run.run]}, ${show(run.length)} m: even ${MOST_PARALLEL} cables of 120 mm² side by side do not keep ${show(run.input.maxDropPercent)}% drop and the current of ${show(run.input.current)} A.`,
    remedy: `Shorten the run${run.run === "panel-inverter" ? "" : ", choose three phases,"} or split the system. The limits are ${MAX_DROP.panels}% for panels and ${MAX_DROP.load}% to the load.`,
    clause: "IEC 60364-5-52, 525 and 523.7",
    overridable: false,
  };
};

/** The generator's run counts only where a generator is to be fitted. */
const built = ({ input }: RuleFigures, run: Run["run"]) =>
  run !== "inverter-generator" || standbyEngine(input.parameters) !== null;

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

/** Smallest three-phase inverters sold. [W] Assumption: 5 kW. */
const SMALLEST_THREE_PHASE = 5_000;
const threePhaseTooSmall: Rule = ({ inverter, input }) => {
  if (MAINS[input.parameters.voltageFrequency].phases !== 3 || inverter.capacity >= SMALLEST_THREE_PHASE) return null;
  return {
    id: "three-phase-too-small",
    parameter: "voltageFrequency",
    text: `Three phases for ${show(inverter.capacity / 1_000, 1)} kW: three-phase inverters begin at about 5 kW, and household appliances use one phase.`,
    remedy: "Choose a single-phase supply.",
    clause: "Assumption of the house: smallest three-phase inverters sold",
    overridable: true,
  };
};

const phaseOverloaded: Rule = ({ inverter, input }) => {
  if (MAINS[input.parameters.voltageFrequency].phases !== 3 || input.load.kind !== "appliances") return null;
  const perPhase = inverter.capacity / 3;
  const heavy = input.load.appliances.find(({ power, quantity }) => quantity > 0 && power > perPhase);
  if (heavy === undefined) return null;
  return {
    id: "phase-overloaded",
    parameter: "voltageFrequency",
    text: `${heavy.name} draws ${show(heavy.power)} W; one phase of this inverter gives ${show(perPhase)} W. An appliance on one phase cannot borrow from the others.`,
    remedy: "Choose a single-phase supply, or a three-phase appliance.",
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

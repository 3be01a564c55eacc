import { MAX_DROP } from "../inputs/defaults";
import type { CableDesign } from "../inputs/design";
import type { Told } from "../../units/told";
import { figure, FROM, given, rounded } from "../inputs/make-trace";
import type { RuleFigures } from "../rule/rule-figures";
import type { Trace, TraceInput } from "../inputs/trace";
import { lossConductors, toCarry } from "./cables";
import { type Run, RUN_NAMES, runsOf } from "./runs";
import { cited } from "./sources";
import { told } from "./told";

export const explainCables = (figures: RuleFigures): readonly CableDesign[] =>
  runsOf(figures).map((run) => explainRun(figures, run));

function explainRun(figures: RuleFigures, run: Run): CableDesign {
  const { cable, parallel } = run.choice;
  const { input } = run;
  const name = RUN_NAMES[run.run];
  const drop = input.maxDropPercent;
  const loop = input.phases === 3 ? "√3" : "2";
  const limits = limitsOf(run);
  return {
    run: run.run,
    used: run.used,
    note: noteOf(figures, run),
    length: run.length,
    parallel,
    size: figure(`${run.run}-size`, told("cable.size", { run: name }), cable.area, "mm²", {
      formula:
        input.phases === 0
          ? told("cable.sizeFormulaOfCurrent", { factor: input.designFactor, drop })
          : told("cable.sizeFormulaOfBreaker", { drop }),
      equation: told("cable.sizeEquation", {
        cables: parallel,
        area: cable.area,
        carried: cable.ampacity,
        needed: toCarry(input) / parallel,
        drop: cable.dropPercent,
      }),
      inputs: limits,
      source: told("cable.sizeSource"),
    }),
    current: currentTrace(run, name),
    dropPercent: figure(`${run.run}-drop`, told("cable.drop", { run: name }), cable.dropPercent, "%", {
      formula:
        input.phases === 0 ? `ΔU = ${loop} × I × R ÷ U` : `ΔU = ${loop} × I × (R cos φ + L × 0.08 mΩ/m × sin φ) ÷ U`,
      equation: told("cable.dropOverRun", {
        loop,
        current: input.current / parallel,
        impedance: cable.impedance,
        drop: cable.drop,
        voltage: input.voltage,
        dropPercent: cable.dropPercent,
      }),
      inputs: [...limits, resistanceOf(cable.resistance)],
      source: told("cable.dropSource"),
    }),
    yearlyLoss: figure(`${run.run}-loss`, told("cable.loss", { run: name }), run.yearlyLoss, "kWh", {
      formula: told("cable.lossFormula", { conductors: lossConductors(input.phases) }),
      equation: told(lossKey(figures, run), { loss: run.yearlyLoss }),
      inputs: [resistanceOf(cable.resistance / parallel)],
      source: told("cable.lossSource"),
    }),
  };
}

const limitsOf = ({ input, length }: Run): readonly TraceInput[] => [
  given("I", told("cable.currentInput"), rounded(input.current, 2), "A", FROM.computed),
  given("L", told("input.lengthOneWay"), length, "m", FROM.user),
  given("T_a", told("cable.hottestAir"), rounded(input.ambient, 1), "°C", FROM.computed),
  ...(input.phases === 0
    ? []
    : [given("I_n", told("residualCurrent.breakerBefore"), input.protection ?? 0, "A", "IEC 60364-4-43, 433.1")]),
  given("ΔU_max", told("cable.largestDrop"), input.maxDropPercent, "%", told("engineeringPractice")),
];

const resistanceOf = (resistance: number) =>
  given("R", told("cable.resistance"), Number(resistance.toPrecision(5)), "Ω", told("cable.resistanceFrom"));

function currentTrace({ run, power, input }: Run, name: Told): Trace {
  const { phases, current, voltage, powerFactor } = input;
  const inputs = [given("P", told(POWER_NAMES[run]), Math.round(power), "W", FROM.computed)];
  const explanation =
    phases === 0
      ? {
          formula: told("cable.currentFormulaOfStrings"),
          equation: told("cable.currentEquationOfStrings", { current, voltage }),
          source: told("cable.currentSourceOfStrings"),
        }
      : {
          formula: phases === 3 ? "I = P ÷ (√3 × U × cos φ)" : "I = P ÷ (U × cos φ)",
          equation: told(phases === 3 ? "cable.currentEquationThreePhase" : "cable.currentEquation", {
            power,
            voltage,
            powerFactor,
            current,
          }),
          source: cited("IEC 60364-5-52"),
        };
  return figure(`${run}-current`, told("cable.current", { run: name }), current, "A", { ...explanation, inputs });
}

const POWER_NAMES = {
  "panel-inverter": "cable.powerOfPanels",
  "inverter-load": "cable.power",
  "inverter-generator": "cable.powerOfGenerator",
  "inverter-grid": "cable.power",
} as const;

function lossKey({ input }: RuleFigures, { run }: Run) {
  if (run === "panel-inverter") return "cable.lossBySun";
  if (run === "inverter-load") return "cable.lossByLoad";
  if (run === "inverter-grid" && input.parameters.systemType === "on-grid") return "cable.lossByExchange";
  return "cable.lossAtMost";
}

function noteOf({ input }: RuleFigures, { run, length, power, input: cable }: Run): Told {
  const { systemType, installationLocation, panelToInverterDistance } = input.parameters;
  if (run === "panel-inverter") {
    const direct = { voltage: cable.voltage, drop: MAX_DROP.panels };
    return installationLocation === "pole-mount"
      ? told("cable.notePanelsOnPole", { ...direct, pole: length - panelToInverterDistance })
      : told("cable.notePanels", direct);
  }
  if (run === "inverter-load") return told("cable.noteLoad", { drop: MAX_DROP.load });
  if (run === "inverter-generator") {
    return systemType === "on-grid" ? told("cable.noteGeneratorUnused") : told("cable.noteGenerator", { power });
  }
  return systemType === "off-grid" ? told("cable.noteGridUnused") : told("cable.noteGrid", { drop: MAX_DROP.grid });
}

import { figure, FROM, given, rounded, show } from "../explain";
import type { Trace } from "../trace";
import { type CableInput, type RunChoice, toCarry } from "./cables";
import { protectiveConductor } from "./earthing";
import type { CircuitName, ElectricalCircuit, ProtectiveDevice, WiringRules } from "./types";

export interface CircuitRun {
  readonly run: CircuitName;
  readonly input: CableInput;
  readonly choice: RunChoice;
}

interface CircuitWords {
  readonly run: CircuitRun;
  readonly name: string;
  readonly rules: WiringRules;
  /** Of its current. */
  readonly formula: string;
  /** Equal circuits side by side. */
  readonly ways?: number;
}

/** A run with its conductors and devices: I_b ≤ I_n ≤ I_z. Source: IEC 60364-4-43, 433.1. */
export function circuitOf(words: CircuitWords, devices: readonly ProtectiveDevice[]): ElectricalCircuit {
  const { run, name, rules, formula, ways = 1 } = words;
  const { input, choice } = run;
  const { cable, parallel } = choice;
  const id = `circuit-${run.run}`;
  const all = parallel * ways;
  return {
    run: run.run,
    name,
    current: figure(`${id}-current`, `${name}: design current I_b`, input.current * ways, "A", {
      formula,
      equation: `${show(input.current * ways, 1)} A at ${show(input.voltage, 1)} V${ways > 1 ? `, over ${show(ways)} equal ways` : ""}`,
      inputs: [given("U", "Voltage", rounded(input.voltage, 1), "V", FROM.computed)],
      source: "IEC 60364-4-43, 433.1, cited",
    }),
    size: figure(`${id}-size`, `${name}: line conductor`, cable.area, "mm²", {
      formula: `smallest S with I_z ≥ I_n and ΔU ≤ ${input.maxDropPercent}%`,
      equation: `${all > 1 ? `${show(all)} cables, each ` : ""}${show(cable.area, 1)} mm²: ${show(cable.ampacity, 1)} A for ${show(toCarry(input) / parallel, 1)} A, drop ${show(cable.dropPercent, 2)}%`,
      inputs: [given("L", "Length, one way", rounded(input.length, 1), "m", FROM.computed)],
      source: "IEC 60364-5-52, tables B.52.2 to B.52.5, cited",
    }),
    parallel: all,
    ampacity: figure(`${id}-ampacity`, `${name}: what the cables carry, I_z`, cable.ampacity * all, "A", {
      formula: "I_z = cables × I_table × heat × grouping",
      equation: `${show(all)} × ${show(cable.ampacity, 1)} A = ${show(cable.ampacity * all, 1)} A`,
      inputs: [
        given(
          "heat",
          `Air of ${show(input.ambient, 1)} °C`,
          rounded(cable.heatFactor, 3),
          "",
          "IEC 60364-5-52, table B.52.14",
        ),
        given("grouping", "Circuits together", rounded(cable.groupFactor, 2), "", "IEC 60364-5-52, table B.52.17"),
      ],
      source: "IEC 60364-5-52, method C, cited",
    }),
    protectiveConductor: protectiveTrace(id, name, cable.area, toCarry(input), rules),
    devices,
  };
}

function protectiveTrace(id: string, name: string, line: number, protection: number, rules: WiringRules): Trace {
  const area = protectiveConductor(line, protection, rules);
  return figure(`${id}-earth`, `${name}: protective conductor`, area, "mm²", {
    formula: "S up to 16 mm²: S; up to 35 mm²: 16 mm²; above: S ÷ 2",
    equation: `line ${show(line, 1)} mm²: ${show(area, 1)} mm², one with each cable`,
    inputs: [given("S", "Line conductor", line, "mm²", FROM.computed)],
    source:
      rules === "NEC"
        ? "IEC 60364-5-54, table 54.2, and at least NEC table 250.122, cited"
        : "IEC 60364-5-54, table 54.2",
  });
}

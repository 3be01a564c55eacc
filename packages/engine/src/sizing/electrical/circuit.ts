import type { Text, Told } from "../../units/told";
import { figure, FROM, given, rounded } from "../inputs/make-trace";
import type { Trace } from "../inputs/trace";
import { type CableInput, type RunChoice, toCarry } from "./cables";
import { protectiveConductor } from "./earthing";
import { cited, tableOf } from "./sources";
import { told } from "./told";
import type { CircuitName, ElectricalCircuit, ProtectiveDevice, WiringRules } from "../inputs/electrical-types";

export interface CircuitRun {
  readonly run: CircuitName;
  readonly input: CableInput;
  readonly choice: RunChoice;
}

interface CircuitTexts {
  readonly run: CircuitRun;
  readonly name: Told;
  readonly rules: WiringRules;
  /** Of its current. */
  readonly formula: Text;
  /** Equal circuits side by side. */
  readonly ways?: number;
}

/** A run with its conductors and devices: I_b ≤ I_n ≤ I_z. Source: IEC 60364-4-43, 433.1. */
export function circuitOf(texts: CircuitTexts, devices: readonly ProtectiveDevice[]): ElectricalCircuit {
  const { run, name: circuit, rules, formula, ways = 1 } = texts;
  const { input, choice } = run;
  const { cable, parallel } = choice;
  const id = `circuit-${run.run}`;
  const all = parallel * ways;
  return {
    run: run.run,
    name: circuit,
    current: figure(`${id}-current`, told("circuit.current", { circuit }), input.current * ways, "A", {
      formula,
      equation: told("circuit.currentEquation", { current: input.current * ways, voltage: input.voltage, ways }),
      inputs: [given("U", told("circuit.voltage"), rounded(input.voltage, 1), "V", FROM.computed)],
      source: cited("IEC 60364-4-43, 433.1"),
    }),
    size: figure(`${id}-size`, told("circuit.size", { circuit }), cable.area, "mm²", {
      formula: told("circuit.sizeFormula", { drop: input.maxDropPercent }),
      equation: told("circuit.sizeEquation", {
        cables: all,
        area: cable.area,
        carried: cable.ampacity,
        needed: toCarry(input) / parallel,
        drop: cable.dropPercent,
      }),
      inputs: [given("L", told("input.lengthOneWay"), rounded(input.length, 1), "m", FROM.computed)],
      source: told("circuit.sizeSource"),
    }),
    parallel: all,
    ampacity: figure(`${id}-ampacity`, told("circuit.ampacity", { circuit }), cable.ampacity * all, "A", {
      formula: "I_z = n × I_table × f_heat × f_group",
      equation: told("circuit.ampacityEquation", { cables: all, each: cable.ampacity, together: cable.ampacity * all }),
      inputs: [
        given("n", told("circuit.cables"), all, "", FROM.computed),
        given(
          "f_heat",
          told("circuit.heat", { temperature: input.ambient }),
          rounded(cable.heatFactor, 3),
          "",
          tableOf("IEC 60364-5-52", "B.52.14"),
        ),
        given(
          "f_group",
          told("circuit.grouping"),
          rounded(cable.groupFactor, 2),
          "",
          tableOf("IEC 60364-5-52", "B.52.17"),
        ),
      ],
      source: told("circuit.ampacitySource"),
    }),
    protectiveConductor: protectiveTrace(id, circuit, cable.area, toCarry(input), rules),
    devices,
  };
}

function protectiveTrace(id: string, circuit: Told, line: number, protection: number, rules: WiringRules): Trace {
  const area = protectiveConductor(line, protection, rules);
  return figure(`${id}-earth`, told("circuit.protectiveConductor", { circuit }), area, "mm²", {
    formula: told("circuit.protectiveConductorFormula"),
    equation: told("circuit.protectiveConductorEquation", { line, area }),
    inputs: [given("S", told("circuit.lineConductor"), line, "mm²", FROM.computed)],
    source: rules === "NEC" ? told("circuit.protectiveConductorSourceNec") : tableOf("IEC 60364-5-54", "54.2"),
  });
}

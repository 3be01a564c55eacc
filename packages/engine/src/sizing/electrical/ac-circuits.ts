import type { Told } from "../../units/told";
import type { RuleFigures } from "../rule/rule-figures";
import { type Mains, MAINS } from "../rule/mains";
import { breaker, changeover, interfaceProtection, mainsSurge, residualCurrentDevice } from "./ac-devices";
import { circuitOf } from "./circuit";
import { stringsOf } from "./panel-circuit";
import { generatorRun, gridRun, loadRun, type Run } from "./runs";
import { standbyKind } from "../rule/standby-set";
import { told } from "./told";
import type { ElectricalCircuit, ProtectiveDevice, WiringRules } from "../inputs/electrical-types";
import { breakersFor } from "./wiring-rules";

interface Supply {
  readonly mains: Mains;
  readonly rules: WiringRules;
}

/** Load, generator and grid, as far as this system has them and anything flows. */
export function acCircuits(figures: RuleFigures, rules: WiringRules): readonly ElectricalCircuit[] {
  const { systemType, voltageFrequency } = figures.input.parameters;
  if (figures.inverter.capacity === 0) return [];
  const supply = { mains: MAINS[voltageFrequency], rules };
  return [
    loadCircuit(figures, supply),
    ...(standbyKind(figures.input.parameters) === null ? [] : [generatorCircuit(figures, supply)]),
    ...(systemType === "off-grid" ? [] : [gridCircuit(figures, supply)]),
  ];
}

const circuit = (run: Run, name: Told, { mains, rules }: Supply, devices: readonly ProtectiveDevice[]) =>
  circuitOf(
    { run, name, rules, formula: mains.phases === 3 ? "I_b = P ÷ (√3 × U × cos φ)" : "I_b = P ÷ (U × cos φ)" },
    devices,
  );

function loadCircuit(figures: RuleFigures, supply: Supply): ElectricalCircuit {
  const { mains, rules } = supply;
  const run = loadRun(figures);
  const { current } = run.input;
  const { rating, ways } = breakersFor(current, rules);
  return circuit(run, told("run.inverterLoad"), supply, [
    breaker("inverter-load", current, mains, rules),
    residualCurrentDevice(rating * ways, stringsOf(figures)?.inputVoltage ?? null, mains, rules),
    mainsSurge("load", mains, rules, false),
    ...bypass(figures, current, supply),
  ]);
}

/** Where the house has a second source, its owner can feed the board past an inverter that is being repaired. */
function bypass(figures: RuleFigures, current: number, { mains, rules }: Supply): readonly ProtectiveDevice[] {
  const { parameters } = figures.input;
  const engine = standbyKind(parameters);
  if (parameters.systemType === "on-grid") return [];
  if (parameters.systemType === "hybrid") {
    return engine === null ? [changeover(current, mains, rules, "inverterAndGrid")] : [];
  }
  if (engine === null) return [];
  const either = Math.max(current, generatorRun(figures).input.current);
  return [changeover(either, mains, rules, "inverterAndGenerator")];
}

function generatorCircuit(figures: RuleFigures, supply: Supply): ElectricalCircuit {
  const { mains, rules } = supply;
  const run = generatorRun(figures);
  const { current } = run.input;
  const hybrid = figures.input.parameters.systemType === "hybrid";
  const either = Math.max(current, gridRun(figures).input.current);
  return circuit(run, told("run.generatorInverter"), supply, [
    breaker("inverter-generator", current, mains, rules),
    ...(hybrid ? [changeover(either, mains, rules, "gridAndGenerator")] : []),
  ]);
}

function gridCircuit(figures: RuleFigures, supply: Supply): ElectricalCircuit {
  const { mains, rules } = supply;
  const run = gridRun(figures);
  return circuit(run, told("run.inverterGrid"), supply, [
    breaker("inverter-grid", run.input.current, mains, rules),
    interfaceProtection(mains, rules),
    mainsSurge("grid", mains, rules, true),
  ]);
}

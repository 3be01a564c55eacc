import { MAX_DROP } from "../defaults";
import type { CableDesign } from "../design";
import { figure, FROM, given, percent, rounded, show } from "../explain";
import type { RuleFigures } from "../rule-figures";
import { toCarry } from "./cables";
import { type Run, RUN_NAMES, runsOf } from "./runs";

export const explainCables = (figures: RuleFigures): readonly CableDesign[] =>
  runsOf(figures).map((run) => explainRun(figures, run));

function explainRun(figures: RuleFigures, run: Run): CableDesign {
  const { cable, parallel } = run.choice;
  const { input } = run;
  const name = RUN_NAMES[run.run];
  const direct = input.phases === 0;
  const perCable = input.current / parallel;
  const share = parallel === 1 ? "" : `${parallel} cables, each `;
  const source =
    "IEC 60364-5-52 tables B.52.2 to B.52.5 and IEC 60228, cited: an electrician checks a current copy before buying";
  const limits = [
    given("I", "Current", rounded(input.current, 2), "A", FROM.computed),
    given("L", "Length, one way", run.length, "m", FROM.user),
    given("T_a", "Hottest air", rounded(input.ambient, 1), "°C", FROM.computed),
    ...(direct ? [] : [given("I_n", "Breaker before it", input.protection ?? 0, "A", "IEC 60364-4-43, 433.1")]),
    given("ΔU_max", "Largest drop", input.maxDropPercent, "%", "Engineering practice"),
  ];
  const needed = direct ? `I × ${input.designFactor}` : "I_n";
  const loop = input.phases === 3 ? "√3" : "2";
  return {
    run: run.run,
    used: run.used,
    note: noteOf(figures, run),
    length: run.length,
    parallel,
    size: figure(`${run.run}-size`, `${name}: copper`, cable.area, "mm²", {
      formula: `smallest S with I_table × √((T_max − T_a) ÷ (T_max − 30)) ≥ ${needed} and ΔU ≤ ${input.maxDropPercent}%`,
      equation: `${share}${show(cable.area, 1)} mm² carries ${show(cable.ampacity, 1)} A here, needs ${show(toCarry(input) / parallel, 1)} A; drop ${percent(cable.dropPercent / 100, 2)}`,
      inputs: limits,
      source,
    }),
    current: figure(`${run.run}-current`, `${name}: current`, input.current, "A", {
      formula: direct ? "I = strings × I_sc" : `I = P ÷ (${input.phases === 3 ? "√3 × " : ""}U × cos φ)`,
      equation: direct
        ? `${show(input.current, 2)} A at ${show(input.voltage, 1)} V`
        : `${show(run.power)} W ÷ (${input.phases === 3 ? "√3 × " : ""}${input.voltage} V × ${input.powerFactor}) = ${show(input.current, 2)} A`,
      inputs: [given("P", powerName(run), Math.round(run.power), "W", FROM.computed)],
      source: direct ? "IEC 62548: the short-circuit current of all strings" : "IEC 60364-5-52, cited",
    }),
    dropPercent: figure(`${run.run}-drop`, `${name}: voltage drop`, cable.dropPercent, "%", {
      formula: `ΔU = ${loop} × L × I × (R cos φ + X sin φ) ÷ U`,
      equation: `${loop} × ${show(run.length, 1)} m × ${show(perCable, 2)} A = ${show(cable.drop, 2)} V of ${show(input.voltage, 1)} V = ${percent(cable.dropPercent / 100, 2)}`,
      inputs: [
        ...limits,
        given("R", "Copper, one conductor, hot", Number(cable.resistance.toPrecision(5)), "Ω", "IEC 60228 class 2"),
      ],
      source: "IEC 60364-5-52 annex G, resistance at the conductor's limit",
    }),
    yearlyLoss: figure(`${run.run}-loss`, `${name}: loss in a year`, run.yearlyLoss, "kWh", {
      formula: `W = ${input.phases === 3 ? 3 : 2} × R × Σ I² over the year`,
      equation: `${show(run.yearlyLoss, 2)} kWh a year ${lossBasis(figures, run)}`,
      inputs: [
        given(
          "R",
          "Copper, one conductor, hot",
          Number((cable.resistance / parallel).toPrecision(5)),
          "Ω",
          "IEC 60228 class 2",
        ),
      ],
      source: "Joule's law over the mean day of each month",
    }),
  };
}

const powerName = ({ run }: Run) =>
  run === "panel-inverter"
    ? "Panel capacity"
    : run === "inverter-generator"
      ? "Generator: largest hour and charging, or hardest start"
      : "Inverter capacity";

function lossBasis({ input }: RuleFigures, { run }: Run): string {
  if (run === "panel-inverter") return "with the current following the sun";
  if (run === "inverter-load") return "with the 24-hour load curve";
  if (run === "inverter-grid" && input.parameters.systemType === "on-grid")
    return "with what flows to and from the grid";
  return "at most: as if the whole load came this way all year";
}

function noteOf({ input }: RuleFigures, { run, length, power, input: cable }: Run): string {
  const { systemType, installationLocation, panelToInverterDistance } = input.parameters;
  if (run === "panel-inverter") {
    const pole =
      installationLocation === "pole-mount" ? `, ${show(length - panelToInverterDistance)} m of it up the pole` : "";
    return `Direct current at ${show(cable.voltage)} V${pole}. Drop kept to ${MAX_DROP.panels}%.`;
  }
  if (run === "inverter-load") return `Carries the inverter's full power. Drop kept to ${MAX_DROP.load}%.`;
  if (run === "inverter-generator") {
    return systemType === "on-grid"
      ? "Not used for on-grid: the inverter stops when the grid is gone."
      : `Only where a generator is fitted: one of ${show(power)} W.`;
  }
  return systemType === "off-grid"
    ? "Not used for off-grid: there is no grid."
    : `Drop kept to ${MAX_DROP.grid}%: it raises the voltage when power flows out.`;
}

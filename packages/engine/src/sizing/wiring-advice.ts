import type { Advice } from "./advice";
import { busVoltageOf } from "./bus-voltage";
import { MAX_DROP } from "./defaults";
import type { DesignInput } from "./design";
import { cableOf, type RunChoice, sizeRun } from "./electrical/cables";
import { panelStrings } from "./electrical/panel-strings";
import {
  builtRuns,
  generatorRun,
  gridRun,
  loadRun,
  panelRun,
  type Run,
  RUN_NAMES,
  RUN_PARAMETER,
  typedDistance,
} from "./electrical/runs";
import { figure, FROM, given, rounded, show } from "./explain";
import type { Figures } from "./figures";
import { panelCount } from "./results";

/** Panels to add so that all strings are equal. */
export function evenStrings({ array, site }: Figures): Advice | null {
  const count = panelCount(array.capacity);
  const strings = panelStrings(count, site);
  if (strings === null || strings.panels === count) return null;
  const { panels, inSeries, parallel } = strings;
  const equal = panelStrings(panels, site);
  if (equal?.panels !== panels || equal.inSeries !== inSeries) return null;
  const more = panels - count;
  const text = `${count} panels do not split into equal strings. With ${more} more, ${strings.panels} in all, they make ${strings.parallel} strings of ${strings.inSeries}.`;
  const trace = figure("even-strings", "Panels in equal strings", strings.panels, "pieces", {
    formula: "n = n_p × n_s, both whole",
    equation: `${strings.parallel} × ${strings.inSeries} = ${strings.panels}`,
    inputs: [given("n", "Panels", count, "pieces", FROM.computed)],
    source: "Strings on one input must have the same length: IEC 62548",
  });
  return {
    worth: 0.5,
    recommendation: { id: "even-strings", text, trace },
    effect: { kind: "equal-strings", panels, inSeries, parallel },
  };
}

/** What the string voltage saves against the same power at the battery's. */
export function oneLongString(figures: Figures): Advice | null {
  const { array, site } = figures;
  const strings = panelStrings(panelCount(array.capacity), site);
  if (strings === null || strings.inSeries < 2) return null;
  const now = panelRun(figures);
  const typed = typedDistance(figures, now);
  const voltage = busVoltageOf(figures.input.parameters);
  const lowCurrent = (now.input.current * now.input.voltage) / voltage;
  const low = sizeRun({ ...now.input, voltage, current: lowCurrent });
  const cable = (area: number, parallel: number) => `${parallel > 1 ? `${show(parallel)} × ` : ""}${show(area, 1)} mm²`;
  const high = cable(now.choice.cable.area, now.choice.parallel);
  const atLow = cable(low.cable.area, low.parallel);
  if (copper(now.choice) >= copper(low)) return null;
  const wiring =
    strings.parallel === 1
      ? `Wire the ${strings.panels} panels as one string`
      : `Wire the panels as ${strings.parallel} strings of ${strings.inSeries}`;
  const text = `${wiring}, ${show(strings.hotVoltage)} V. The ${show(typed)} m run${now.length > typed ? ` with its ${show(now.length - typed)} m of pole` : ""} then needs ${high} copper; at ${voltage} V it would need ${atLow} to stay under ${MAX_DROP.panels}% drop.`;
  const trace = figure("string-wiring", "Panel cable at string voltage", now.choice.cable.area, "mm²", {
    formula: "ΔU = 2 × L × I × R ÷ U, I = P ÷ U",
    equation: `${show(now.input.voltage)} V: ${show(now.input.current, 1)} A, ${high}; ${voltage} V: ${show(lowCurrent, 1)} A, ${atLow}`,
    inputs: [given("L", "Panel to inverter", typed, "m", FROM.user)],
    source: "IEC 60364-5-52 and IEC 60228, reference table j",
  });
  return {
    worth: 0.4,
    recommendation: { id: "string-wiring", text, trace },
    effect: { kind: "less-copper", area: copper(now.choice), areaAtBatteryVoltage: copper(low) },
  };
}

/** Of all cables side by side. [mm²] */
const copper = ({ cable, parallel }: RunChoice) => cable.area * parallel;

const RERUN: Readonly<Record<Run["run"], (figures: Figures, distance: number) => Run>> = {
  "panel-inverter": panelRun,
  "inverter-load": loadRun,
  "inverter-generator": generatorRun,
  "inverter-grid": gridRun,
};

/** The used run whose next smaller cable is the fewest metres away. */
export function shorterRun(figures: Figures): Advice | null {
  const options = builtRuns(figures)
    .map((run) => shortening(figures, run))
    .filter((option) => option !== null);
  const best = options.toSorted((one, other) => one.cut - other.cut)[0];
  if (best === undefined) return null;
  const { run, length, area } = best;
  const typed = typedDistance(figures, run);
  const pole = run.length - typed;
  const text = `${RUN_NAMES[run.run]}: ${show(length - pole)} m instead of ${show(typed)} m would do with ${show(area, 1)} mm² copper instead of ${show(run.choice.cable.area, 1)} mm².`;
  const trace = figure("shorter-run", `${RUN_NAMES[run.run]}, shorter`, length - pole, "m", {
    formula: "L ≤ ΔU_max × U ÷ (k × I × (R cos φ + X sin φ))",
    equation: `${show(area, 1)} mm² keeps ${show(run.input.maxDropPercent)}% up to ${show(length)} m${pole > 0 ? `, ${show(pole)} m of it up the pole` : ""}`,
    inputs: [
      given("L", "Length now, one way", typed, "m", FROM.user),
      given("I", "Current", rounded(run.input.current, 2), "A", FROM.computed),
    ],
    source: "IEC 60364-5-52 annex G",
  });
  return {
    worth: 0.3,
    recommendation: { id: "shorter-run", text, trace },
    effect: { kind: "smaller-cable", input: withDistance(figures, run, length - pole), name: RUN_NAMES[run.run], area },
  };
}

const withDistance = ({ input }: Figures, { run }: Run, distance: number): DesignInput => ({
  ...input,
  parameters: { ...input.parameters, [RUN_PARAMETER[run]]: distance },
});

/** A shorter run with a smaller cable, where the drop and not the current decides and it is at most half away. */
function shortening(figures: Figures, run: Run): { run: Run; length: number; area: number; cut: number } | null {
  if (run.choice.parallel > 1) return null;
  const pole = run.length - typedDistance(figures, run);
  const half = RERUN[run.run](figures, Math.max(1, run.length / 2 - pole));
  const area = nextSmaller(run, half);
  if (area === null) return null;
  const perMetre = cableOf(area, run.input).dropPercent / run.length;
  const length = Math.floor(run.input.maxDropPercent / perMetre);
  if (length - pole < 1 || length >= run.length) return null;
  const { choice } = RERUN[run.run](figures, length - pole);
  return choice.parallel === 1 && choice.cable.area === area
    ? { run, length, area, cut: 1 - length / run.length }
    : null;
}

/** The largest size below the chosen one that carries the current, if half the distance already allows one. */
function nextSmaller(run: Run, half: Run): number | null {
  const chosen = run.choice.cable.area;
  if (half.choice.cable.area >= chosen) return null;
  const shorter = Array.from({ length: 20 }, (_, step) =>
    sizeRun({ ...run.input, length: run.length * (1 - (step + 1) / 40) }),
  );
  return shorter.map(({ cable }) => cable.area).find((area) => area < chosen) ?? null;
}

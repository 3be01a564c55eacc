import type { Advice } from "./advice";
import { told } from "../inputs/advice-told";
import { busVoltageOf, hasBusVoltage } from "../rule/bus-voltage";
import { cableText } from "../inputs/cable-text";
import { MAX_DROP } from "../inputs/defaults";
import type { DesignInput } from "../inputs/design";
import { cableOf, type RunChoice, sizeRun } from "../electrical/cables";
import { type PanelStrings, panelStrings } from "../rule/panel-strings";
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
} from "../electrical/runs";
import { figure, FROM, given, rounded } from "../inputs/make-trace";
import type { Figures } from "../choice/figures";
import { panelCount } from "../rule/results";

/** What the string voltage saves against the same power at the battery's; on the grid there is no battery to compare with. */
export function oneLongString(figures: Figures): Advice | null {
  if (!hasBusVoltage(figures.input.parameters)) return null;
  const strings = panelStrings(panelCount(figures.array.capacity, figures.technology.panel.sheet.power), figures);
  if (strings === null || strings.inSeries < 2) return null;
  const now = panelRun(figures);
  const typed = typedDistance(figures, now);
  const voltage = busVoltageOf(figures.input.parameters);
  const lowCurrent = (now.input.current * now.input.voltage) / voltage;
  const low = sizeRun({ ...now.input, voltage, current: lowCurrent });
  if (copper(now.choice) >= copper(low)) return null;
  const cables = {
    cable: cableText(now.choice.cable.area, now.choice.parallel),
    batteryVolts: voltage,
    cableAtBattery: cableText(low.cable.area, low.parallel),
  };
  const pole = now.length - typed;
  const wired = {
    wiring: wiringOf(strings),
    volts: strings.hotVoltage,
    length: typed,
    drop: MAX_DROP.panels,
    ...cables,
  };
  const text = pole > 0 ? told("stringWiring.textWithPole", { ...wired, pole }) : told("stringWiring.text", wired);
  const trace = figure("string-wiring", told("stringWiring.name"), now.choice.cable.area, "mm²", {
    formula: "ΔU = 2 × L × I × R ÷ U, I = P ÷ U",
    equation: told("stringWiring.equation", {
      volts: now.input.voltage,
      current: now.input.current,
      currentAtBattery: lowCurrent,
      ...cables,
    }),
    inputs: [given("L", told("stringWiring.length"), typed, "m", FROM.user)],
    source: told("stringWiring.source"),
  });
  return {
    worth: 0.4,
    recommendation: { id: "string-wiring", text, trace },
    effect: { kind: "less-copper", area: copper(now.choice), areaAtBatteryVoltage: copper(low) },
  };
}

const wiringOf = ({ panels, parallel, inSeries }: PanelStrings) =>
  parallel === 1
    ? told("stringWiring.oneString", { panels })
    : told("stringWiring.severalStrings", { parallel, inSeries });

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
  const text = told("shorterRun.text", {
    run: RUN_NAMES[run.run],
    shorter: length - pole,
    length: typed,
    area,
    areaNow: run.choice.cable.area,
  });
  const kept = { area, drop: run.input.maxDropPercent, length };
  const trace = figure("shorter-run", told("shorterRun.name", { run: RUN_NAMES[run.run] }), length - pole, "m", {
    formula: "L ≤ ΔU_max × U ÷ (k × I × (R cos φ + X sin φ))",
    equation: pole > 0 ? told("shorterRun.equationWithPole", { ...kept, pole }) : told("shorterRun.equation", kept),
    inputs: [
      given("L", told("shorterRun.length"), typed, "m", FROM.user),
      given("I", told("shorterRun.current"), rounded(run.input.current, 2), "A", FROM.computed),
    ],
    source: told("shorterRun.source"),
  });
  return {
    worth: 0.3,
    recommendation: { id: "shorter-run", text, trace },
    effect: { kind: "smaller-cable", input: withDistance(figures, run, length - pole), run: run.run, area },
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

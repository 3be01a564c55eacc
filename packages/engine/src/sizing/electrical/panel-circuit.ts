import { RECORD_LOW_MARGIN } from "../inputs/defaults";
import { figure, FROM, given, rounded } from "../inputs/make-trace";
import type { PanelSheet } from "../rule/part-sheets";
import type { RuleFigures } from "../rule/rule-figures";
import { panelCount } from "../rule/results";
import type { Trace } from "../inputs/trace";
import { circuitOf } from "./circuit";
import {
  criticalDensity,
  CRITICAL_LENGTH_PRODUCT,
  fuseBounds,
  needsStringFuses,
  panelIsolator,
  panelSurgeVoltage,
  panelSwitchgearVoltage,
  reverseCurrent,
  stringCable,
  stringFuse,
  SURGE_DISTANCE,
  surgeProtectors,
  UNDER_MODULE,
} from "./panel-protection";
import { type PanelStrings, panelStrings } from "../rule/panel-strings";
import { panelRun } from "./runs";
import { both, cited } from "./sources";
import { told } from "./told";
import type { ElectricalCircuit, ProtectiveDevice, StringCheck, WiringRules } from "../inputs/electrical-types";
import { coldVoltageFactor, IRRADIANCE_FACTOR, panelCableFactor } from "./wiring-rules";

/** The panel's figures come from the row of the chosen module, else from the class. */
const moduleSource = ({ technology }: RuleFigures) => technology.panel.sheet.chosen?.source ?? told("moduleClass");

export const stringsOf = (figures: RuleFigures): PanelStrings | null =>
  panelStrings(panelCount(figures.array.capacity, figures.technology.panel.sheet.power), figures);

export function panelCircuit(figures: RuleFigures, rules: WiringRules): ElectricalCircuit | null {
  const strings = stringsOf(figures);
  if (strings === null) return null;
  const run = panelRun(figures);
  return circuitOf(
    { run, name: told("run.panelInverter"), rules, formula: told("circuit.panelCurrentFormula") },
    [
      stringFuses(figures, strings, rules),
      isolator(figures, strings, rules),
      rapidShutdown(figures, strings, rules),
      surge(strings, run.length, rules),
    ].filter((device) => device !== null),
  );
}

function stringFuses(
  figures: RuleFigures,
  { parallel, coldVoltage }: PanelStrings,
  rules: WiringRules,
): ProtectiveDevice | null {
  const { sheet } = figures.technology.panel;
  const rating = stringFuse(sheet, rules);
  if (!needsStringFuses(parallel, sheet, rules) || rating === null) return null;
  const { shortCircuitCurrent, maxSeriesFuse } = sheet;
  const { least } = fuseBounds(rules);
  const voltage = panelSwitchgearVoltage(coldVoltage);
  return {
    kind: "string-fuse",
    name: told("stringFuse.name"),
    rating: figure("string-fuse", told("stringFuse.rating"), rating, "A", {
      formula: rules === "NEC" ? "1.56 I_sc ≤ I_n ≤ I_mod" : told("stringFuse.formulaIec"),
      equation: told("stringFuse.equation", {
        least,
        shortCircuitCurrent,
        needed: least * shortCircuitCurrent,
        rating,
        largest: maxSeriesFuse,
      }),
      inputs: [
        given("I_sc", told("input.panelShortCircuitCurrent"), shortCircuitCurrent, "A", moduleSource(figures)),
        given("I_mod", told("stringFuse.largestOfPanel"), maxSeriesFuse, "A", moduleSource(figures)),
      ],
      source: told(rules === "NEC" ? "stringFuse.sourceNec" : "stringFuse.sourceIec"),
    }),
    voltage,
    detail: told("stringFuse.detail", { voltage }),
    quantity: 2 * parallel,
    clause: rules === "NEC" ? "NEC 690.9(A)" : "IEC 62548, 6.5.3",
    because: told("stringFuse.because", {
      strings: parallel - 1,
      current: reverseCurrent(parallel, sheet, rules),
      largest: maxSeriesFuse,
    }),
  };
}

function isolator(figures: RuleFigures, { parallel, coldVoltage }: PanelStrings, rules: WiringRules): ProtectiveDevice {
  const { shortCircuitCurrent } = figures.technology.panel.sheet;
  const { rating, ways } = panelIsolator(parallel, shortCircuitCurrent);
  const needed = IRRADIANCE_FACTOR * (parallel * shortCircuitCurrent);
  const voltage = panelSwitchgearVoltage(coldVoltage);
  return {
    kind: "dc-isolator",
    name: told("isolator.name"),
    rating: figure("dc-isolator", told("isolator.name"), rating, "A", {
      formula: "I_n ≥ 1.25 × n_s × I_sc",
      equation: told("isolator.equation", { needed, isolators: ways, rating }),
      inputs: [
        given("n_s", told("isolator.strings"), parallel, "", FROM.computed),
        given("I_sc", told("input.panelShortCircuitCurrent"), shortCircuitCurrent, "A", moduleSource(figures)),
      ],
      source: told("isolator.source"),
    }),
    voltage,
    detail: told("isolator.detail", { voltage }),
    quantity: ways,
    clause: rules === "NEC" ? both("NEC 690.13", "690.15") : "IEC 60364-7-712, 712.537",
    because: told("isolator.because"),
  };
}

/** Voltage that rapid shutdown leaves inside the array. [V] Source: NEC 690.12(B)(2), cited. */
const SHUTDOWN_VOLTAGE = 80;

/** Of conductors on or in a building. */
function rapidShutdown(
  { input }: RuleFigures,
  { coldVoltage }: PanelStrings,
  rules: WiringRules,
): ProtectiveDevice | null {
  if (rules !== "NEC" || !input.parameters.installationLocation.startsWith("roof")) return null;
  return {
    kind: "rapid-shutdown",
    name: told("rapidShutdown.name"),
    rating: figure("rapid-shutdown", told("rapidShutdown.rating"), SHUTDOWN_VOLTAGE, "V", {
      formula: told("rapidShutdown.formula"),
      equation: told("rapidShutdown.equation", { coldest: coldVoltage, left: SHUTDOWN_VOLTAGE }),
      inputs: [given("U_cold", told("input.openStringAtColdest"), rounded(coldVoltage, 1), "V", FROM.computed)],
      source: cited("NEC 690.12(B)"),
    }),
    detail: told("rapidShutdown.detail"),
    quantity: 1,
    clause: "NEC 690.12",
    because: told("rapidShutdown.because"),
  };
}

function surge({ coldVoltage }: PanelStrings, length: number, rules: WiringRules): ProtectiveDevice {
  const rating = panelSurgeVoltage(coldVoltage);
  const quantity = surgeProtectors(length);
  const lightning = { length, density: criticalDensity(length), product: CRITICAL_LENGTH_PRODUCT };
  return {
    kind: "dc-surge",
    name: told("panelSurge.name"),
    rating: figure("dc-surge", told("panelSurge.rating"), rating, "V", {
      formula: told("panelSurge.formula"),
      equation: told("panelSurge.equation", { coldest: coldVoltage, rating }),
      inputs: [
        given("U_oc", told("input.openStringAtColdest"), rounded(coldVoltage, 1), "V", FROM.computed),
        given("L", told("run.panelInverter"), rounded(length, 1), "m", FROM.user),
      ],
      source: told("panelSurge.source"),
    }),
    voltage: rating,
    detail: told("panelSurge.detail"),
    quantity,
    clause: rules === "NEC" ? both("NEC 242.13", "690") : both("IEC 60364-7-712, 712.443", "712.534"),
    because:
      quantity > 1
        ? told("panelSurge.becauseTwo", { ...lightning, distance: SURGE_DISTANCE })
        : told("panelSurge.becauseOne", lightning),
  };
}

/** Voltages of the longest string against the input, and its cable. */
export function stringCheck(figures: RuleFigures, rules: WiringRules): StringCheck | null {
  const strings = stringsOf(figures);
  if (strings === null) return null;
  const { inSeries, recordLow, coldVoltage, hotVoltage, limits, inputVoltage, parallel } = strings;
  const factor = coldVoltageFactor(recordLow);
  const byCode = inSeries * figures.technology.panel.sheet.openVoltage * factor;
  const low = given(
    "T_min",
    told("string.recordLow"),
    rounded(recordLow, 1),
    "°C",
    told("string.recordLowFrom", { margin: RECORD_LOW_MARGIN }),
  );
  const series = given("n", told("string.panelsInSeries"), inSeries, "", FROM.computed);
  const open = given(
    "V_oc",
    told("string.openVoltage"),
    figures.technology.panel.sheet.openVoltage,
    "V",
    moduleSource(figures),
  );
  const change = given(
    "β",
    told("string.openVoltageChange"),
    100 * figures.technology.panel.sheet.openVoltagePerKelvin,
    "%/K",
    moduleSource(figures),
  );
  return {
    coldVoltage: figure("string-cold-voltage", told("string.cold"), coldVoltage, "V", {
      formula: "U = n V_oc (1 + β (T_min − 25)) ≤ U_input",
      equation: told("string.coldEquation", {
        panels: inSeries,
        each: limits.openVoltageCold,
        voltage: coldVoltage,
        input: inputVoltage,
      }),
      inputs: [series, open, low, change],
      source: told("string.coldSource"),
    }),
    codeVoltage: figure("string-code-voltage", told("string.byCode"), byCode, "V", {
      formula: told("string.byCodeFormula"),
      equation: told("string.byCodeEquation", {
        panels: inSeries,
        each: figures.technology.panel.sheet.openVoltage,
        factor,
        voltage: byCode,
        input: inputVoltage,
      }),
      inputs: [series, open, low],
      source: told("string.byCodeSource"),
    }),
    hotVoltage: figure("string-hot-voltage", told("string.hot"), hotVoltage, "V", {
      formula: told("string.hotFormula"),
      equation: told("string.hotEquation", {
        panels: inSeries,
        each: limits.powerVoltageHot,
        voltage: hotVoltage,
        fewest: limits.fewest,
        most: limits.most,
      }),
      inputs: [series],
      source: told("string.hotSource"),
    }),
    cable: stringCableTrace(figures.technology.panel.sheet, parallel, rules),
  };
}

function stringCableTrace(sheet: PanelSheet, parallel: number, rules: WiringRules): Trace {
  const fused = needsStringFuses(parallel, sheet, rules) ? stringFuse(sheet, rules) : null;
  const needed = fused ?? panelCableFactor(rules) * sheet.shortCircuitCurrent;
  const area = stringCable(needed);
  return figure("string-cable", told("string.cable"), area, "mm²", {
    formula: told("string.cableFormula", { underModule: UNDER_MODULE }),
    equation: told(fused === null ? "string.cableEquation" : "string.cableEquationOfFuse", { area, needed }),
    inputs: [given("0.92", told("string.underHotPanel"), UNDER_MODULE, "", cited("EN 50618"))],
    source: told("string.cableSource"),
  });
}

import { counted } from "../../units/counted";
import { PANEL } from "../defaults";
import { figure, FROM, given, rounded, show } from "../explain";
import type { RuleFigures } from "../rule-figures";
import { panelCount } from "../results";
import type { Trace } from "../trace";
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
import { type PanelStrings, panelStrings } from "./panel-strings";
import { panelRun } from "./runs";
import type { ElectricalCircuit, ProtectiveDevice, StringCheck, WiringRules } from "./types";
import { coldVoltageFactor, IRRADIANCE_FACTOR, panelCableFactor } from "./wiring-rules";

/** Class of Trina Vertex S TSM-DE09, cited: the datasheet of the module bought governs. [A] */
export const PANEL_CURRENTS = { shortCircuitCurrent: PANEL.shortCircuitCurrent, maxSeriesFuse: 20 } as const;
const MODULE = "Class of Trina Vertex S, 400 W, cited: the module bought governs";

export const stringsOf = ({ array, site }: RuleFigures): PanelStrings | null =>
  panelStrings(panelCount(array.capacity), site);

export function panelCircuit(figures: RuleFigures, rules: WiringRules): ElectricalCircuit | null {
  const strings = stringsOf(figures);
  if (strings === null) return null;
  const run = panelRun(figures);
  return circuitOf(
    { run, name: "Panels to inverter", rules, formula: "I_b = strings × I_sc" },
    [
      stringFuses(strings, rules),
      isolator(strings, rules),
      rapidShutdown(figures, strings, rules),
      surge(strings, run.length, rules),
    ].filter((device) => device !== null),
  );
}

function stringFuses({ parallel, coldVoltage }: PanelStrings, rules: WiringRules): ProtectiveDevice | null {
  const rating = stringFuse(PANEL_CURRENTS, rules);
  if (!needsStringFuses(parallel, PANEL_CURRENTS, rules) || rating === null) return null;
  const { shortCircuitCurrent, maxSeriesFuse } = PANEL_CURRENTS;
  const { least } = fuseBounds(rules);
  const back = reverseCurrent(parallel, PANEL_CURRENTS, rules);
  return {
    kind: "string-fuse",
    name: "String fuse, gPV",
    rating: figure("string-fuse", "String fuse", rating, "A", {
      formula: rules === "NEC" ? "1.56 I_sc ≤ I_n ≤ I_mod" : "1.5 I_sc ≤ I_n ≤ 2.4 I_sc and I_n ≤ I_mod",
      equation: `${show(least, 2)} × ${shortCircuitCurrent} A = ${show(least * shortCircuitCurrent, 1)} A ≤ ${rating} A ≤ ${maxSeriesFuse} A`,
      inputs: [
        given("I_sc", "Short-circuit current of a panel", shortCircuitCurrent, "A", MODULE),
        given("I_mod", "Largest series fuse of a panel", maxSeriesFuse, "A", MODULE),
      ],
      source:
        rules === "NEC"
          ? "NEC 690.8 and 690.9, ratings of IEC 60269-6, cited"
          : "IEC 62548, 6.5; ratings of IEC 60269-6, cited",
    }),
    voltage: panelSwitchgearVoltage(coldVoltage),
    detail: `${show(panelSwitchgearVoltage(coldVoltage))} V DC, gPV (IEC 60269-6), in both poles of each string`,
    quantity: 2 * parallel,
    clause: rules === "NEC" ? "NEC 690.9(A)" : "IEC 62548, 6.5.3",
    because: `The other ${counted(parallel - 1, "string")} can push ${show(back, 1)} A back through a faulty one; a panel stands ${maxSeriesFuse} A.`,
  };
}

function isolator({ parallel, coldVoltage }: PanelStrings, rules: WiringRules): ProtectiveDevice {
  const { rating, ways } = panelIsolator(parallel, PANEL_CURRENTS.shortCircuitCurrent);
  const current = parallel * PANEL_CURRENTS.shortCircuitCurrent;
  return {
    kind: "dc-isolator",
    name: "DC isolator",
    rating: figure("dc-isolator", "DC isolator", rating, "A", {
      formula: "I_n ≥ 1.25 × strings × I_sc",
      equation: `${show(IRRADIANCE_FACTOR * current, 1)} A${ways > 1 ? ` over ${show(ways)} isolators` : ""}: ${show(rating)} A`,
      inputs: [
        given("strings", "Strings side by side", parallel, "", FROM.computed),
        given("I_sc", "Short-circuit current of a panel", PANEL_CURRENTS.shortCircuitCurrent, "A", MODULE),
      ],
      source: "IEC 60947-3, utilisation category DC-PV2; preferred currents of IEC 60059, cited",
    }),
    voltage: panelSwitchgearVoltage(coldVoltage),
    detail: `${show(panelSwitchgearVoltage(coldVoltage))} V DC, both poles, category DC-PV2, lockable, beside the inverter`,
    quantity: ways,
    clause: rules === "NEC" ? "NEC 690.13 and 690.15" : "IEC 60364-7-712, 712.537",
    because: "Panels cannot be switched off while the sun shines: the inverter must be cut from them under load.",
  };
}

/** Of conductors on or in a building. */
function rapidShutdown(
  { input }: RuleFigures,
  { coldVoltage }: PanelStrings,
  rules: WiringRules,
): ProtectiveDevice | null {
  if (rules !== "NEC" || !input.parameters.installationLocation.startsWith("roof")) return null;
  return {
    kind: "rapid-shutdown",
    name: "Rapid shutdown",
    rating: figure("rapid-shutdown", "Voltage left on the roof", 80, "V", {
      formula: "U ≤ 80 V inside the array, 30 s after the switch",
      equation: `${show(coldVoltage)} V at the coldest falls to 80 V or less`,
      inputs: [given("U_cold", "Open string at its coldest", rounded(coldVoltage, 1), "V", FROM.computed)],
      source: "NEC 690.12(B), cited",
    }),
    detail: "One switch at the entrance, a shutdown unit at each panel or pair of panels",
    quantity: 1,
    clause: "NEC 690.12",
    because: "Firefighters must be able to make a roof safe from the ground.",
  };
}

function surge({ coldVoltage }: PanelStrings, length: number, rules: WiringRules): ProtectiveDevice {
  const quantity = surgeProtectors(length);
  const density = criticalDensity(length);
  return {
    kind: "dc-surge",
    name: "Surge protection of the panel input, type 2",
    rating: figure("dc-surge", "Surge protection, U_cpv", panelSurgeVoltage(coldVoltage), "V", {
      formula: "U_cpv ≥ U_oc at the record low",
      equation: `${show(coldVoltage, 1)} V ≤ ${show(panelSurgeVoltage(coldVoltage))} V`,
      inputs: [
        given("U_oc", "Open string at its coldest", rounded(coldVoltage, 1), "V", FROM.computed),
        given("L", "Panels to inverter", rounded(length, 1), "m", FROM.user),
      ],
      source: "IEC 61643-32; classes as makers sell them under IEC 61643-31",
    }),
    voltage: panelSurgeVoltage(coldVoltage),
    detail: "Type 2, at least 20 kA (8/20 µs); type 1 + 2 where a lightning rod's down conductor is near",
    quantity,
    clause: rules === "NEC" ? "NEC 242.13 and 690" : "IEC 60364-7-712, 712.443 and 712.534",
    because: `A run of ${show(length, 1)} m must have it from ${show(density, 1)} strokes a km² and year (${CRITICAL_LENGTH_PRODUCT} ÷ L). ${quantity > 1 ? `Beyond ${SURGE_DISTANCE} m one stands at the array, one at the inverter.` : "One at the inverter protects a run this short."} Tropical Africa has much lightning, and one costs little beside an inverter.`,
  };
}

/** Voltages of the longest string against the input, and its cable. */
export function stringCheck(figures: RuleFigures, rules: WiringRules): StringCheck | null {
  const strings = stringsOf(figures);
  if (strings === null) return null;
  const { inSeries, recordLow, coldVoltage, hotVoltage, limits, inputVoltage, parallel } = strings;
  const factor = coldVoltageFactor(recordLow);
  const byCode = inSeries * PANEL.openVoltage * factor;
  const low = given(
    "T_min",
    "Record low",
    rounded(recordLow, 1),
    "°C",
    "Coldest month's nights less 10 K, an estimate",
  );
  const series = given("n", "Panels in series", inSeries, "", FROM.computed);
  const open = given("V_oc", "Open voltage of a panel at 25 °C", PANEL.openVoltage, "V", MODULE);
  return {
    coldVoltage: figure("string-cold-voltage", "Open string at the record low", coldVoltage, "V", {
      formula: "U = n V_oc (1 + β (T_min − 25)) ≤ U_input",
      equation: `${show(inSeries)} × ${show(limits.openVoltageCold, 2)} V = ${show(coldVoltage, 1)} V of ${show(inputVoltage)} V`,
      inputs: [
        series,
        open,
        low,
        given("β", "Change of the open voltage", 100 * PANEL.openVoltagePerKelvin, "%/K", MODULE),
      ],
      source: "IEC 62548, 7.2; NEC 690.7(A)(1), cited",
    }),
    codeVoltage: figure("string-code-voltage", "The same by the table of NEC 690.7(A)", byCode, "V", {
      formula: "U = n V_oc × factor(T_min)",
      equation: `${show(inSeries)} × ${PANEL.openVoltage} V × ${factor} = ${show(byCode, 1)} V of ${show(inputVoltage)} V`,
      inputs: [series, open, low],
      source: "NEC 690.7(A), table for crystalline silicon, cited: a cross-check that uses no datasheet",
    }),
    hotVoltage: figure("string-hot-voltage", "String at its hottest", hotVoltage, "V", {
      formula: "U = n V_mp (1 + γ (T_max + rise − 25)) ≥ U_tracker",
      equation: `${show(inSeries)} × ${show(limits.powerVoltageHot, 2)} V = ${show(hotVoltage, 1)} V; ${show(limits.fewest)} to ${show(limits.most)} panels fit the input`,
      inputs: [series],
      source: "IEC 62548, 7.2: the tracker must still find the string",
    }),
    cable: stringCableTrace(parallel, rules),
  };
}

function stringCableTrace(parallel: number, rules: WiringRules): Trace {
  const fused = needsStringFuses(parallel, PANEL_CURRENTS, rules) ? stringFuse(PANEL_CURRENTS, rules) : null;
  const toCarry = fused ?? panelCableFactor(rules) * PANEL_CURRENTS.shortCircuitCurrent;
  const area = stringCable(toCarry);
  return figure("string-cable", "Cable of one string", area, "mm²", {
    formula: "smallest S from 4 mm² with I_table × 0.92 ≥ I_n",
    equation: `${show(area, 1)} mm² for ${show(toCarry, 1)} A${fused === null ? "" : ", its fuse"}`,
    inputs: [given("0.92", "Under a hot panel, 70 °C", UNDER_MODULE, "", "EN 50618, cited")],
    source: "EN 50618, table A.3, single cable in free air, cited",
  });
}

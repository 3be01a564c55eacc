import { figure, FROM, given, rounded, show } from "../explain";
import type { Mains } from "../mains";
import {
  devicesFor,
  LARGEST_MINIATURE_BREAKER,
  MAINS_SURGE_VOLTAGES,
  RESIDUAL_CURRENT_DEVICES,
  SWITCHES,
} from "./standard-ratings";
import type { CircuitName, ProtectiveDevice, WiringRules } from "./types";
import { breakersFor, CONTINUOUS_FACTOR } from "./wiring-rules";

/** What a breaker, switch or residual-current device must open: lines, and the neutral where it is switched. */
const polesOf = ({ phases }: Mains, rules: WiringRules) =>
  phases === 3 ? (rules === "NEC" ? "3 poles" : "4 poles") : phases === 2 || rules === "IEC" ? "2 poles" : "1 pole";
const switchedPoles = ({ phases }: Mains) => (phases === 3 ? "4 poles" : phases === 2 ? "3 poles" : "2 poles");

/** [V] */
const lineToEarth = ({ voltage, phases }: Mains) =>
  phases === 3 ? voltage / Math.sqrt(3) : phases === 2 ? voltage / 2 : voltage;

export function breaker(run: CircuitName, current: number, mains: Mains, rules: WiringRules): ProtectiveDevice {
  const { rating, ways } = breakersFor(current, rules);
  const miniature = rating <= LARGEST_MINIATURE_BREAKER;
  const iec = miniature ? "IEC 60898-1, curve C, at least 6 kA" : "IEC 60947-2, adjustable, at least 10 kA";
  return {
    kind: "breaker",
    name: BREAKER_NAMES[run],
    rating: figure(`${run}-breaker`, BREAKER_NAMES[run], rating, "A", {
      formula: "1.25 I_b ≤ I_n ≤ I_z",
      equation: `1.25 × ${show(current, 1)} A = ${show(CONTINUOUS_FACTOR * current, 1)} A${ways > 1 ? ` over ${show(ways)} breakers` : ""}: ${show(rating)} A`,
      inputs: [given("I_b", "Current at full power", rounded(current, 2), "A", FROM.computed)],
      source:
        rules === "NEC"
          ? "NEC 210.20(A) and 705.60; ratings of NEC 240.6(A), cited"
          : "IEC 60364-4-43, 433.1; preferred ratings of IEC 60898-1 and 60947-2, cited",
    }),
    detail: `${polesOf(mains, rules)}, ${rules === "NEC" ? "UL 489" : iec}`,
    quantity: ways,
    clause: rules === "NEC" ? "NEC 240.4 and 210.20" : "IEC 60364-4-43, 433.1",
    because: "It must carry full power for hours in a warm box, and trip before the cable is too hot.",
  };
}

const BREAKER_NAMES: Readonly<Record<CircuitName, string>> = {
  "panel-inverter": "Panel breaker",
  "battery-inverter": "Battery breaker",
  "inverter-load": "Inverter output breaker",
  "inverter-generator": "Generator breaker",
  "inverter-grid": "Grid breaker",
};

/** Panel inputs up to this voltage belong to chargers that keep battery and mains apart by a transformer. [V] House reading of the inverter classes. */
const ISOLATED_INPUT = 250;
const residualType = (panelInputVoltage: number | null) =>
  panelInputVoltage !== null && panelInputVoltage > ISOLATED_INPUT ? "B" : "A";

/** [mA] Source: IEC 60364-4-41, 415.1.1 (people) and 411.3.3 (sockets); 300 mA delayed above what such devices are made for. */
const PEOPLE = 30;
const MAIN = 300;

export function residualCurrentDevice(
  breakerRating: number,
  panelInputVoltage: number | null,
  mains: Mains,
  rules: WiringRules,
): ProtectiveDevice {
  if (rules === "NEC") return groundFaultDevice();
  const type = residualType(panelInputVoltage);
  const small = breakerRating <= LARGEST_MINIATURE_BREAKER;
  const carries = devicesFor(breakerRating, RESIDUAL_CURRENT_DEVICES).rating;
  const trip = small ? PEOPLE : MAIN;
  return {
    kind: "residual-current",
    name: `Residual-current device, type ${type}`,
    rating: figure("residual-current", "Residual current that trips", trip, "mA", {
      formula: "I_Δn ≤ 30 mA for people; the device carries at least the breaker before it",
      equation: small
        ? `${trip} mA, ${carries} A behind a breaker of ${breakerRating} A`
        : `${trip} mA delayed (S) at the main switch, 30 mA on every socket circuit`,
      inputs: [
        given("U_dc", "Panel input of the inverter class", panelInputVoltage ?? 0, "V", FROM.computed),
        given("I_n", "Breaker before it", breakerRating, "A", FROM.computed),
      ],
      source: "IEC 60364-4-41, 411.3.3 and 415.1.1; ratings of IEC 61008-1, cited",
    }),
    detail: `${switchedPoles(mains)}, ${small ? `${carries} A, ${type === "B" ? "IEC 62423" : "IEC 61008-1"}` : "with a separate transformer, IEC 60947-2 annex M"}`,
    quantity: 1,
    clause: "IEC 60364-7-712, 712.530.3, and IEC 60364-4-41, 415.1",
    because:
      type === "B"
        ? "A panel input of this voltage usually belongs to an inverter without a transformer: direct current can reach the mains side and blind a type A. Where the maker states it cannot, type A will do."
        : "A low-voltage panel input belongs to an inverter with a transformer: pulsating current is the worst that can flow, and type A sees it.",
  };
}

const groundFaultDevice = (): ProtectiveDevice => ({
  kind: "residual-current",
  name: "Ground-fault circuit interrupter, class A",
  rating: figure("residual-current", "Ground fault that trips", 6, "mA", {
    formula: "trips between 4 and 6 mA",
    equation: "6 mA at each receptacle circuit the code names",
    inputs: [],
    source: "NEC 210.8 and UL 943, cited",
  }),
  detail: "As breaker or receptacle, kitchens, baths, garages, outdoors",
  quantity: 1,
  clause: "NEC 210.8; for the panels 690.41(B)",
  because: "People touch what is plugged in. One for each such circuit; the count here is the least.",
});

/** Longest voltage a surge protector must stand ÷ line to earth. Source: IEC 60364-5-53, table 534.2 (TT and TN-S: 1.1). */
const SURGE_FACTOR = 1.1;

export function mainsSurge(id: string, mains: Mains, rules: WiringRules, fromTheGrid: boolean): ProtectiveDevice {
  const earth = lineToEarth(mains);
  const voltage = devicesFor(SURGE_FACTOR * earth, MAINS_SURGE_VOLTAGES).rating;
  const type = fromTheGrid ? "type 1 + 2" : "type 2";
  return {
    kind: "ac-surge",
    name: `Surge protection of the ${fromTheGrid ? "grid's entry" : "board"}, ${type}`,
    rating: figure(`${id}-surge`, "Surge protection, U_c", voltage, "V", {
      formula: "U_c ≥ 1.1 × U_0",
      equation: `1.1 × ${show(earth, 1)} V = ${show(SURGE_FACTOR * earth, 1)} V: ${voltage} V`,
      inputs: [given("U_0", "Line to earth", rounded(earth, 1), "V", FROM.computed)],
      source: "IEC 60364-5-53, table 534.2; classes as makers sell them under IEC 61643-11",
    }),
    detail: `${switchedPoles(mains)}, at least ${fromTheGrid ? "12.5 kA (10/350 µs)" : "20 kA (8/20 µs)"}, leads under 0.5 m`,
    quantity: 1,
    clause: rules === "NEC" ? "NEC 230.67 and 242" : "IEC 60364-4-44, 443.4",
    because: fromTheGrid
      ? "Overhead lines bring lightning to the door."
      : "What gets past the first protector, and what a stroke nearby induces, ends here.",
  };
}

export function changeover(current: number, mains: Mains, rules: WiringRules, between: string): ProtectiveDevice {
  const { rating, ways } = devicesFor(CONTINUOUS_FACTOR * current, SWITCHES);
  return {
    kind: "changeover",
    name: "Changeover switch I-0-II, interlocked",
    rating: figure("changeover", "Changeover switch", rating, "A", {
      formula: "I_n ≥ 1.25 × largest current of its two sides",
      equation: `1.25 × ${show(current, 1)} A = ${show(CONTINUOUS_FACTOR * current, 1)} A: ${show(rating)} A`,
      inputs: [given("I_b", "Larger of the two sides", rounded(current, 2), "A", FROM.computed)],
      source: "IEC 60947-6-1; preferred currents of IEC 60059, cited",
    }),
    detail: `${switchedPoles(mains)}, neutral switched too, mechanically interlocked, between ${between}`,
    quantity: ways,
    clause: rules === "NEC" ? "NEC 702.5" : "IEC 60364-5-55, 551.6",
    because:
      "Two sources must never meet: it would destroy the smaller one and put voltage on a line somebody repairs.",
  };
}

/** Voltage and frequency at which an inverter must leave the grid. Source: IEC 61727, table 3 (85 to 110%), cited. */
export function interfaceProtection({ voltage, frequency }: Mains, rules: WiringRules): ProtectiveDevice {
  const [low, high] = [0.85 * voltage, 1.1 * voltage];
  return {
    kind: "interface-protection",
    name: "Protection against islanding",
    rating: figure("interface-protection", "Leaves the grid within", 2, "s", {
      formula: "0.85 U ≤ u ≤ 1.1 U and |f − f_n| ≤ 1 Hz, else off; off within 2 s of an island",
      equation: `off outside ${show(low)} to ${show(high)} V and ${frequency - 1} to ${frequency + 1} Hz`,
      inputs: [given("U", "Mains", voltage, "V", FROM.user), given("f_n", "Frequency", frequency, "Hz", FROM.user)],
      source:
        rules === "NEC"
          ? "UL 1741 and IEEE 1547, cited"
          : "IEC 61727 and IEC 62116, cited; the utility's own limits decide",
    }),
    detail: `In the inverter, with its certificate${rules === "NEC" ? " (UL 1741)" : " (IEC 62116, IEC 62109)"}; an isolator the utility can lock`,
    quantity: 1,
    clause: rules === "NEC" ? "NEC 705.40" : "IEC 60364-7-712, 712.551; IEC 62116",
    because: "When the grid is switched off for repair, panels must not keep it alive.",
  };
}

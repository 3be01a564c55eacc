import type { Told } from "../../units/told";
import { figure, FROM, given, rounded } from "../inputs/make-trace";
import type { Mains } from "../rule/mains";
import { both, cited } from "./sources";
import {
  devicesFor,
  LARGEST_MINIATURE_BREAKER,
  MAINS_SURGE_VOLTAGES,
  RESIDUAL_CURRENT_DEVICES,
  SWITCHES,
} from "../rule/standard-ratings";
import { told } from "./told";
import type { CircuitName, ProtectiveDevice, ResidualType, WiringRules } from "../inputs/electrical-types";
import { breakersFor, CONTINUOUS_FACTOR } from "./wiring-rules";

/** What a breaker, switch or residual-current device must open: lines, and the neutral where it is switched. */
export const polesOf = ({ phases }: Mains, rules: WiringRules) =>
  phases === 3 ? (rules === "NEC" ? 3 : 4) : phases === 2 || rules === "IEC" ? 2 : 1;
export const switchedPoles = ({ phases }: Mains) => phases + 1;

/** [V] */
const lineToEarth = ({ voltage, phases }: Mains) =>
  phases === 3 ? voltage / Math.sqrt(3) : phases === 2 ? voltage / 2 : voltage;

type GuardedRun = Extract<CircuitName, "inverter-load" | "inverter-generator" | "inverter-grid">;

const BREAKER_NAMES: Readonly<Record<GuardedRun, Told>> = {
  "inverter-load": told("breaker.load"),
  "inverter-generator": told("breaker.generator"),
  "inverter-grid": told("breaker.grid"),
};

export function breaker(run: GuardedRun, current: number, mains: Mains, rules: WiringRules): ProtectiveDevice {
  const { rating, ways } = breakersFor(current, rules);
  const iec = told(rating <= LARGEST_MINIATURE_BREAKER ? "breaker.miniature" : "breaker.mouldedCase");
  return {
    kind: "breaker",
    name: BREAKER_NAMES[run],
    rating: figure(`${run}-breaker`, BREAKER_NAMES[run], rating, "A", {
      formula: "1.25 I_b ≤ I_n ≤ I_z",
      equation: told("breaker.equation", { current, needed: CONTINUOUS_FACTOR * current, breakers: ways, rating }),
      inputs: [given("I_b", told("input.currentAtFullPower"), rounded(current, 2), "A", FROM.computed)],
      source: told(rules === "NEC" ? "breaker.sourceNec" : "breaker.sourceIec"),
    }),
    detail: told("breaker.detail", { poles: polesOf(mains, rules), standard: rules === "NEC" ? "UL 489" : iec }),
    quantity: ways,
    clause: rules === "NEC" ? both("NEC 240.4", "210.20") : "IEC 60364-4-43, 433.1",
    because: told("breaker.because"),
  };
}

/** Panel inputs up to this voltage belong to chargers that keep battery and mains apart by a transformer. [V] House reading of the inverter classes. */
const ISOLATED_INPUT = 250;
const residualType = (panelInputVoltage: number | null): ResidualType =>
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
  const poles = switchedPoles(mains);
  return {
    kind: "residual-current",
    residualType: type,
    name: told("residualCurrent.name", { type }),
    rating: figure("residual-current", told("residualCurrent.rating"), trip, "mA", {
      formula: told("residualCurrent.formula"),
      equation: small
        ? told("residualCurrent.equation", { trip, carries, breaker: breakerRating })
        : told("residualCurrent.equationOfMainSwitch", { trip, people: PEOPLE }),
      inputs: [
        given("U_dc", told("residualCurrent.panelInput"), panelInputVoltage ?? 0, "V", FROM.computed),
        given("I_n", told("residualCurrent.breakerBefore"), breakerRating, "A", FROM.computed),
      ],
      source: told("residualCurrent.source"),
    }),
    detail: small
      ? told("residualCurrent.detail", { poles, carries, standard: type === "B" ? "IEC 62423" : "IEC 61008-1" })
      : told("residualCurrent.detailOfMainSwitch", { poles }),
    quantity: 1,
    clause: told("residualCurrent.clause"),
    because: told(type === "B" ? "residualCurrent.becauseB" : "residualCurrent.becauseA"),
  };
}

/** What a ground-fault circuit interrupter of class A trips at. [mA] Source: UL 943, 4 to 6 mA. */
const CLASS_A = 6;

const groundFaultDevice = (): ProtectiveDevice => ({
  kind: "residual-current",
  name: told("groundFault.name"),
  rating: figure("residual-current", told("groundFault.rating"), CLASS_A, "mA", {
    formula: told("groundFault.formula"),
    equation: told("groundFault.equation", { trip: CLASS_A }),
    inputs: [],
    source: cited(both("NEC 210.8", "UL 943")),
  }),
  detail: told("groundFault.detail"),
  quantity: 1,
  clause: told("groundFault.clause"),
  because: told("groundFault.because"),
});

/** Longest voltage a surge protector must stand ÷ line to earth. Source: IEC 60364-5-53, table 534.2 (TT and TN-S: 1.1). */
const SURGE_FACTOR = 1.1;

export function mainsSurge(id: string, mains: Mains, rules: WiringRules, fromTheGrid: boolean): ProtectiveDevice {
  const earth = lineToEarth(mains);
  const voltage = devicesFor(SURGE_FACTOR * earth, MAINS_SURGE_VOLTAGES).rating;
  const poles = switchedPoles(mains);
  return {
    kind: "ac-surge",
    name: told(fromTheGrid ? "mainsSurge.nameOfGrid" : "mainsSurge.nameOfBoard"),
    rating: figure(`${id}-surge`, told("mainsSurge.rating"), voltage, "V", {
      formula: "U_c ≥ 1.1 × U_0",
      equation: told("mainsSurge.equation", { earth, needed: SURGE_FACTOR * earth, rating: voltage }),
      inputs: [given("U_0", told("input.lineToEarth"), rounded(earth, 1), "V", FROM.computed)],
      source: told("mainsSurge.source"),
    }),
    detail: told(fromTheGrid ? "mainsSurge.detailOfGrid" : "mainsSurge.detailOfBoard", { poles }),
    quantity: 1,
    clause: rules === "NEC" ? both("NEC 230.67", "242") : "IEC 60364-4-44, 443.4",
    because: told(fromTheGrid ? "mainsSurge.becauseOfGrid" : "mainsSurge.becauseOfBoard"),
  };
}

/** The two sources that a changeover switch keeps apart. */
export type ChangeoverSides = "inverterAndGrid" | "inverterAndGenerator" | "gridAndGenerator";

export function changeover(
  current: number,
  mains: Mains,
  rules: WiringRules,
  sides: ChangeoverSides,
): ProtectiveDevice {
  const { rating, ways } = devicesFor(CONTINUOUS_FACTOR * current, SWITCHES);
  return {
    kind: "changeover",
    name: told("changeover.name"),
    rating: figure("changeover", told("changeover.rating"), rating, "A", {
      formula: told("changeover.formula"),
      equation: told("changeover.equation", { current, needed: CONTINUOUS_FACTOR * current, rating }),
      inputs: [given("I_b", told("changeover.largerSide"), rounded(current, 2), "A", FROM.computed)],
      source: told("changeover.source"),
    }),
    detail: told("changeover.detail", { poles: switchedPoles(mains), sides }),
    quantity: ways,
    clause: rules === "NEC" ? "NEC 702.5" : "IEC 60364-5-55, 551.6",
    because: told("changeover.because"),
  };
}

/** Voltage and frequency at which an inverter must leave the grid. Source: IEC 61727, table 3 (85 to 110%), cited. */
export function interfaceProtection({ voltage, frequency }: Mains, rules: WiringRules): ProtectiveDevice {
  return {
    kind: "interface-protection",
    name: told("islanding.name"),
    rating: figure("interface-protection", told("islanding.rating"), 2, "s", {
      formula: told("islanding.formula"),
      equation: told("islanding.equation", {
        lowest: 0.85 * voltage,
        highest: 1.1 * voltage,
        slowest: frequency - 1,
        fastest: frequency + 1,
      }),
      inputs: [
        given("U", told("islanding.mains"), voltage, "V", FROM.user),
        given("f_n", told("islanding.frequency"), frequency, "Hz", FROM.user),
      ],
      source: rules === "NEC" ? cited(both("UL 1741", "IEEE 1547")) : told("islanding.sourceIec"),
    }),
    detail: told("islanding.detail", { standards: rules === "NEC" ? "UL 1741" : "IEC 62116, IEC 62109" }),
    quantity: 1,
    clause: rules === "NEC" ? "NEC 705.40" : "IEC 60364-7-712, 712.551; IEC 62116",
    because: told("islanding.because"),
  };
}

import {
  devicesFor,
  nextSize,
  PANEL_FUSES,
  PANEL_SURGE_VOLTAGES,
  PANEL_SWITCHGEAR_VOLTAGES,
  type StandardDevices,
  SWITCHES,
} from "../rule/standard-ratings";
import type { WiringRules } from "../inputs/electrical-types";
import { CONTINUOUS_FACTOR, IRRADIANCE_FACTOR } from "./wiring-rules";

/** What a module says of itself that decides the protection of its string. [A] */
export interface StringCurrents {
  readonly shortCircuitCurrent: number;
  /** "Maximum series fuse" of the datasheet: the reverse current the module was tested for. */
  readonly maxSeriesFuse: number;
}

/** Bounds of a string fuse ÷ short-circuit current. Source: IEC 62548, 6.5 (above 1.5, below 2.4); NEC 690.8 and 690.9. */
const FUSE_BOUNDS: Readonly<Record<WiringRules, { readonly least: number; readonly most: number }>> = {
  IEC: { least: 1.5, most: 2.4 },
  NEC: { least: IRRADIANCE_FACTOR * CONTINUOUS_FACTOR, most: Number.POSITIVE_INFINITY },
};
export const fuseBounds = (rules: WiringRules) => FUSE_BOUNDS[rules];

/** What the other strings can push back through a faulty one. [A] Source: IEC 62548, 6.5.3; NEC 690.9(A), with 1.25. */
export const reverseCurrent = (strings: number, { shortCircuitCurrent }: StringCurrents, rules: WiringRules) =>
  Math.max(0, strings - 1) * shortCircuitCurrent * (rules === "NEC" ? IRRADIANCE_FACTOR : 1);

export const needsStringFuses = (strings: number, module: StringCurrents, rules: WiringRules) =>
  reverseCurrent(strings, module, rules) > module.maxSeriesFuse;

/** The smallest fuse made that stands the string's sun and still protects the module; null when none does both. [A] */
export function stringFuse(module: StringCurrents, rules: WiringRules): number | null {
  const { least, most } = fuseBounds(rules);
  const highest = Math.min(most * module.shortCircuitCurrent, module.maxSeriesFuse);
  const rating = PANEL_FUSES.find((made) => made >= least * module.shortCircuitCurrent);
  return rating !== undefined && rating <= highest ? rating : null;
}

/** The isolator beside the inverter breaks the sun of all strings. Source: IEC 60364-7-712, 712.537; NEC 690.13. */
export const panelIsolator = (strings: number, shortCircuitCurrent: number): StandardDevices =>
  devicesFor(IRRADIANCE_FACTOR * strings * shortCircuitCurrent, SWITCHES);

/** Voltage class of the surge protection: it must not conduct at the coldest open string. [V] Source: IEC 61643-32. */
export const panelSurgeVoltage = (coldVoltage: number) => nextSize(coldVoltage, PANEL_SURGE_VOLTAGES);

/** Rated voltage of isolator and string fuses: the next one made above the coldest open string. [V] Source: IEC 62548, 7.2. */
export const panelSwitchgearVoltage = (coldVoltage: number) => nextSize(coldVoltage, PANEL_SWITCHGEAR_VOLTAGES);

/** Beyond this distance array and inverter each need their own. [m] Source: IEC 61643-32, as makers' guides quote it. */
export const SURGE_DISTANCE = 10;
export const surgeProtectors = (length: number) => (length > SURGE_DISTANCE ? 2 : 1);

/** Product of length and lightning density from which the standard demands protection in a home. Source: IEC 60364-7-712, 712.443 (L_crit = 115 ÷ N_g), cited. */
export const CRITICAL_LENGTH_PRODUCT = 115;
/** Lightning strokes a km² and year from which a run of that length must be protected. */
export const criticalDensity = (length: number) => CRITICAL_LENGTH_PRODUCT / length;

/** Current of EN 50618 panel cable in free air at 60 °C. [A by mm²] Source: EN 50618, table A.3, as in reference table h. */
export const PANEL_CABLE_AMPACITY: ReadonlyMap<number, number> = new Map([
  [1.5, 30],
  [2.5, 41],
  [4, 55],
  [6, 70],
  [10, 98],
  [16, 132],
  [25, 176],
  [35, 218],
  [50, 276],
  [70, 347],
  [95, 416],
  [120, 488],
]);
/** Share of it under a hot module, 70 °C. Source: EN 50618, as in reference table h. */
export const UNDER_MODULE = 0.92;
/** Module leads and connectors are made for 4 mm² and more. Source: Trina Solar, installation manual. */
const LEAST_PANEL_CABLE = 4;

/** From string to combiner: the smallest that carries the string's fuse, or its sun where it has none. [mm²] */
export const stringCable = (toCarry: number) =>
  [...PANEL_CABLE_AMPACITY].find(
    ([area, ampacity]) => area >= LEAST_PANEL_CABLE && ampacity * UNDER_MODULE >= toCarry,
  )?.[0] ?? Math.max(...PANEL_CABLE_AMPACITY.keys());

import { MAINS } from "../rule/mains";
import type { VoltageFrequency } from "../../parameters/options";
import { BREAKERS, devicesFor, NEC_RATINGS, type StandardDevices } from "../rule/standard-ratings";
import type { WiringRules } from "../inputs/electrical-types";

/** 110 and 120 V at 60 Hz is the world of the NEC; the rest of the list that of IEC. */
export const wiringRules = (choice: VoltageFrequency): WiringRules => (MAINS[choice].frequency === 60 ? "NEC" : "IEC");

/**
 * Device ÷ current that flows for hours. Source: NEC 210.20(A), 215.3 and 705.60; the engineering notes, section 5,
 * take it for IEC circuits too, since breakers are calibrated at 30 °C and stand in warmer boxes.
 */
export const CONTINUOUS_FACTOR = 1.25;

/** Irradiance above 1,000 W/m². Source: NEC 690.8(A)(1) and IEC 62548, both 1.25. */
export const IRRADIANCE_FACTOR = 1.25;

/** What a panel cable must carry ÷ short-circuit current. Source: IEC 62548; NEC 690.8(A) and (B) multiply both. */
export const panelCableFactor = (rules: WiringRules) =>
  rules === "NEC" ? IRRADIANCE_FACTOR * CONTINUOUS_FACTOR : IRRADIANCE_FACTOR;

const ratingsOf = (rules: WiringRules) => (rules === "NEC" ? NEC_RATINGS : BREAKERS);

/** Breakers of an alternating-current circuit. [A] */
export const breakersFor = (current: number, rules: WiringRules): StandardDevices =>
  devicesFor(CONTINUOUS_FACTOR * current, ratingsOf(rules));

/** What the breakers of a circuit let pass together, which its cables must carry; 0 where nothing flows. [A] */
export function protectionOf(current: number, rules: WiringRules): number {
  if (current === 0) return 0;
  const { rating, ways } = breakersFor(current, rules);
  return rating * ways;
}

/**
 * Open voltage in the cold ÷ at 25 °C for crystalline silicon, by the coldest air. [°C]
 * Source: NEC 690.7(A), table, as in reference table h. Above 24 °C nothing is added.
 */
const COLD_FACTORS = [
  [25, 1],
  [20, 1.02],
  [15, 1.04],
  [10, 1.06],
  [5, 1.08],
  [0, 1.1],
  [-5, 1.12],
  [-10, 1.14],
  [-15, 1.16],
  [-20, 1.18],
  [-25, 1.2],
  [-30, 1.21],
  [-35, 1.23],
] as const;
const COLDEST_FACTOR = 1.25;
/** Bands hold whole degrees; what lies between two counts as the colder one. */
export const coldVoltageFactor = (coldest: number) =>
  COLD_FACTORS.find(([from]) => Math.floor(coldest) >= from)?.[1] ?? COLDEST_FACTOR;

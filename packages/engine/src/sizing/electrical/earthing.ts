import { figure, given } from "../inputs/make-trace";
import type { RuleFigures } from "../rule/rule-figures";
import { cited } from "./sources";
import { told } from "./told";
import type { EarthingDesign, WiringRules } from "../inputs/electrical-types";

/** Sizes copper is made in. [mm²] Source: IEC 60228. */
const SIZES = [1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 70, 95, 120, 150, 185, 240, 300] as const;
const made = (area: number) => SIZES.find((size) => size >= area) ?? Math.max(...SIZES);

/** Copper that goes to earth beside a line conductor. [mm²] Source: IEC 60364-5-54, table 54.2. */
export const protectiveConductorIec = (line: number) => made(line <= 16 ? line : line <= 35 ? 16 : line / 2);

/** Least equipment earth conductor by the device before it. [A, mm² of the AWG size] Source: NEC table 250.122, cited. */
const NEC_EARTH = [
  [15, 2.08],
  [20, 3.31],
  [60, 5.26],
  [100, 8.37],
  [200, 13.3],
  [300, 21.2],
  [400, 26.7],
  [500, 33.6],
  [600, 42.4],
  [800, 53.5],
  [1_000, 67.4],
  [1_200, 85],
  [1_600, 107],
  [2_000, 127],
  [2_500, 177],
  [3_000, 203],
  [4_000, 253],
] as const;
const LARGEST_NEC_EARTH = 300;

export const protectiveConductorNec = (protection: number) =>
  made(NEC_EARTH.find(([rating]) => rating >= protection)?.[1] ?? LARGEST_NEC_EARTH);

export const protectiveConductor = (line: number, protection: number, rules: WiringRules) =>
  rules === "NEC"
    ? Math.max(protectiveConductorIec(line), protectiveConductorNec(protection))
    : protectiveConductorIec(line);

/** A rod as it is sold, and soil that is neither swamp nor rock. [m, m, Ω m] Assumption: 16 mm, 100 Ω m. */
const ROD = { length: 3, diameter: 0.016 } as const;
const SOIL = 100;

/**
 * One rod in the ground. [Ω]
 * @param resistivity  Of the soil. [Ω m]
 * @param length       Of the rod. [m]
 * @param diameter     Of the rod. [m]
 * Source: H. B. Dwight, "Calculation of resistances to ground", Electrical Engineering 55, 1936: ρ ÷ 2πL (ln(8L ÷ d) − 1).
 */
export const rodResistance = (resistivity: number, length: number, diameter: number) =>
  (resistivity / (2 * Math.PI * length)) * (Math.log((8 * length) / diameter) - 1);

/** Largest resistance of the electrode. [Ω] Source: IEC 62305-3, 5.4.1 (10 Ω for surges); NEC 250.53(A)(2) (25 Ω). */
const TARGET: Readonly<Record<WiringRules, number>> = { IEC: 10, NEC: 25 };
/** Touch voltage that may stay, and the current at which the residual-current device trips. [V, A] Source: IEC 60364-4-41, 411.5.3. */
const TOUCH_VOLTAGE = 50;
const TRIP_CURRENT = 0.03;

/** Least copper from frames to earth. [mm²] Source: IEC 62548, 7.4.2: 6 mm², 16 mm² where it may carry lightning. */
const FRAME_BONDING = 6;
const LIGHTNING_BONDING = 16;

export function earthingOf({ input }: Pick<RuleFigures, "input">, rules: WiringRules): EarthingDesign {
  const target = TARGET[rules];
  const one = rodResistance(SOIL, ROD.length, ROD.diameter);
  const rods = Math.ceil(one / target);
  return {
    ...arrangementOf(input.parameters.systemType === "off-grid", rules),
    electrode: figure("earth-electrode", told("earthing.electrode"), target, "Ω", {
      formula: told("earthing.electrodeFormula"),
      equation: told("earthing.electrodeEquation", { largest: target, touch: TOUCH_VOLTAGE / TRIP_CURRENT }),
      inputs: [
        given(
          "R_surge",
          told("earthing.forSurges"),
          target,
          "Ω",
          cited(rules === "NEC" ? "NEC 250.53(A)(2)" : "IEC 62305-3, 5.4.1"),
        ),
      ],
      source: told("earthing.electrodeSource"),
    }),
    rods: figure("earth-rods", told("earthing.rods", { length: ROD.length }), rods, "pieces", {
      formula: "n = ⌈R_rod ÷ R⌉, R_rod = ρ ÷ (2π L) × (ln(8 L ÷ d) − 1)",
      equation: told("earthing.rodsEquation", { each: one, largest: target, rods }),
      inputs: [
        given("ρ", told("earthing.soil"), SOIL, "Ω m", told("earthing.soilFrom")),
        given("L", told("earthing.rodLength"), ROD.length, "m", told("earthing.rodFrom")),
        given("d", told("earthing.rodDiameter"), 1_000 * ROD.diameter, "mm", told("earthing.rodFrom")),
      ],
      source: told("earthing.rodsSource"),
    }),
    frameBonding: figure("frame-bonding", told("earthing.frames"), FRAME_BONDING, "mm²", {
      formula: told("earthing.framesFormula"),
      equation: told("earthing.framesEquation", { least: FRAME_BONDING, nearLightningRod: LIGHTNING_BONDING }),
      inputs: [],
      source: told("earthing.framesSource"),
    }),
  };
}

function arrangementOf(
  island: boolean,
  rules: WiringRules,
): Pick<EarthingDesign, "arrangement" | "because" | "clause"> {
  if (rules === "NEC") {
    return {
      arrangement: told(island ? "earthing.islandNec" : "earthing.gridNec"),
      because: told("earthing.becauseNec"),
      clause: island ? "NEC 250.30" : "NEC 250.24",
    };
  }
  return island
    ? {
        arrangement: told("earthing.islandIec"),
        because: told("earthing.islandBecauseIec"),
        clause: told("earthing.islandClauseIec"),
      }
    : {
        arrangement: told("earthing.gridIec"),
        because: told("earthing.gridBecauseIec"),
        clause: told("earthing.gridClauseIec"),
      };
}

import {
  AMPACITY,
  CONDUCTOR_LIMIT,
  COPPER_RESISTANCE,
  groupingFactor,
  type Insulation,
  type LayingMethod,
  resistanceAt20,
  type Strands,
} from "./cable-tables";

/** Change of copper's resistance. [1/K] Source: IEC 60228 and reference table j. */
const COPPER_PER_KELVIN = 0.00393;
/** Reactance of a cable on alternating current. [Ω/m] Source: IEC 60364-5-52 annex G, reference table j. */
const REACTANCE = 0.08e-3;

export interface CableInput {
  /** 0 for direct current. */
  readonly phases: 0 | 1 | 3;
  readonly insulation: Insulation;
  readonly method: LayingMethod;
  /** Class 2, of fixed wiring, unless told. */
  readonly strands?: Strands;
  /** [°C] */
  readonly ambient: number;
  /** Circuits lying together. */
  readonly circuits: number;
  /** [A] */
  readonly current: number;
  /** One way. [m] */
  readonly length: number;
  /** [V] */
  readonly voltage: number;
  readonly powerFactor: number;
  /** Current the cable must be able to carry ÷ current. */
  readonly designFactor: number;
  /** What the device before it lets pass, which it must carry too. [A] Source: IEC 60364-4-43, 433.1: I_n ≤ I_z. */
  readonly protection?: number;
  /** [%] */
  readonly maxDropPercent: number;
}

/** What the cable must carry here. [A] */
export const toCarry = ({ current, designFactor, protection = 0 }: CableInput) =>
  Math.max(current * designFactor, protection);

export interface CableChoice {
  /** [mm²] */
  readonly area: number;
  readonly heatFactor: number;
  readonly groupFactor: number;
  /** What the cable may carry here. [A] */
  readonly ampacity: number;
  /** [V] */
  /** Of one conductor, as far as it lowers the voltage. [Ω] */
  readonly impedance: number;
  readonly drop: number;
  readonly dropPercent: number;
  /** At that current. [W] */
  readonly loss: number;
  /** One conductor at its operating temperature. [Ω] */
  readonly resistance: number;
}

/** Conductors the current goes through: out and back, or three lines. */
const loopFactor = (phases: 0 | 1 | 3) => (phases === 3 ? Math.sqrt(3) : 2);
export const lossConductors = (phases: 0 | 1 | 3) => (phases === 3 ? 3 : 2);

/** One conductor at a temperature. [Ω/m] */
export const copperResistance = (area: number, temperature: number, strands: Strands = "class 2") =>
  (resistanceAt20(area, strands) / 1_000) * (1 + COPPER_PER_KELVIN * (temperature - 20));

/** Voltage lost along a run out and back, or between lines. [V] */
export function voltageDrop(
  { phases, length, current, powerFactor }: Pick<CableInput, "phases" | "length" | "current" | "powerFactor">,
  resistancePerMetre: number,
): number {
  return loopFactor(phases) * current * impedanceOf({ phases, length, powerFactor }, resistancePerMetre);
}

/** What one conductor of a run sets against its current, as far as it lowers the voltage. [Ω] */
function impedanceOf(
  { phases, length, powerFactor }: Pick<CableInput, "phases" | "length" | "powerFactor">,
  resistancePerMetre: number,
): number {
  const reactance = phases === 0 ? 0 : REACTANCE;
  return length * (resistancePerMetre * powerFactor + reactance * Math.sqrt(1 - powerFactor ** 2));
}

/** The smallest copper size that carries the current here and keeps the drop; null when none does. */
export function sizeCable(input: CableInput): CableChoice | null {
  for (const area of COPPER_RESISTANCE.keys()) {
    const choice = cableOf(area, input);
    if (choice.ampacity >= toCarry(input) && choice.dropPercent <= input.maxDropPercent) return choice;
  }
  return null;
}

/**
 * Heat factor √((Tmax − Ta)/(Tmax − 30)); resistance at the conductor's limit, since values for 20 °C give a fifth too
 * little drop. Source: IEC 60364-5-52 and reference table j.
 */
export function cableOf(area: number, input: CableInput): CableChoice {
  const limit = CONDUCTOR_LIMIT[input.insulation];
  const heatFactor = Math.sqrt(Math.max(0, limit - input.ambient) / (limit - 30));
  const groupFactor = groupingFactor(input.circuits);
  const ampacity = (AMPACITY[input.insulation][input.method].get(area) ?? 0) * heatFactor * groupFactor;
  const perMetre = copperResistance(area, limit, input.strands);
  const drop = voltageDrop(input, perMetre);
  const resistance = perMetre * input.length;
  return {
    area,
    heatFactor,
    groupFactor,
    ampacity,
    impedance: impedanceOf(input, perMetre),
    drop,
    dropPercent: (100 * drop) / input.voltage,
    loss: lossConductors(input.phases) * input.current ** 2 * resistance,
    resistance,
  };
}

export interface RunChoice {
  readonly cable: CableChoice;
  /** Equal cables side by side that share the current. */
  readonly parallel: number;
}

const LARGEST = Math.max(...COPPER_RESISTANCE.keys());

/**
 * As `sizeCable`, with as many equal cables side by side as the current or the distance needs. They lie together and
 * heat each other: each carries its share at the grouping factor of all of them.
 * Source: IEC 60364-5-52, 523.6 and 523.7 with table B.52.17.
 */
export function sizeRun(input: CableInput): RunChoice {
  const single = sizeCable(input);
  if (single !== null) return { cable: single, parallel: 1 };
  let parallel = Math.max(2, Math.ceil(cableOf(LARGEST, input).dropPercent / input.maxDropPercent));
  for (;;) {
    const shared = sideBySide(input, parallel);
    const cable = sizeCable(shared);
    if (cable !== null) return { cable, parallel };
    // More cables never carry more each: fewer than this cannot do.
    const atLeast = Math.ceil(toCarry(input) / cableOf(LARGEST, shared).ampacity);
    parallel = Math.max(parallel + 1, atLeast);
  }
}

/** One of several equal cables that share a run. */
export const sideBySide = (input: CableInput, parallel: number): CableInput => ({
  ...input,
  circuits: input.circuits * parallel,
  current: input.current / parallel,
  protection: (input.protection ?? 0) / parallel,
});

/**
 * Current a load of constant power draws through a resistance: it rises as the voltage at its end falls.
 * I = (U − √(U² − 4 R P)) / 2R. Null when the cable cannot bring that power at all.
 * Source: Victron Energy, Wiring Unlimited, chapter 2, solved exactly.
 */
export function constantPowerCurrent(power: number, voltage: number, resistance: number): number | null {
  if (resistance === 0) return power / voltage;
  const discriminant = voltage ** 2 - 4 * resistance * power;
  return discriminant < 0 ? null : (voltage - Math.sqrt(discriminant)) / (2 * resistance);
}

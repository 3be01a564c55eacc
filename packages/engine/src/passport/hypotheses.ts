import { type Beliefs, type Evidence, PANEL_STEP } from "./beliefs";
import { daysOf } from "./reading";

export const FAULTS = ["string_loss", "soiling", "weak_battery"] as const;
export type Fault = (typeof FAULTS)[number];

/** What may have happened: nothing, or a fault that began with one of the blocks. */
export interface Hypothesis {
  readonly kind: Fault | "none";
  /** Of the block it begins with. */
  readonly start: number;
  /** What is left of the panels, or of the battery, now. */
  readonly left: number;
  /** Before anything is read. */
  readonly probability: number;
  /** Steps that the panels stand lower in each block, and the place of the battery in its list. */
  readonly lower: Int16Array;
  readonly battery: Uint8Array;
  /** Steps that they stand lower in the months to come. */
  readonly later: number;
}

/** Belief that within the time that is looked at something came. Assumption: one home in ten in half a year, of each. */
const PRIOR = { string_loss: 0.05, soiling: 0.08, weak_battery: 0.05 } as const;
/** A second string seldom goes with the first. */
const SECOND_STRING = 0.1;
/** Power lost a day. [1/day] Source: Ilse et al., Joule 3 (2019) 2303: 0.1 to 1 % a day in dry regions, cited. */
const SOILING_A_DAY = [0.001_5, 0.003, 0.005, 0.008] as const;
/** Dirt that nobody washes off stops near it: it begins to fall off. Assumption. */
const MOST_SOILING = 0.4;
const WEAK = [0.25, 0.4, 0.55, 0.75] as const;
/** Fewer blocks at the end say too little for dirt, which comes slowly. */
const SOILING_BLOCKS = 3;

export function hypothesesOf(
  beliefs: Beliefs,
  blocks: readonly Evidence[],
  strings: number | null,
): readonly Hypothesis[] {
  const found = [
    ...stringLosses(beliefs, blocks, strings),
    ...soilings(beliefs, blocks),
    ...weakBatteries(beliefs, blocks),
  ];
  const faults = found.reduce((sum, { probability }) => sum + probability, 0);
  return [{ ...nothing(beliefs, blocks), probability: 1 - faults }, ...found];
}

const whole = ({ battery }: Beliefs, blocks: readonly Evidence[]) =>
  new Uint8Array(blocks.length).fill(battery.length - 1);
const nothing = (beliefs: Beliefs, blocks: readonly Evidence[]) =>
  ({
    kind: "none",
    start: 0,
    left: 1,
    lower: new Int16Array(blocks.length),
    battery: whole(beliefs, blocks),
    later: 0,
  }) as const;

const steps = (left: number) => Math.round(-Math.log(left) / PANEL_STEP);

function stringLosses(beliefs: Beliefs, blocks: readonly Evidence[], strings: number | null): readonly Hypothesis[] {
  if (strings === null || strings < 2) return [];
  const lost = strings > 3 ? [1, 2] : [1];
  const weights = lost.map((count) => (count === 1 ? 1 : SECOND_STRING));
  const total = weights.reduce((sum, weight) => sum + weight, 0) * blocks.length;
  return lost.flatMap((count, which) => {
    const left = 1 - count / strings;
    return blocks.map((_, start) => ({
      ...nothing(beliefs, blocks),
      kind: "string_loss" as const,
      start,
      left,
      probability: (PRIOR.string_loss * (weights[which] ?? 0)) / total,
      lower: Int16Array.from(blocks, (__, block) => (block >= start ? steps(left) : 0)),
      later: steps(left),
    }));
  });
}

function soilings(beliefs: Beliefs, blocks: readonly Evidence[]): readonly Hypothesis[] {
  const starts = blocks.slice(0, Math.max(0, blocks.length - SOILING_BLOCKS + 1));
  return SOILING_A_DAY.flatMap((rate) =>
    starts.map((first, start) => {
      const left = blocks.map(({ from, to }) => {
        const days = from + daysOf({ from, to }) / 2 - first.from;
        return 1 - Math.min(MOST_SOILING, Math.max(0, rate * days));
      });
      return {
        ...nothing(beliefs, blocks),
        kind: "soiling" as const,
        start,
        left: left.at(-1) ?? 1,
        probability: PRIOR.soiling / (SOILING_A_DAY.length * starts.length),
        lower: Int16Array.from(left, steps),
        // It grows and is washed off: over months half of it.
        later: steps(1 - (1 - (left.at(-1) ?? 1)) / 2),
      };
    }),
  );
}

function weakBatteries(beliefs: Beliefs, blocks: readonly Evidence[]): readonly Hypothesis[] {
  if (beliefs.battery.length < 2) return [];
  return WEAK.flatMap((left) =>
    blocks.map((_, start) => ({
      ...nothing(beliefs, blocks),
      kind: "weak_battery" as const,
      start,
      left,
      probability: PRIOR.weak_battery / (WEAK.length * blocks.length),
      battery: Uint8Array.from(blocks, (__, block) =>
        block >= start ? beliefs.battery.indexOf(left) : beliefs.battery.length - 1,
      ),
    })),
  );
}

/** What is believed after the readings: of each hypothesis, and of the state the system goes on in. */
export interface Believed {
  readonly probabilities: readonly number[];
  /** Of the states it will be in, index as in `Beliefs.shares`. */
  readonly lasting: Float64Array;
}

export function believed(beliefs: Beliefs, blocks: readonly Evidence[], hypotheses: readonly Hypothesis[]): Believed {
  const uses = beliefs.use.length;
  const batteries = beliefs.battery.length;
  const logs = hypotheses.map((hypothesis) => logsOf(beliefs, blocks, hypothesis));
  const most = logs.reduce((top, { peak }) => Math.max(top, peak), Number.NEGATIVE_INFINITY);
  const lasting = new Float64Array(beliefs.panels.length * uses * batteries);
  const probabilities = hypotheses.map(({ later, battery }, index) => {
    const { log } = logs[index] ?? { log: new Float64Array(0) };
    let sum = 0;
    log.forEach((value, state) => {
      const weight = Math.exp(value - most);
      sum += weight;
      const panels = Math.max(0, Math.floor(state / uses) - later);
      const place = (panels * uses + (state % uses)) * batteries + (battery.at(-1) ?? batteries - 1);
      lasting[place] = (lasting[place] ?? 0) + weight;
    });
    return sum;
  });
  const total = probabilities.reduce((sum, weight) => sum + weight, 0);
  return {
    probabilities: probabilities.map((weight) => weight / total),
    lasting: lasting.map((weight) => weight / total),
  };
}

/** Of each state at the beginning: what was believed of it and how likely it makes the readings, if the hypothesis holds. */
function logsOf(beliefs: Beliefs, blocks: readonly Evidence[], { probability, lower, battery }: Hypothesis) {
  const uses = beliefs.use.length;
  const batteries = beliefs.battery.length;
  const log = new Float64Array(beliefs.before.length);
  let peak = Number.NEGATIVE_INFINITY;
  for (let state = 0; state < log.length; state += 1) {
    const panels = Math.floor(state / uses);
    let sum = (beliefs.before[state] ?? 0) + Math.log(probability);
    for (let block = 0; block < blocks.length; block += 1) {
      const at = Math.max(0, panels - (lower[block] ?? 0)) * uses + (state % uses);
      sum += blocks[block]?.log[at * batteries + (battery[block] ?? 0)] ?? 0;
    }
    log[state] = sum;
    if (sum > peak) peak = sum;
  }
  return { log, peak };
}

/** Numbers that follow from a name and a place in a list alone, whatever else is drawn before or beside them. */
export interface Draws {
  /** Even in 0 ≤ value < 1. */
  readonly uniform: (index: number) => number;
  /** Standard normal: mean 0, standard deviation 1. */
  readonly normal: (index: number) => number;
}

const TWO_TO_32 = 4_294_967_296;
/** The golden ratio's share of 2³²: neighbours in a list land far from each other. */
const GOLDEN = 0x9e3779b1;

/**
 * The draws of a name: "Kano, year 3, fan 2" has the same ones however many fans there are. A walk along a stream would
 * give the third fan other numbers once a second one is added, and two designs would differ by luck.
 *
 * The name is hashed by FNV-1a; each index is mixed with it by the finaliser of A. Appleby's MurmurHash3.
 */
export function drawsOf(name: string): Draws {
  const seed = seedOf(name);
  const uniform = (index: number) => uniformAt(seed, index);
  return {
    uniform,
    normal: (index) =>
      // Box and Muller, 1958; the first number is kept from 0, whose logarithm there is not.
      Math.sqrt(-2 * Math.log(1 - uniform(2 * index))) * Math.cos(2 * Math.PI * uniform(2 * index + 1)),
  };
}

/** For who draws by the hundred thousand: `uniform` of the name of a seed. */
export const uniformAt = (seed: number, index: number): number =>
  mixed(seed ^ Math.imul(index + 1, GOLDEN)) / TWO_TO_32;

export function seedOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1) hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  return mixed(hash);
}

function mixed(value: number): number {
  let bits = value;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

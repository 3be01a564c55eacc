/** A stream of numbers that a seed fixes for good. */
export interface RandomStream {
  /** Even in 0 ≤ value < 1. */
  readonly uniform: () => number;
  /** Standard normal: mean 0, standard deviation 1. */
  readonly normal: () => number;
}

const TWO_TO_32 = 4_294_967_296;

/**
 * The stream of a seed. The text may be anything, a city's id and a year for instance; unlike texts give unlike streams.
 *
 * Generator: sfc32 of C. Doty-Humphrey's PractRand, three words of state and a counter. The seed is hashed by FNV-1a
 * with four starting values. Normal numbers by the polar method of G. Marsaglia, SIAM Review 6(3), 1964.
 */
export function randomStream(seed: string): RandomStream {
  const uniform = sfc32(hash(seed, 1), hash(seed, 2), hash(seed, 3));
  let spare = Number.NaN;
  const normal = () => {
    if (!Number.isNaN(spare)) {
      const kept = spare;
      spare = Number.NaN;
      return kept;
    }
    for (;;) {
      const x = 2 * uniform() - 1;
      const y = 2 * uniform() - 1;
      const square = x * x + y * y;
      if (square < 1 && square > 0) {
        const stretch = Math.sqrt((-2 * Math.log(square)) / square);
        spare = y * stretch;
        return x * stretch;
      }
    }
  };
  return { uniform, normal };
}

/** FNV-1a over the text's code units, 32 bits, started differently for each word of the state. */
function hash(text: string, word: number): number {
  let value = (0x811c9dc5 ^ Math.imul(word, 0x9e3779b9)) >>> 0;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

function sfc32(first: number, second: number, third: number): () => number {
  let a = first;
  let b = second;
  let c = third;
  let counter = 1;
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / TWO_TO_32;
  };
  // The first outputs still show the seed; the author of the generator discards about a dozen.
  for (let round = 0; round < 15; round += 1) next();
  return next;
}

/** Even numbers from 0 to 1, the same for the same seed. Source: mulberry32, public domain. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = Math.trunc(state + 0x6d2b79f5);
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type Random = () => number;
export const oneOf = <const Of extends readonly [unknown, ...unknown[]]>(random: Random, of: Of): Of[number] =>
  of[Math.floor(random() * of.length)];
export const between = (random: Random, low: number, high: number) => low + (high - low) * random();

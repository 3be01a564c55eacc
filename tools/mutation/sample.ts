/** Numbers in [0, 1) that a seed decides. Source: mulberry32, Tommy Ettinger, public domain. */
function drawsFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** So many of the items, each with the same chance, in their order; all of them where there are no more. */
export function sample<T>(items: readonly T[], size: number, seed: number): T[] {
  const draw = drawsFrom(seed);
  const drawn = items.map((item, index) => ({ item, index, ticket: draw() }));
  return drawn
    .sort((one, other) => one.ticket - other.ticket)
    .slice(0, size)
    .sort((one, other) => one.index - other.index)
    .map(({ item }) => item);
}

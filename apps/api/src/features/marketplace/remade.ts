/** Designs made again that are kept, each of some hundred kilobytes; the one that was made longest ago goes first. */
const MOST_KEPT = 50;

/**
 * Designs made again with products of a cart, by the design and the products' figures. A page of a cart asks for its list
 * and for its fits at once, and again after each change of a quantity: the same products make the same design. Whose design
 * could not be made, because whoever asked went away, is made again.
 */
export function createRemadeMemory<Made>() {
  const kept = new Map<string, Promise<Made>>();
  return async (key: string, make: () => Promise<Made>): Promise<Made> => {
    const before = kept.get(key);
    if (before !== undefined) {
      const known = await before.catch(() => null);
      if (known !== null) return known;
    }
    const making = make();
    kept.set(key, making);
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    return making;
  };
}

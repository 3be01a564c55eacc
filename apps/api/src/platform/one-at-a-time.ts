/** Runs works of one name one after another, and works of different names beside each other. */
export function createLanes() {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(name) ?? Promise.resolve();
    // However the one before ended: its caller hears of it.
    const mine = before.then(work, work);
    last.set(name, mine);
    try {
      return await mine;
    } finally {
      if (last.get(name) === mine) last.delete(name);
    }
  };
}

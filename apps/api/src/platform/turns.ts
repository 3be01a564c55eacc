/** Waits for one's turn. */
export type Turn = () => Promise<void>;

/**
 * Lets one call begin in each turn of the event loop, first come, first served. The embedded database works within
 * the turn, and Node takes at most one new connection between two turns: were all waiting calls answered in one,
 * 64 callers who come at once would wait for 64 rounds of everybody's work (measured: 4.3 s in place of 0.9 s).
 */
export function createTurns(): Turn {
  const waiting: (() => void)[] = [];
  const next = () => {
    const begin = waiting.shift();
    if (waiting.length > 0) setImmediate(next);
    begin?.();
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(next);
    });
}

/** A database server works elsewhere: nobody has to wait. */
export const noTurns: Turn = () => Promise.resolve();

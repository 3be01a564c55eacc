/** A piece waits for an idle moment no longer than this. [ms] */
const AT_THE_LATEST = 2_000;

/** Not every browser says when it is idle: Safari then has each piece in a task of its own. */
const whenIdle = (work: () => void): unknown =>
  "requestIdleCallback" in globalThis ? requestIdleCallback(work, { timeout: AT_THE_LATEST }) : setTimeout(work);

const waiting: (() => void)[] = [];
let running = false;

function runNext(): void {
  const work = waiting.shift();
  running = work !== undefined;
  if (work === undefined) return;
  whenIdle(() => {
    try {
      work();
    } finally {
      runNext();
    }
  });
}

/**
 * Does what nobody waits for once `ms` have passed: one piece after another, each while the browser has nothing else to
 * do, so that a press is answered between two of them. What it gives calls off what has not begun.
 */
export function later(ms: number, pieces: () => readonly (() => void)[]): () => void {
  let off = false;
  const timer = setTimeout(() => {
    for (const piece of pieces()) waiting.push(() => void (off || piece()));
    if (!running) runNext();
  }, ms);
  return () => {
    clearTimeout(timer);
    off = true;
  };
}

import { closeSync, openSync, readSync } from "node:fs";

/** Time of this thread's own work. [ms] */
export interface OwnClock {
  readonly now: () => number;
  readonly close: () => void;
}

/**
 * On a busy machine a turn lasts longer than it holds the loop: the thread waits for a processor, and on a shared host
 * the processor itself stands still for tens of milliseconds, which nothing inside tells from work. What the thread
 * spent on a processor holds neither. Linux alone says it, to a tick (1 to 4 ms); elsewhere it is the clock's time.
 */
export function ownClock(): OwnClock {
  let file: number;
  try {
    file = openSync("/proc/thread-self/schedstat", "r");
  } catch {
    // No Linux: nothing says what the thread itself took.
    return { now: () => performance.now(), close: () => undefined };
  }
  const text = Buffer.alloc(128);
  /** Time on a processor, time waiting for one, turns; the first two in nanoseconds. Source: Linux, sched-stats. */
  const onProcessor = () => {
    const length = readSync(file, text, 0, text.length, 0);
    return Number(text.toString("latin1", 0, length).split(" ")[0]) / 1e6;
  };
  return { now: onProcessor, close: () => closeSync(file) };
}

/**
 * The longest time for which the event loop of this thread was held while `work` ran elsewhere. [ms]
 *
 * @param apart  What is not to count: own time that only rises, in milliseconds.
 */
export async function longestTurn(work: () => Promise<unknown>, apart: () => number = () => 0): Promise<number> {
  const clock = ownClock();
  const now = () => clock.now() - apart();
  let longest = 0;
  let running = true;
  let began = now();
  const ended = new Promise<void>((resolve) => {
    const turn = () => {
      const here = now();
      longest = Math.max(longest, here - began);
      began = here;
      if (running) setImmediate(turn);
      else resolve();
    };
    // Not from within the test's own turn, which is no part of the work.
    setImmediate(() => {
      began = now();
      setImmediate(turn);
    });
  });
  await new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));
  try {
    await work();
  } finally {
    running = false;
    await ended;
    clock.close();
  }
  return longest;
}

/** What the fixed piece of work writes as JSON and reads back. */
const PIECE = Array.from({ length: 4_000 }, (_, index) => ({
  x: (index * 7_919) % 1_009,
  y: `${index}`.padStart(8, "0"),
}));

/** Time of the piece of work: how fast this machine is just now. The least of five, for what stands still. [ms] */
export function pieceOfWork(): number {
  const times = [1, 2, 3, 4, 5].map(() => {
    const began = performance.now();
    const copy: unknown = JSON.parse(JSON.stringify(PIECE));
    if (!Array.isArray(copy) || copy.length !== PIECE.length) throw new Error("A list is read as it was written");
    return performance.now() - began;
  });
  return Math.min(...times);
}

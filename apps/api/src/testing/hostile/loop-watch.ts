import { closeSync, openSync, readSync } from "node:fs";

/** Time of this thread's own work. [ms] */
export interface OwnClock {
  readonly now: () => number;
  readonly close: () => void;
}

/**
 * On a busy machine a turn lasts longer than it holds the loop: what this thread waited for a processor is taken off.
 * Linux alone says it; elsewhere it is the time of the clock.
 */
export function ownClock(): OwnClock {
  let file: number;
  try {
    file = openSync("/proc/thread-self/schedstat", "r");
  } catch {
    // No Linux: nothing says how long the thread waited.
    return { now: () => performance.now(), close: () => undefined };
  }
  const text = Buffer.alloc(128);
  /** Time on a processor, time waiting for one, turns; the first two in nanoseconds. Source: Linux, sched-stats. */
  const waited = () => {
    const length = readSync(file, text, 0, text.length, 0);
    return Number(text.toString("latin1", 0, length).split(" ")[1]) / 1e6;
  };
  return { now: () => performance.now() - waited(), close: () => closeSync(file) };
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

/** Time of the piece of work, the least of three: how fast this machine is just now. [ms] */
export function pieceOfWork(): number {
  const { now, close } = ownClock();
  const times = [1, 2, 3].map(() => {
    const began = now();
    const copy: unknown = JSON.parse(JSON.stringify(PIECE));
    if (!Array.isArray(copy) || copy.length !== PIECE.length) throw new Error("A list is read as it was written");
    return now() - began;
  });
  close();
  return Math.min(...times);
}

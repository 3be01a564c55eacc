import { closeSync, openSync, readSync } from "node:fs";

/** What three clocks show at one time. [ms] */
export interface Moment {
  /** On the wall. */
  readonly wall: number;
  /** Time on a processor of all threads of this process. */
  readonly process: number;
  /** Time on a processor of this thread, which the kernel writes down at its ticks. */
  readonly thread: number;
}
export const NO_TIME: Moment = { wall: 0, process: 0, thread: 0 };

const combine = (a: Moment, b: Moment, of: (a: number, b: number) => number): Moment => ({
  wall: of(a.wall, b.wall),
  process: of(a.process, b.process),
  thread: of(a.thread, b.thread),
});
export const plus = (a: Moment, b: Moment): Moment => combine(a, b, (one, other) => one + other);
export const minus = (a: Moment, b: Moment): Moment => combine(a, b, (one, other) => one - other);

/**
 * How long a thread worked: no longer than the clock on the wall went on, nor than its whole process worked. Of what the
 * kernel wrote down of the thread a tick may be missing, or be there for the turn before (4 ms at most). [ms]
 */
const workedFor = ({ wall, process, thread }: Moment) => Math.min(wall, process, thread);

export interface OwnClock {
  readonly now: () => Moment;
  readonly close: () => void;
}

/**
 * On a busy machine a turn lasts longer than it holds the loop: the thread waits for a processor, and on a shared host
 * the processor itself stands still for tens of milliseconds, which nothing inside tells from work. What was spent on a
 * processor holds neither: of the process it is known exactly, of the thread on Linux alone, to a tick.
 */
export function ownClock(): OwnClock {
  const text = Buffer.alloc(128);
  const inProcess = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e3;
  };
  let file: number;
  try {
    file = openSync("/proc/thread-self/schedstat", "r");
  } catch {
    // No Linux: nothing says what the thread itself took.
    const now = () => ({ wall: performance.now(), process: inProcess(), thread: performance.now() });
    return { now, close: () => undefined };
  }
  /** Time on a processor, time waiting for one, turns; the first two in nanoseconds. Source: Linux, sched-stats. */
  const inThread = () => {
    const length = readSync(file, text, 0, text.length, 0);
    return Number(text.toString("latin1", 0, length).split(" ")[0]) / 1e6;
  };
  return {
    now: () => ({ wall: performance.now(), process: inProcess(), thread: inThread() }),
    close: () => closeSync(file),
  };
}

/**
 * The longest time for which the event loop of this thread was held while `work` ran elsewhere. [ms]
 *
 * @param apart  What is not to count: own time that only rises.
 */
export async function longestTurn(work: () => Promise<unknown>, apart: () => Moment = () => NO_TIME): Promise<number> {
  const clock = ownClock();
  const now = () => minus(clock.now(), apart());
  let longest = 0;
  let running = true;
  let began = now();
  const ended = new Promise<void>((resolve) => {
    const turn = () => {
      const here = now();
      longest = Math.max(longest, workedFor(minus(here, began)));
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

export function onePiece(): void {
  const copy: unknown = JSON.parse(JSON.stringify(PIECE));
  if (!Array.isArray(copy) || copy.length !== PIECE.length) throw new Error("A list is read as it was written");
}

/** Time of the piece of work: how fast this machine is just now. The least of five, for what stands still. [ms] */
export function pieceOfWork(): number {
  const times = [1, 2, 3, 4, 5].map(() => {
    const began = performance.now();
    onePiece();
    return performance.now() - began;
  });
  return Math.min(...times);
}

import type { Clock } from "./clock";

/** How often is looked whether something stands still. [ms] */
const INTERVAL = 1_000;
/** A clock that was set, or a process that slept, is nobody's delay: no more than this passes at once. [ms] */
const PASSED_MAX = 2 * INTERVAL;

/** Hears how much time has passed since it heard last. [ms] */
type Listener = (passed: number) => void;

export type Pulse = ReturnType<typeof createPulse>;

/** Looks after what may stand still: once a second, or when a test asks. */
export function createPulse(clock: Clock, listeners: readonly Listener[]) {
  let last = clock.now().getTime();
  const beat = () => {
    const now = clock.now().getTime();
    const passed = Math.min(Math.max(0, now - last), PASSED_MAX);
    last = now;
    for (const listener of listeners) listener(passed);
  };
  const timer = setInterval(beat, INTERVAL).unref();
  return { beat, stop: () => clearInterval(timer) };
}

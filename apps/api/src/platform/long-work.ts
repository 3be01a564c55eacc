const leaving = new WeakMap<AbortSignal, () => void>();

/** Names what to do when long work begins for the caller behind a signal. */
export function whenLongWorkBegins(signal: AbortSignal, leave: () => void): void {
  leaving.set(signal, leave);
}

/**
 * Said by whatever makes a call wait for seconds and has bounds of its own: a pool of threads, another service. The
 * call gives its place back, so that a person's pages open while their roof is laid out.
 */
export function beginLongWork(signal: AbortSignal): void {
  leaving.get(signal)?.();
}

/**
 * So many projects can be opened without a connection. An assumption: twenty with a file of weather each are some tens of
 * megabytes, which every browser gives a site, and nobody takes more to a day on roofs.
 */
export const MOST_KEPT = 20;

interface Opened {
  /** Oldest first. */
  readonly opened: readonly string[];
  readonly forgotten: readonly string[];
}

/** A project was opened: it is the newest. Of more than are kept the oldest go, but none whose changes wait. */
export function withOpened(before: readonly string[], project: string, waits: (project: string) => boolean): Opened {
  const order = [...before.filter((each) => each !== project), project];
  const mayGo = order.slice(0, -1).filter((each) => !waits(each));
  const forgotten = mayGo.slice(0, Math.max(0, order.length - MOST_KEPT));
  return { opened: order.filter((each) => !forgotten.includes(each)), forgotten };
}

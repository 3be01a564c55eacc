import { EMPTY_QUEUE, type Queue } from "../../lib/offline/queue";

/** What the person is shown of the connection and of what waits for it. */
export interface OfflineState {
  readonly online: boolean;
  readonly queue: Queue;
  /** Takes a newer version of the application into use; null where there is none. */
  readonly takeUpdate: (() => void) | null;
}

let state: OfflineState = { online: navigator.onLine, queue: EMPTY_QUEUE, takeUpdate: null };
const listeners = new Set<() => void>();

export const offlineState = (): OfflineState => state;
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
export function setOfflineState(change: Partial<OfflineState>): void {
  const before = state;
  state = { ...state, ...change };
  if (change.online === before.online && Object.keys(change).length === 1) return;
  for (const listener of listeners) listener();
}

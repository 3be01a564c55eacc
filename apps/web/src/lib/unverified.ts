type Listener = () => void;
const listeners = new Set<Listener>();

/** Hears when the server refuses a call because the e-mail address is not verified. Returns the undo. */
export function onUnverified(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceUnverified(): void {
  for (const listener of listeners) listener();
}

type Listener = () => void;
const listeners = new Set<Listener>();

/** Hears when the server answers that nobody is signed in any more. Returns the undo. */
export function onSessionExpired(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceSessionExpired(): void {
  for (const listener of listeners) listener();
}

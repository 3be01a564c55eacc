export type ToastTone = "ok" | "bad" | "info" | "warn";

export interface ToastMessage {
  title: string;
  description?: string | undefined;
  tone?: ToastTone | undefined;
}

export interface ToastEntry {
  readonly id: number;
  readonly title: string;
  readonly description: string | undefined;
  readonly tone: ToastTone;
  /** When it was shown. */
  readonly at: Date;
}

export interface ToastState {
  /** The one on screen. */
  readonly current: ToastEntry | null;
  /** Everything shown since the page was loaded, newest first: what went by can be read again. */
  readonly history: readonly ToastEntry[];
}

/** Enough to look back over a working session, small enough to read. */
const HISTORY_LENGTH = 50;

/** Long enough to read a title: a success right behind another waits this long for it. A failure never waits. [ms] */
const READABLE_MS = 1500;

type Later = (run: () => void, milliseconds: number) => void;

/** A store outside React, so that a failing call can speak without a component around it. */
export function createToastStore(
  now: () => Date,
  later: Later = (run, milliseconds) => void setTimeout(run, milliseconds),
) {
  let state: ToastState = { current: null, history: [] };
  let waiting: ToastEntry | null = null;
  let shownAt = 0;
  let nextId = 1;
  const listeners = new Set<() => void>();
  const change = (next: ToastState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const put = (current: ToastEntry | null) => {
    waiting = null;
    shownAt = now().getTime();
    change({ ...state, current });
  };
  const wait = (entry: ToastEntry, milliseconds: number) => {
    if (!waiting) later(() => waiting && put(waiting), milliseconds);
    waiting = entry;
  };
  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Shows a message in place of the one on screen, once that one could be read. Returns its id. */
    show({ title, description, tone = "ok" }: ToastMessage): number {
      const entry: ToastEntry = { id: nextId++, title, description, tone, at: now() };
      change({ ...state, history: [entry, ...state.history].slice(0, HISTORY_LENGTH) });
      const unread = state.current && tone !== "bad" ? READABLE_MS - (now().getTime() - shownAt) : 0;
      if (unread > 0) wait(entry, unread);
      else put(entry);
      return entry.id;
    },
    /** Takes a message off the screen; the one that waited follows. One already replaced stays as it is. */
    dismiss(id: number) {
      if (state.current?.id === id) put(waiting);
    },
    clearHistory() {
      change({ ...state, history: [] });
    },
    /** Forgets everything, so that nothing said to one person is left for the next on this device. */
    reset() {
      waiting = null;
      change({ current: null, history: [] });
    },
  };
}

export const toastStore = createToastStore(() => new Date());

export const toast = (message: ToastMessage): number => toastStore.show(message);
export const dismissToast = (id: number): void => toastStore.dismiss(id);
export const clearToastHistory = (): void => toastStore.clearHistory();

import { useSyncExternalStore } from "react";

/** What is fetched when a person turns to what needs it. */
export interface OnDemand<Thing> {
  readonly load: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** The same each time; null until it is there. */
  readonly loaded: () => Thing | null;
}

export const useLoaded = <Thing>({ subscribe, loaded }: OnDemand<Thing>) =>
  useSyncExternalStore(subscribe, loaded, loaded);

/**
 * A script that is fetched when a person turns to what needs it. `load` fetches it once; one that could not be fetched
 * is fetched again at the next turn. `useLoaded` is null until then, so that nothing breaks that cannot be shown.
 */
export function onDemand<Module>(fetchModule: () => Promise<Module>) {
  let module: Module | null = null;
  let fetching = false;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const fetchOnce = async () => {
    fetching = true;
    try {
      module = await fetchModule();
      for (const listener of listeners) listener();
    } catch {
      // Without a connection nothing opens; the next turn tries again.
    } finally {
      fetching = false;
    }
  };
  const script: OnDemand<Module> = {
    load: () => {
      if (module === null && !fetching) void fetchOnce();
    },
    subscribe,
    loaded: () => module,
  };
  return { ...script, useLoaded: () => useLoaded(script) };
}

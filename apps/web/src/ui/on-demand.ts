import { useSyncExternalStore } from "react";

/** What is fetched when a person turns to what needs it. */
export interface OnDemand<Thing> {
  readonly load: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** The same each time; null until it is there. */
  readonly loaded: () => Thing | null;
}

/** Where a person is told that it could not be fetched. */
export interface Script<Module> extends OnDemand<Module> {
  readonly failed: () => boolean;
}

export const useLoaded = <Thing>({ subscribe, loaded }: OnDemand<Thing>) =>
  useSyncExternalStore(subscribe, loaded, loaded);
export const useFailed = ({ subscribe, failed }: Script<unknown>) => useSyncExternalStore(subscribe, failed, failed);

/**
 * A script that is fetched when a person turns to what needs it. `load` fetches it once; one that could not be fetched
 * is fetched again at the next turn. `useLoaded` is null until then, so that nothing breaks that cannot be shown.
 */
export function onDemand<Module>(
  fetchModule: () => Promise<Module>,
): Script<Module> & { readonly useLoaded: () => Module | null } {
  let module: Module | null = null;
  let fetching = false;
  let failed = false;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const fetchOnce = async () => {
    fetching = true;
    if (failed) {
      failed = false;
      tell();
    }
    try {
      module = await fetchModule();
    } catch {
      // Without a connection nothing opens; the next turn tries again.
      failed = true;
    }
    fetching = false;
    tell();
  };
  const script: OnDemand<Module> = {
    load: () => {
      if (module === null && !fetching) void fetchOnce();
    },
    subscribe,
    loaded: () => module,
  };
  return { ...script, failed: () => failed, useLoaded: () => useLoaded(script) };
}

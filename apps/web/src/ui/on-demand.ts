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
  /** The same as `load`; resolves once the script is there or could not be fetched. */
  readonly fetched: () => Promise<void>;
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
  let fetching: Promise<void> | null = null;
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
    try {
      module = await fetchModule();
    } catch {
      // Without a connection nothing opens; the next turn tries again.
      failed = true;
    }
    fetching = null;
    tell();
  };
  const fetched = async () => {
    if (module !== null) return;
    if (fetching === null) {
      const again = failed;
      failed = false;
      fetching = fetchOnce();
      if (again) tell();
    }
    await fetching;
  };
  const script: OnDemand<Module> = {
    load: () => {
      void fetched();
    },
    subscribe,
    loaded: () => module,
  };
  return { ...script, fetched, failed: () => failed, useLoaded: () => useLoaded(script) };
}

import { startTransition, useEffect, useState, type ReactNode } from "react";
import type { Script } from "./on-demand";

interface FetchedProps<Module> {
  readonly script: Script<Module>;
  /** There until the script has come. */
  readonly waiting?: ReactNode;
  readonly children: (module: Module) => ReactNode;
}

/**
 * What a script draws, fetched when this appears. A script that is there already draws at once, and one that comes draws
 * when it has come: `lazy` of React shows what stands for either first, and holds back what follows until 300 ms later.
 * What is around it says that a script could not be fetched.
 */
export function Fetched<Module>({ script, waiting = null, children }: FetchedProps<Module>) {
  const [module, setModule] = useState(() => script.loaded());
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    // In slices, as a page is drawn.
    const see = () =>
      startTransition(() => {
        setModule(() => script.loaded());
        setFailed(script.failed());
      });
    const stop = script.subscribe(see);
    script.load();
    see();
    return stop;
  }, [script]);
  if (failed) throw new Error("A script of this page could not be fetched");
  return module === null ? waiting : children(module);
}

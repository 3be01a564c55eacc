import { say } from "@sunwright/words/ui";
import { startTransition, useEffect, useState, type ReactNode } from "react";
import type { Script } from "./on-demand";

interface FetchedProps<Module> {
  readonly script: Script<Module>;
  /** There until the script has come. */
  readonly waiting?: ReactNode;
  /** There where the script could not be fetched, until it is. */
  readonly failing?: ReactNode;
  readonly children: (module: Module) => ReactNode;
}

/**
 * What a script draws, fetched when this appears. A script that is there already draws at once, and one that comes draws
 * when it has come: `lazy` of React shows what stands for either first, and holds back what follows until 300 ms later.
 * Where it cannot be fetched, this alone says so: what is around it stays, with all that was typed. It is fetched again when
 * the person asks, and when the browser is back on the network.
 */
export function Fetched<Module>({ script, waiting = null, failing, children }: FetchedProps<Module>) {
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
    addEventListener("online", script.load);
    return () => {
      stop();
      removeEventListener("online", script.load);
    };
  }, [script]);
  if (module !== null) return children(module);
  if (!failed) return waiting;
  return failing === undefined ? <ScriptFailed onAgain={() => void again(script)} /> : failing;
}

/** A browser may answer from memory that a script cannot be fetched, and forgets it with the document. */
async function again(script: Script<unknown>): Promise<void> {
  await script.fetched();
  if (script.failed() && navigator.onLine) location.reload();
}

const ScriptFailed = ({ onAgain }: { readonly onAgain: () => void }) => (
  <p role="alert" className="type-small mt-4">
    {say("script.failed")}{" "}
    <button type="button" className="link max-sm:min-h-11" onClick={onAgain}>
      {say("tryAgain")}
    </button>
  </p>
);

import { say } from "@sunwright/words/result-pages";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import { Activity, memo, useCallback, useDeferredValue, useEffect, useRef, useState, type ReactNode } from "react";
import type { ResultPage } from "../../../../lib/result-pages";
import { useLocation } from "../../../../lib/routing/router";
import { ErrorRow } from "../../../../ui/error-row";
import { useFailed, useLoaded, type Script } from "../../../../ui/on-demand";
import { Delayed, SkeletonRows } from "../../../../ui/skeleton";
import { PAGE_NAMES } from "./page-names";
import type { DesignPageProps } from "./page-props";
import { useScriptOf } from "./pages";

export interface ResultPagesProps extends Omit<DesignPageProps, "design"> {
  readonly page: ResultPage;
  /** What the result rests on, folded, under its first page: the load and the parameters. */
  readonly entered: ReactNode;
  /** Null for a design of an older method: no page shows its figures. */
  readonly design: Design | null;
}

/** The page that is open, and behind it those that were: what was typed or chosen there is there again, at once. */
export function ResultPages({ page, entered, onRule, ...props }: ResultPagesProps) {
  const chooseRule = useSteady(onRule);
  const [opened, setOpened] = useState<readonly ResultPage[]>([page]);
  if (!opened.includes(page)) setOpened([...opened, page]);
  return (
    <div className="result-page">
      {opened.map((name) => (
        <Activity key={name} mode={name === page ? "visible" : "hidden"}>
          <OnePage name={name} {...props} onRule={chooseRule} />
          {name === "summary" && (props.design === null ? entered : <Under name={name}>{entered}</Under>)}
        </Activity>
      ))}
    </div>
  );
}

/** Under a page once it has come, which would push it down. */
function Under({ name, children }: { readonly name: ResultPage; readonly children: ReactNode }) {
  const { script } = useScriptOf()(name);
  const stands = useDeferredValue(useLoaded<unknown>(script) !== null);
  const failed = useFailed(script);
  return stands || failed ? children : null;
}

/** The same function all along, which does what the newest does: a new one draws no page again. */
function useSteady<Value>(newest: (value: Value) => void): (value: Value) => void {
  const latest = useRef(newest);
  useEffect(() => {
    latest.current = newest;
  });
  return useCallback((value) => latest.current(value), []);
}

interface OnePageProps extends Omit<ResultPagesProps, "page" | "entered"> {
  readonly name: ResultPage;
}

/** Drawn again when something of it has changed, not when another one is opened. */
const OnePage = memo(function OnePage({ name, design, ...props }: OnePageProps) {
  const made = useScriptOf()(name);
  if (made.of === "project")
    return (
      <Scripted name={name} script={made.script}>
        {({ Page }) => <Page project={props.project} />}
      </Scripted>
    );
  if (design === null) return null;
  return (
    <Scripted name={name} script={made.script}>
      {({ Page }) => <Page design={design} {...props} />}
    </Scripted>
  );
});

interface ScriptedProps<Module> {
  readonly name: ResultPage;
  readonly script: Script<Module>;
  readonly children: (module: Module) => ReactNode;
}

function Scripted<Module>({ name, script, children }: ScriptedProps<Module>) {
  // A page whose script has just come is drawn in slices; one that was there before is there at once.
  const loaded = useDeferredValue(useLoaded(script));
  const failed = useFailed(script);
  useEffect(() => script.load(), [script]);
  if (loaded !== null)
    return (
      <>
        {children(loaded)}
        <ViewInAddress />
      </>
    );
  // A browser remembers what it could not fetch for as long as the document stands.
  if (failed)
    return <ErrorRow message={say("page.notLoaded")} detail={say("page.safe")} onRetry={() => location.reload()} />;
  return (
    <Delayed>
      <SkeletonRows rows={6} label={say("page.loading", { page: PAGE_NAMES[name] })} />
    </Delayed>
  );
}

/** Stands with the page. An address may name a view of it: it is brought onto the screen, and is where one reads on. */
function ViewInAddress() {
  const { hash } = useLocation();
  useEffect(() => {
    const view = hash === "" ? null : document.getElementById(hash);
    if (view === null) return;
    view.querySelector(":scope > details.view-fold")?.setAttribute("open", "");
    view.scrollIntoView({ block: "start", behavior: "instant" });
    view.focus({ preventScroll: true });
  }, [hash]);
  return null;
}

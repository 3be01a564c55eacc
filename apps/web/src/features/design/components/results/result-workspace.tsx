import { use, useEffect, useRef, useState } from "react";
import { mayFetchAhead } from "../../../../lib/ahead";
import { useResultView } from "../../../../lib/preferences";
import { later } from "../../../../lib/later";
import type { ResultPage } from "../../../../lib/result-pages";
import { ToolsSlot } from "../../tools-slot";
import { usePhone } from "../../../../ui/use-media";
import { Address, PageTabs } from "./page-tabs";
import { useScriptOf } from "./pages";
import { ViewSwitch } from "./view-switch";
import { ResultPages, type ResultPagesProps } from "./result-pages";

interface ResultWorkspaceProps extends ResultPagesProps {
  readonly pages: readonly ResultPage[];
  /** What stands over the tabs in one line when the top of the page is gone from the screen. */
  readonly line: string;
}

/** The tabs, which stay on the screen, and the page under them. */
export function ResultWorkspace({ pages, line, page, ...props }: ResultWorkspaceProps) {
  const { project } = props;
  const tools = use(ToolsSlot);
  const view = useResultView();
  const phone = usePhone();
  /** No figure stands of an older design that either view would show. */
  const sized = props.design !== null;
  const scriptOf = useScriptOf();
  const [top, isPast] = useIsPast();
  const load = (name: ResultPage) => scriptOf(name).script.load();
  useLoadedLater(pages, load);
  return (
    <>
      <div ref={top} />
      <div className="result-line" data-shown={isPast} aria-hidden="true">
        <p>{line}</p>
      </div>
      <PageTabs
        pages={pages}
        page={page}
        onTurnedTo={load}
        count={(name) =>
          name === "people" || name === "compare" || name === "roof" ? tools.count(name, project) : null
        }
      >
        {view === "engineer" && <Address path={`/results/${page}`} />}
        {sized && !phone && <ViewSwitch />}
      </PageTabs>
      {sized && phone && <ViewSwitch />}
      <ResultPages page={page} {...props} />
    </>
  );
}

/** Whether the top of the tabs has left the screen, so that they stand at its edge. */
function useIsPast() {
  const mark = useRef<HTMLDivElement>(null);
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (mark.current === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.top < LINE_HEIGHT);
    }, LINE_AT_TOP);
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return [mark, past] as const;
}
/** Of the folded verdict. [px] */
const LINE_HEIGHT = 40;
const LINE_AT_TOP = { rootMargin: `-${LINE_HEIGHT}px 0px 0px` };

/** After the page that was asked for stands and what it asked for has come. [ms] */
const LATER_MS = 2_000;

function useLoadedLater(pages: readonly ResultPage[], load: (page: ResultPage) => void): void {
  const latest = useRef({ pages, load });
  useEffect(() => {
    latest.current = { pages, load };
  });
  useEffect(() => {
    if (!mayFetchAhead()) return undefined;
    return later(LATER_MS, () => {
      const { pages, load } = latest.current;
      return pages.map((page) => () => load(page));
    });
  }, []);
}

import { say } from "@sunwright/words/design";
import { useCallback, useEffect, useState } from "react";
import { askedPage, designPath, resultPath, type ResultPage } from "../../../../lib/result-pages";
import { useLocation, useNavigate } from "../../../../lib/routing/router";

export const STEPS = [say("step.power"), say("section.parameters"), say("section.results")] as const;
export type Step = 1 | 2 | 3;

const ANCHOR: Readonly<Record<1 | 2, string>> = { 1: "power-calculation", 2: "system-parameters" };
/** The results were a step like the others once; mails and bookmarks hold that address. */
const RESULTS_ANCHOR = "results";
const stepAt = (hash: string): Step | null => {
  if (hash === ANCHOR[1]) return 1;
  if (hash === ANCHOR[2]) return 2;
  return hash === RESULTS_ANCHOR ? 3 : null;
};

interface Place {
  readonly step: Step;
  /** Of the result. */
  readonly page: ResultPage;
}

interface StepInAddress extends Place {
  readonly goTo: (step: Step) => void;
}

const FIRST_PAGE: ResultPage = "summary";

/** Where a design stands before its address says so. */
const initialStep = (calculated: boolean): Step => (calculated ? 3 : 1);

function placeIn({ pathname, hash }: { readonly pathname: string; readonly hash: string }, initial: Step): Place {
  const asked = askedPage(pathname);
  return { step: asked === null ? (stepAt(hash) ?? initial) : 3, page: asked?.page ?? FIRST_PAGE };
}

/** Where a design opens at an address. */
export const firstPlace = (at: { readonly pathname: string; readonly hash: string }, calculated: boolean): Place =>
  placeIn(at, initialStep(calculated));

/**
 * The step stands in the address, and on the third the page of the result does, so that Back, reload and a bookmark keep
 * them. An address that says less, or what there is not, is put right without a step in the browser's history.
 */
export function useStep(calculated: boolean): StepInAddress {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  // Of a project that somebody else calculates meanwhile, the step that is open stays open.
  const [initial] = useState(() => initialStep(calculated));
  const { step, page } = placeIn({ pathname, hash }, initial);
  // Who leaves for another page of the application is at its address before this one is gone.
  const [here] = useState(() => designPath(pathname));
  const lacksPage = step === 3 && !askedPage(pathname)?.page && designPath(pathname) === here;
  useEffect(() => {
    if (lacksPage) void navigate({ href: resultPath(pathname, FIRST_PAGE), replace: true, resetScroll: false });
  }, [lacksPage, navigate, pathname]);
  const goTo = useCallback(
    (next: Step) => {
      if (next !== 3) void navigate({ href: `${designPath(pathname)}#${ANCHOR[next]}`, resetScroll: false });
      // Who calculates again on one of the pages stays on it.
      else if (askedPage(pathname) === null)
        void navigate({ href: resultPath(pathname, FIRST_PAGE), resetScroll: false });
    },
    [navigate, pathname],
  );
  return { step, page, goTo };
}

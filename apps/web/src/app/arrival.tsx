import type { HistoryLocation } from "@tanstack/history";
import { useEffect } from "react";
import { isSameDesign } from "../lib/result-pages";
import { useRouting } from "../lib/routing/router";

interface ArrivalProps {
  /** Keeps where one is now, and says where one was. */
  readonly onArrive: (location: HistoryLocation) => HistoryLocation | null;
}

/**
 * After a page change the focus stands on the new page's heading, as after a page load, and a page one comes to for the
 * first time starts at its top, or at what its address names. Going back keeps the browser's own place. The pages of one
 * result are one page here: its tabs keep focus and place themselves. Stands beside the page, so that it comes once the
 * page does.
 */
export function Arrival({ onArrive }: ArrivalProps) {
  const { location, forward } = useRouting();
  useEffect(() => {
    const from = onArrive(location);
    if (from === null) return placeAtHash(location);
    if (from === location) return;
    const isOtherPage = from.pathname !== location.pathname && !isSameDesign(from.pathname, location.pathname);
    if (forward && location.state.keepsScroll !== true) {
      if (location.hash === "") scrollTo({ top: 0, behavior: "instant" });
      placeAtHash(location);
    }
    if (isOtherPage) focusHeading();
  }, [location, forward, onArrive]);
  return null;
}

function placeAtHash({ hash }: HistoryLocation) {
  if (hash !== "") document.getElementById(hash.slice(1))?.scrollIntoView();
}

function focusHeading() {
  const main = document.getElementById("main");
  // A page may have one heading for a phone and one for a desk; what is hidden takes no focus.
  const headings = [...(main?.querySelectorAll("h1") ?? [])];
  const heading = headings.find((candidate) => candidate.checkVisibility()) ?? main;
  heading?.setAttribute("tabindex", "-1");
  // A place to read on from, not a control: no ring.
  heading?.classList.add("outline-none");
  heading?.focus({ preventScroll: true });
}

import { Outlet, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { isSameDesign } from "../lib/result-pages";
import { Surroundings } from "./surroundings";

export function RootLayout() {
  useFocusOnNavigation();
  return (
    <Surroundings>
      <Outlet />
    </Surroundings>
  );
}

/**
 * After a page change the focus stands on the new page's heading, as after a page load, and a page one comes to for the
 * first time starts at its top. Going back keeps the browser's own place. The pages of one result are one page here: its
 * tabs keep focus and place themselves.
 */
function useFocusOnNavigation() {
  const router = useRouter();
  useEffect(() => {
    let forward = false;
    const stopHistory = router.history.subscribe(({ action }) => {
      // An address that is put right as a page opens is not another way to it.
      if (action.type !== "REPLACE") forward = action.type === "PUSH";
    });
    const stopRouter = router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
      if (fromLocation === undefined || !pathChanged) return;
      if (isSameDesign(fromLocation.pathname, toLocation.pathname)) return;
      if (forward) scrollTo({ top: 0, behavior: "instant" });
      const main = document.getElementById("main");
      // A page may have one heading for a phone and one for a desk; what is hidden takes no focus.
      const headings = [...(main?.querySelectorAll("h1") ?? [])];
      const heading = headings.find((candidate) => candidate.checkVisibility()) ?? main;
      heading?.setAttribute("tabindex", "-1");
      // A place to read on from, not a control: no ring.
      heading?.classList.add("outline-none");
      heading?.focus({ preventScroll: true });
    });
    return () => {
      stopHistory();
      stopRouter();
    };
  }, [router]);
}

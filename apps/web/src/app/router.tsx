import type { HistoryLocation, RouterHistory } from "@tanstack/history";
import { Suspense, useCallback, useRef } from "react";
import { CurrentPage, Router, useRouting } from "../lib/routing/router";
import { Arrival } from "./arrival";
import { Failing } from "./failing";
import { MemberLayout } from "./member-layout";
import { PageLoading, WholePageLoading } from "./page-loading";
import { PAGES, PUBLIC_PAGES } from "./routes";
import { SEARCHES } from "./search";
import { Surroundings } from "./surroundings";

/** The application at the address that the browser shows. */
export const Application = ({ history }: { readonly history: RouterHistory }) => (
  <Router history={history} pages={PAGES} searches={SEARCHES}>
    <Surroundings>
      <Guarded />
    </Surroundings>
  </Router>
);

/** Every page that is not for everybody has the guard before it. */
function Guarded() {
  const { match, location } = useRouting();
  // Outlives the page: the guard and what is around a page for everybody are drawn again with it.
  const before = useRef<HistoryLocation | null>(null);
  const arrive = useCallback((now: HistoryLocation) => {
    const from = before.current;
    before.current = now;
    return from;
  }, []);
  const isForAll = Object.hasOwn(PUBLIC_PAGES, match.address);
  const page = (
    <Failing at={location.href}>
      <Suspense fallback={isForAll ? <WholePageLoading /> : <PageLoading />}>
        <CurrentPage />
        <Arrival onArrive={arrive} />
      </Suspense>
    </Failing>
  );
  return isForAll ? (
    page
  ) : (
    <Failing at={location.href}>
      <MemberLayout>{page}</MemberLayout>
    </Failing>
  );
}

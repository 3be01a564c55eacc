import type { HistoryLocation, RouterHistory } from "@tanstack/history";
import { Suspense, useCallback, useRef } from "react";
import type { QueryClient } from "@tanstack/react-query";
import { askedAhead } from "../lib/asked";
import { CurrentPage, placesOf, Router, useRouting } from "../lib/routing/router";
import { Arrival } from "./arrival";
import { Failing } from "./failing";
import { fetchAround, MemberLayout } from "./member-layout";
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

const isForAll = (address: string) => Object.hasOwn(PUBLIC_PAGES, address);

/** The scripts that the first drawing of an address needs, and the answers. */
export async function fetchFirst({ pathname, hash }: HistoryLocation, client: QueryClient): Promise<void> {
  const { matchOf, pageAt } = placesOf(PAGES);
  const { address, params } = matchOf(pathname);
  const page = pageAt(pathname);
  const [isDrawn] = await Promise.all([isForAll(address) || fetchAround(client), page.load(), askedAhead()]);
  if (isDrawn) await page.readFirst(client, { pathname, params, hash: hash.replace(/^#/, "") });
}

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
  const forAll = isForAll(match.address);
  const page = (
    <Failing at={location.href}>
      <Suspense fallback={forAll ? <WholePageLoading /> : <PageLoading />}>
        <CurrentPage />
        <Arrival onArrive={arrive} />
      </Suspense>
    </Failing>
  );
  return forAll ? (
    page
  ) : (
    <Failing at={location.href}>
      <MemberLayout>{page}</MemberLayout>
    </Failing>
  );
}

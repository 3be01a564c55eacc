import { say } from "@sunwright/words/app";
import { PRODUCT_NAME } from "@sunwright/contract/brand";
import { useQueryClient } from "@tanstack/react-query";
import { Outlet, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { currentUserQuery, storeCurrentUser, useSession } from "../lib/current-user";
import { useCurrentPageFrame } from "../lib/page-frame";
import { usePreferences } from "../lib/preferences";
import { onSessionExpired } from "../lib/session-expired";
import { SkipLink } from "../ui/skip-link";
import { chooseTheme } from "../ui/theme";

export function RootLayout() {
  useDocumentTitle();
  useFocusOnNavigation();
  useSessionEnd();
  useOtherPerson();
  useAppliedPreferences();
  return (
    <>
      <SkipLink>{say("skipToContent")}</SkipLink>
      <Outlet />
    </>
  );
}

function useDocumentTitle() {
  const frame = useCurrentPageFrame();
  const title = frame === null ? PRODUCT_NAME : `${frame.title} · ${PRODUCT_NAME}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/**
 * After a page change the focus stands on the new page's heading, as after a page load, and a page one comes to for the
 * first time starts at its top. Going back keeps the browser's own place.
 */
function useFocusOnNavigation() {
  const router = useRouter();
  useEffect(() => {
    let forward = false;
    const stopHistory = router.history.subscribe(({ action }) => {
      forward = action.type === "PUSH";
    });
    const stopRouter = router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
      if (fromLocation === undefined || !pathChanged) return;
      if (forward) scrollTo({ top: 0, behavior: "instant" });
      const main = document.getElementById("main");
      const heading = main?.querySelector("h1") ?? main;
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

/** Somebody else signed in, in another tab: nothing of the person before may stay on the screen or in memory. */
function useOtherPerson() {
  const { user } = useSession();
  const [first, setFirst] = useState<string | null>(null);
  if (user !== null && first === null) setFirst(user.id);
  const replaced = user !== null && first !== null && user.id !== first;
  useEffect(() => {
    if (replaced) location.reload();
  }, [replaced]);
}

/** The server says that nobody is signed in: the guard then shows the auth screen in place. */
function useSessionEnd() {
  const client = useQueryClient();
  useEffect(
    () =>
      onSessionExpired(() => {
        if (client.getQueryData(currentUserQuery.queryKey)) storeCurrentUser(client, null);
      }),
    [client],
  );
}

function useAppliedPreferences() {
  const { theme, dataSaver } = usePreferences();
  const { checking } = useSession();
  const client = useQueryClient();
  useEffect(() => {
    // Until the account is known the look of the last visit stays.
    if (!checking) chooseTheme(theme);
  }, [theme, checking]);
  useEffect(() => {
    const defaults = client.getDefaultOptions();
    client.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, refetchOnWindowFocus: !dataSaver } });
  }, [client, dataSaver]);
}

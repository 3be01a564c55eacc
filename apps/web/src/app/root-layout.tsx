import { PRODUCT_NAME } from "@sunwright/contract/brand";
import { useQueryClient } from "@tanstack/react-query";
import { Outlet, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
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
  useAppliedPreferences();
  return (
    <>
      <SkipLink>Skip to content</SkipLink>
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
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return;
        const forward = toLocation.state.__TSR_index > fromLocation.state.__TSR_index;
        if (forward) scrollTo({ top: 0, behavior: "instant" });
        const main = document.getElementById("main");
        const heading = main?.querySelector("h1") ?? main;
        heading?.setAttribute("tabindex", "-1");
        heading?.focus({ preventScroll: true });
      }),
    [router],
  );
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
  const { theme, language, dataSaver } = usePreferences();
  const { checking } = useSession();
  const client = useQueryClient();
  useEffect(() => {
    // Until the account is known the look of the last visit stays.
    if (!checking) chooseTheme(theme);
  }, [theme, checking]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    const defaults = client.getDefaultOptions();
    client.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, refetchOnWindowFocus: !dataSaver } });
  }, [client, dataSaver]);
}

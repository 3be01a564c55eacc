import { say } from "@sunwright/words/app";
import { PRODUCT_NAME } from "@sunwright/contract/brand";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import { currentUserQuery, storeCurrentUser, useSession } from "../lib/current-user";
import { useCurrentPageFrame } from "../lib/page-frame";
import { usePreferences } from "../lib/preferences";
import { onSessionExpired } from "../lib/session-expired";
import { SkipLink } from "../ui/skip-link";
import { chooseTheme } from "../ui/theme";

/** What every page has around it, whether the router shows it or not. */
export function Surroundings({ children }: { children: ReactNode }) {
  useDocumentTitle();
  useSessionEnd();
  useOtherPerson();
  useAppliedPreferences();
  return (
    <>
      <SkipLink>{say("skipToContent")}</SkipLink>
      {children}
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

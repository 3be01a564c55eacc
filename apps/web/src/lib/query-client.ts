import { QueryClient, focusManager } from "@tanstack/react-query";
import { defaultRead } from "./api";
import { shareTagged } from "./tags";

const SECOND = 1_000;

/** Source: marketplace specification, sections 7 and 9. */
export const FRESH_FOR = 30 * SECOND;
const KEPT_UNUSED_FOR = 300 * SECOND;
export const READ_RETRIES = 1;
const WRITE_RETRIES = 0;
const RETRY_DELAY_MAX = 30 * SECOND;

/** Doubles from one second; `attempt` counts from 0. [ms] */
export const retryDelay = (attempt: number) => Math.min(SECOND * 2 ** attempt, RETRY_DELAY_MAX);

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: defaultRead,
        structuralSharing: shareTagged,
        staleTime: FRESH_FOR,
        gcTime: KEPT_UNUSED_FOR,
        retry: READ_RETRIES,
        retryDelay,
        refetchOnWindowFocus: true,
      },
      mutations: { retry: WRITE_RETRIES },
    },
  });

/** Where the application is kept in this browser, a question goes out with or without a connection: what is kept answers it where the server does not. */
export function offlineFirst(client: QueryClient): void {
  const { queries, mutations } = client.getDefaultOptions();
  client.setDefaultOptions({
    queries: { ...queries, networkMode: "always", refetchOnReconnect: true },
    mutations: { ...mutations, networkMode: "always" },
  });
}

/** Coming back to the window counts as well as coming back to the tab, which is all TanStack listens to by itself. */
export const watchWindowFocus = () =>
  focusManager.setEventListener((focused) => {
    const changed = () => focused();
    addEventListener("visibilitychange", changed);
    addEventListener("focus", changed);
    return () => {
      removeEventListener("visibilitychange", changed);
      removeEventListener("focus", changed);
    };
  });

import { QueryClient, focusManager } from "@tanstack/react-query";
import { defaultRead } from "./api";
import { worksOffline } from "./connection";
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

/** Where the application is kept in this browser, what is kept answers a question that the server does not. */
const networkMode = () => (worksOffline() ? "always" : "online");

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
        refetchOnReconnect: true,
        networkMode: networkMode(),
      },
      mutations: { retry: WRITE_RETRIES, networkMode: networkMode() },
    },
  });

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

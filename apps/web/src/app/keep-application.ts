import type { QueryClient } from "@tanstack/react-query";

/** After the page stands and what it asked for has come. [ms] */
export const LATER_MS = 3_000;

/** For use without a connection (record 051). A script that cannot be fetched now is fetched with the next page. */
export const keepApplication = (client: QueryClient, onKept: () => void = () => {}) =>
  import("./offline/door").then((door) => door.start(client, onKept)).catch(() => null);

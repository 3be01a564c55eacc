import type { User, currentUser } from "@sunwright/contract/accounts";
import { queryOptions, useQuery, type QueryClient } from "@tanstack/react-query";
import { readJson, request, route } from "./api";
import { OF_USER } from "./asked";
import { FRESH_FOR, READ_RETRIES } from "./query-client";

const CURRENT_USER = route<typeof currentUser>("GET", "/api/auth/user");
/** Source: marketplace specification, section 9. [ms] */
const RECHECKED_EVERY = 60_000;

/**
 * Who is signed in; null means nobody. Checked on mount, on focus and every minute. A failed first check ends as no
 * user; a failed later one keeps the known user, because nobody has said that the session ended.
 */
export const currentUserQuery = queryOptions({
  queryKey: [CURRENT_USER.path],
  queryFn: ({ signal }) => fetchCurrentUser(signal),
  staleTime: FRESH_FOR,
  retry: READ_RETRIES,
  refetchInterval: RECHECKED_EVERY,
  refetchOnMount: true,
  refetchOnWindowFocus: "always",
});

/** That nobody is there is an answer here, not an error, so it is not logged. */
export async function fetchCurrentUser(signal?: AbortSignal): Promise<User | null> {
  const response = await request(CURRENT_USER.path, {
    headers: OF_USER,
    ...(signal === undefined ? {} : { signal }),
  });
  if (!response.ok) await response.body?.cancel();
  if (response.status === 401) return null;
  if (!response.ok) throw new Error(`Authentication failed: ${response.status}`);
  return readJson<User>(response);
}

export interface SessionState {
  readonly checking: boolean;
  readonly user: User | null;
}

export function useSession(): SessionState {
  const { data, isPending } = useQuery(currentUserQuery);
  return { checking: isPending, user: data ?? null };
}

/** For pages behind the guard, which renders them for a signed-in person only. */
export function useUser(): User {
  const { user } = useSession();
  if (user === null) throw new Error("useUser is for pages behind the guard");
  return user;
}

export const storeCurrentUser = (client: QueryClient, user: User | null) =>
  client.setQueryData(currentUserQuery.queryKey, user);

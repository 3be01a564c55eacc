import { type Change, CHANGES, READ_AT } from "@sunwright/contract/changes";
import type { Query, QueryClient, QueryKey } from "@tanstack/react-query";
import { keyUrl } from "./api";

/** Such as "/api/projects/:id/history", and what is read at it or below it. */
const PLACES = CHANGES.map((change) => {
  const pattern = READ_AT[change].replace(":id", "([^/]+)").replace(/:\w+/, "[^/]+");
  return { change, depth: READ_AT[change].split("/").length, at: new RegExp(`^${pattern}(?:/|$)`) };
}).sort((one, other) => other.depth - one.depth);

interface Place {
  readonly change: Change;
  /** Of the project; undefined for what belongs to none. */
  readonly projectId: string | undefined;
}

/** What is read with this key; null where nobody's write makes it out of date. */
export function placeOf(key: QueryKey): Place | null {
  const address = keyUrl(key.filter((part) => typeof part === "string"));
  for (const { change, at } of PLACES) {
    const match = at.exec(address);
    if (match) return { change, projectId: match[1] };
  }
  return null;
}

/** Whether a read of this key is out of date after these changes; those of projects to this one alone. */
export function isOutOfDate(key: QueryKey, changes: readonly Change[], projectId?: string): boolean {
  const place = placeOf(key);
  if (place === null || !changes.includes(place.change)) return false;
  return place.projectId === undefined || place.projectId === encodeURIComponent(projectId ?? "");
}

/**
 * Reads on the screen at once, all others when they are wanted next. The library lets the first read of something go on,
 * which the server may have answered before the change: that one is read once more.
 */
export async function readOnceMore(
  client: QueryClient,
  isChanged: (query: Pick<Query, "queryKey">) => boolean,
): Promise<void> {
  const underWay = client.getQueryCache().findAll({ predicate: isChanged, fetchStatus: "fetching" });
  const first = new Set(underWay.filter(({ state }) => state.data === undefined));
  await client.invalidateQueries({ predicate: isChanged });
  if (first.size === 0) return;
  await Promise.allSettled(Array.from(first, async ({ promise }) => promise));
  await client.invalidateQueries({ predicate: (query) => first.has(query) });
}

export const readChanged = (client: QueryClient, changes: readonly Change[], projectId?: string): Promise<void> =>
  readOnceMore(client, ({ queryKey }) => isOutOfDate(queryKey, changes, projectId));

/**
 * After a write of this browser: what its endpoint declares to change is read again, but for what the answer held,
 * which is in the cache already.
 */
export const readAgain = (
  client: QueryClient,
  { changes }: { readonly changes: readonly Change[] },
  projectId?: string,
  answered: readonly Change[] = [],
): Promise<void> =>
  readChanged(
    client,
    changes.filter((change) => !answered.includes(change)),
    projectId,
  );

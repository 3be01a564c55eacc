import type { openShare } from "@sunwright/contract/shares";
import { queryOptions } from "@tanstack/react-query";
import { call, route } from "../../../lib/api";
import { ApiError } from "../../../lib/api-error";
import { withCatalogueWords } from "../../../lib/catalogue-words";
import { readOpened } from "../model/opened";

const OPEN = route<typeof openShare>("GET", "/api/shared/:shareToken");

/**
 * Each reading counts as an opening: read once a visit, and again for whoever signs in meanwhile, who may be let
 * in by a private link. `viewer` is the person's id, null for nobody.
 */
export const sharedQuery = (shareToken: string, viewer: string | null) =>
  queryOptions({
    queryKey: ["/api/shared", shareToken, { viewer }],
    queryFn: withCatalogueWords(async ({ signal }: { readonly signal: AbortSignal }) =>
      readOpened(await call(OPEN, { params: { shareToken }, signal })),
    ),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

/** Why a link stays closed: told to the people who manage it, and to nobody else. */
export const closedBecause = (error: unknown): string | null =>
  error instanceof ApiError ? (error.issues.find(({ path }) => path === "shareToken")?.message ?? null) : null;

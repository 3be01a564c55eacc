import type { listThreads, markThread, readThread, sendMessage } from "@sunwright/contract/messages";
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, read, route } from "../../../lib/api";
import { readAgain } from "../../../lib/changes";
import type { ThreadSearch } from "../model/thread-search";
import { createIntention } from "../../../lib/intention";

const LIST = route<typeof listThreads>("GET", "/api/messages");
const THREAD = route<typeof readThread>("GET", "/api/messages/:thread");
const SEND = route<typeof sendMessage>("POST", "/api/messages/:thread", ["threads", "thread"]);
const MARK = route<typeof markThread>("POST", "/api/messages/:thread/read", [
  "threads",
  "thread",
  "notifications",
  "unread",
]);

/** While a thread is looked at. [ms] */
const ASKED_EVERY = 8_000;
const LIST_ASKED_EVERY = 30_000;

export const threadsQuery = ({ q, which, page }: ThreadSearch) => ({
  ...read(LIST, {
    query: {
      ...(q === undefined ? {} : { search: q }),
      ...(which === undefined ? {} : { which }),
      ...(page === undefined ? {} : { page: String(page) }),
    },
  }),
  refetchInterval: LIST_ASKED_EVERY,
  placeholderData: keepPreviousData,
});

/** The newest page first, then the ones before it. */
export const useThread = (thread: string) =>
  useInfiniteQuery({
    queryKey: [THREAD.path.replace("/:thread", ""), encodeURIComponent(thread), "pages"],
    queryFn: ({ pageParam, signal }) =>
      call(THREAD, { params: { thread }, ...(pageParam === 0 ? {} : { query: { before: pageParam } }), signal }),
    initialPageParam: 0,
    getNextPageParam: ({ messages, more }) => (more ? messages[0]?.position : undefined),
    refetchInterval: ASKED_EVERY,
  });

export function useSending(thread: string) {
  const client = useQueryClient();
  const [keyFor] = useState(createIntention);
  return useMutation({
    mutationFn: (body: { readonly text: string }) =>
      call(SEND, { params: { thread }, body, idempotencyKey: keyFor(body) }),
    onSuccess: () => keyFor.fulfilled(),
    onSettled: () => readAgain(client, SEND),
  });
}

/** Said by itself when the newest message is on the screen: where it fails, it is said with the next one. */
export function useMarkingRead(thread: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (upTo: number) => call(MARK, { params: { thread }, body: { upTo } }),
    onSuccess: () => void readAgain(client, MARK),
  });
}

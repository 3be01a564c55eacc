import { say } from "@sunwright/words/bell";
import type { BodyInput } from "@sunwright/contract/endpoint";
import type { NoticeTopic } from "@sunwright/contract/notices";
import type {
  countNotifications,
  listNotifications,
  readNotifications,
  readNotificationSettings,
  unsubscribe,
  updateNotificationSettings,
} from "@sunwright/contract/notifications";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, read, route } from "../../../lib/api";
import { whatHappened } from "../../../lib/api-error";
import { readAgain } from "../../../lib/changes";
import { toast } from "../../../ui/toast-store";

/** Written down here, so that the contract's schemas stay out of the first script of the page. */
const COUNT = route<typeof countNotifications>("GET", "/api/notifications/unread");
const LIST = route<typeof listNotifications>("GET", "/api/notifications");
const MARK = route<typeof readNotifications>("POST", "/api/notifications/read", ["notifications", "unread"]);
const SETTINGS = route<typeof readNotificationSettings>("GET", "/api/notifications/settings");
const CHOOSE = route<typeof updateNotificationSettings>("PUT", "/api/notifications/settings", [
  "notification-settings",
]);
const UNSUBSCRIBE = route<typeof unsubscribe>("POST", "/api/notifications/unsubscribe");

/** Asked from time to time while the page is looked at. [ms] */
const ASKED_EVERY = 30_000;

export const countQuery = { ...read(COUNT), refetchInterval: ASKED_EVERY };
/** The newest, for the panel: asked each time it opens. */
export const newestQuery = { ...read(LIST), staleTime: 0 };
export const settingsQuery = read(SETTINGS);

export interface Question {
  readonly topic?: NoticeTopic | undefined;
  readonly which?: "all" | "unread" | undefined;
}
/** Grows page by page. */
export const useNotifications = (query: Question) =>
  useInfiniteQuery({
    queryKey: [LIST.path, { ...query }, "pages"],
    queryFn: ({ pageParam, signal }) =>
      call(LIST, { query: pageParam === "" ? query : { ...query, before: pageParam }, signal }),
    initialPageParam: "",
    getNextPageParam: ({ notifications, more }) => (more ? notifications.at(-1)?.id : undefined),
  });

/** Marks some of them read, or all up to one that was seen. */
export function useMarking() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof readNotifications>) => call(MARK, { body }),
    onSuccess: ({ unread }) => client.setQueryData(countQuery.queryKey, { unread }),
    onError: (error) =>
      toast({ tone: "bad", title: say("notMarked"), description: whatHappened(error, say("tryAgain")) }),
    onSettled: () => void readAgain(client, MARK, undefined, ["unread"]),
  });
}

export function useChoosing() {
  const client = useQueryClient();
  return useMutation({
    // A switch pressed twice stays as it was left.
    scope: { id: "notification-settings" },
    mutationFn: (body: BodyInput<typeof updateNotificationSettings>) => call(CHOOSE, { body }),
    onSuccess: (settings) => client.setQueryData(settingsQuery.queryKey, settings),
    onError: (error) => {
      toast({ tone: "bad", title: say("notStored"), description: whatHappened(error, say("tryAgain")) });
      void readAgain(client, CHOOSE);
    },
  });
}

export const useUnsubscribing = () =>
  useMutation({ mutationFn: (token: string) => call(UNSUBSCRIBE, { query: { token } }) });

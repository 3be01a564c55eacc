import { say } from "@sunwright/words/bell";
import { NOTICE_TOPICS, type NoticeTopic } from "@sunwright/contract/notices";
import { Check } from "lucide-react";
import type { OnSearch } from "../../lib/routing/next-search";
import { useNow } from "../../lib/now";
import { usePageFrame } from "../../lib/page-frame";
import { Link } from "../../lib/routing/link";
import { Button } from "../../ui/button";
import { Empty } from "../../ui/empty";
import { ErrorRow } from "../../ui/error-row";
import { IconButton } from "../../ui/icon-button";
import { Segmented } from "../../ui/segmented";
import { Select } from "../../ui/select";
import { Sheet } from "../../ui/sheet";
import { Delayed, SkeletonRows } from "../../ui/skeleton";
import { type Question, useMarking, useNotifications } from "./api/notifications";
import { NotificationItem } from "./components/notification-item";
import "./bell.css";

type Topic = NoticeTopic | "any";
const TOPICS: readonly { readonly value: Topic; readonly label: string }[] = [
  { value: "any", label: say("topic.any") },
  ...NOTICE_TOPICS.map((value) => ({ value, label: say(`topic.${value}`) })),
];
const WHICH = [
  { value: "all", label: say("which.all") },
  { value: "unread", label: say("which.unread") },
] as const;

interface NotificationsPageProps {
  /** As the address has it. */
  readonly question: Question;
  readonly onQuestion: OnSearch<Question>;
}

/** Everything that somebody was told. */
export function NotificationsPage({ question, onQuestion }: NotificationsPageProps) {
  usePageFrame({ title: say("title") });
  const answer = useNotifications(question);
  const mark = useMarking();
  const rows = answer.data?.pages.flatMap(({ notifications }) => notifications) ?? [];
  const now = useNow(...rows.map(({ createdAt }) => createdAt));
  const [newest] = rows;
  const unread = answer.data?.pages[0]?.unread ?? 0;
  const { topic, which = "all" } = question;
  return (
    <div className="page-width py-8 max-sm:py-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="type-h1">{say("title")}</h1>
        <div className="flex gap-5 type-small">
          <Link to="/messages" className="link">
            {say("messages")}
          </Link>
          <Link to="/settings" hash="notifications" className="link">
            {say("reach")}
          </Link>
        </div>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Segmented
          label={say("which")}
          value={which}
          options={WHICH}
          onValueChange={(value) => onQuestion((latest) => ({ ...latest, which: value === "all" ? undefined : value }))}
        />
        <Select
          aria-label={say("ofWhat")}
          className="w-56"
          value={topic ?? "any"}
          options={TOPICS}
          onValueChange={(value: Topic) =>
            onQuestion((latest) => ({ ...latest, topic: value === "any" ? undefined : value }))
          }
        />
        {newest && unread > 0 && (
          <Button
            variant="outline"
            className="ml-auto"
            busy={mark.isPending}
            onClick={() => mark.mutate({ upTo: newest.id })}
          >
            {say("markAll")}
          </Button>
        )}
      </div>
      <Sheet aria-label={say("title")} className="mt-4 px-5 py-1 max-sm:px-4">
        {answer.isPending ? (
          <Delayed>
            <SkeletonRows rows={4} showLabel label={say("loading")} className="my-5" />
          </Delayed>
        ) : answer.isError && rows.length === 0 ? (
          <ErrorRow
            className="my-5"
            message={say("notLoaded")}
            detail={say("safe")}
            onRetry={() => void answer.refetch()}
            retrying={answer.isFetching}
          />
        ) : rows.length === 0 ? (
          <Empty className="my-5">{emptyWords(question)}</Empty>
        ) : (
          <ol className="notice-list">
            {rows.map((notification) => (
              <NotificationItem
                key={notification.id}
                notification={notification}
                now={now}
                onFollow={() => {
                  if (!notification.read) mark.mutate({ ids: [notification.id] });
                }}
              >
                {!notification.read && (
                  <IconButton
                    className="notice-mark"
                    size="sm"
                    label={say("markOne")}
                    icon={<Check size={17} strokeWidth={1.75} aria-hidden="true" />}
                    onClick={() => mark.mutate({ ids: [notification.id] })}
                  />
                )}
              </NotificationItem>
            ))}
          </ol>
        )}
      </Sheet>
      {answer.hasNextPage && (
        <Button
          variant="outline"
          className="mt-4"
          busy={answer.isFetchingNextPage}
          busyText={say("loadingMore")}
          onClick={() => void answer.fetchNextPage()}
        >
          {say("more")}
        </Button>
      )}
    </div>
  );
}

function emptyWords({ topic, which }: Question): string {
  if (topic !== undefined) return say("noneOfThese");
  return which === "unread" ? say("noneUnread") : say("none");
}

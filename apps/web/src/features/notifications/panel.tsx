import { say } from "@sunwright/words/bell";
import { useQuery } from "@tanstack/react-query";
import { useNow } from "../../lib/now";
import { Link } from "../../lib/routing/link";
import { Button } from "../../ui/button";
import { ErrorRow } from "../../ui/error-row";
import { Delayed, SkeletonRows } from "../../ui/skeleton";
import { newestQuery, useMarking } from "./api/notifications";
import { NotificationItem } from "./components/notification-item";

const SHOWN = 6;

/** The newest, under the bell. */
export function NotificationsPanel({ onGone }: { readonly onGone: () => void }) {
  const answer = useQuery(newestQuery);
  const mark = useMarking();
  const shown = answer.data?.notifications.slice(0, SHOWN) ?? [];
  const now = useNow(...shown.map(({ createdAt }) => createdAt));
  const [newest] = shown;
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <h2 className="type-h3">{say("title")}</h2>
        {newest && answer.data && answer.data.unread > 0 && (
          <Button variant="ghost" size="sm" busy={mark.isPending} onClick={() => mark.mutate({ upTo: newest.id })}>
            {say("markAll")}
          </Button>
        )}
      </div>
      {answer.data ? (
        shown.length === 0 ? (
          <p className="type-help py-4 text-text-2">{say("none")}</p>
        ) : (
          <ol className="notice-list mt-1">
            {shown.map((notification) => (
              <NotificationItem
                key={notification.id}
                notification={notification}
                now={now}
                onFollow={() => {
                  if (!notification.read) mark.mutate({ ids: [notification.id] });
                  onGone();
                }}
              />
            ))}
          </ol>
        )
      ) : answer.isError ? (
        <ErrorRow
          className="my-4"
          message={say("notLoaded")}
          detail={say("safe")}
          onRetry={() => void answer.refetch()}
          retrying={answer.isFetching}
        />
      ) : (
        <Delayed>
          <SkeletonRows label={say("loading")} className="my-4" />
        </Delayed>
      )}
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-line pt-3 type-small">
        <Link to="/notifications" className="link" onClick={onGone}>
          {say("all")}
        </Link>
        <Link to="/messages" className="link" onClick={onGone}>
          {say("messages")}
        </Link>
        <Link to="/settings" hash="notifications" className="link" onClick={onGone}>
          {say("reach")}
        </Link>
      </div>
    </>
  );
}

import { NOTICE_TOPICS } from "@sunwright/contract/notices";
import { NotificationsPage } from "../../features/notifications/notifications-page";
import { UnsubscribePage } from "../../features/notifications/unsubscribe-page";
import type { SearchOf } from "../../lib/routing/address";
import { usePageAddress } from "../../lib/routing/router";
import { Frame } from "../frame/frame";

const questionIn = ({ topic, which }: SearchOf<"/notifications">) => ({
  topic: NOTICE_TOPICS.find((name) => name === topic),
  which: which === "unread" ? ("unread" as const) : undefined,
});

export function NotificationsRoute() {
  const { search, setSearch } = usePageAddress("/notifications");
  return (
    <NotificationsPage
      question={questionIn(search)}
      onQuestion={(next) => setSearch((latest) => next(questionIn(latest)))}
    />
  );
}

/** For everybody: who reads mail on a phone may be signed in nowhere. */
export function UnsubscribeRoute() {
  const { token } = usePageAddress("/unsubscribe").search;
  return (
    <Frame>
      <UnsubscribePage token={token} />
    </Frame>
  );
}

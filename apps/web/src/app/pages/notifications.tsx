import { NOTICE_TOPICS } from "@sunwright/contract/notices";
import { NotificationsPage } from "../../features/notifications/notifications-page";
import { UnsubscribePage } from "../../features/notifications/unsubscribe-page";
import { usePageAddress } from "../../lib/routing/router";
import { Frame } from "../frame/frame";

export function NotificationsRoute() {
  const {
    search: { topic, which },
    setSearch,
  } = usePageAddress("/notifications");
  const question = {
    topic: NOTICE_TOPICS.find((name) => name === topic),
    which: which === "unread" ? ("unread" as const) : undefined,
  };
  return <NotificationsPage question={question} onQuestion={(search) => setSearch(search)} />;
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

import { NOTICE_TOPICS } from "@sunwright/contract/notices";
import { getRouteApi } from "@tanstack/react-router";
import { NotificationsPage } from "../../features/notifications/notifications-page";
import { UnsubscribePage } from "../../features/notifications/unsubscribe-page";
import { Frame } from "../frame/frame";

const notifications = getRouteApi("/member/notifications");
const unsubscribe = getRouteApi("/unsubscribe");

export function NotificationsRoute() {
  const { topic, which } = notifications.useSearch();
  const navigate = notifications.useNavigate();
  const question = {
    topic: NOTICE_TOPICS.find((name) => name === topic),
    which: which === "unread" ? ("unread" as const) : undefined,
  };
  return <NotificationsPage question={question} onQuestion={(search) => void navigate({ search })} />;
}

/** For everybody: who reads mail on a phone may be signed in nowhere. */
export function UnsubscribeRoute() {
  const { token } = unsubscribe.useSearch();
  return (
    <Frame>
      <UnsubscribePage token={token} />
    </Frame>
  );
}

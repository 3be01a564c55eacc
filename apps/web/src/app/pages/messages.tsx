import { getRouteApi } from "@tanstack/react-router";
import { MessagesPage } from "../../features/messages/messages-page";
import { threadAddress, type ThreadSearch, threadSearch } from "../../features/messages/model/thread-search";

const list = getRouteApi("/member/messages");
const thread = getRouteApi("/member/messages/$thread");

export function MessagesRoute() {
  const navigate = list.useNavigate();
  const search = threadSearch({ ...list.useSearch() });
  return <MessagesPage open={null} search={search} onSearch={go(navigate)} />;
}

export function ThreadRoute() {
  const navigate = thread.useNavigate();
  const search = threadSearch({ ...thread.useSearch() });
  return <MessagesPage open={thread.useParams().thread} search={search} onSearch={go(navigate)} />;
}

type Navigate = (to: { search: ReturnType<typeof threadAddress>; resetScroll: false; replace: true }) => Promise<void>;
const go = (navigate: Navigate) => (search: ThreadSearch) =>
  void navigate({ search: threadAddress(search), resetScroll: false, replace: true });

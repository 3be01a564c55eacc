import { MessagesPage } from "../../features/messages/messages-page";
import { threadAddress, threadSearch } from "../../features/messages/model/thread-search";
import { usePageAddress } from "../../lib/routing/router";

const IN_PLACE = { replace: true, resetScroll: false } as const;

export function MessagesRoute() {
  const { search, setSearch } = usePageAddress("/messages");
  return (
    <MessagesPage
      open={null}
      search={threadSearch({ ...search })}
      onSearch={(next) => setSearch((latest) => threadAddress(next(threadSearch({ ...latest }))), IN_PLACE)}
    />
  );
}

export function ThreadRoute() {
  const { params, search, setSearch } = usePageAddress("/messages/$thread");
  return (
    <MessagesPage
      open={params.thread}
      search={threadSearch({ ...search })}
      onSearch={(next) => setSearch((latest) => threadAddress(next(threadSearch({ ...latest }))), IN_PLACE)}
    />
  );
}

import { say } from "@sunwright/words/messages";
import type { ThreadSummary } from "@sunwright/contract/messages";
import { THREADS_SHOWN } from "@sunwright/contract/threads";
import { useQuery } from "@tanstack/react-query";
import { ChevronLeft } from "lucide-react";
import type { OnSearch } from "../../lib/routing/next-search";
import { relativeTime } from "../../lib/format";
import { useNow } from "../../lib/now";
import { usePageFrame } from "../../lib/page-frame";
import { hrefOf } from "../../lib/routing/address";
import { Link } from "../../lib/routing/link";
import { Avatar } from "../../ui/avatar";
import { Button } from "../../ui/button";
import { Empty } from "../../ui/empty";
import { ErrorRow } from "../../ui/error-row";
import { Segmented } from "../../ui/segmented";
import { Delayed, SkeletonRows } from "../../ui/skeleton";
import { VisuallyHidden } from "../../ui/visually-hidden";
import { threadsQuery } from "./api/messages";
import { nameOf } from "./model/names";
import { threadAddress, type ThreadSearch } from "./model/thread-search";
import { Thread } from "./thread";
import "./messages.css";
import { SearchBox } from "../../ui/search-box";

interface MessagesPageProps extends ListProps {
  readonly open: string | null;
}
interface ListProps {
  /** As the address has it. */
  readonly search: ThreadSearch;
  readonly onSearch: OnSearch<ThreadSearch>;
}

/** All threads of somebody, and beside them the one that is open; on a phone one or the other. */
export function MessagesPage({ open, ...list }: MessagesPageProps) {
  usePageFrame({ title: say("title") });
  return (
    <div className="page-width py-8 max-sm:py-5">
      <h1 className="type-h1">{say("title")}</h1>
      <div className="messages mt-4" data-open={open !== null}>
        <Threads open={open} {...list} />
        <div className="thread-place min-w-0">
          {open === null ? (
            <p className="p-5 text-text-2">{say("pick")}</p>
          ) : (
            <>
              <Link
                to="/messages"
                search={threadAddress(list.search)}
                className="link flex min-h-11 items-center gap-1 type-small md:hidden"
              >
                <ChevronLeft size={17} strokeWidth={1.75} aria-hidden="true" />
                {say("back")}
              </Link>
              <Thread
                key={open}
                id={open}
                aside={({ number, side, kind }) => <About kind={kind} side={side} number={number} id={open} />}
              />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

interface AboutProps {
  readonly kind: ThreadSummary["kind"];
  readonly side: "person" | "firm";
  readonly number: string;
  readonly id: string;
}

/** What a thread is about. Which project an offer or a request is for stands on its page alone. */
function About({ kind, side, number, id }: AboutProps) {
  if ((kind === "quote" || kind === "lead") && side === "person")
    return <span className="flex-none type-small text-text-2">{say(kind, { number })}</span>;
  if (kind === "lead")
    return (
      <Link to="/leads" search={{ lead: id }} className="link flex-none type-small">
        {say("lead.open", { number })}
      </Link>
    );
  return (
    <Link href={pageOf(kind, side, id)} className="link flex-none type-small">
      {say(`${kind}.open`, { number })}
    </Link>
  );
}

/** An order has a page for who buys, and one for who sells. */
function pageOf(kind: Exclude<ThreadSummary["kind"], "lead">, side: "person" | "firm", id: string): string {
  if (kind === "quote") return hrefOf({ to: "/quotes/$quoteId", params: { quoteId: id } });
  if (kind === "job") return hrefOf({ to: "/jobs/$jobId", params: { jobId: id } });
  return hrefOf({ to: side === "person" ? "/orders/$orderId" : "/shop/orders/$orderId", params: { orderId: id } });
}

function Threads({ open, search, onSearch }: MessagesPageProps) {
  return (
    <div className="threads">
      <div className="thread-controls">
        <SearchBox
          label={say("search")}
          size="sm"
          value={search.q ?? ""}
          onSearch={(q) => onSearch((latest) => ({ ...latest, q, page: undefined }))}
        />
        <Segmented
          label={say("which")}
          size="sm"
          value={search.which ?? "all"}
          options={WHICH}
          onValueChange={(which) =>
            onSearch((latest) => ({ ...latest, which: which === "all" ? undefined : which, page: undefined }))
          }
        />
      </div>
      <ThreadList open={open} search={search} onSearch={onSearch} />
    </div>
  );
}

const WHICH = THREADS_SHOWN.map((value) => ({ value, label: say(`which.${value}`) }));

function ThreadList({ open, search, onSearch }: MessagesPageProps) {
  const { q, which, page = 1 } = search;
  const answer = useQuery(threadsQuery(search));
  const threads = answer.data?.threads ?? [];
  const now = useNow(...threads.map(({ last }) => last.at));
  const turn = (to: number) => onSearch((latest) => ({ ...latest, page: to === 1 ? undefined : to }));
  if (!answer.data)
    return answer.isError ? (
      <ErrorRow
        className="my-5"
        message={say("notLoaded")}
        detail={say("safe")}
        onRetry={() => void answer.refetch()}
        retrying={answer.isFetching}
      />
    ) : (
      <Delayed>
        <SkeletonRows rows={4} showLabel label={say("loading")} className="my-5" />
      </Delayed>
    );
  return (
    <nav aria-label={say("threads")}>
      {threads.length === 0 && (
        <Empty className="my-5">
          {say(q !== undefined ? "noneFound" : which === "unread" ? "noneUnread" : "none")}
        </Empty>
      )}
      {threads.map((thread) => (
        <ThreadRow key={thread.id} thread={thread} open={thread.id === open} search={search} now={now} />
      ))}
      {(page > 1 || answer.data.more) && (
        <div className="flex gap-3 py-3">
          {page > 1 && (
            <Button variant="outline" size="sm" onClick={() => turn(page - 1)}>
              {say("newer")}
            </Button>
          )}
          {answer.data.more && (
            <Button variant="outline" size="sm" onClick={() => turn(page + 1)}>
              {say("older")}
            </Button>
          )}
        </div>
      )}
    </nav>
  );
}

interface ThreadRowProps {
  readonly thread: ThreadSummary;
  readonly open: boolean;
  readonly search: ThreadSearch;
  readonly now: Date;
}

function ThreadRow({ thread, open, search, now }: ThreadRowProps) {
  const { id, number, last, unread } = thread;
  const name = nameOf(thread.name);
  return (
    <Link
      to="/messages/$thread"
      params={{ thread: id }}
      search={threadAddress(search)}
      className="thread-row"
      aria-current={open ? "page" : undefined}
    >
      <Avatar name={name} />
      <span className="grid min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-2">
          <span className="thread-name type-h4 truncate">{name}</span>
          <time dateTime={last.at} className="type-help flex-none text-text-3">
            {relativeTime(last.at, now)}
          </time>
        </span>
        <span className="type-small truncate text-text-2">{previewOf(last)}</span>
        <span className="flex items-center justify-between gap-2 type-help text-text-3">
          {say(thread.kind, { number })}
          {unread > 0 && (
            <>
              <span className="thread-new" aria-hidden="true" />
              <VisuallyHidden>{say("unread", { count: unread })}</VisuallyHidden>
            </>
          )}
        </span>
      </span>
    </Link>
  );
}

const previewOf = ({ pieces }: ThreadSummary["last"]) =>
  pieces.map((piece) => (typeof piece === "string" ? piece : `[${say(`hidden.${piece.hidden}`)}]`)).join("");

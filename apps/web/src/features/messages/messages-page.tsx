import { say } from "@sunwright/words/messages";
import type { ThreadSummary } from "@sunwright/contract/messages";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChevronLeft } from "lucide-react";
import { useState } from "react";
import { relativeTime } from "../../lib/format";
import { useNow } from "../../lib/now";
import { usePageFrame } from "../../lib/page-frame";
import { Avatar } from "../../ui/avatar";
import { Button } from "../../ui/button";
import { Empty } from "../../ui/empty";
import { ErrorRow } from "../../ui/error-row";
import { Delayed, SkeletonRows } from "../../ui/skeleton";
import { VisuallyHidden } from "../../ui/visually-hidden";
import { threadsQuery } from "./api/messages";
import { Thread } from "./thread";
import "./messages.css";

/** All threads of somebody, and beside them the one that is open; on a phone one or the other. */
export function MessagesPage({ open }: { readonly open: string | null }) {
  usePageFrame({ title: say("title") });
  return (
    <div className="page-width py-8 max-sm:py-5">
      <h1 className="type-h1">{say("title")}</h1>
      <div className="messages mt-4" data-open={open !== null}>
        <Threads open={open} />
        <div className="thread-place min-w-0">
          {open === null ? (
            <p className="p-5 text-text-2">{say("pick")}</p>
          ) : (
            <>
              <Link to="/messages" className="link flex min-h-11 items-center gap-1 type-small md:hidden">
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

/** What a thread is about. Which project an offer is for stands on the offers alone. */
function About({ kind, side, number, id }: AboutProps) {
  if (kind === "quote" && side === "person")
    return <span className="flex-none type-small text-text-2">{say("quote", { number })}</span>;
  return (
    <Link to={pageOf(kind, side, id)} className="link flex-none type-small">
      {say(`${kind}.open`, { number })}
    </Link>
  );
}

/** An order has a page for who buys, and one for who sells. */
const pageOf = (kind: ThreadSummary["kind"], side: "person" | "firm", id: string): string =>
  kind === "quote"
    ? `/quotes/${id}`
    : kind === "job"
      ? `/jobs/${id}`
      : side === "person"
        ? `/orders/${id}`
        : `/shop/orders/${id}`;

function Threads({ open }: { readonly open: string | null }) {
  const [page, setPage] = useState(1);
  const answer = useQuery(threadsQuery(page));
  const threads = answer.data?.threads ?? [];
  const now = useNow(...threads.map(({ last }) => last.at));
  if (!answer.data)
    return (
      <div className="threads">
        {answer.isError ? (
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
        )}
      </div>
    );
  return (
    <nav className="threads" aria-label={say("threads")}>
      {threads.length === 0 && <Empty className="my-5">{say("none")}</Empty>}
      {threads.map((thread) => (
        <ThreadRow key={thread.id} thread={thread} open={thread.id === open} now={now} />
      ))}
      {(page > 1 || answer.data.more) && (
        <div className="flex gap-3 py-3">
          {page > 1 && (
            <Button variant="outline" size="sm" onClick={() => setPage(page - 1)}>
              {say("newer")}
            </Button>
          )}
          {answer.data.more && (
            <Button variant="outline" size="sm" onClick={() => setPage(page + 1)}>
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
  readonly now: Date;
}

function ThreadRow({ thread, open, now }: ThreadRowProps) {
  const { id, number, last, unread } = thread;
  const name = thread.name ?? say("former");
  return (
    <Link
      to="/messages/$thread"
      params={{ thread: id }}
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

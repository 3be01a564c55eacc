import type { ThreadKind } from "@sunwright/contract/threads";
import { say } from "@sunwright/words/messages";
import { Lock } from "lucide-react";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { ApiError } from "../../lib/api-error";
import { Button } from "../../ui/button";
import { Empty } from "../../ui/empty";
import { ErrorRow } from "../../ui/error-row";
import { Heading } from "../../ui/heading";
import { Delayed, SkeletonRows } from "../../ui/skeleton";
import { useMarkingRead, useThread } from "./api/messages";
import { nameOf } from "./model/names";
import { MessageForm } from "./components/message-form";
import { MessageItem } from "./components/message-item";
import "./messages.css";

interface ThreadProps {
  /** The id of what it is about. */
  readonly id: string;
  /** Beside the name of the other side. */
  readonly aside?: (about: {
    readonly number: string;
    readonly side: "person" | "firm";
    readonly kind: ThreadKind;
  }) => ReactNode;
}

/** What a buyer and a shop write to each other about an order, and the box to write more. */
export function Thread({ id, aside }: ThreadProps) {
  const answer = useThread(id);
  const mark = useMarkingRead(id);
  const [head] = answer.data?.pages ?? [];
  const messages = (answer.data?.pages ?? []).toReversed().flatMap((page) => page.messages);
  const last = messages.at(-1)?.position ?? 0;
  const read = head?.read ?? 0;
  useEffect(() => {
    if (last > read) mark.mutate(last);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each newest message
  }, [last, read]);
  const end = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [last]);
  if (head === undefined)
    return <NoThread error={answer.error} retrying={answer.isFetching} onRetry={() => void answer.refetch()} />;
  const name = nameOf(head.name);
  return (
    <section className="thread" aria-label={say("title")}>
      <div className="thread-head flex items-baseline justify-between gap-4">
        <Heading level={2} className="type-h3 min-w-0 truncate">
          {name}
        </Heading>
        {aside?.(head)}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls is reached by the keyboard */}
      <ol ref={end} className="thread-body" tabIndex={0} aria-label={say("title")}>
        {head.masked && (
          <li className="flex gap-2.5 rounded-2 bg-sunken px-3 py-2.5 type-small text-text-2">
            <Lock size={16} strokeWidth={1.75} className="mt-0.5 flex-none" aria-hidden="true" />
            {say("masked", { name: head.name === null || head.name === "" ? "none" : head.name })}
          </li>
        )}
        {answer.hasNextPage && (
          <li className="text-center">
            <Button
              variant="ghost"
              size="sm"
              busy={answer.isFetchingNextPage}
              busyText={say("loadingOlder")}
              onClick={() => void answer.fetchNextPage()}
            >
              {say("older")}
            </Button>
          </li>
        )}
        {messages.length === 0 && <li className="type-help text-text-2">{say("empty")}</li>}
        {messages.map((message) => (
          <MessageItem key={message.position} message={message} side={head.side} name={name} />
        ))}
      </ol>
      {head.closed ? (
        <p className="thread-foot type-help text-text-2">{say("closed")}</p>
      ) : (
        <MessageForm key={id} thread={id} label={say("writeTo", { name })} masked={head.masked} />
      )}
    </section>
  );
}

interface NoThreadProps {
  readonly error: Error | null;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

function NoThread({ error, retrying, onRetry }: NoThreadProps) {
  if (error === null)
    return (
      <Delayed>
        <SkeletonRows rows={3} showLabel label={say("loading")} className="m-5" />
      </Delayed>
    );
  if (error instanceof ApiError && error.status === 404) return <Empty className="m-5">{say("notFound")}</Empty>;
  return (
    <ErrorRow className="m-5" message={say("notLoaded")} detail={say("safe")} onRetry={onRetry} retrying={retrying} />
  );
}

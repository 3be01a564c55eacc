import { say } from "@sunwright/words/discussion";
import type { Comment } from "@sunwright/contract/comments";
import { useQuery } from "@tanstack/react-query";
import { MessageSquare } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useUser } from "../../../lib/current-user";
import { Avatar } from "../../../ui/avatar";
import { Empty } from "../../../ui/empty";
import { ErrorRow } from "../../../ui/error-row";
import { SkeletonRows } from "../../../ui/skeleton";
import { commentsQuery } from "../api/comments";
import { threadsOf } from "../model/threads";
import { CommentForm } from "./comment-form";
import { CommentItem } from "./comment-item";
import { DeleteComment } from "./delete-comment";
import { type Discussion, useDiscussion } from "./use-discussion";

export function CommentsPanel({ projectId }: { readonly projectId: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const discussion = useDiscussion(projectId);
  const user = useUser();
  return (
    <section aria-labelledby="comments-heading" className="comments">
      <h2 ref={heading} id="comments-heading" tabIndex={-1} className="type-h2">
        {say("comments.title")}
      </h2>
      <div className="comment mt-4">
        <Avatar name={`${user.firstName} ${user.lastName}`} src={user.profileImageUrl} />
        <div className="comment-body">
          <CommentForm
            label={say("comments.write")}
            placeholder={say("comments.placeholder")}
            help={say("comments.whoReads")}
            submit={say("addComment")}
            submitting={say("adding")}
            {...discussion.newBox}
          />
        </div>
      </div>
      <Threads projectId={projectId} discussion={discussion} onGone={() => heading.current?.focus()} />
    </section>
  );
}

interface ThreadsProps {
  readonly projectId: string;
  readonly discussion: Discussion;
  /** A comment was deleted, and with it the button that had the focus. */
  readonly onGone: () => void;
}

function Threads({ projectId, discussion, onGone }: ThreadsProps) {
  const comments = useQuery(commentsQuery(projectId));
  const [asked, setAsked] = useState<Comment | null>(null);
  const [gone, setGone] = useState(0);
  // After the dialog has closed: while it stands it holds the focus.
  useEffect(() => {
    if (gone > 0) onGone();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once a deletion, whatever else is drawn again
  }, [gone]);
  if (comments.isPending) return <SkeletonRows label={say("comments.loading")} showLabel className="mt-4" />;
  if (comments.isError)
    return (
      <ErrorRow
        className="mt-4"
        message={say("comments.notLoaded")}
        detail={say("comments.safe")}
        onRetry={() => void comments.refetch()}
        retrying={comments.isFetching}
      />
    );
  const threads = threadsOf(comments.data ?? []);
  if (threads.length === 0)
    return (
      <Empty className="mt-4" symbol={<MessageSquare size={32} strokeWidth={1.25} aria-hidden="true" />}>
        {say("comments.none")}
      </Empty>
    );
  return (
    <>
      <ol className="comment-threads">
        {threads.map(({ root, replies }) => (
          <li key={root.id}>
            <CommentItem comment={root} discussion={discussion} onDelete={setAsked} />
            {replies.length > 0 && (
              <ol className="comment-replies">
                {replies.map((reply) => (
                  <li key={reply.id}>
                    <CommentItem comment={reply} discussion={discussion} onDelete={setAsked} />
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
      {asked && (
        <DeleteComment
          projectId={projectId}
          comment={asked}
          hasReplies={threads.some(({ root, replies }) => root.id === asked.id && replies.length > 0)}
          onClose={() => setAsked(null)}
          onDeleted={() => {
            setAsked(null);
            setGone((count) => count + 1);
          }}
        />
      )}
    </>
  );
}

import { say } from "@sunwright/words/discussion";
import type { Comment } from "@sunwright/contract/comments";
import { useRef } from "react";
import { viewAddress, type ViewLetter } from "../../../lib/result-pages";
import { Link } from "../../../lib/routing/link";
import { useLocation } from "../../../lib/routing/router";
import { piecesOf } from "../model/view-letters";
import { CommentForm } from "./comment-form";
import type { Discussion } from "./use-discussion";
import { PersonAvatar } from "./person-avatar";
import { RelativeTime } from "./relative-time";

interface CommentItemProps {
  readonly comment: Comment;
  readonly discussion: Discussion;
  readonly onDelete: (comment: Comment) => void;
}

export function CommentItem({ comment, discussion, onDelete }: CommentItemProps) {
  const { userId, name, deleted, parentId } = comment;
  if (deleted || userId === null)
    return (
      <article className="comment" aria-label={say("deletedComment")}>
        <p className="comment-gone">{say("deletedCommentMarker")}</p>
      </article>
    );
  return (
    <article className="comment" aria-label={say(parentId === null ? "commentBy" : "replyBy", { name: name ?? "" })}>
      <PersonAvatar userId={userId} small={parentId !== null} />
      <div className="comment-body">
        <p className="comment-head">
          <b className="font-semibold">{name}</b>
          <RelativeTime instant={comment.createdAt} />
          {comment.updatedAt !== comment.createdAt && <span className="discussion-time">{say("edited")}</span>}
        </p>
        {discussion.isEditing(comment) ? (
          <EditBox comment={comment} discussion={discussion} />
        ) : (
          <Words comment={comment} discussion={discussion} onDelete={onDelete} />
        )}
      </div>
    </article>
  );
}

/** Text, and the letters of views: what looks like a link or like markup stays as it was typed. */
function Words({ comment, discussion, onDelete }: CommentItemProps) {
  const { name, mayEdit, mayDelete, parentId } = comment;
  const kind = parentId === null ? "comment" : "reply";
  const edit = useRef<HTMLButtonElement>(null);
  return (
    <>
      <p className="comment-text">
        {piecesOf(comment.content).map(({ text, view }, index) =>
          view ? <ViewLink key={index} letter={view} /> : text,
        )}
      </p>
      <p className="comment-actions">
        <button
          type="button"
          aria-label={say("replyTo", { name: name ?? "" })}
          onClick={() => discussion.openReply(comment)}
        >
          {say("reply")}
        </button>
        {mayEdit && (
          <button
            ref={edit}
            type="button"
            aria-label={say("editOwn", { kind })}
            onClick={() => discussion.openEdit(comment)}
          >
            {say("edit")}
          </button>
        )}
        {mayDelete && (
          <button
            type="button"
            aria-label={mayEdit ? say("deleteOwn", { kind }) : say("deleteOther", { name: name ?? "", kind })}
            onClick={() => onDelete(comment)}
          >
            {say("delete")}
          </button>
        )}
      </p>
      {discussion.isReplying(comment) && (
        <CommentForm
          focused
          label={say("replyTo", { name: name ?? "" })}
          placeholder={say("writeAReply")}
          submit={say("reply")}
          submitting={say("replying")}
          {...discussion.replyBox(comment)}
        />
      )}
    </>
  );
}

/** The letter of a view leads to where it stands. */
function ViewLink({ letter }: { readonly letter: ViewLetter }) {
  const { pathname } = useLocation();
  return (
    <Link
      href={viewAddress(pathname, letter)}
      resetScroll={false}

      className="comment-view"
      aria-label={say("toView", { letter })}
    >
      {letter}
    </Link>
  );
}

const EditBox = ({ comment, discussion }: Omit<CommentItemProps, "onDelete">) => (
  <CommentForm
    focused
    label={say("editYourComment")}
    submit={say("save")}
    submitting={say("saving")}
    {...discussion.editBox(comment)}
  />
);

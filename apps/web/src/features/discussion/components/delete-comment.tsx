import type { Comment } from "@sunwright/contract/comments";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { useDeleteComment } from "../api/comments";

interface DeleteCommentProps {
  readonly projectId: string;
  readonly comment: Comment;
  readonly hasReplies: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteComment({ projectId, comment, hasReplies, onClose, onDeleted }: DeleteCommentProps) {
  const remove = useDeleteComment(projectId);
  return (
    <ConfirmDialog
      title="Delete this comment"
      description={
        hasReplies
          ? "Its words and its author go for good. A marker stays in its place, because it was replied to."
          : "It goes for good. This cannot be undone."
      }
      action="Delete"
      busyText="Deleting"
      busy={remove.isPending}
      onConfirm={() => remove.mutate(comment.id, { onSuccess: onDeleted, onError: onClose })}
      onClose={onClose}
    >
      <blockquote className="comment-quote">{comment.content}</blockquote>
    </ConfirmDialog>
  );
}

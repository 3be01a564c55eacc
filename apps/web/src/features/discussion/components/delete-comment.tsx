import { say } from "@sunwright/words/discussion";
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
      title={say("deleteComment.title")}
      description={hasReplies ? say("deleteComment.withReplies") : say("deleteComment.alone")}
      action={say("delete")}
      busyText={say("deleting")}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(comment.id, { onSuccess: onDeleted, onError: onClose })}
      onClose={onClose}
    >
      <blockquote className="comment-quote">{comment.content}</blockquote>
    </ConfirmDialog>
  );
}

import type { Comment } from "@sunwright/contract/comments";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
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
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete this comment"
      description={
        hasReplies
          ? "Its words and its author go for good. A marker stays in its place, because it was replied to."
          : "It goes for good. This cannot be undone."
      }
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="danger"
            busy={remove.isPending}
            busyText="Deleting"
            onClick={() => remove.mutate(comment.id, { onSuccess: onDeleted, onError: onClose })}
          >
            Delete
          </Button>
        </>
      }
    >
      <blockquote className="comment-quote">{comment.content}</blockquote>
    </Dialog>
  );
}

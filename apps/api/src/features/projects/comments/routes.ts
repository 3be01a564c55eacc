import { addComment, deleteComment, listComments, updateComment } from "@sunwright/contract/comments";
import type { App } from "../../../platform/app";
import { serve } from "../../../platform/serve";
import type { Comments } from "./service";

/** Each write names its comment: what a deleted comment said is not answered again. */
export function commentRoutes(app: App, comments: Comments): void {
  serve(app, listComments, ({ executor, viewer, params }) => comments.list(executor, viewer, params.id));

  serve(app, addComment, async ({ tx, viewer, params, body, made }) => {
    const comment = await comments.add(tx, viewer, params.id, body);
    made(comment.id);
    return comment;
  });

  serve(app, updateComment, ({ tx, viewer, params, body, made }) => {
    made(params.commentId);
    return comments.update(tx, viewer, params.commentId, body.content);
  });

  serve(app, deleteComment, async ({ tx, viewer, params }) => {
    await comments.remove(tx, viewer, params.commentId);
    return { message: "Comment deleted" };
  });
}

import { addComment, deleteComment, listComments, updateComment } from "@sunwright/contract/comments";
import { say } from "@sunwright/words/answers";
import type { App } from "../../platform/app";
import { serve, serveAsked } from "../../platform/serve";
import type { Comments } from "./service";
import { commentsOfCall } from "./table";

/**
 * A new comment is named, so that what it said is not answered again once it is deleted; a change of one names its
 * project, whose watchers are told of it.
 */
export function commentRoutes(app: App, comments: Comments): void {
  serveAsked(app, listComments, {
    statement: commentsOfCall,
    values: ({ params }) => ({ projectId: params.id }),
    answer: ([row], { viewer }) => comments.list(row, viewer),
  });

  serve(app, addComment, async ({ tx, viewer, params, body, made }) => {
    const comment = await comments.add(tx, viewer, params.id, body);
    made(comment.id);
    return comment;
  });

  serve(app, updateComment, async ({ tx, viewer, params, body, made }) => {
    const { projectId, comment } = await comments.update(tx, viewer, params.commentId, body.content);
    made(projectId);
    return comment;
  });

  serve(app, deleteComment, async ({ tx, viewer, params, made }) => {
    const { projectId } = await comments.remove(tx, viewer, params.commentId);
    made(projectId);
    return { message: say("commentDeleted") };
  });
}

import { say } from "@sunwright/words/project-fields";
import { z } from "zod";
import { CHANGES_ASKED } from "./asked-changes";
import { endpoint } from "./endpoint";
import { TEXT_MAX } from "./limits";
import { atMost } from "./text";

const NOTHING_WRITTEN = { error: () => say("comment") };
/** Plain text, shown as such: nothing in it is ever markup. */
const Content = z.string(NOTHING_WRITTEN).trim().min(1, NOTHING_WRITTEN).max(TEXT_MAX, atMost(TEXT_MAX));

export const Comment = z.object({
  id: z.string(),
  /** As others see a person; null for a deleted comment. */
  userId: z.string().nullable(),
  /** Null for a deleted comment. */
  name: z.string().nullable(),
  /** Empty for a deleted comment. */
  content: z.string(),
  /** The comment this one replies to, never itself a reply. */
  parentId: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** What a guest of a link asked for; null where somebody with an account wrote. */
  asked: z.enum(CHANGES_ASKED).nullable(),
  /** Left in the place of a deleted comment that was replied to. */
  deleted: z.boolean(),
  /** Whether the caller may. */
  mayEdit: z.boolean(),
  mayDelete: z.boolean(),
});
export type Comment = z.output<typeof Comment>;

const tag = "projects";
const access = "session";
const params = z.object({ id: z.uuid() });
const ofComment = z.object({ commentId: z.uuid() });

export const listComments = endpoint({
  method: "GET",
  path: "/api/projects/:id/comments",
  summary: "The discussion of a project, oldest first",
  tag,
  access,
  params,
  response: z.array(Comment),
  errors: ["not_signed_in", "project_not_found"],
});

export const addComment = endpoint({
  method: "POST",
  path: "/api/projects/:id/comments",
  summary: "Write a comment, or a reply; a reply to a reply joins the first comment's",
  tag,
  access,
  need: "view",
  changes: ["comments", "history"],
  params,
  body: z.object({
    /** Ignored: who writes follows from the session. */
    userId: z.unknown().optional(),
    content: Content,
    parentId: z.uuid().nullable().default(null),
  }),
  status: 201,
  response: Comment,
  errors: [
    "not_signed_in",
    "project_not_found",
    "invalid_input",
    "comment_not_found",
    "too_many_comments",
    "idempotency_key_reused",
  ],
});

export const updateComment = endpoint({
  method: "PUT",
  path: "/api/comments/:commentId",
  summary: "Change a comment of your own",
  tag,
  access,
  need: "view",
  changes: ["comments"],
  params: ofComment,
  body: z.object({ content: Content }),
  response: Comment,
  errors: ["not_signed_in", "invalid_input", "comment_not_found", "not_permitted", "too_many_comments"],
});

export const deleteComment = endpoint({
  method: "DELETE",
  path: "/api/comments/:commentId",
  summary: "Delete a comment; where it was replied to, a marker without its words and its author stays",
  tag,
  access,
  need: "view",
  changes: ["comments", "history"],
  params: ofComment,
  response: z.object({ message: z.string() }),
  errors: ["not_signed_in", "comment_not_found", "not_permitted"],
});

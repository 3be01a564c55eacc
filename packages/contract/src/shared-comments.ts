import { say } from "@sunwright/words/project-fields";
import { z } from "zod";
import { CHANGES_ASKED } from "./asked-changes";
import { endpoint } from "./endpoint";
import { ASKED_NAME_MAX, ASKED_TEXT_MAX, COMMENTS_PER_PROJECT } from "./limits";
import { line, typed } from "./text";

const SharedComment = z.object({
  id: z.string(),
  /** The first name alone; null for a deleted comment. */
  name: z.string().nullable(),
  /** Empty for a deleted comment. */
  content: z.string(),
  parentId: z.string().nullable(),
  createdAt: z.iso.datetime(),
  deleted: z.boolean(),
  /** What a guest of a link asked for; null for a comment of somebody with an account. */
  asked: z.enum(CHANGES_ASKED).nullable(),
});
export type SharedComment = z.output<typeof SharedComment>;

const tag = "projects";
const access = "public";
const params = z.object({ shareToken: z.string() });

export const listSharedComments = endpoint({
  method: "GET",
  path: "/api/shared/:shareToken/comments",
  summary: "The discussion of a shared project, newest first; reading it does not count as an opening",
  tag,
  access,
  params,
  response: z.array(SharedComment).max(COMMENTS_PER_PROJECT),
  errors: ["share_not_found"],
});

export const askForChanges = endpoint({
  method: "POST",
  path: "/api/shared/:shareToken/changes",
  summary: "Ask the owner of a shared project for changes, without an account: 3 a day from a network, 20 by a link",
  tag,
  access,
  changes: ["comments"],
  params,
  body: z.strictObject({
    kind: z.enum(CHANGES_ASKED),
    text: typed()
      .min(1, { error: () => say("askedText") })
      .max(ASKED_TEXT_MAX)
      .describe("Ways to reach a person are taken out"),
    name: line(ASKED_NAME_MAX, () => say("askedName")).describe("A first name; ways to reach a person are taken out"),
  }),
  response: SharedComment,
  errors: ["invalid_input", "share_not_found", "too_many_comments", "too_many_attempts"],
});

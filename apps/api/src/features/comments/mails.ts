import { say } from "@sunwright/words/mails";
import { PRODUCT_NAME } from "@sunwright/contract/brand";
import type { Words } from "../../platform/outbox";
import { GATHERED } from "./rules";

const MINUTE = 60_000;

/**
 * Says that something was written, not what or by whom: a comment, a name or a project's title could be an
 * advertisement, sent by us, and a comment deleted meanwhile must not live on in a mailbox.
 */
export const newCommentsMail = (publicUrl: string, projectId: string): Words => ({
  subject: say("comments.subject", { product: PRODUCT_NAME }),
  paragraphs: [
    say("comments.new"),
    { label: say("comments.link"), url: `${publicUrl}/projects/${projectId}/results/people` },
    say("comments.howOften", { minutes: GATHERED / MINUTE }),
    { label: say("comments.settings"), url: `${publicUrl}/settings#notifications` },
  ],
});

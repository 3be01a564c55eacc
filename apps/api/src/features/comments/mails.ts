import { PRODUCT_NAME } from "@sunwright/contract/brand";
import type { Letter } from "../../platform/outbox";
import { GATHERED } from "./rules";

const MINUTE = 60_000;

/**
 * Says that something was written, not what or by whom: a comment, a name or a project's title could be an
 * advertisement, sent by us, and a comment deleted meanwhile must not live on in a mailbox.
 */
export const newCommentsMail = (publicUrl: string, projectId: string): Omit<Letter, "to"> => ({
  subject: `New comments on a ${PRODUCT_NAME} project`,
  paragraphs: [
    "There are new comments on a project you own or have commented on. Open it to read them and to answer.",
    { label: "Read the comments", url: `${publicUrl}/projects/${projectId}#results` },
    `At most one such mail leaves every ${GATHERED / MINUTE} minutes for each project. Switch these mails off here:`,
    { label: "Notification settings", url: `${publicUrl}/settings#notifications` },
  ],
});

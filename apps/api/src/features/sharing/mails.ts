import { say } from "@sunwright/words/mails";
import { PRODUCT_NAME } from "@sunwright/contract/brand";
import type { Words } from "../../platform/outbox";

/**
 * Nothing in it that a stranger typed, as in the mails of accounts: the name of a project or a person could be an
 * advertisement, sent by us. Only the sharer's own verified address stands in it.
 */
export const invitationMail = (url: string, from: string): Words => ({
  subject: say("shared.subject", { product: PRODUCT_NAME }),
  paragraphs: [
    say("shared.by", { person: from }),
    { label: say("shared.link"), url },
    say("shared.addressOnly"),
    say("shared.notYou"),
  ],
});

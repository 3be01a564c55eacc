import { PRODUCT_NAME } from "@sunwright/contract/brand";
import { say } from "@sunwright/words/mails";
import type { Words } from "../../platform/outbox";

/** Nothing in it that a person typed: the name of a firm could be an advertisement, sent by us. */
export const memberMail = (url: string, days: number): Words => ({
  subject: say("member.subject", { product: PRODUCT_NAME }),
  paragraphs: [
    say("member.by", { product: PRODUCT_NAME }),
    { label: say("member.link"), url },
    say("member.until", { days }),
    say("shared.notYou"),
  ],
});

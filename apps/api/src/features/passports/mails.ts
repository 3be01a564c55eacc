import { PRODUCT_NAME } from "@sunwright/contract/brand";
import { say } from "@sunwright/words/mails";
import type { Words } from "../../platform/outbox";

/** Nothing in it that a person typed, and nothing of the owner or the house: it goes to an address that somebody typed. */
export const transferMail = (url: string, days: number): Words => ({
  subject: say("passport.subject", { product: PRODUCT_NAME }),
  paragraphs: [
    say("passport.by", { product: PRODUCT_NAME }),
    { label: say("passport.link"), url },
    say("passport.until", { days }),
    say("shared.notYou"),
  ],
});

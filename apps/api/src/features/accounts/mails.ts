import { say } from "@sunwright/words/mails";
import { PRODUCT_NAME } from "@sunwright/contract/brand";
import type { Words } from "../../platform/outbox";
import { RESET_LIFE, VERIFICATION_LIFE } from "./rules";

/*
 * Mails leave with nothing in them that a stranger typed: a name could be an advertisement, sent by us.
 */

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** In UTC, because the reader's time zone is not known here. */
const moment = (at: Date) => `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;

/** Links start with the configured address, never with what a request called us. */
const withToken = (publicUrl: string, path: string, token: string) =>
  `${publicUrl}${path}?${new URLSearchParams({ token }).toString()}`;

interface VerificationMail extends Words {
  readonly reason: "verification";
}
export const verificationMail = (publicUrl: string, token: string): VerificationMail => ({
  reason: "verification",
  subject: say("verify.subject", { product: PRODUCT_NAME }),
  paragraphs: [
    say("verify.created", { product: PRODUCT_NAME, hours: VERIFICATION_LIFE / HOUR }),
    { label: say("verify.link"), url: withToken(publicUrl, "/api/auth/verify-email", token) },
    say("verify.notYou"),
  ],
});

interface ResetMail extends Words {
  readonly reason: "reset";
}
export const resetMail = (publicUrl: string, token: string): ResetMail => ({
  reason: "reset",
  subject: say("reset.subject", { product: PRODUCT_NAME }),
  paragraphs: [
    say("reset.asked", { product: PRODUCT_NAME, minutes: RESET_LIFE / MINUTE }),
    { label: say("reset.link"), url: withToken(publicUrl, "/reset-password", token) },
    say("reset.notYou"),
  ],
});

interface SecurityMail extends Words {
  readonly reason: "security";
}
export const passwordChangedMail = (publicUrl: string, at: Date): SecurityMail => ({
  reason: "security",
  subject: say("passwordChanged.subject", { product: PRODUCT_NAME }),
  paragraphs: [
    say("passwordChanged.when", { product: PRODUCT_NAME, moment: moment(at) }),
    say("passwordChanged.notYou"),
    { label: say("passwordChanged.link"), url: `${publicUrl}/auth` },
    say("passwordChanged.you"),
  ],
});

export const accountDeletedMail = (at: Date): SecurityMail => ({
  reason: "security",
  subject: say("accountDeleted.subject", { product: PRODUCT_NAME }),
  paragraphs: [say("accountDeleted.when", { product: PRODUCT_NAME, moment: moment(at) }), say("accountDeleted.notYou")],
});

/** What was changed of a second sign-in. */
export type SecondChange =
  | "appOn"
  | "appOff"
  | "passkeyAdded"
  | "passkeyRemoved"
  | "recoveryRenewed"
  | "recoveryUsed"
  | "reset";

export const secondChangedMail = (publicUrl: string, change: SecondChange, at: Date): SecurityMail => ({
  reason: "security",
  subject: say("second.subject", { product: PRODUCT_NAME }),
  paragraphs: [
    say(`second.${change}`, { product: PRODUCT_NAME, moment: moment(at) }),
    say("second.notYou"),
    { label: say("second.link"), url: `${publicUrl}/settings#second-sign-in` },
    say("second.you"),
  ],
});

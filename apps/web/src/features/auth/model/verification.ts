import { say } from "@sunwright/words/auth";
import { labels } from "@sunwright/words/room";

/** What the verification link reports; a blank message is none. Texts: marketplace specification, section 8. */
export const verificationToast = ({ verified, outcome, message }: Verification) =>
  toastOf(verified, outcome === undefined ? message?.trim() || undefined : OUTCOMES[outcome]);

/** What the address of a verification link says; an outcome that has words here goes before the message. */
export interface Verification {
  readonly verified: "true" | "false";
  readonly outcome?: VerificationOutcome | undefined;
  readonly message?: string | undefined;
}

const OUTCOMES = labels(say, {
  already_verified: "verification.usedBefore",
  link_invalid: "verification.linkInvalid",
});
type VerificationOutcome = keyof typeof OUTCOMES;

const toastOf = (verified: "true" | "false", message: string | undefined) =>
  verified === "true"
    ? ({
        title: say("verification.succeeded"),
        description: message ?? say("verification.nowSignIn"),
        tone: "ok",
      } as const)
    : ({
        title: say("verification.failed"),
        description: message ?? say("verification.checkLink"),
        tone: "bad",
      } as const);

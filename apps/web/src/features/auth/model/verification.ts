import { say } from "@sunwright/words/auth";

/** What the verification link reports; a blank message is none. Texts: marketplace specification, section 8. */
export const verificationToast = (verified: "true" | "false", message: string | undefined) =>
  toastOf(verified, message?.trim() || undefined);

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

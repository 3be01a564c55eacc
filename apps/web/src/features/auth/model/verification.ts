import { say } from "@sunwright/words/auth";
/** What the verification link reports; a blank message is none. Texts: marketplace specification, section 8. */
export const verificationToast = (verified: "true" | "false", message: string | undefined) =>
  toastOf(verified, message?.trim() || undefined);

const toastOf = (verified: "true" | "false", message: string | undefined) =>
  verified === "true"
    ? ({
        title: say("emailVerified"),
        description: message ?? say("yourAccountHasBeen"),
        tone: "ok",
      } as const)
    : ({
        title: say("verificationFailed"),
        description: message ?? say("pleaseCheckYourVerification"),
        tone: "bad",
      } as const);
